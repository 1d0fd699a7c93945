import Platform
import Processes

/// The system's words for its last error.
func systemReason(_ code: Int32 = errno) -> String {
  SystemFailure(code).description
}
