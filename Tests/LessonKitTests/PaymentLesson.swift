import LessonKit

struct Receipt: Equatable, Sendable {
  let amount: Int
  let recipient: String
}

enum PaymentError: Error { case offline }

/// A model that accepts an edit while it sends, as naive code does.
@MainActor @Observable
final class PaymentModel {
  var recipient = "ana"
  private(set) var receipt: Receipt?
  private(set) var note = ""
  private let send: @Sendable (Int, String) async throws -> Receipt
  private let clock: any Clock<Duration>

  init(
    send: @escaping @Sendable (Int, String) async throws -> Receipt,
    clock: any Clock<Duration>
  ) {
    (self.send, self.clock) = (send, clock)
  }

  func pay(_ amount: Int) async {
    do {
      receipt = try await send(amount, recipient)
      note = "sent"
      try await clock.sleep(for: .seconds(2))
      note = ""
    } catch is CancellationError {
      note = "cancelled"
    } catch {
      note = "failed"
    }
  }
}

enum Speed: String, MoveChoice { case fast, slow }

enum PaymentMoves {
  static let pay = Move("pay", Parameter<Int>("amount"))
  static let payAtOnce = Move("payAtOnce", origin: .appearance)
  static let setRecipient = Move("setRecipient", Parameter<String>("recipient"), origin: .binding)
  static let push = Move(
    "push",
    Parameter<Speed>("speed"),
    Parameter<Bool>("twice"),
    origin: .parent
  )
}

private let send = Endpoint<Receipt, Int, String>(
  "send",
  .returns("ok") { amount, recipient in Receipt(amount: amount, recipient: recipient) },
  .fails("offline", PaymentError.offline)
)

extension Lesson {
  static let payment = Lesson(
    "payment",
    title: "A payment",
    reason: "Its call outlives the screen.",
    moves: [
      PaymentMoves.pay, PaymentMoves.payAtOnce, PaymentMoves.setRecipient, PaymentMoves.push,
    ],
    calls: [send],
    styles: [
      .mvvm(
        variant("naive", owner: .parent, durable: false),
        variant("durable", owner: .screen, durable: true)
      )
    ]
  )

  private static func variant(
    _ name: String,
    owner: LessonDescription.StateOwner,
    durable: Bool
  ) -> Variant {
    Variant(
      name,
      reason: "To be tested.",
      mark: .ours,
      owner: owner,
      file: "Payment.swift",
      feature: Feature(model: { world in
        PaymentModel(send: world.endpoint(send, durable: durable), clock: world.clock)
      })
      .on(PaymentMoves.pay) { model, amount in await model.pay(amount) }
      .on(PaymentMoves.payAtOnce) { model in await model.pay(1) }
      .on(PaymentMoves.setRecipient, writing: { \.recipient })
      .on(PaymentMoves.push) { model, speed, twice in model.recipient = "\(speed) \(twice)" }
      .view("Note") { model in model.note }
      .always("the receipt is for the recipient on the screen") { model in
        model.receipt.map { $0.recipient == model.recipient } ?? true
      }
    )
  }
}
