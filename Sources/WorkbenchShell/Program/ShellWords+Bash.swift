import LineEditing
import Problems

extension ShellWords {
  /// What bash reads, from 3.2 on.
  var bash: String {
    """
    _workbench() {
      local typed="${COMP_LINE:0:COMP_POINT}" word="" \(Self.locals)
      local -a given
      read -ra given <<< "$typed"
      case "$typed" in
        *[[:space:]]) ;;
        *) word="${given[${#given[@]}-1]}"; unset "given[${#given[@]}-1]" ;;
      esac
      for w in "${given[@]:1}"; do
    \(step)
      done
    \(choice)
      case "$word" in --*=*|[!-]*=*) offers="$pairs" ;; -*) offers="$options" ;; esac
      COMPREPLY=($(compgen -W "$offers" -- "$word"))
      # Where = ends a word for bash, only what follows it is put in.
      case "$COMP_WORDBREAKS" in
        *=*) case "$word" in *=*) COMPREPLY=("${COMPREPLY[@]#"${word%%=*}="}") ;; esac ;;
      esac
      case "${COMPREPLY[0]}" in
        *=) [ "${#COMPREPLY[@]}" -eq 1 ] && type compopt >/dev/null 2>&1 && compopt -o nospace ;;
      esac
      return 0
    }
    complete -o default -F _workbench workbench

    """
  }
}

extension ShellWords {
  static let locals =
    "last=\"\" command=\"\" skips=\"\" offers=\"\" pairs=\"\" options=\"\" values=\"\" files=\"\" w"

  /// Takes one word that stands before the one at the cursor: an option's value is passed over, the
  /// first other word is the command, and after some a second belongs to it.
  var step: String {
    """
        if [ -n "$skips" ]; then
          skips=""
        else
          case "$command $w" in
            \(valued.joined(separator: "|"))) skips=1 ;;
            *" -"*) ;;
            *) case "$command" in
                 ""|\(parents.joined(separator: "|"))) command="${command:+$command }$w" ;;
               esac ;;
          esac
        fi
        last="$w"
    """
  }

  /// The options that are followed by a value, as patterns of `command option`.
  private var valued: [String] {
    let globals = Self.globals.filter { $0.value != .none }.map { "*\" \($0.name)\"" }
    return globals
      + entries.flatMap { entry in
        entry.options.filter { $0.value != .none }.flatMap { option in
          ([entry.name] + entry.aliases).map { "\"\($0) \(option.name)\"" }
        }
      }
  }

  /// Sets what can stand at the cursor: the value of the option before it, else what follows the
  /// command.
  var choice: String {
    let values = entries.flatMap { entry in
      (entry.options + (entry.name.isEmpty ? Self.globals : [])).compactMap { valueCase($0, entry) }
    }
    return """
        case "${skips:+$command $last}" in
      \(values.joined(separator: "\n"))
          "") case "$command" in
      \(entries.map(commandCase).joined(separator: "\n"))
          esac ;;
        esac
        [ -n "$values" ] && offers="$values" pairs="$values" options="$values"
      """
  }

  private func valueCase(_ option: Option, _ entry: Entry) -> String? {
    let names =
      entry.name.isEmpty
      ? ["*\" \(option.name)\""]
      : ([entry.name] + entry.aliases)
        .map { "\"\($0) \(option.name)\"" }
    let pattern = "    " + names.joined(separator: "|")
    switch option.value {
    case .none, .text: return nil
    case .path: return pattern + ") files=1 ;;"
    case .oneOf(let words): return pattern + ") values=\"\(words.joined(separator: " "))\" ;;"
    }
  }

  private func commandCase(_ entry: Entry) -> String {
    let names = ([entry.name] + entry.aliases).map { "\"\($0)\"" }.joined(separator: "|")
    let options =
      (entry.options + Self.globals.filter { $0.name.hasPrefix("--") || entry.name.isEmpty })
      .map(\.name).joined(separator: " ")
    let words = entry.words.map(\.text).joined(separator: " ")
    let pairs = entry.pairs.isEmpty ? "" : " pairs=\"\(entry.pairs.joined(separator: " "))\""
    return "      \(names)) offers=\"\(words)\"\(pairs) options=\"\(options)\" ;;"
  }

  /// Text that stands between apostrophes in any shell.
  static func quoted(_ text: String) -> String {
    text.replacing("'", with: "’")
  }
}
