import MarkdownBlocks

extension RecordFolder {
  /// Reads every record of the folder and of the category folders in it.
  ///
  /// A folder that does not exist holds nothing. A write that was cut off is first finished or
  /// undone, where that can be done.
  public func read() throws(RecordsProblem) -> Contents {
    if hasLeftovers { _ = try? recover() } else { removeAbandoned() }
    var contents = try contents()
    if let foreign = foreignJournal { contents.unreadable.append(foreign) }
    return contents
  }

  /// The same without looking for a write that was cut off, for those who hold the lock.
  func contents() throws(RecordsProblem) -> Contents {
    let files = try markdownFiles()
    var contents = Contents(path: path, records: [], unreadable: [], companions: [])
    let readings = Parallel.map(files) { file in reading(of: file) }
    for reading in readings {
      switch reading {
      case .record(let record): contents.records.append(record)
      case .unreadable(let file): contents.unreadable.append(file)
      case .companion(let file): contents.companions.append(file)
      }
    }
    contents.records = RecordFolder.sorted(contents.records)
    return contents
  }

  static func sorted(_ records: [Record]) -> [Record] {
    let keyed = records.map { (number: $0.number ?? Int.max, record: $0) }
    return keyed.sorted { left, right in
      left.number != right.number
        ? left.number < right.number
        : left.record.id.utf8.lexicographicallyPrecedes(right.record.id.utf8)
    }.map(\.record)
  }

  enum Reading: Sendable {
    case record(Record)
    case unreadable(Unreadable)
    case companion(Companion)
  }

  func reading(of file: FoundFile) -> Reading {
    if let kind = file.companion { return .companion(Companion(path: file.path, kind: kind)) }
    if let language = file.language {
      return .unreadable(Unreadable(path: file.path, reason: .language(language)))
    }
    do {
      let bytes = try Files.read(file.path)
      if let reason = RecordFolder.reasonAgainst(bytes) {
        return .unreadable(Unreadable(path: file.path, reason: reason))
      }
      let document = MarkdownDocument(bytes)
      return .record(RecordReader.record(in: document, path: file.path, id: file.id))
    } catch {
      return .unreadable(RecordFolder.unreadable(file.path, error))
    }
  }

  static func unreadable(_ path: String, _ failure: FileFailure) -> Unreadable {
    let isDangling = failure == .system(2) && Files.isLink(path)
    return Unreadable(path: path, reason: isDangling ? .danglingLink : .file(failure))
  }

  /// Why some bytes are no record at all, or nil.
  static func reasonAgainst(_ bytes: [UInt8]) -> Unreadable.Reason? {
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) { return .empty }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .wideText }
    return bytes.contains(0) ? .binary : nil
  }
}

/// A file of the folder, judged by its name.
struct FoundFile: Sendable {
  var path: String
  var id: String
  var companion: RecordFolder.Companion.Kind?
  var language: String?
}

extension RecordFolder {
  /// How deep category folders are looked into.
  private static let deepest = 3
  private static let notCategories: Set<String> = [
    "templates", "template", "assets", "images", "img", "attachments", "diagrams", "node_modules",
  ]

  func markdownFiles() throws(RecordsProblem) -> [FoundFile] {
    guard let kind = Files.kind(of: path) else { return [] }
    guard kind == .folder else { throw .notAFolder(path: path) }
    var seen: Set<String> = [identity(path)]
    let files = try files(in: path, category: "", depth: 0, &seen)
    let template = path + "/templates/template.md"
    guard Files.kind(of: template) == .file else { return files }
    return files + [FoundFile(path: template, id: "template", companion: .template, language: nil)]
  }

  private func files(
    in folder: String,
    category: String,
    depth: Int,
    _ seen: inout Set<String>
  ) throws(RecordsProblem) -> [FoundFile] {
    let names: [String]
    do { names = try Files.names(in: folder) } catch { throw .cannotRead(path: folder, error) }
    var files: [FoundFile] = []
    var categories: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if FileName.isMarkdown(name) {
        files += file(name, path: path, category: category, isTop: depth == 0)
      } else if let language = RecordFolder.language(of: name) {
        let id = category + Paths.stem(of: name)
        files.append(FoundFile(path: path, id: id, companion: nil, language: language))
      } else if depth < RecordFolder.deepest, isCategory(name, path: path) {
        categories.append(name)
      }
    }
    for name in categories.filter({ !isLink(folder, $0) })
      + categories.filter({ isLink(folder, $0) })
    where seen.insert(identity(folder + "/" + name)).inserted {
      let (path, category) = (folder + "/" + name, category + name + "/")
      files += try self.files(in: path, category: category, depth: depth + 1, &seen)
    }
    return files
  }

  /// In a category folder only files named like records count; at the top every Markdown file does.
  private func file(_ name: String, path: String, category: String, isTop: Bool) -> [FoundFile] {
    let parts = FileName(name)
    let companion = FileName.companion(name)
    guard isTop || (!parts.digits.isEmpty && companion == nil) else { return [] }
    let id = category + Paths.stem(of: name)
    return [FoundFile(path: path, id: id, companion: companion, language: nil)]
  }

  /// Links come after folders, so that a folder is known by its own name.
  private func isLink(_ folder: String, _ name: String) -> Bool {
    Files.isLink(folder + "/" + name)
  }

  private func isCategory(_ name: String, path: String) -> Bool {
    !RecordFolder.notCategories.contains(name.lowercased()) && !name.contains(".")
      && Files.kind(of: path) == .folder
  }

  private static func language(of name: String) -> String? {
    guard !FileName(name).digits.isEmpty else { return nil }
    if name.hasSuffix(".adoc") || name.hasSuffix(".asciidoc") { return "AsciiDoc" }
    return name.hasSuffix(".rst") ? "reStructuredText" : nil
  }
}
