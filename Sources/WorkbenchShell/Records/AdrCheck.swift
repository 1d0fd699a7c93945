import DecisionRecords
import Problems

/// `adr check`: what is not as it should be in a folder of records.
enum AdrCheck {
  static let command = Command(
    name: "check",
    aliases: ["lint", "doctor"],
    group: .records,
    summary: "find what is wrong: numbers, links, dates, open points",
    usage: ["adr check [--fix]"],
    details: [
      "Each finding has a code that stays the same, file and line, why it matters and what to do. The exit status is 1 when something is found.",
      "--fix corrects what needs nobody's decision, one file after the other: dates that can be read in one way only, and links that one side does not say back. It changes no status.",
      "With --json: {\"checked\",\"findings\":[{\"code\",\"fix\",\"fixable\",\"line\",\"message\",\"path\",\"why\"}],\"fixed\":[paths]}.",
    ],
    examples: ["adr check"],
    options: [.init(name: "--fix", value: nil, summary: "correct what can be corrected safely")]
      + Adr.folderOptions,
    run: { invocation, session throws(Problem) in
      var checks: [Check] = []
      for place in try RecordPlace.all(invocation, session) {
        if invocation.has("--fix"), place.isOwn { throw .needsFolder(command: invocation.name) }
        checks.append(try check(place, isFixing: invocation.has("--fix"), session))
      }
      return reply(checks, session)
    }
  )

  /// What was found in one folder.
  struct Check: Sendable {
    var place: RecordPlace
    /// How many records were read.
    var records: Int
    /// How many files could not be.
    var unreadable: Int
    var fixed: [String] = []
    /// What --fix could not correct.
    var refused: [Fixed.Refusal] = []
    var findings: [Finding]

    var count: Int { records + unreadable }
  }

  private static func check(
    _ place: RecordPlace,
    isFixing: Bool,
    _ session: Session
  ) throws(Problem) -> Check {
    let today = try session.today
    return try session.records { () throws(RecordsProblem) in
      let fixed = isFixing ? try place.folder.fix(today: today) : Fixed()
      let contents = try place.folder.read()
      return Check(
        place: place,
        records: contents.records.count,
        unreadable: contents.unreadable.count,
        fixed: fixed.changed,
        refused: fixed.refused,
        findings: RecordFolder.check(contents, today: today)
      )
    }
  }

  /// What `adr check --json` prints:
  /// `{"checked","findings":[{"code","fix","fixable","line","message","path","why"}],"fixed":[paths]}`.
  struct Data: Encodable, Sendable {
    /// How many files were looked at.
    var checked: Int
    var findings: [FindingData]
    var fixed: [String]

    struct FindingData: Encodable, Sendable {
      var code: String
      var path: String
      var line: Int
      var message: String
      var why: String
      var fix: String
      var fixable: Bool
    }
  }
}

extension AdrCheck {
  private static func reply(_ checks: [Check], _ session: Session) -> Reply {
    let findings = checks.flatMap(\.findings)
    let fixed = checks.flatMap(\.fixed).map { Paths.short($0, in: session.world) }
    let data = Data(
      checked: checks.reduce(0) { $0 + $1.count },
      findings: findings.map { self.data($0, session) },
      fixed: fixed
    )
    var page = Page()
    page.rows(fixed.map { .init("fixed", Line($0)) })
    for finding in findings { page.append(self.page(finding, session)) }
    for refusal in checks.flatMap(\.refused) {
      page.aside("Not corrected: \(refusal.problem.problem(in: session.world).what)")
    }
    page.gap()
    page.append(summary(checks, findings, session))
    return Reply(page: page, data: data, status: findings.isEmpty ? .done : .no)
  }

  private static func page(_ finding: Finding, _ session: Session) -> Page {
    let place = "\(Paths.short(finding.path, in: session.world)):\(finding.line)"
    var page = Page()
    page.verbatim(["\(place): \(finding.code, .bad)"])
    page.aside("\(finding.message) \(finding.why)")
    page.aside("\("Fix:", .strong) \(finding.fix)\(finding.isFixable ? " --fix does it." : "")")
    return page
  }

  private static func summary(
    _ checks: [Check],
    _ findings: [Finding],
    _ session: Session
  ) -> Page {
    var page = Page()
    for check in checks where check.count > 0 || checks.count == 1 {
      let files = Adr.count(check.records, "record", "records")
      let others = Adr.count(check.unreadable, "unreadable file", "unreadable files")
      let looked = check.unreadable == 0 ? files : "\(files) and \(others)"
      let found = Adr.count(check.findings.count, "finding", "findings")
      let words = check.findings.isEmpty ? "nothing found" : found
      page.text("\(check.place.headline(session)): \(looked), \(words).")
    }
    let fixable = findings.count(where: \.isFixable)
    if fixable > 0 { page.aside("\(typed: "adr check --fix") corrects \(fixable) of them.") }
    return page
  }

  private static func data(_ finding: Finding, _ session: Session) -> Data.FindingData {
    .init(
      code: finding.code,
      path: Paths.short(finding.path, in: session.world),
      line: finding.line,
      message: finding.message,
      why: finding.why,
      fix: finding.fix,
      fixable: finding.isFixable
    )
  }
}
