// Opens sessions with the hostile lesson and says what they leave behind; tests start it, because
// descriptors and children can only be counted in a process that does nothing else.
import LessonKit
import Platform

/// Performs a deed at step 1 of a new session; gives nothing back but its process is gone afterwards.
func open(_ program: LessonProgram, _ deed: String) {
  let session = ProcessSession(program, lesson: "hostile")
  _ = try? session.ask(.start(Script(lesson: "hostile", style: "mvvm")))
  _ = try? session.ask(.step(".\(deed)"))
}

func descriptors() -> Int {
  (0..<1024).count { fcntl($0, F_GETFD) >= 0 }
}

/// Whether there is a child, ended or not.
func hasChildren() -> Bool {
  var status: Int32 = 0
  return waitpid(-1, &status, WNOHANG) >= 0
}

let words = CommandLine.arguments.dropFirst()
let program = LessonProgram(path: words.first ?? "")
let before = descriptors()
switch words.dropFirst().first {
case "open":
  for deed in words.dropFirst(2) { open(program, deed) }
  print("descriptors: \(descriptors() == before ? "as before" : "\(before), now \(descriptors())")")
  print("children: \(hasChildren() ? "left" : "none")")
case "hold":
  let session = ProcessSession(program, lesson: "hostile")
  _ = try session.ask(.start(Script(lesson: "hostile", style: "mvvm")))
  print(session.processNumber ?? 0)
  fflush(nil)
  _ = try? session.ask(.step(".loop"))
case "unhooked": openUnhooked()
default: exit(2)
}
