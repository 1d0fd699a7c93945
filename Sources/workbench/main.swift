import CounterLesson
import LessonKit
import WorkbenchShell

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

let lessons = LessonShelf(
  [Lesson.counter].map { lesson in
    LessonShelf.Entry(lesson.description) { InProcessSession(lesson) }
  }
)

exit(launch(arguments: Array(CommandLine.arguments.dropFirst()), world: .live, lessons: lessons))
