/// What the journal keeps of a session: itself.
struct JournalPart: SessionPart {
  var journal = Journal()
}

extension Session {
  /// What was done, kept from run to run.
  var journal: Journal {
    get { self[JournalPart.self].journal }
    set { self[JournalPart.self].journal = newValue }
  }
}
