import CounterLesson
import LessonKit
import Testing

struct CounterTests {
  private let steps = """

    .increment
    .increment
    .reset
    .decrement
    leave
    appear
    """

  @Test func modelGoesWithItsScreen() throws {
    let transcript = try Lesson.counter.transcript("open counter\nstyle mvvm" + steps)
    print(transcript)
  }
  @Test func r() throws {
    let transcript = try Lesson.counter.transcript("open counter\nstyle reducer" + steps)
    print(transcript)
  }
  @Test func c() throws {
    let transcript = try Lesson.counter.transcript("open counter\nstyle capability" + steps)
    print(transcript)
    print(Lesson.counter.description)
    let s = InProcessSession(.counter)
    _ = try s.ask(.start(Script(lesson: "counter", style: "mvvm", steps: [.move("increment", [])])))
    print(try s.ask(.test))
    print(try s.ask(.cost))
    print(try s.ask(.source(nil)))
    print(try s.ask(.refused("missing-case")))
    print(try s.ask(.state(path: nil, step: nil)))
    print(try s.ask(.diff(step: nil, full: true)))
  }
}
