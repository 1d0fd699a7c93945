import LessonKit
import Platform
import WorkbenchShell

LessonHost.serveIfAsked(builtInLessons())

let lessons = LessonShelf(builtInLessons().map { LessonShelf.Entry(builtIn: $0.description) })

exit(launch(arguments: Array(CommandLine.arguments.dropFirst()), world: .live, lessons: lessons))
