/// A small tree such as a team might write, for tests that break it.
let teamTree = """
  {
    "id": "team",
    "language": "en",
    "version": 3,
    "title": "Which lunch",
    "purpose": "Finds a place that fits.",
    "reads": ["architecture"],
    "questions": [
      { "id": "people", "kind": "number", "least": 1, "most": 50,
        "text": "How many?", "why": "Tables are small.", "aid": "Count.", "source": "Cook" },
      { "id": "mood", "kind": "choice", "text": "What mood?", "why": "Taste.", "aid": "Ask.",
        "source": "Cook", "choices": [
          { "id": "hot", "label": "something hot", "also": ["caliente"] },
          { "id": "cold", "label": "something cold" }
        ] },
      { "id": "hurry", "kind": "yes-no", "optional": true,
        "text": "In a hurry?", "why": "Time.", "aid": "Look at the clock.", "source": "Clock" }
    ],
    "nodes": [
      { "id": "people", "ask": "people", "branches": [
          { "below": 5, "to": "soup" },
          { "from": 5, "below": 20, "to": "mood" },
          { "from": 20, "to": "salad" } ] },
      { "id": "mood", "ask": "mood", "branches": [
          { "answer": "hot", "to": "soup" },
          { "answer": "cold", "to": "salad" } ] }
    ],
    "outcomes": [
      { "id": "soup", "title": "Soup", "why": "It is hot.", "price": "Burnt tongues.",
        "training": "None.", "firstSteps": ["Boil."], "exit": "Bread.", "revisit": ["people>=5"],
        "sources": ["Cook"], "voices": [
          { "source": "Chancay", "answer": "Yes.", "because": "It is.", "agrees": true },
          { "source": "Ownership", "answer": "No.", "because": "It is not.", "agrees": false },
          { "source": "Otasevic", "answer": "Well.", "because": "Who knows.", "agrees": null },
          { "source": "TCA docs", "answer": "Yes.", "because": "It is.", "agrees": true } ],
        "adjustments": [{ "when": ["hurry=yes"], "text": "Drink it.", "price": "More burns." }],
        "tensions": [{ "when": ["architecture=tca"], "text": "Soup and TCA." }] },
      { "id": "salad", "title": "Salad", "why": "It is cold.", "price": "Hunger.",
        "training": "None.", "firstSteps": ["Wash."], "exit": "Bread.", "revisit": ["Rain."],
        "sources": ["Cook"], "voices": [
          { "source": "Chancay", "answer": "Yes.", "because": "It is.", "agrees": true },
          { "source": "Ownership", "answer": "No.", "because": "It is not.", "agrees": false },
          { "source": "Otasevic", "answer": "Well.", "because": "Who knows.", "agrees": null },
          { "source": "TCA docs", "answer": "Yes.", "because": "It is.", "agrees": true } ] }
    ]
  }

  """
