import CEdit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The three streams of the process, and the terminal that may be behind them.
package enum Terminal {
  /// A stream by its descriptor.
  package enum Stream: Int32, Sendable {
    case input = 0
    case output = 1
    case error = 2

    package var isTerminal: Bool { isatty(rawValue) == 1 }
  }

  /// Writes all of `text`, unbuffered, so that the two streams keep their order on a terminal.
  ///
  /// A closed pipe ends the process silently (SIGPIPE); any other failure loses the text, because
  /// there is nowhere left to report it.
  package static func write(_ text: String, to stream: Stream = .output) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeBufferPointer(rebasing: rest)
        let count = systemWrite(stream.rawValue, part.baseAddress, part.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR && errno != EAGAIN {
          return
        }
      }
    }
  }

  /// Writes `text` and a newline.
  package static func writeLine(_ text: String, to stream: Stream = .output) {
    write(text + "\n", to: stream)
  }

  /// The cells of a terminal on `stream`, or `nil` if it is none.
  package static func size(of stream: Stream) -> (columns: Int, rows: Int)? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard cedit_terminal_size(stream.rawValue, &columns, &rows) else { return nil }
    return (Int(columns), Int(rows))
  }

  /// The width to wrap at: `COLUMNS`, else the terminal's, else 80.
  package static func width(variables: ShellVariables = .current) -> Int {
    if let columns = variables["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    return size(of: .output)?.columns ?? size(of: .error)?.columns ?? 80
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
