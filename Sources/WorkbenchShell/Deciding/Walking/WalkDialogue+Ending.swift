import DecisionTrees

extension WalkDialogue {
  /// Goes on to the next question that matters, or shows what came out.
  mutating func advance(_ session: inout Session) -> Turn {
    guard !isForTheRecord else { return goOnForTheRecord(&session) }
    var page = Page()
    while let tree = trees.first {
      let walk = Walk(tree, session.facts)
      if walk.next != nil { return .goesOn(page) }
      guard all.count > 1 else { break }
      page.append(OutcomePage(walk, phrases: session.phrases).headline)
      session.learn(from: [tree])
      trees.removeFirst()
    }
    guard all.count == 1, session.settings.isTerminal, hasMore(session) else {
      return finish(&session)
    }
    isForTheRecord = true
    return .goesOn(certain(session))
  }

  /// The outcome the moment it is certain, and the offer to answer the rest.
  private func certain(_ session: Session) -> Page {
    var page = OutcomePage(Walk(all[0], session.facts), phrases: session.phrases).outcome
    page.gap()
    page.text(Line(session.phrases[.forTheRecord]))
    return page
  }

  private mutating func goOnForTheRecord(_ session: inout Session) -> Turn {
    hasMore(session) ? .goesOn(Page()) : finish(&session)
  }

  private func hasMore(_ session: Session) -> Bool {
    let walk = Walk(all[0], session.facts)
    return walk.decided != nil && walk.irrelevant.contains { !passed.contains($0.id) }
  }

  /// The result, and the record where one was asked for; a person sees both.
  func finish(_ session: inout Session) -> Turn {
    let reply = result(&session)
    guard let record else { return .ends(reply) }
    var written: Reply
    do {
      written = try RecordCommand.write(record.fields, folder: record.folder, &session)
    } catch {
      written = Reply(error)
    }
    if session.settings.isTerminal {
      let path = written.page
      written.page = reply.page
      written.page.gap()
      written.page.append(path)
    }
    return .ends(written)
  }

  /// What came out, without what was shown already.
  func result(_ session: inout Session) -> Reply {
    Self.result(all, isSubjectAsked ? subject : nil, &session, wasShown: isForTheRecord)
  }
}

extension WalkDialogue {
  /// The reply at the end of a walk; the session remembers it for `record` and `what-if`.
  static func result(
    _ trees: [Tree],
    _ subject: Subject?,
    _ session: inout Session,
    wasShown: Bool = false
  ) -> Reply {
    session.learn(from: trees)
    if trees.map(\.id) == session.left.map(\.id) { session.left = [] }
    session.decided = trees.map { DecidedWalk(tree: $0, subject: subject, facts: session.facts) }
    guard trees.count == 1, let decided = session.decided.first else {
      return SummaryPage(trees, session).reply
    }
    let result = OutcomePage(decided.walk, phrases: session.phrases)
    var reply = Reply(page: wasShown ? result.rest : result.page, data: decided.decision)
    if session.settings.isTerminal {
      reply.page.gap()
      reply.page.append(nextSteps(decided, session))
    }
    return reply
  }

  private static func nextSteps(_ decided: DecidedWalk, _ session: Session) -> Page {
    let flip = decided.walk.changes.first.map { "what-if \($0.typed)" }
    let words = ["record", flip, "decide --all"].compactMap(\.self)
    var page = Page()
    page.row(Line(session.phrases[.next], .strong), Line(words.joined(separator: " · "), .typed))
    return page
  }
}

extension Session {
  /// Keeps what trees decide as facts for others. What one of them said before is forgotten, in case
  /// it is undecided now; what somebody answered stays.
  mutating func learn(from trees: [Tree]) {
    let deciding = trees.filter { $0.question($0.id) == nil }
    for tree in deciding where facts[tree.id] == learnt[tree.id] { facts[tree.id] = nil }
    facts = Walk.learning(from: trees, with: facts)
    for tree in deciding {
      learnt[tree.id] = Walk(tree, facts).decided.map { .choice($0.id) }
    }
  }
}
