import WorkbenchShell

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

exit(launch(arguments: Array(CommandLine.arguments.dropFirst()), world: .live))
