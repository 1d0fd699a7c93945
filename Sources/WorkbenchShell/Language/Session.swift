/// Where the user stands: how results look, which dialogue is open, and what each feature keeps.
struct Session {
  var world: World
  var settings: Settings
  /// The words that can be typed.
  var commands: CommandList
  /// The dialogue that the next line answers.
  var dialogue: (any Dialogue)?
  private var parts: [ObjectIdentifier: any SessionPart] = [:]

  init(world: World, settings: Settings, commands: CommandList = CommandList(commands: [])) {
    (self.world, self.settings, self.commands) = (world, settings, commands)
  }
}

/// What one feature keeps of a session. Its type stands in the feature's folder, beside the names by
/// which the feature reads it, so that the language knows no feature.
protocol SessionPart {
  init()
}

extension Session {
  /// A feature's part; a new one where it has kept nothing yet.
  subscript<Part: SessionPart>(part: Part.Type) -> Part {
    get { parts[ObjectIdentifier(part)] as? Part ?? Part() }
    // Taken out while it changes: a long script in it would be copied with each step.
    _modify {
      let key = ObjectIdentifier(part)
      var value = parts.removeValue(forKey: key) as? Part ?? Part()
      defer { parts[key] = value }
      yield &value
    }
  }
}
