import Foundation

/// Somebody at a terminal, who looks at each prompt before typing the next line.
///
/// Keys typed earlier would meet a terminal in another mode, which treats some of them itself.
struct Typist {
  /// The editor's side of the terminal.
  let screen: Int32

  /// Sits down; each of `lines` is typed once another prompt is there.
  init?(_ lines: [String]) {
    var keyboard: Int32 = -1
    var screen: Int32 = -1
    guard openpty(&keyboard, &screen, nil, nil, nil) == 0 else { return nil }
    self.screen = screen
    let side = keyboard
    Thread.detachNewThread {
      Self.type(lines, on: side)
      close(side)
    }
  }

  /// Types, then watches until the other side is closed; a silent terminal is left, which the
  /// editor sees as the end.
  private static func type(_ lines: [String], on keyboard: Int32) {
    var shown = ""
    var rest = lines[...]
    var prompts = 0
    while let more = watch(keyboard) {
      shown += more
      // A read begins by asking for marked pastes; its prompt, which is bold, comes last.
      let count = shown.components(separatedBy: "\u{1B}[?2004h").dropFirst()
        .count { $0.contains("\u{1B}[0m ") }
      guard count > prompts, let line = rest.popFirst() else { continue }
      prompts += 1
      _ = Array(line.utf8).withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
    }
  }

  private static func watch(_ keyboard: Int32) -> String? {
    var waiting = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 10_000) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(keyboard, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
