import Synchronization

/// The older kind of observed class: any published change tells every view that holds the object (K4).
///
/// It has the shape of Combine's, which is not everywhere, as far as a model needs it:
///
///     @MainActor final class CartModel: ObservableObject {
///       @Published private(set) var items: [Item] = []
///     }
public protocol ObservableObject: AnyObject {}

/// A property whose every writing tells all views that hold its object, equal values included.
@propertyWrapper
public struct Published<Value> {
  private var _wrappedValue: Value

  /// Makes the property with its first value.
  public init(wrappedValue: Value) { _wrappedValue = wrappedValue }

  /// Not used: a published property lives in a class.
  @available(*, unavailable, message: "A published property lives in an observable object.")
  public var wrappedValue: Value {
    get { _wrappedValue }
    set { _wrappedValue = newValue }
  }

  /// The property of an object.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped path: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published>
  ) -> Value {
    get {
      if let reads = Reads.current { reads.note(PropertyNames.name(ofStorage: storage)) }
      return object[keyPath: storage]._wrappedValue
    }
    set {
      ObjectSignals.signal(of: object).change {
        object[keyPath: storage]._wrappedValue = newValue
      }
    }
  }
}

/// One signal for each observable object of the older kind that is alive.
enum ObjectSignals {
  private static let all = Mutex<[ObjectIdentifier: Entry]>([:])

  /// The object is only compared, never used.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let signal = Signal()
  }

  static func signal(of object: any ObservableObject) -> Signal {
    let id = ObjectIdentifier(object)
    let fresh = Entry(object: object)
    return all.withLock { all in
      if let entry = all[id], entry.object != nil { return entry.signal }
      if all.count >= 64 { all = all.filter { $0.value.object != nil } }
      all[id] = fresh
      return fresh.signal
    }
  }
}
