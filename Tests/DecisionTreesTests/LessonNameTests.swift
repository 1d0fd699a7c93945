import DecisionTrees
import Testing

@Test(arguments: allFiles)
func onlyLessonsThatThereAreAreNamed(_ id: String, _ language: Language) throws {
  let tree = try tree(id, language)
  #expect(tree.naming(only: tree.lessons).questions == tree.questions)
  #expect(tree.naming(only: tree.lessons).outcomes == tree.outcomes)
  let bare = tree.naming(only: [])
  #expect(bare.lessons.isEmpty)
  #expect(bare.questions.allSatisfy { $0.see == nil } && bare.outcomes.allSatisfy { $0.see == nil })
  for lesson in tree.lessons {
    let one = tree.naming(only: [lesson, "no-such-lesson"])
    #expect(one.lessons == [lesson])
    #expect(one.bytes == tree.bytes && one.questions.map(\.id) == tree.questions.map(\.id))
  }
}

@Test func anEditionIsOfTheSameTree() throws {
  let spanish = try tree("architecture", .spanish)
  #expect(spanish.edition(in: .english).language == .english)
  #expect(try tree("mix").edition(in: .spanish).language == .english)
  let text = String(decoding: spanish.bytes, as: UTF8.self)
  let own = try Tree(bytes: Array((text + "\n").utf8), file: "ours.json")
  #expect(own.edition(in: .english).language == .spanish, "a team's own tree has one edition")
}
