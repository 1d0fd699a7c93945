import LineEditing

/// File names for Tab.
enum Files {
  static func candidates(_ partial: String, _ session: Session) -> [Candidate] {
    let cut = partial.lastIndex(of: "/").map(partial.index(after:)) ?? partial.startIndex
    let folder = String(partial[..<cut])
    let base = Paths.absolute(folder.isEmpty ? "." : folder, in: session.world)
    let showsHidden = partial[cut...].hasPrefix(".")
    return LiveFiles.names(in: base).filter { showsHidden || !$0.hasPrefix(".") }.map { name in
      let isFolder = LiveFiles.isFolder("\(base)/\(name)")
      return Candidate(folder + name + (isFolder ? "/" : ""), isFinal: !isFolder)
    }
  }
}
