/// Ignores a signal from now on, and gives what was done with it so far, for `sigaction`.
package func ignoreSignal(_ signal: Int32) -> sigaction {
  var old = sigaction()
  var new = sigaction()
  #if canImport(Darwin)
    new.__sigaction_u.__sa_handler = SIG_IGN
  #elseif canImport(Glibc)
    new.__sigaction_handler.sa_handler = SIG_IGN
  #else
    new.__sa_handler.sa_handler = SIG_IGN
  #endif
  sigaction(signal, &new, &old)
  return old
}
