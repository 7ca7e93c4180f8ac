#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads text files with the C library: Foundation would double the time to the first prompt.
package enum TextFile {
  /// Larger files are refused: nobody wrote them by hand.
  package static let sizeLimit = 8_000_000

  /// Returns a file's text, with invalid UTF-8 repaired.
  package static func read(_ path: String) throws(Misuse) -> String {
    guard let file = fopen(path, "rb") else {
      let reason = String(cString: strerror(errno))
      throw Misuse("unreadable", "cannot read '\(path)': \(reason)")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      bytes.append(contentsOf: chunk.prefix(count))
      if bytes.count > sizeLimit {
        throw Misuse("unreadable", "'\(path)' is larger than \(sizeLimit) bytes")
      }
      if count < chunk.count { break }
    }
    if ferror(file) != 0 {
      throw Misuse("unreadable", "cannot read '\(path)': \(String(cString: strerror(errno)))")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The last part of a path, which is how positions name a file.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
