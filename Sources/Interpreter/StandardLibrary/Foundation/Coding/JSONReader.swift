/// Reads JSON as Foundation does: strictly, but for a comma after the last element.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  /// How many values were read.
  private(set) var count = 0
  private static let maximumDepth = 512

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of the whole text; `nil` if it is no JSON.
  mutating func read() -> JSONNode? {
    guard let node = value() else { return nil }
    skipSpace()
    return position == bytes.count ? node : nil
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(character.value) else { return false }
    position += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private mutating func value() -> JSONNode? {
    skipSpace()
    count += 1
    switch current.map({ Character(Unicode.Scalar($0)) }) {
    case "{": return nested { $0.table() }
    case "[": return nested { $0.list() }
    case "\"": return text().map { JSONNode(.text($0)) }
    case "t": return take(word: "true") ? JSONNode(.flag(true)) : nil
    case "f": return take(word: "false") ? JSONNode(.flag(false)) : nil
    case "n": return take(word: "null") ? JSONNode(.null) : nil
    default: return number().map { JSONNode(.number($0)) }
    }
  }

  private mutating func nested(_ read: (inout JSONReader) -> JSONNode?) -> JSONNode? {
    guard depth < JSONReader.maximumDepth else { return nil }
    depth += 1
    position += 1
    defer { depth -= 1 }
    return read(&self)
  }

  private mutating func list() -> JSONNode? {
    var elements: [JSONNode] = []
    while true {
      skipSpace()
      if take("]") { return JSONNode(.list(elements)) }
      if !elements.isEmpty {
        guard take(",") else { return nil }
        skipSpace()
        if take("]") { return JSONNode(.list(elements)) }
      }
      guard let element = value() else { return nil }
      elements.append(element)
    }
  }

  private mutating func table() -> JSONNode? {
    var entries: [JSONNode.Entry] = []
    while true {
      skipSpace()
      if take("}") { return JSONNode(.table(entries)) }
      if !entries.isEmpty {
        guard take(",") else { return nil }
        skipSpace()
        if take("}") { return JSONNode(.table(entries)) }
      }
      guard current == 0x22, let key = text() else { return nil }
      skipSpace()
      guard take(":"), let element = value() else { return nil }
      entries.append(JSONNode.Entry(key: key, value: element))
    }
  }

  private mutating func number() -> String? {
    let start = position
    _ = take("-")
    guard let first = current, isDigit(first) else { return nil }
    position += 1
    if first != 0x30 { skipDigits() }
    if take(".") {
      guard let digit = current, isDigit(digit) else { return nil }
      skipDigits()
    }
    if current == 0x65 || current == 0x45 {
      position += 1
      if current == 0x2B || current == 0x2D { position += 1 }
      guard let digit = current, isDigit(digit) else { return nil }
      skipDigits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private mutating func skipDigits() {
    while let byte = current, isDigit(byte) { position += 1 }
  }

  private mutating func text() -> String? {
    position += 1
    var written: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case 0x22: return String(validating: written, as: UTF8.self)
      case 0x5C:
        guard escape(&written) else { return nil }
      case 0..<0x20: return nil
      default: written.append(byte)
      }
    }
    return nil
  }

  private mutating func escape(_ written: inout [UInt8]) -> Bool {
    guard let byte = current else { return false }
    position += 1
    switch Character(Unicode.Scalar(byte)) {
    case "\"", "\\", "/": written.append(byte)
    case "b": written.append(8)
    case "f": written.append(12)
    case "n": written.append(10)
    case "r": written.append(13)
    case "t": written.append(9)
    case "u":
      guard let scalar = scalar() else { return false }
      written += Array(String(Character(scalar)).utf8)
    default: return false
    }
    return true
  }

  /// The four digits after `\u`, and those of the other half of a surrogate pair.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let first = unit() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
    guard take("\\"), take("u"), let second = unit(), (0xDC00..<0xE000).contains(second) else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func unit() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = bytes[position..<position + 4]
    position += 4
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
