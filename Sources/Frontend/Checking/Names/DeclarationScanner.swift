/// Finds declared names in library source by a single pass over its bytes.
struct DeclarationScanner {
  /// A declared name; `owner` is the extended type's name for members of extensions.
  struct Name {
    let name: String
    let owner: String?
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var depth = 0
  private var owner: String?
  private var state = State.other

  private enum State { case other, declares, extends }

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next top-level name or member of an extension.
  mutating func next() -> Name? {
    while position < bytes.count {
      if depth > (owner == nil ? 0 : 1) {
        passBlock()
        continue
      }
      let byte = bytes[position]
      if Self.isWordStart(byte) {
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        if let name = word(start, position) { return name }
      } else if state == .declares, Self.isOperator(byte) {
        let start = position
        while position < bytes.count, Self.isOperator(bytes[position]) { position += 1 }
        state = .other
        if let name = declared(start, position) { return name }
      } else {
        skip(byte)
      }
    }
    return nil
  }

  private mutating func word(_ start: Int, _ end: Int) -> Name? {
    let before = state
    state = .other
    if before == .extends {
      // `A.B` counts as `A.B`.
      var last = end
      while last < bytes.count, Self.isWord(bytes[last]) || bytes[last] == UInt8(ascii: ".") {
        last += 1
      }
      position = last
      owner = text(start, last)
      return nil
    }
    if isKeyword(start, end) {
      state = .declares
      return nil
    }
    if equals(start, end, "extension"), depth == 0 {
      state = .extends
      return nil
    }
    if equals(start, end, "init") || equals(start, end, "subscript") {
      return depth == 1 && before == .other ? declared(start, end) : nil
    }
    return before == .declares ? declared(start, end) : nil
  }

  private func declared(_ start: Int, _ end: Int) -> Name? {
    Name(name: text(start, end), owner: depth == 0 ? nil : owner)
  }

  private func isKeyword(_ start: Int, _ end: Int) -> Bool {
    switch end - start {
    case 3: equals(start, end, "var") || equals(start, end, "let")
    case 4: equals(start, end, "func") || equals(start, end, "enum") || equals(start, end, "case")
    case 5: equals(start, end, "class") || equals(start, end, "actor")
    case 6: equals(start, end, "struct")
    case 8: equals(start, end, "protocol")
    case 9: equals(start, end, "typealias")
    default: false
    }
  }

  private func equals(_ start: Int, _ end: Int, _ word: StaticString) -> Bool {
    guard end - start == word.utf8CodeUnitCount else { return false }
    for index in 0..<(end - start) where bytes[start + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Goes on to behind the brace that closes the innermost block, in which no name counts.
  private mutating func passBlock() {
    let outer = depth - 1
    while position < bytes.count, depth > outer {
      let byte = bytes[position]
      position += 1
      passed(byte)
    }
    state = .other
  }

  /// Takes account of a byte that ends or begins something else than a word.
  private mutating func passed(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"):
      depth -= 1
      if depth == 0 { owner = nil }
    case UInt8(ascii: "/") where position < bytes.count && bytes[position] == UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "\""):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      position += 1
    default: break
    }
  }

  private mutating func skip(_ byte: UInt8) {
    position += 1
    passed(byte)
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "\""): break
    case UInt8(ascii: "`"), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"): break
    default: state = .other
    }
  }

  private static func isWordStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isWordStart(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "%"), UInt8(ascii: "."), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
