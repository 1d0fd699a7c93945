extension World {
  /// Runs a closure on the main actor at once, then settles.
  ///
  /// Tasks started by the closure carry `owner`, so their calls can be told apart later.
  @discardableResult
  public func perform<Value: Sendable>(
    _ door: Door,
    owner: Owner? = nil,
    _ body: @MainActor () throws -> Value
  ) rethrows -> Value {
    try step(door) {
      try withLineage(owner) { try withoutIsolation(body) }
    }
  }

  /// Runs a closure on the main actor at once, then settles, for what is no step of a run: its tasks
  /// carry no mark and its jobs have the door of before.
  public func visit<Value: Sendable>(_ body: @MainActor () throws -> Value) rethrows -> Value {
    try Stepper.shared.stepping(self) {
      defer { settle() }
      return try withoutIsolation(body)
    }
  }

  /// Starts asynchronous work as a view or a button would, and settles.
  ///
  /// The work's own task ends with its owner, see ``cancel(_:door:)``; a `Task {}` inside it does not.
  public func start(
    _ door: Door,
    owner: Owner? = nil,
    _ work: @escaping @Sendable @MainActor () async -> Void
  ) {
    step(door) {
      withLineage(owner) { started.start(owner, work) }
    }
  }

  /// Cancels the tasks that ``start(_:owner:_:)`` began for an owner, and settles.
  ///
  /// Durable calls go on. Returns how many tasks were running.
  @discardableResult
  public func cancel(_ owner: Owner, door: Door = .screen("leave")) -> Int {
    step(door) { started.cancel(owner) }
  }

  /// Moves the clock; sleeps that fall due end one by one in order, each followed by what it causes.
  public func advance(by duration: Duration) {
    step(.time) {
      settle()
      let goal = clock.now.advanced(by: duration)
      while let wake = clock.wakeNext(until: goal) {
        showTime()
        report(.woke)
        rouse(wake)
        settle()
      }
      clock.move(to: goal)
      showTime()
    }
  }

  /// Runs every job there is; the steps do so by themselves.
  ///
  /// Returns false if the budget ran out first, which also stands in ``takeEvents()``. Inside a job it
  /// does nothing, because one job at a time is the promise.
  @discardableResult
  public func settle() -> Bool {
    Stepper.shared.stepping(self) {
      guard !isRunningJobs else { return true }
      isRunningJobs = true
      defer { isRunningJobs = false }
      takeInbox()
      return runJobs()
    }
  }
}

extension World {
  /// One step: the turn is taken, the body runs behind a door, and everything it causes runs to its end.
  ///
  /// A step inside a step is a part of it: the outer one settles.
  func step<Value>(_ door: Door, _ body: () throws -> Value) rethrows -> Value {
    try Stepper.shared.stepping(self) {
      depth += 1
      defer { depth -= 1 }
      defer {
        if depth == 1 {
          stepDoor = door
          settle()
        }
      }
      return try through(door, body)
    }
  }

  private func rouse(_ wake: Wake) {
    switch wake {
    case .waiter(let waiter): waiter.continuation.resume()
    case .work(let work, _): queue.append(QueuedJob(work: work, door: door))
    }
  }

  private func runJobs() -> Bool {
    let outer = self.door
    defer { self.door = outer }
    var left = budget
    var last = stepDoor
    while true {
      while let item = queue.popFirst() {
        if item.door != last { beforeOtherDoor?(last) }
        (door, last) = (item.door, item.door)
        item.work.run()
        afterJob?(item.door)
        left -= 1
        if left <= 0, !queue.isEmpty { return giveUp() }
      }
      door = stepDoor
      guard Stepper.shared.drainMainQueue() else { return true }
      afterJob?(door)
      left -= 1
      if left <= 0 { return giveUp() }
    }
  }

  private func giveUp() -> Bool {
    report(.exhausted(jobs: budget))
    return false
  }
}
