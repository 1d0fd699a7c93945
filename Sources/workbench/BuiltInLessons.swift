import CartLesson
import CounterLesson
import LessonKit
import OrdersLesson
import TransferLesson

/// The lessons that come with the program, in the order of learning.
func builtInLessons() -> [Lesson] {
  [.counter, .cart, .orders, .transfer]
}
