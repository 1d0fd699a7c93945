extension String {
  /// The lines without the line feeds; a carriage return stays where it is.
  var textLines: [String] {
    utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
