import TestSupport

/// Whether tests may mount small file systems of their own here, which takes Linux and its
/// superuser.
package let canMountDisks: Bool = {
  let scratch = ScratchFolder()
  let arguments = ["-t", "tmpfs", "-o", "size=64k", "tmpfs", scratch.path]
  guard (try? run("/bin/mount", arguments).status) == .exited(0) else { return false }
  return (try? run("/bin/umount", ["-l", scratch.path]).status) == .exited(0)
}()
