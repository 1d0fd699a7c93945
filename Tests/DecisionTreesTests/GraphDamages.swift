extension Damage {
  static let graph = [
    Damage(
      "question unknown",
      "\"ask\": \"mood\"",
      "\"ask\": \"moood\"",
      "team.json:24: There is no question \"moood\". Did you mean \"mood\"?"
    ),
    Damage(
      "branch to nothing",
      "\"below\": 5, \"to\": \"soup\"",
      "\"below\": 5, \"to\": \"soap\"",
      "team.json:21: There is no node and no outcome \"soap\". Did you mean \"soup\"?"
    ),
    Damage(
      "answer unknown",
      "\"answer\": \"cold\"",
      "\"answer\": \"colld\"",
      "team.json:26: The question \"mood\" has no answer \"colld\". Did you mean \"cold\"?"
    ),
    Damage(
      "answer twice",
      "\"answer\": \"cold\"",
      "\"answer\": \"hot\"",
      "team.json:26: The node \"mood\" has two branches for \"hot\". Keep one of the two."
    ),
    Damage(
      "answer missing",
      ",\n        { \"answer\": \"cold\", \"to\": \"salad\" }",
      "",
      "team.json:24: The node \"mood\" has no branch for \"cold\". "
        + "Add a branch {\"answer\": \"cold\", \"to\": …}."
    ),
    Damage(
      "hole between thresholds",
      "\"from\": 5,",
      "\"from\": 7,",
      "team.json:20: The node \"people\" has no branch for 5 to 6. "
        + "Add a branch that begins at 5."
    ),
    Damage(
      "hole at the beginning",
      "{ \"below\": 5,",
      "{ \"from\": 2, \"below\": 5,",
      "team.json:20: The node \"people\" has no branch for 1. Add a branch that begins at 1."
    ),
    Damage(
      "hole at the end",
      "{ \"from\": 20,",
      "{ \"from\": 20, \"below\": 40,",
      "team.json:20: The node \"people\" has no branch for 40 to 50. "
        + "Add a branch that begins at 40."
    ),
    Damage(
      "thresholds overlap",
      "\"from\": 5,",
      "\"from\": 4,",
      "team.json:22: The node \"people\" has two branches for 4. Keep one of the two."
    ),
    Damage(
      "range empty",
      "\"from\": 5, \"below\": 20",
      "\"from\": 20, \"below\": 5",
      "team.json:22: The node \"people\" has a branch that no number takes. "
        + "Let \"from\" be less than \"below\", within what the question takes."
    ),
    Damage(
      "number branch for a choice",
      "\"answer\": \"cold\"",
      "\"from\": 3",
      "team.json:26: A branch of the node \"mood\" does not fit the answers of \"mood\". "
        + "Use \"from\" and \"below\" for numbers, \"answer\" for everything else."
    ),
    Damage(
      "answer branch for a number",
      "\"below\": 5, \"to\"",
      "\"answer\": \"few\", \"to\"",
      "team.json:21: A branch of the node \"people\" does not fit the answers of \"people\". "
        + "Use \"from\" and \"below\" for numbers, \"answer\" for everything else."
    ),
    Damage(
      "circle of one",
      "\"answer\": \"hot\", \"to\": \"soup\"",
      "\"answer\": \"hot\", \"to\": \"mood\"",
      "team.json:24: The nodes lead in a circle: mood → mood. Let one of them lead to an outcome."
    ),
    Damage(
      "circle of two",
      "\"answer\": \"hot\", \"to\": \"soup\"",
      "\"answer\": \"hot\", \"to\": \"people\"",
      "team.json:20: The nodes lead in a circle: people → mood → people. "
        + "Let one of them lead to an outcome."
    ),
    Damage(
      "asked in another order",
      "\"id\": \"people\", \"ask\": \"people\"",
      "\"id\": \"start\", \"ask\": \"mood\", \"branches\": ["
        + "{ \"answer\": \"hot\", \"to\": \"people\" }, { \"answer\": \"cold\", \"to\": \"soup\" }"
        + "] },\n{ \"id\": \"people\", \"ask\": \"people\"",
      "team.json:21: \"people\" is asked after \"mood\" but is not listed after it. "
        + "List \"people\" after \"mood\"."
    ),
    Damage(
      "node out of reach",
      "\"below\": 20, \"to\": \"mood\"",
      "\"below\": 20, \"to\": \"salad\"",
      "team.json:24: No answers lead to the node \"mood\". Lead a branch there, or remove it."
    ),
    Damage(
      "outcome out of reach",
      "{ \"from\": 20, \"to\": \"salad\" } ] },\n    { \"id\": \"mood\", \"ask\": \"mood\", "
        + "\"branches\": [\n        { \"answer\": \"hot\", \"to\": \"soup\" },\n"
        + "        { \"answer\": \"cold\", \"to\": \"salad\" }",
      "{ \"from\": 20, \"to\": \"soup\" } ] },\n    { \"id\": \"mood\", \"ask\": \"mood\", "
        + "\"branches\": [\n        { \"answer\": \"hot\", \"to\": \"soup\" },\n"
        + "        { \"answer\": \"cold\", \"to\": \"soup\" }",
      "team.json:38: No answers lead to the outcome \"salad\". "
        + "Lead a branch there, or remove it."
    ),
    Damage(
      "question nobody asks",
      "\"optional\": true,",
      "",
      "team.json:16: No answers lead to the question \"hurry\". "
        + "Lead a branch there, or remove it."
    ),
    Damage(
      "optional question asked",
      "\"kind\": \"choice\",",
      "\"kind\": \"choice\", \"optional\": true,",
      "team.json:24: The question \"mood\" is optional, yet a node asks it. "
        + "Remove \"optional\", or the node."
    ),
  ]
}
