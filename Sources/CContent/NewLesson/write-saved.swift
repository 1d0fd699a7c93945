/// What was saved can be read by all and written by the model alone.
final class SaveModel {
  private(set) var saved = ""
}

func pretend(_ model: SaveModel) {
  model.saved = "never stored"
}
