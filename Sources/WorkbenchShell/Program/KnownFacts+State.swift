// What the sources say about the home of state and about view models.

extension KnownFact {
  static let state = [
    KnownFact(
      "K1",
      "the state map",
      [.chancay],
      "Seven kinds of state, each with a home: one view's own (@State), shared by siblings (@State above, @Binding below), one screen's (an @Observable view model), app-wide (an @Observable class in the environment), a server's cache (no standard answer), persisted (@AppStorage for simple values, SwiftData or GRDB beyond), navigation (NavigationStack with an observable path). Server cache and navigation stay open in the source itself."
    ),
    KnownFact(
      "K2",
      "app-wide state without a library",
      [.chancay],
      "An @Observable object is enough for app-wide state: a view is evaluated again if it read what changed and otherwise not, and no selectors or memoising are needed. The grain is a stored property, not the part of it that a view uses."
    ),
    KnownFact(
      "K3",
      "the cart store",
      [.chancay],
      "A cart whose items only the store writes, with a coupon that others may write and a total derived from the items. A badge that reads items.count hears nothing of the coupon; measured here, it is told of a changed quantity and of removing what is not in the cart, although its count stays as it was."
    ),
    KnownFact(
      "K4",
      "the older ObservableObject",
      [.chancay],
      "With ObservableObject any published change evaluates every subscriber again, which before iOS 17 was often the cause of needless work."
    ),
    KnownFact(
      "K5",
      "three habits for stores",
      [.chancay],
      "Let the store alone write what it owns and give views methods (private(set)); give each domain a single store, which the root provides and views find by its type; make a binding with @Bindable in the view that needs it."
    ),
    KnownFact(
      "K6",
      "one session store",
      [.chancay],
      "Whether someone is signed in is kept in a single app-wide session store, and the root view picks the screen from it: the work of an auth provider, without a context object."
    ),
    KnownFact(
      "K59",
      "what separates the patterns",
      [.ownership],
      "Both patterns track what a view reads, and neither speed nor typing tells them apart any more. The difference is who may change state, how work outside is represented, and what the team pays for it."
    ),
    KnownFact(
      "K60",
      "showing is not writing",
      [.ownership],
      "That a view can observe state should not give it the right to change it. Open setters and a single path for changes are two ends of a scale, and most teams choose a place between them."
    ),
  ]

  static let mvvm = [
    KnownFact(
      "K7",
      "what a view model does",
      [.chancay],
      "It offers state ready for display, has a method for each user action, and asks repositories and stores, never the network or a database directly. An import of SwiftUI in it shows that something leaked."
    ),
    KnownFact(
      "K8",
      "the orders screen",
      [.chancay],
      "Loading is one value (idle, loading, loaded, failed), the query comes in through a binding, and the visible orders are derived: all for an empty query, none before loading. Measured here: until loaded, the list ignores the query altogether, and a load that is cancelled with its screen ends as failed."
    ),
    KnownFact(
      "K9",
      "when a view model appears",
      [.chancay],
      "A screen gets one when it loads asynchronously, derives more than one value, or has logic to be tested without SwiftUI. Two local values do without; searching, filtering and deleting in a list calls for one."
    ),
    KnownFact(
      "K10",
      "smells of a model",
      [.chancay],
      "Network calls in a view; a model with the navigation path in it, with SwiftUI imported or with calls to another model; a screen's properties in a global store; a single store for everything. What models share belongs in use cases or repositories (K70)."
    ),
    KnownFact(
      "K11",
      "the transfer as a model",
      [.ownership],
      "Amount and recipient can be written by anyone in any phase, the phase by the model alone, and the dependency is a closure given at creation. Measured here: every error becomes the same text, nothing leads back from sent or failed, an edit while sending leaves a receipt for somebody else than the screen shows, and leaving the screen reports a failure while the money may be moving."
    ),
    KnownFact(
      "K12",
      "models can grow",
      [.ownership],
      "Nothing in the structure keeps a model small. A disciplined one owns a single feature session and calls capabilities by name; it does not collect navigation, network, analytics and database. The remedy is to divide ownership, not to add a layer."
    ),
    KnownFact(
      "K61",
      "the two camps",
      [.chancay],
      "One camp says that SwiftUI already joins model and view and that a model for each screen is a habit from UIKit; the other keeps logic out of views and wants one testable object per screen, so that five people stay sane. Chancay's own place: light MVVM, and none for trivial views."
    ),
    KnownFact(
      "K64",
      "four faults of a view model",
      [.otasevic],
      "He says that it hides its state, that its logic cannot be used without it, that it is impure, and that two of them cannot be combined. The count in his own sample is a public property, so the first can be checked."
    ),
  ]
}
