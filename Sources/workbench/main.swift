import CartLesson
import CounterLesson
import LessonKit
import OrdersLesson
import TransferLesson
import WorkbenchShell

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

let lessons = LessonShelf(
  [Lesson.counter, .cart, .orders, .transfer].map { lesson in
    LessonShelf.Entry(lesson.description) { InProcessSession(lesson) }
  }
)

exit(launch(arguments: Array(CommandLine.arguments.dropFirst()), world: .live, lessons: lessons))
