import PTYKit
import Testing

@Suite("A program that cannot be stepped")
struct RefusalTests {
  @Test("a lesson is refused by name where the runtime hands its work to nobody")
  func unhooked() throws {
    #expect(
      try run(builtProgram("SessionProbe"), ["none", "unhooked"]).output == """
        This program cannot be stepped: its Swift runtime does not hand over work of the main \
        actor, work beside the main actor. \
        Try a build with the toolchain's own shared runtime.

        """
    )
  }
}
