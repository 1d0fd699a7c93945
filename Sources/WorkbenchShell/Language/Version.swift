/// The program's version, as `workbench --version` prints it.
public let workbenchVersion = "0.1.0"
