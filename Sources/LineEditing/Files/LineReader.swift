#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads lines from a stream that nobody edits: a pipe, a file, a dumb terminal.
package struct LineReader {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var isAtEnd = false

  package init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// The next line without its newline; bad UTF-8 is replaced, never fatal.
  package mutating func next() -> LineResult {
    while true {
      if let newline = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        let line = bytes[..<newline]
        bytes.removeSubrange(...newline)
        return .line(Self.text(of: line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
      }
      if isAtEnd {
        guard !bytes.isEmpty else { return .endOfFile }
        defer { bytes = [] }
        return .line(Self.text(of: bytes[...]))
      }
      guard fill() else { return .interrupted(dropped: "") }
    }
  }

  /// Everything up to the end.
  package mutating func rest() -> String {
    while !isAtEnd { _ = fill() }
    defer { bytes = [] }
    return Self.text(of: bytes[...])
  }

  /// Reads more; false if a signal came first.
  private mutating func fill() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      bytes += chunk[..<count]
    } else if count < 0 && errno == EINTR {
      return false
    } else {
      isAtEnd = true
    }
    return true
  }

  private static func text(of line: ArraySlice<UInt8>) -> String {
    String(decoding: line, as: UTF8.self)
  }
}
