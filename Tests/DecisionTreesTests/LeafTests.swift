import DecisionTrees
import Testing

/// A line of the table of answers and the outcome they lead to.
struct Leaf: CustomTestStringConvertible, Sendable {
  let tree: String
  let answers: String
  let outcome: String

  init(_ tree: String, _ answers: String, _ outcome: String) {
    (self.tree, self.answers, self.outcome) = (tree, answers, outcome)
  }

  var testDescription: String { "\(tree) \(answers) → \(outcome)" }

  static let all = [
    Leaf("architecture", "team-size=1", "mvvm"),
    Leaf("architecture", "team-size=2", "mvvm"),
    Leaf("architecture", "domain=simple", "mvvm"),
    Leaf("architecture", "team-size=2 domain=complex transition-tests=required", "mvvm"),
    Leaf("architecture", "team-size=3 domain=simple", "mvvm"),
    Leaf("architecture", "team-size=unknown domain=simple transition-tests=required", "mvvm"),
    Leaf("architecture", "team-size=3 domain=complex transition-tests=required", "tca"),
    Leaf("architecture", "team-size=4 domain=complex transition-tests=required min-os=16", "tca"),
    Leaf("architecture", "team-size=3 domain=complex transition-tests=wished", "mvvm-dependencies"),
    Leaf("architecture", "team-size=9 domain=complex transition-tests=none", "mvvm-dependencies"),
    Leaf("view-model", "async-load=yes", "view-model"),
    Leaf("view-model", "derived-states=2", "view-model"),
    Leaf("view-model", "logic-to-test=yes", "view-model"),
    Leaf("view-model", "async-load=no derived-states=1 logic-to-test=no", "plain-view"),
    Leaf("view-model", "async-load=no derived-states=0 logic-to-test=no", "plain-view"),
    Leaf("injection", "architecture=tca", "comes-with-tca"),
    Leaf("injection", "architecture=mvvm screens=3", "initialisers"),
    Leaf("injection", "architecture=other screens=0", "initialisers"),
    Leaf("injection", "architecture=mvvm screens=4 wants=strict-tests", "swift-dependencies"),
    Leaf("injection", "architecture=mvvm-dependencies screens=4 wants=directness", "factory"),
    Leaf("injection", "architecture=other screens=40 wants=directness", "factory"),
    Leaf("mix", "role=shell", "shell"),
    Leaf(
      "mix",
      "role=screen transitions=many features-like-this=3 wants-tools=yes",
      "library-reducer"
    ),
    Leaf(
      "mix",
      "role=screen transitions=few effects-overlap=yes features-like-this=3 wants-tools=yes",
      "library-reducer"
    ),
    Leaf(
      "mix",
      "role=screen transitions=few effects-overlap=no durable=yes features-like-this=9 wants-tools=yes",
      "library-reducer"
    ),
    Leaf("mix", "role=screen transitions=many features-like-this=2", "hand-written-reducer"),
    Leaf("mix", "role=screen durable=yes wants-tools=no", "hand-written-reducer"),
    Leaf(
      "mix",
      "role=screen transitions=few effects-overlap=no durable=no wraps-behaviour=yes",
      "capability"
    ),
    Leaf(
      "mix",
      "role=screen transitions=few effects-overlap=no durable=no wraps-behaviour=no async-or-derived=yes",
      "view-model"
    ),
    Leaf(
      "mix",
      "role=screen transitions=few effects-overlap=no durable=no wraps-behaviour=no async-or-derived=no",
      "local-state"
    ),
    Leaf("pressure", "screens-mix=forms stable=no", "pays-per-hire"),
    Leaf("pressure", "screens-mix=forms hires-a-year=3", "pays-per-hire"),
    Leaf("pressure", "screens-mix=forms stable=yes hires-a-year=2", "not-now"),
    Leaf("pressure", "screens-mix=mixed upgrade-owner=no", "not-now"),
    Leaf("pressure", "screens-mix=effects upgrade-owner=no", "not-now"),
    Leaf(
      "pressure",
      "screens-mix=effects stable=yes upgrade-owner=yes adopt-deeply=yes",
      "absorbs-once"
    ),
    Leaf(
      "pressure",
      "screens-mix=effects stable=yes upgrade-owner=yes adopt-deeply=no",
      "pilot-first"
    ),
    Leaf("pressure", "screens-mix=effects stable=no upgrade-owner=yes", "pilot-first"),
    Leaf("pressure", "screens-mix=mixed upgrade-owner=yes", "pilot-first"),
    Leaf("modules", "start=new", "layers-now"),
    Leaf("modules", "start=existing framework-in-domain=yes", "move-library-first"),
    Leaf(
      "modules",
      "start=existing framework-in-domain=no callers-see-framework=yes",
      "fix-surface-first"
    ),
    Leaf("modules", "start=existing framework-in-domain=no callers-see-framework=no", "slices"),
    Leaf("state-home", "is-path=yes", "navigation"),
    Leaf("state-home", "is-path=no from-server=yes", "server-cache"),
    Leaf("state-home", "is-path=no from-server=no survives-restart=yes", "persisted"),
    Leaf("state-home", "is-path=no from-server=no survives-restart=no readers=one-view", "local"),
    Leaf(
      "state-home",
      "is-path=no from-server=no survives-restart=no readers=siblings",
      "siblings"
    ),
    Leaf("state-home", "is-path=no from-server=no survives-restart=no readers=screen", "screen"),
    Leaf("state-home", "is-path=no from-server=no survives-restart=no readers=app", "app-wide"),
    Leaf("starting-point", "today=new", "start"),
    Leaf("starting-point", "today=observable-object min-os=17", "migrate-class-by-class"),
    Leaf("starting-point", "today=observable-object min-os=16", "slice"),
    Leaf("starting-point", "today=observable", "carry-on"),
    Leaf("starting-point", "today=tca-before-1.7", "upgrade-first"),
    Leaf("starting-point", "today=uikit", "slice"),
  ]
}

@Test(arguments: Leaf.all)
func answersLeadToTheirOutcome(_ leaf: Leaf) throws {
  let walk = try walk(leaf.tree, leaf.answers)
  #expect(walk.decided?.id == leaf.outcome)
  #expect(walk.next == nil)
}

@Test(arguments: Tree.builtInIDs)
func everyOutcomeIsInTheTable(_ id: String) throws {
  let reached = Set(Leaf.all.filter { $0.tree == id }.map(\.outcome))
  #expect(try reached == Set(tree(id).outcomes.map(\.id)))
}
