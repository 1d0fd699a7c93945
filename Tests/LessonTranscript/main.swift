// Prints what a script shows; the script comes as the argument. Tests start it to compare processes.
import CartLesson
import CounterLesson
import LessonKit
import OrdersLesson
import TransferLesson

let lessons = [Lesson.counter, .cart, .orders, .transfer]
let words = CommandLine.arguments.dropFirst().joined(separator: "\n")
let script = try Script(words: words)
for lesson in lessons where lesson.description.id == script.lesson {
  print(try lesson.transcript(words))
}
