#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Row {
  nonisolated static let moments = [
    Row("dates and clocks move by what is advanced", later: [(.seconds(3), ["3.0 s, 3.0 seconds"])])
    {
      log in
      let (date, instant) = (Date(), ContinuousClock.now)
      Task {
        try await Task.sleep(for: .seconds(3))
        log.note("\(Date().timeIntervalSince(date)) s, \(ContinuousClock.now - instant)")
      }
    }
  ]

  /// What a run gets of chance and time: the same in each run of one seed.
  public static let chance = Row("chance") { log in
    log.note("\(UUID()) \(Int.random(in: 0..<1000)) \([1, 2, 3, 4, 5, 6].shuffled()) \(Date())")
    Task.detached { log.note("\(UUID()) \(Double.random(in: 0..<1))") }
  }
}
