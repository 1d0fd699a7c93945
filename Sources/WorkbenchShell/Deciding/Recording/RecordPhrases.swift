import DecisionTrees

/// The words of the dialogue that asks for a record's fields, in one language.
struct RecordPhrases {
  var language: Language

  private var isSpanish: Bool { language == .spanish }
}

extension RecordPhrases {
  var folderQuestion: Line {
    isSpanish ? "¿A qué carpeta va el registro?" : "Which folder shall the record go to?"
  }

  var folderAid: Line {
    isSpanish
      ? "Este es el checkout del propio workbench; nombra la carpeta de tu proyecto."
      : "This is the workbench's own checkout; name the folder of your own project."
  }

  /// What Enter puts down where an answer or a sourced fact can be restated.
  func takes(_ restated: String) -> Line {
    isSpanish
      ? "\("Intro", .typed) toma: \(restated)" : "\("Enter", .typed) takes: \(restated)"
  }

  var leavesOpen: Line {
    isSpanish ? "\("Intro", .typed) lo deja abierto" : "\("Enter", .typed) leaves it open"
  }

  var words: Line {
    isSpanish
      ? "\("back", .typed) (atrás) · \("done", .typed) (hecho) escribe ya"
      : "\("back", .typed) · \("done", .typed) writes now"
  }

  var noHint: Line { isSpanish ? "El registro lo dice (K55)." : "The record says it (K55)." }

  var nothingWritten: Line {
    isSpanish
      ? "No se ha escrito nada. La decisión se conserva en esta sesión; \(typed: "record") empieza de nuevo."
      : "Nothing was written. The decision is kept for this session; \(typed: "record") starts again."
  }

  /// How many points are open, and which.
  func open(_ keys: [String]) -> Line {
    let (count, names) = (keys.count, keys.joined(separator: ", "))
    guard isSpanish else {
      let points = count == 1 ? "1 open point" : "\(count) open points"
      return "\(points, .strong), marked Open: in the record — \(names)"
    }
    let points = count == 1 ? "1 punto abierto" : "\(count) puntos abiertos"
    return "\(points, .strong), marcados con Open: en el registro — \(names)"
  }
}
