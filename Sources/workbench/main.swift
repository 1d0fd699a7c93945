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

let builtIn = [Lesson.counter, .cart, .orders, .transfer]
LessonHost.serveIfAsked(builtIn)

let lessons = LessonShelf(builtIn.map { LessonShelf.Entry(builtIn: $0.description) })

exit(launch(arguments: Array(CommandLine.arguments.dropFirst()), world: .live, lessons: lessons))
