import Processes

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The system's words for its last error.
func systemReason(_ code: Int32 = errno) -> String {
  SystemFailure(code).description
}
