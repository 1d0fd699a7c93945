#if os(Linux)
  import Foundation
  import PTYKit
  import Platform
  import TestSupport
  import Testing

  @testable import LineEditing

  /// Faults that only a superuser can arrange, with file systems of their own.
  @Suite(.serialized, .enabled(if: geteuid() == 0), .timeLimit(.minutes(10)))
  struct HistoryFaultTests {
    let scratch: ScratchFolder
    let demo: String

    init() throws {
      scratch = ScratchFolder()
      demo = try builtProgram("EditDemo")
    }

    /// Runs shell lines where mounts are seen by nobody else; `$disk` is an empty folder.
    private func privately(_ script: String) throws -> [String] {
      let disk = scratch.path + "/disk"
      try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
      let result = try run(
        "/bin/sh",
        ["-c", "exec unshare --mount --propagation private sh -e -c \"$script\""],
        environment: cleanEnvironment(
          home: scratch.path,
          ["script": script, "disk": disk, "demo": demo]
        )
      )
      #expect(result.status == .exited(0), "\(result.error)")
      return result.output.split(separator: "\n").map {
        $0.replacingOccurrences(of: disk, with: "DISK")
      }
    }

    @Test("a full disk costs the newest line, whole, and nothing older")
    func full() throws {
      let output = try privately(
        """
        mount -t tmpfs -o size=8k none "$disk"
        "$demo" --hammer "$disk/history" "some longer text to fill the disk" 5000
        cat "$disk/history"
        """
      )
      let message = try #require(output.firstIndex { $0.hasPrefix("History") })
      #expect(
        output[message] == """
          History cannot be written at "DISK/history": No space left on device. \
          Lines are remembered until the program ends.
          """
      )
      #expect(message > 50)
      #expect(
        output[(message + 1)...]
          == (0..<message).map {
            "\"some longer text to fill the disk \($0)\""
          }[...]
      )
    }

    @Test("a full disk leaves a history that is too long as it is")
    func fullWhileShortening() throws {
      let output = try privately(
        """
        mount -t tmpfs -o size=8k none "$disk"
        seq -f '"%g"' 0 199 > "$disk/history"
        head -c 8000 /dev/zero > "$disk/other" || true
        "$demo" --hammer "$disk/history" new 1 20
        tail -n 1 "$disk/history"; wc -l < "$disk/history"; ls "$disk"
        """
      )
      #expect(output[0].hasPrefix("History cannot be written at \"DISK/history\": No space"))
      #expect(output[1...] == ["\"199\"", "200", "history", "other"])
    }

    @Test("a disk that cannot be written")
    func readOnly() throws {
      let output = try privately(
        """
        mount -t tmpfs none "$disk"
        echo '"old"' > "$disk/history"
        mount -o remount,ro "$disk"
        "$demo" --hammer "$disk/history" new 3
        "$demo" --hammer "$disk/folder/history" new 3
        cat "$disk/history"
        """
      )
      #expect(
        output == [
          """
          History cannot be written at "DISK/history": Read-only file system. \
          Lines are remembered until the program ends.
          """,
          """
          History cannot be written at "DISK/folder/history": No such file or directory. \
          Lines are remembered until the program ends.
          """, "\"old\"",
        ]
      )
    }

    @Test("a file of somebody else")
    func foreign() throws {
      let output = try privately(
        """
        mount -t tmpfs none "$disk"
        cp "$demo" "$disk/demo"
        chmod 755 "$disk" "$disk/demo"
        echo '"private"' > "$disk/history"
        chmod 600 "$disk/history"
        setpriv --reuid 65534 --regid 65534 --clear-groups "$disk/demo" --hammer "$disk/history" x 2
        cat "$disk/history"
        """
      )
      #expect(
        output == [
          """
          History cannot be read at "DISK/history": Permission denied. \
          Lines are remembered until the program ends.
          """, "\"private\"",
        ]
      )
    }

    @Test("a file replaced while its lock is waited for is not written to")
    func replaced() throws {
      // The lines wait until the program has the file open for appending (flag 02000).
      let output = try privately(
        #"""
        exec 9>"$disk/history"
        flock 9
        "$demo" --hammer "$disk/history" new 1 9>&- &
        until grep -qs 'flags:.*[67][0-7][0-7][0-7]$' /proc/$!/fdinfo/*; do :; done
        echo '"shorter"' > "$disk/beside"
        mv "$disk/beside" "$disk/history"
        flock -u 9
        wait
        cat "$disk/history"
        """#
      )
      #expect(output == ["0", "\"shorter\"", "\"new 0\""])
    }

    @Test("a lock that is never given back is not waited for long")
    func locked() throws {
      let path = scratch.path + "/history"
      let output = try privately(
        """
        flock "\(path)" "$demo" --hammer "\(path)" new 1
        """
      )
      #expect(
        output == [
          "History cannot be written at \"\(path)\": another process holds it "
            + "locked. Lines are remembered until the program ends."
        ]
      )
    }
  }
#endif
