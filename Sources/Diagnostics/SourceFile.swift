/// A named piece of source text.
///
/// Ranges are half-open UTF-8 offsets; lines and columns are computed here and nowhere else, both
/// 1-based, a column counting characters as a reader does. Swift takes a carriage return for a line
/// break, alone or before a line feed; here each becomes a line feed, so that nothing else has to
/// know.
package final class SourceFile: Hashable, Sendable {
  package let name: String
  package let text: String
  /// UTF-8 offset at which each line starts.
  package let lineStarts: [Int]
  /// True for the library's own declarations: nothing a reader can change.
  package let isLibrary: Bool

  package init(name: String, text: String, isLibrary: Bool = false) {
    self.name = name
    self.isLibrary = isLibrary
    var contiguous = text.utf8.contains(UInt8(ascii: "\r")) ? Self.withLineFeeds(text) : text
    self.text = contiguous
    lineStarts = contiguous.withUTF8 { bytes in
      [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }
  }

  private static func withLineFeeds(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var previous = UInt8(ascii: "\n")
    for byte in text.utf8 {
      switch (previous, byte) {
      case (UInt8(ascii: "\r"), UInt8(ascii: "\n")): break
      case (_, UInt8(ascii: "\r")): bytes.append(UInt8(ascii: "\n"))
      default: bytes.append(byte)
      }
      previous = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// True if one of some words occurs in a range of the text, be it as part of another.
  package func mentions(_ words: [String], in range: SourceRange) -> Bool {
    var contiguous = text
    return contiguous.withUTF8 { bytes in
      words.contains { word in
        let word = Array(word.utf8)
        let last = min(range.end, bytes.count) - word.count
        return range.start <= last
          && (range.start...last).contains { start in
            word.indices.allSatisfy { bytes[start + $0] == word[$0] }
          }
      }
    }
  }

  /// Stands for code that has no text, such as synthesised members.
  package static let none = SourceFile(name: "", text: "")

  package static func == (left: SourceFile, right: SourceFile) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A half-open range of UTF-8 offsets in one file.
package struct SourceRange: Hashable, Sendable {
  package let file: SourceFile
  package let start: Int
  package let end: Int

  package init(file: SourceFile, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The range of code that nobody wrote.
  package static let none = SourceRange(file: .none, start: 0, end: 0)
}

extension SourceRange {
  /// The last word or sign before a place, past spaces and the point of a member: where the
  /// compiler sees what a member is asked of.
  package static func lastToken(before offset: Int, in file: SourceFile) -> SourceRange {
    let bytes = file.text.utf8
    func byte(_ offset: Int) -> UInt8 {
      bytes[bytes.index(bytes.startIndex, offsetBy: offset)]
    }
    func isWord(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        || UnicodeScalar(byte).properties.isAlphabetic
        || UnicodeScalar(byte).properties.numericType != nil
    }
    var end = min(offset, bytes.count)
    while end > 0, [" ", "\n", "\t", "."].contains(UnicodeScalar(byte(end - 1))) { end -= 1 }
    var start = max(end - 1, 0)
    if start < end, isWord(byte(start)) {
      while start > 0, isWord(byte(start - 1)) { start -= 1 }
    }
    return SourceRange(file: file, start: start, end: end)
  }
}
