/// Calls a main-actor closure without a hop, as the standard library's `assumeIsolated` does.
func withoutIsolation<Value>(_ body: @MainActor () throws -> Value) rethrows -> Value {
  typealias Plain = () throws -> Value
  return try withoutActuallyEscaping(body) { escaping in
    try unsafeBitCast(escaping, to: Plain.self)()
  }
}
