import LineEditing
import Problems

extension ShellWords {
  /// What fish reads.
  var fish: String {
    """
    function __workbench_command
        set -l given (commandline -opc)
        set -e given[1]
        set -l command ""
        set -l skips ""
        for w in $given
            if test -n "$skips"
                set skips ""
                continue
            end
            switch "$command $w"
                case \(valued.joined(separator: " "))
                    set skips 1
                case '* -*'
                case '*'
                    switch "$command"
                        case ''
                            set command $w
                        case \(parents.joined(separator: " "))
                            set command "$command $w"
                    end
            end
        end
        echo "$command"
    end

    """ + lines.joined(separator: "\n") + "\n"
  }

  private var lines: [String] {
    entries.flatMap(lines)
      + Self.globals.map { complete("", option: $0) }
  }

  /// The options that are followed by a value, as patterns of `command option`.
  private var valued: [String] {
    Self.globals.filter { $0.value != .none }.map { "'* \($0.name)'" }
      + entries.flatMap { entry in
        entry.options.filter { $0.value != .none }.flatMap { option in
          ([entry.name] + entry.aliases).map { "'\($0) \(option.name)'" }
        }
      }
  }

  private func lines(of entry: Entry) -> [String] {
    let names = ([entry.name] + entry.aliases).map { "'\($0)'" }.joined(separator: " ")
    let condition = " -n 'contains -- (__workbench_command) \(names.replacing("'", with: "\""))'"
    let words = entry.words.map { word in
      let text = Self.quoted(word.description)
      return "complete -c workbench\(condition) -a '\(word.text)'"
        + (text.isEmpty ? "" : " -d '\(text)'")
    }
    let pairs = entry.pairs.filter { !$0.hasPrefix("-") }.map {
      "complete -c workbench\(condition) -a '\($0)'"
    }
    return words + pairs + entry.options.map { complete(condition, option: $0) }
  }

  private func complete(_ condition: String, option: Option) -> String {
    let isLong = option.name.hasPrefix("--")
    let name = isLong ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
    let value =
      switch option.value {
      case .none: ""
      case .text: " -x"
      case .path: " -r -F"
      case .oneOf(let words): " -x -a '\(words.joined(separator: " "))'"
      }
    return "complete -c workbench\(condition) \(name)\(value) -d '\(Self.quoted(option.summary))'"
  }
}
