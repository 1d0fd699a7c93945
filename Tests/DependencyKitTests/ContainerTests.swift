import DependencyKit
import Testing

private final class Box: Sendable {
  let text: String
  init(_ text: String = "live") { self.text = text }
}

extension Container {
  fileprivate var single: Factory<Box> { factory(.singleton) { _ in Box() } }
  fileprivate var cached: Factory<Box> { factory(.cached) { _ in Box() } }
  fileprivate var shared: Factory<Box> { factory(.shared) { _ in Box() } }
  fileprivate var unique: Factory<Box> { factory { _ in Box() } }
  fileprivate var label: Factory<String> {
    factory { container in "label of \(try container.cached().text)" }
  }
  fileprivate var chicken: Factory<Int> { factory(.cached) { try $0.egg() } }
  fileprivate var egg: Factory<Int> { factory(.cached) { try $0.chicken() } }
}

struct ContainerTests {
  private let container = Container()

  @Test func singletonSurvivesReset() throws {
    let box = try container.single()
    container.reset()
    #expect(try container.single() === box)
    container.reset([.singleton])
    #expect(try container.single() !== box)
  }

  @Test func singletonsAreSharedOnRequestOnly() throws {
    let box = try container.single()
    #expect(try Container(sharingSingletonsOf: container).single() === box)
    #expect(try Container().single() !== box)
  }

  @Test func cachedLastsUntilReset() throws {
    let box = try container.cached()
    #expect(try container.cached() === box)
    container.reset()
    #expect(try container.cached() !== box)
  }

  @Test func sharedLastsAsLongAsItIsHeld() throws {
    var box: Box? = try container.shared()
    let id = box.map { ObjectIdentifier($0) }
    #expect(ObjectIdentifier(try container.shared()) == id)
    weak let seen = box
    box = nil
    #expect(seen == nil)
  }

  @Test func uniqueIsBuiltEachTime() throws {
    #expect(try container.unique() !== container.unique())
  }

  @Test func registrationReplacesInThisContainerOnly() throws {
    _ = try container.cached()
    container.cached.register { _ in Box("fake") }
    #expect(try container.label() == "label of fake")
    #expect(try Container().label() == "label of live")
    container.resetRegistrations()
    #expect(try container.label() == "label of live")
  }

  @Test func cycleIsReportedByName() {
    #expect(throws: DependencyProblem.cycle(["chicken", "egg", "chicken"])) {
      try container.chicken()
    }
  }

  @Test(arguments: 0..<50)
  func parallelTestsDoNotMeet(number: Int) throws {
    let container = Container()
    container.cached.register { _ in Box("\(number)") }
    #expect(try container.label() == "label of \(number)")
  }
}
