import DecisionTrees
import Problems

/// The dialogue's own words, in one language.
struct Phrases: Sendable {
  var why: String
  var price: String
  var training: String
  var firstSteps: String
  var exit: String
  var revisit: String
  var see: String
  var voices: String
  var agrees: String
  var otherwise: String
  var says: String
  var noOpinion: String
  var youAnswered: String
  var flips: String
  var flipSets: String
  var noFlips: String
  var tensions: String
  var stillPossible: String
  var openQuestions: String
  var answerNumber: String
  var dialogueWords: String
  var forTheRecord: String
  var kept: String
  var fromBefore: String
  var forTheRecordWords: String
  var nothingBefore: String
  var next: String
  var because: String
  var changed: String
  var unchanged: String
  var or: String
  var subjectWords: String

  static func of(_ language: Language) -> Phrases {
    language == .spanish ? spanish : english
  }

  /// `a`, `a or b`, `a, b or c`.
  func either(_ names: [String]) -> String {
    enumeration(names, or)
  }

  static let english = Phrases(
    why: "Why",
    price: "Price",
    training: "Training",
    firstSteps: "First steps",
    exit: "Way out",
    revisit: "Look again when",
    see: "See it",
    voices: "Who says what",
    agrees: "agrees",
    otherwise: "otherwise",
    says: "says",
    noOpinion: "no opinion",
    youAnswered: "You answered",
    flips: "What would change it",
    flipSets: "Only together would change it",
    noFlips: "No single answer leads elsewhere for certain.",
    tensions: "What pulls against it",
    stillPossible: "Not decided yet; still possible",
    openQuestions: "To settle it, find out",
    answerNumber: "a number from %@ to %@",
    dialogueWords: "why · back · unknown · Ctrl-C leaves; answers stay for this session",
    forTheRecord: "The rest does not change the outcome; it is asked for the record.",
    kept: "The answers are kept for this session; decide goes on.",
    fromBefore: "From the answers given before; decide --fresh asks again.",
    forTheRecordWords: "Enter skips · done ends · why · back",
    nothingBefore: "This is the first question.",
    next: "Next",
    because: "We ask because",
    changed: "The outcome changes",
    unchanged: "The outcome stays",
    or: "or",
    subjectWords: "Enter takes app · why · Ctrl-C leaves; answers stay for this session"
  )

  static let spanish = Phrases(
    why: "Por qué",
    price: "Precio",
    training: "Formación",
    firstSteps: "Primeros pasos",
    exit: "Salida",
    revisit: "Revisar cuando",
    see: "Para verlo",
    voices: "Quién dice qué",
    agrees: "de acuerdo",
    otherwise: "otra respuesta",
    says: "dice",
    noOpinion: "sin opinión",
    youAnswered: "Has respondido",
    flips: "Qué lo cambiaría",
    flipSets: "Solo juntas lo cambiarían",
    noFlips: "Ninguna respuesta por sí sola lleva con certeza a otro resultado.",
    tensions: "Qué tira en contra",
    stillPossible: "Aún sin decidir; sigue siendo posible",
    openQuestions: "Para decidir, averigua",
    answerNumber: "un número de %@ a %@",
    dialogueWords:
      "why (por qué) · back (atrás) · unknown (no sé) · Ctrl-C sale; se guarda en esta sesión",
    forTheRecord:
      "El resto no cambia el resultado; se pregunta para dejar constancia.",
    kept: "Las respuestas se guardan durante esta sesión; decide continúa.",
    fromBefore: "Con las respuestas de antes; decide --fresh pregunta de nuevo.",
    forTheRecordWords: "Intro salta · done (hecho) termina · why · back",
    nothingBefore: "Esta es la primera pregunta.",
    next: "Después",
    because: "Lo preguntamos porque",
    changed: "El resultado cambia",
    unchanged: "El resultado se mantiene",
    or: "o",
    subjectWords: "Intro toma app · why (por qué) · Ctrl-C sale; se guarda en esta sesión"
  )
}
