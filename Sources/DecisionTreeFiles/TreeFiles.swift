/// The bytes of the trees that come with the program, one file per tree and language.
///
/// A target of its own, so that the embedded bytes are compiled only when a tree changes.
public enum TreeFiles {
  /// The bytes of a file such as `architecture.en.json`; nil when there is none.
  public static func bytes(of file: String) -> [UInt8]? {
    switch file {
    case "architecture.en.json": PackageResources.architecture_en_json
    case "architecture.es.json": PackageResources.architecture_es_json
    case "injection.en.json": PackageResources.injection_en_json
    case "injection.es.json": PackageResources.injection_es_json
    case "mix.en.json": PackageResources.mix_en_json
    case "modules.en.json": PackageResources.modules_en_json
    case "pressure.en.json": PackageResources.pressure_en_json
    case "starting-point.en.json": PackageResources.starting_point_en_json
    case "state-home.en.json": PackageResources.state_home_en_json
    case "state-home.es.json": PackageResources.state_home_es_json
    case "view-model.en.json": PackageResources.view_model_en_json
    case "view-model.es.json": PackageResources.view_model_es_json
    default: nil
    }
  }
}
