import CWorld

/// Who hears of each read of an observed property on the stepping thread.
package enum Reading {
  // Touched by the thread that steps only.
  package nonisolated(unsafe) static var hear: ((_ object: AnyObject, _ path: AnyKeyPath) -> Void)?

  static func note(_ object: UnsafeMutableRawPointer?, _ path: UnsafeMutableRawPointer?) {
    guard let hear, let object, let path else { return }
    hear(
      Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue(),
      Unmanaged<AnyKeyPath>.fromOpaque(path).takeUnretainedValue()
    )
  }
}

/// The names of functions in this program.
package enum FunctionName {
  /// The name of the function that begins at an address, as Swift writes it; nil where there is none.
  package static func of(_ address: UInt) -> String? {
    guard let name = world_function_name(address) else { return nil }
    defer { world_free_name(name) }
    return String(cString: name)
  }
}
