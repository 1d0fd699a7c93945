/// What lessons keep of a session.
struct LessonsPart: SessionPart {
  var shelf = LessonShelf([])
  var lesson: OpenLesson?
  var asksToPredict: Bool?
}

extension Session {
  /// Begins a session with the lessons on a shelf; what is done is kept in memory.
  init(
    world: World,
    settings: Settings,
    shelf: LessonShelf,
    commands: CommandList = CommandList(commands: [])
  ) {
    self.init(world: world, settings: settings, commands: commands)
    self.shelf = shelf
    journal = Journal()
  }

  /// The lessons there are.
  var shelf: LessonShelf {
    get { self[LessonsPart.self].shelf }
    set { self[LessonsPart.self].shelf = newValue }
  }

  /// The lesson that is open.
  var lesson: OpenLesson? {
    get { self[LessonsPart.self].lesson }
    // In place, as a long script would be copied with each step.
    _modify { yield &self[LessonsPart.self].lesson }
  }

  /// Whether guided frames are asked about; nil where nobody said.
  var asksToPredict: Bool? {
    get { self[LessonsPart.self].asksToPredict }
    set { self[LessonsPart.self].asksToPredict = newValue }
  }
}
