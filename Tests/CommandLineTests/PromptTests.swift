import Foundation
import Testing

/// The program on a pseudo-terminal.
@Suite struct PromptTests {
  /// What is on the screen after `keys`, which are typed ahead, and the exit status.
  private func session(_ keys: String, _ arguments: [String] = []) throws -> (String, Int32) {
    var keyboard: Int32 = -1
    var screen: Int32 = -1
    try #require(openpty(&keyboard, &screen, nil, nil, nil) == 0)
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    let process = Process()
    process.executableURL = GroveProcess.executable
    process.arguments = arguments
    process.environment = ["TERM": "xterm", "HOME": home.path(), "LC_ALL": "C.UTF-8"]
    let terminal = FileHandle(fileDescriptor: screen, closeOnDealloc: false)
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
    close(screen)
    var shown = try read(keyboard, until: "grove>")
    _ = Array(keys.utf8).withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
    shown += try read(keyboard, until: nil)
    close(keyboard)
    process.waitUntilExit()
    return (shown, process.terminationStatus)
  }

  private func read(_ keyboard: Int32, until mark: String?) throws -> String {
    var shown = ""
    var bytes = [UInt8](repeating: 0, count: 4096)
    while mark.map({ !shown.contains($0) }) ?? true {
      var waiting = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
      try #require(poll(&waiting, 1, 20_000) > 0, "nothing after \(shown.debugDescription)")
      let count = bytes.withUnsafeMutableBytes { systemRead(keyboard, $0) }
      guard count > 0 else { return shown }
      shown += String(decoding: bytes[..<count], as: UTF8.self)
    }
    return shown
  }

  @Test func theBannerIsTwoLinesAtMost() throws {
    let (shown, status) = try session(":quit\n")
    #expect(status == 0)
    let banner = shown.prefix(upTo: try #require(shown.firstRange(of: "grove>")?.lowerBound))
    #expect(banner.split(separator: "\r\n").count <= 3)
    #expect(shown.contains(":help"))
  }

  @Test(arguments: ["exit\n", "quit\n", ":quit\n", ":q\n", "\u{4}"])
  func thereAreManyWaysToLeave(keys: String) throws {
    #expect(try session(keys, ["--quiet"]).1 == 0)
  }

  @Test func aFailureDoesNotEndTheSession() throws {
    let (shown, status) = try session("[1][2]\nprint(\"still\" + \" here\")\n:quit\n")
    #expect(shown.contains("error:"))
    #expect(shown.contains("still here"))
    #expect(status == 0)
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
