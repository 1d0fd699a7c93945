import Platform
import Processes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LessonChild {
  /// Exchanges versions and sets the limits; gives the ids of the lessons that are served.
  func greet(_ program: LessonProgram, stop: Int32?) throws(ProcessProblem) -> [String] {
    let welcome = Welcome(memory: program.limits.memory, output: program.limits.output)
    let patience = Patience(time: max(program.limits.time, .seconds(10)), stop: stop)
    let heard = send(welcome, patience) ?? hear(patience)
    guard case .line(let line) = heard else {
      throw notServing(ending(heard, program.limits), program)
    }
    guard let hello = (try? JSONDecoder().decode(Hello.Line.self, from: line))?.hello else {
      throw notServing(ProcessProblem(.rubbish("")), program)
    }
    guard hello.version == ProcessMessage.version else {
      throw ProcessProblem(.otherVersion(hello.version, ours: ProcessMessage.version))
    }
    return hello.lessons
  }

  /// A program that left or answered with something else is none that serves lessons.
  private func notServing(_ problem: ProcessProblem, _ program: LessonProgram) -> ProcessProblem {
    switch problem.cause {
    case .left, .rubbish, .closedDescriptor:
      let line = problem.output.split(separator: "\n").first.map(String.init)
      return ProcessProblem(
        .cannotStart(program: program.name, reason: line ?? "it does not answer as a lesson")
      )
    default: return problem
    }
  }

  /// Asks and waits for a reply that can be one; `begun` is the last step that began meanwhile. The
  /// time is for each step, so that a reply is waited for as long as there are steps to begin.
  func exchange<Request: LessonRequest>(
    _ asked: Asked<Request>,
    _ standing: Standing,
    _ patience: Patience,
    _ limits: LessonProgram.Limits,
    _ begun: inout Int?
  ) throws(ProcessProblem) -> Result<Request.Answer, LessonProblem> {
    var count = 0
    if let other = send(asked, patience) { throw ending(other, limits, patience) }
    while true {
      let heard = hear(patience)
      guard case .line(let line) = heard else { throw ending(heard, limits, patience) }
      if let step = Self.beginning(line) {
        count += 1
        if asked.request.mayBegin(step, asNumber: count, standing) {
          begun = step
          continue
        }
      }
      guard let reply = try? JSONDecoder().decode(HostReply<Request.Answer>.self, from: line),
        reply.id == asked.id
      else { throw withOutput(.rubbish(String(decoding: line.prefix(80), as: UTF8.self))) }
      if let problem = reply.problem { return .failure(problem) }
      guard let answer = reply.answer, asked.request.isMet(by: answer, of: asked.lesson, standing)
      else { throw withOutput(.rubbish("")) }
      return .success(answer)
    }
  }

  /// The step of `{"begin":7}`, which comes often enough to be read without a decoder.
  private static func beginning(_ line: Data) -> Int? {
    let (head, tail) = (Array("{\"begin\":".utf8), UInt8(ascii: "}"))
    guard line.count < 32, line.starts(with: head), line.last == tail else { return nil }
    return Int(String(decoding: line.dropFirst(head.count).dropLast(), as: UTF8.self))
  }
}

extension LessonChild {
  /// Ends the process and says why.
  private func ending(
    _ heard: Listened,
    _ limits: LessonProgram.Limits,
    _ patience: Patience? = nil
  ) -> ProcessProblem {
    switch heard {
    case .late: withOutput(.late(patience?.time ?? limits.time))
    case .interrupted: withOutput(.interrupted)
    case .endless, .line: withOutput(.rubbish(""))
    case .closed: closed(limits)
    }
  }

  private func withOutput(_ cause: ProcessProblem.Cause) -> ProcessProblem {
    end()
    var problem = ProcessProblem(cause)
    problem.output = PrintedText.cut(printed)
    return problem
  }

  private func closed(_ limits: LessonProgram.Limits) -> ProcessProblem {
    let isLeaving = endsByItself(within: .seconds(1))
    let end = end()
    guard isLeaving else { return withOutput(.closedDescriptor) }
    let text = TrapText(printed)
    var problem = ProcessProblem(Self.cause(end, text, limits, printed: printed.count))
    problem.output = PrintedText.cut(text.printed)
    problem.backtrace = text.backtrace
    return problem
  }

  private static func cause(
    _ end: ProcessEnd,
    _ text: TrapText,
    _ limits: LessonProgram.Limits,
    printed: Int
  ) -> ProcessProblem.Cause {
    switch end {
    case .exited(HostGuards.Status.descriptorGone.rawValue): .closedDescriptor
    case .exited(HostGuards.Status.forked.rawValue): .forked
    case .exited(let status): .left(status: status)
    case .signalled(SIGXFSZ) where printed < limits.output: .file(limit: limits.output)
    case .signalled(SIGXFSZ): .output(limit: limits.output)
    case .signalled(let signal) where !SignalName.traps.contains(signal): .killed(signal: signal)
    case .signalled where text.isAboutMemory: .memory(limit: limits.memory)
    case .signalled(let signal): .trapped(signal: signal, reason: text.reason, place: text.place)
    }
  }

  private var printed: [UInt8] { System.bytes(of: output, upTo: 64 << 20) }
}
