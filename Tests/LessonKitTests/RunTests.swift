import LessonKit
import Testing

struct RunTests {
  @Test(arguments: ["reducer", "mvvm", "capability"])
  func smoke(style: String) throws {
    let run = try Run(.search, style: style)
    for words in [".setQuery tea", ".search", "deliver e1", ".search", "leave", "appear"] {
      run.take(try Step.parse(words))
    }
    for frame in run.frames { print(frame) ; print() }
    #expect(run.end() == 0)
  }
}
