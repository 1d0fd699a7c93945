/// The bytes of the trees that come with the program, one file per tree and language.
///
/// A target of its own, so that the embedded bytes are compiled only when a tree changes.
public enum TreeFiles {
  /// The bytes of a file such as `architecture.en.json`; nil when there is none.
  public static func bytes(of file: String) -> [UInt8]? {
    switch file {
    case "architecture.en.json": PackageResources.architecture_en_json
    default: nil
    }
  }
}
