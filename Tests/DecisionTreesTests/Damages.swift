extension Damage {
  static let all = json + keys + parts + graph

  private static let lines = "Check the line and the one before it."

  private static let json = [
    Damage(
      "comma missing",
      "\"version\": 3,",
      "\"version\": 3",
      "team.json:5: Expected a comma or \"}\", found a double quote. \(lines)"
    ),
    Damage(
      "comma too many",
      "\"to\": \"salad\" } ] },",
      "\"to\": \"salad\", } ] },",
      "team.json:23: Expected a key in double quotes, found \"}\". "
        + "Check for a comma before a closing mark."
    ),
    Damage(
      "string open",
      "\"Clock\" }",
      "\"Clock }",
      "team.json:17: Expected a double quote, found the end of the line. \(lines)"
    ),
    Damage(
      "escape unknown",
      "\"Count.\"",
      "\"Co\\unt.\"",
      "team.json:10: Expected an escape that JSON knows, found \"n\". \(lines)"
    ),
    Damage(
      "escape for a terminal",
      "\"Count.\"",
      "\"Count\\u001b[2J\"",
      "team.json:10: A string that begins here holds the control character 27. "
        + "Remove it; only line ends and tabs are taken."
    ),
    Damage(
      "surrogate alone",
      "\"Count.\"",
      "\"\\ud800\"",
      "team.json:10: Expected an escape that JSON knows, found a double quote. \(lines)"
    ),
    Damage(
      "word unknown",
      "\"optional\": true",
      "\"optional\": truth",
      "team.json:16: Expected a value, found \"t\". \(lines)"
    ),
    Damage(
      "number with a leading zero",
      "\"version\": 3",
      "\"version\": 03",
      "team.json:4: Expected a value, found \",\". \(lines)"
    ),
    Damage(
      "number without digits",
      "\"version\": 3",
      "\"version\": 3.",
      "team.json:4: Expected a digit, found \",\". \(lines)"
    ),
    Damage(
      "key twice",
      "\"version\": 3,",
      "\"version\": 3, \"version\": 4,",
      "team.json:4: The key \"version\" is here for the second time. Keep one of the two."
    ),
    Damage(
      "colon missing",
      "\"version\": 3,",
      "\"version\" 3,",
      "team.json:4: Expected \":\", found \"3\". \(lines)"
    ),
  ]

  private static let keys = [
    Damage(
      "key misspelt",
      "\"purpose\":",
      "\"porpose\":",
      "team.json:1: The tree lacks the key \"purpose\". Add \"purpose\"."
    ),
    Damage(
      "key unknown",
      "\"version\": 3,",
      "\"version\": 3, \"author\": \"me\",",
      "team.json:4: The tree has no key \"author\". Remove it."
    ),
    Damage(
      "optional key misspelt",
      "\"optional\": true",
      "\"optionl\": true",
      "team.json:16: The question \"hurry\" has no key \"optionl\". Did you mean \"optional\"?"
    ),
    Damage(
      "no price",
      "\"price\": \"Hunger.\",",
      "",
      "team.json:38: The outcome \"salad\" lacks the key \"price\". Add \"price\"."
    ),
    Damage(
      "price empty",
      "\"Hunger.\"",
      "\"  \"",
      "team.json:38: \"price\" is empty. Say something there; only an entry that may be absent can be left out."
    ),
    Damage(
      "no reason",
      "\"why\": \"It is cold.\", ",
      "",
      "team.json:38: The outcome \"salad\" lacks the key \"why\". Add \"why\"."
    ),
    Damage(
      "no first steps",
      "[\"Wash.\"]",
      "[]",
      "team.json:39: \"firstSteps\" is empty. Say something there; only an entry that may be absent can be left out."
    ),
    Damage(
      "no exit",
      "\"exit\": \"Bread.\", \"revisit\": [\"Rain.\"],",
      "\"revisit\": [\"Rain.\"],",
      "team.json:38: The outcome \"salad\" lacks the key \"exit\". Add \"exit\"."
    ),
    Damage(
      "no revisit",
      ", \"revisit\": [\"Rain.\"]",
      "",
      "team.json:38: The outcome \"salad\" lacks the key \"revisit\". Add \"revisit\"."
    ),
    Damage(
      "no aid",
      "\"aid\": \"Count.\", ",
      "",
      "team.json:9: The question \"people\" lacks the key \"aid\". Add \"aid\"."
    ),
    Damage(
      "no source",
      ", \"source\": \"Clock\"",
      "",
      "team.json:16: The question \"hurry\" lacks the key \"source\". Add \"source\"."
    ),
    Damage(
      "version as text",
      "\"version\": 3",
      "\"version\": \"3\"",
      "team.json:4: \"version\" is a string, not a whole number. Write a whole number."
    ),
    Damage(
      "version with a fraction",
      "\"version\": 3",
      "\"version\": 3.5",
      "team.json:4: \"version\" cannot be 3.5. Use a number from 1 to 1000000."
    ),
    Damage(
      "version enormous",
      "\"version\": 3",
      "\"version\": 99999999999999999999",
      "team.json:4: \"version\" cannot be 99999999999999999999. Use a number from 1 to 1000000."
    ),
    Damage(
      "language unknown",
      "\"en\"",
      "\"fr\"",
      "team.json:3: \"language\" cannot be \"fr\". Use one of \"en\", \"es\"."
    ),
    Damage(
      "kind unknown",
      "\"yes-no\"",
      "\"maybe\"",
      "team.json:16: \"kind\" cannot be \"maybe\". Use one of \"number\", \"choice\", \"yes-no\"."
    ),
  ]

  private static let parts = [
    Damage(
      "id not plain",
      "\"id\": \"hurry\"",
      "\"id\": \"Hurry!\"",
      "team.json:16: \"Hurry!\" cannot be an id. "
        + "Use lower-case letters, digits, dots and hyphens, beginning with a letter."
    ),
    Damage(
      "id reserved",
      "\"id\": \"hurry\"",
      "\"id\": \"back\"",
      "team.json:16: \"back\" is a word of the dialogue and cannot be an id. Choose another word."
    ),
    Damage(
      "answer reserved",
      "\"id\": \"cold\"",
      "\"id\": \"unknown\"",
      "team.json:14: \"unknown\" is a word of the dialogue and cannot be an id. "
        + "Choose another word."
    ),
    Damage(
      "question twice",
      "\"id\": \"hurry\"",
      "\"id\": \"mood\"",
      "team.json:16: The id \"mood\" is used for the second time. Give one of the two another id."
    ),
    Damage(
      "choice twice",
      "\"id\": \"cold\"",
      "\"id\": \"hot\"",
      "team.json:14: The id \"hot\" is used for the second time. Give one of the two another id."
    ),
    Damage(
      "outcome twice",
      "\"id\": \"salad\"",
      "\"id\": \"soup\"",
      "team.json:38: The id \"soup\" is used for the second time. Give one of the two another id."
    ),
    Damage(
      "node named as an outcome",
      "{ \"id\": \"mood\", \"ask\"",
      "{ \"id\": \"soup\", \"ask\"",
      "team.json:24: The id \"soup\" is used for the second time. Give one of the two another id."
    ),
    Damage(
      "a voice missing",
      "{ \"source\": \"Chancay\", \"answer\": \"Yes.\", \"because\": \"It is.\", \"agrees\": true },",
      "",
      "team.json:31: The voices are \"Ownership\", \"Otasevic\", \"TCA docs\". "
        + "Let them be \"Chancay\", \"Ownership\", \"Otasevic\", \"TCA docs\", "
        + "each once and in this order."
    ),
    Damage(
      "a voice without an opinion stated",
      ", \"agrees\": null",
      "",
      "team.json:34: A voice lacks the key \"agrees\". Add \"agrees\"."
    ),
    Damage(
      "a voice that disagrees without an answer",
      "\"answer\": \"No.\", ",
      "",
      "team.json:33: A voice lacks the key \"answer\". Add \"answer\"."
    ),
    Damage(
      "a voice that nearly agrees",
      "\"agrees\": null",
      "\"agrees\": \"nearly\"",
      "team.json:34: \"agrees\" is a string, not true or false. Write true or false."
    ),
    Damage(
      "condition unreadable",
      "\"hurry=yes\"",
      "\"in a hurry\"",
      "team.json:36: \"in a hurry\" is not a condition. "
        + "Write one like \"team-size>=5\" or \"domain=complex\"."
    ),
    Damage(
      "condition on nothing known",
      "\"hurry=yes\"",
      "\"hury=yes\"",
      "team.json:36: This tree knows nothing of \"hury\". Did you mean \"hurry\"?"
    ),
  ]
}
