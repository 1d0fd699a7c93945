// A lesson program whose lesson does everything a lesson should not; tests start it. As `shell` it is
// a workbench that has this lesson built in.
import LessonKit
import Platform
import WorkbenchShell

LessonHost.serveIfAsked([.hostile])
let words = CommandLine.arguments.dropFirst()
guard words.first == "shell" else { LessonHost.serve([.hostile]) }
let shelf = LessonShelf([LessonShelf.Entry(builtIn: Lesson.hostile.description)])
exit(launch(arguments: Array(words.dropFirst()), world: .live, lessons: shelf))
