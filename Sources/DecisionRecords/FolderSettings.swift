import MarkdownBlocks
import Platform

/// The settings files of ADR tools that name a folder.
struct FolderSettings {
  let name: String
  /// Takes the path out of the file's text.
  let path: @Sendable (String) -> String?

  static let files: [FolderSettings] = [
    FolderSettings(name: ".adr-dir") { text in
      text.split(whereSeparator: \.isNewline).first.map { $0.trimmed }
    },
    FolderSettings(name: "adrs.toml") { value(of: "adr_dir", in: $0) },
    FolderSettings(name: ".log4brains.yml") { value(of: "adrFolder", in: $0) },
    FolderSettings(name: ".adr.json") { value(of: "path", in: $0) },
    FolderSettings(name: "adr.config.json") { value(of: "path", in: $0) },
    FolderSettings(name: ".adr") { value(of: "records-dir", in: $0) },
    FolderSettings(name: "adrgen.config.yml") { value(of: "default_directory", in: $0) },
  ]

  /// The folder the file in a directory names, or nil where there is none or it names nothing.
  func folder(in directory: String) -> String? {
    guard let bytes = try? Files.read(directory + "/" + name, largest: 1 << 16) else { return nil }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let path = path(String(decoding: bytes[start...], as: UTF8.self)), !path.isEmpty else {
      return nil
    }
    return Paths.joined(directory, path)
  }

  /// The first value of a key in a small settings file, whether it is TOML, YAML, INI or JSON.
  private static func value(of key: String, in text: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline) {
      let bare = line.drop { " \t{\"'-".contains($0) }
      guard bare.hasPrefix(key) else { continue }
      let rest = bare.dropFirst(key.count).drop { " \t\"'".contains($0) }
      guard let mark = rest.first, mark == "=" || mark == ":" else { continue }
      let value = rest.dropFirst().trimmed
      if let quote = value.first, quote == "\"" || quote == "'" {
        return String(value.dropFirst().prefix { $0 != quote })
      }
      return value.prefix { $0 != "," && $0 != "}" && $0 != "#" }.trimmed
    }
    return nil
  }
}

/// The disk a path is on.
func device(_ path: String) -> Int? {
  var info = stat()
  return stat(path, &info) == 0 ? Int(info.st_dev) : nil
}

/// What makes two paths the same file.
func identity(_ path: String) -> String {
  var info = stat()
  guard stat(path, &info) == 0 else { return path }
  return "\(info.st_dev)/\(info.st_ino)"
}
