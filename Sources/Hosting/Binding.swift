/// A value that lives elsewhere and can be read and written from here (K32).
///
/// It has the shape of SwiftUI's, so logic written over it can be pasted into an app:
///
///     @MainActor struct Logic {
///       @Binding var state: State
///       func increment() { state.count += 1 }
///     }
///     let logic = Logic(state: Binding(get: { host.state }, set: { host.state = $0 }))
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  /// Makes a binding from the two closures that reach the value.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding that always reads the same value and ignores what is written.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  /// The value, read and written where it lives.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, written `$state`.
  public var projectedValue: Binding { self }

  /// A binding to one part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: path] },
      set: { wrappedValue[keyPath: path] = $0 }
    )
  }
}
