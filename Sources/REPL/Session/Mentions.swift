import Diagnostics

/// The types that some code makes a value of, found by their names alone.
///
/// A file of a lesson or a post usually declares a screen and the parts it is made of, in any
/// order; the screen is the view that nothing else makes.
struct Mentions {
  private(set) var made: Set<String> = []

  /// Reads the text of files.
  init(in files: [SourceFile]) {
    for file in files { read(Array(file.text.utf8)) }
  }

  private mutating func read(_ text: [UInt8]) {
    var previous: ArraySlice<UInt8> = []
    var position = 0
    while position < text.count {
      guard Mentions.isWord(text[position]) else {
        position += 1
        continue
      }
      let start = position
      while position < text.count, Mentions.isWord(text[position]) { position += 1 }
      let word = text[start..<position]
      let isDeclared = Mentions.declaring.contains(String(decoding: previous, as: UTF8.self))
      previous = word
      guard !isDeclared, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[start]) else {
        continue
      }
      let next = text[position...].first { $0 != UInt8(ascii: " ") }
      if next == UInt8(ascii: "(") || next == UInt8(ascii: "{") {
        made.insert(String(decoding: word, as: UTF8.self))
      }
    }
  }

  private static let declaring: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "some", "any", "func",
  ]

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }
}
