/// Finds one text in another, character by character.
struct TextSearch {
  /// What counts as a match; the raw values are Foundation's.
  struct Options: OptionSet {
    let rawValue: Int
    static let ignoringCase = Options(rawValue: 1)
    static let backwards = Options(rawValue: 4)
    static let anchored = Options(rawValue: 8)
    static let numeric = Options(rawValue: 64)
    static let ignoringAccents = Options(rawValue: 128)
  }

  private let text: String
  private let options: Options

  init(_ text: String, options: Options = []) {
    self.text = text
    self.options = options
  }

  /// Where `other` occurs first, or last if searching backwards; never for an empty text.
  func first(_ other: String) -> Range<String.Index>? {
    let wanted = other.map { folded($0) }
    guard let head = wanted.first else { return nil }
    if options.contains(.backwards) { return all(other).last }
    var start = text.startIndex
    while start < text.endIndex {
      if folded(text[start]) == head, let end = match(wanted, from: start) { return start..<end }
      if options.contains(.anchored) { return nil }
      start = text.index(after: start)
    }
    return nil
  }

  /// Every place where `other` occurs, not overlapping.
  func all(_ other: String) -> [Range<String.Index>] {
    let wanted = other.map { folded($0) }
    guard let head = wanted.first else { return [] }
    var result: [Range<String.Index>] = []
    var start = text.startIndex
    while start < text.endIndex {
      if folded(text[start]) == head, let end = match(wanted, from: start) {
        result.append(start..<end)
        start = end
      } else {
        start = text.index(after: start)
      }
    }
    return result
  }

  /// The parts between the occurrences of a separator.
  func split(_ separator: String) -> [String] {
    var parts: [String] = []
    var start = text.startIndex
    for range in TextSearch(text, options: options.subtracting(.backwards)).all(separator) {
      parts.append(String(text[start..<range.lowerBound]))
      start = range.upperBound
    }
    parts.append(String(text[start...]))
    return parts
  }

  /// The end of the text that matches `wanted` from `start` on.
  private func match(_ wanted: [String], from start: String.Index) -> String.Index? {
    var position = start
    for character in wanted {
      guard position < text.endIndex, folded(text[position]) == character else { return nil }
      position = text.index(after: position)
    }
    return position
  }

  private func folded(_ character: Character) -> String {
    TextSearch.folded(String(character), options)
  }

  /// A text without the differences that the options leave out.
  static func folded(_ text: String, _ options: Options) -> String {
    var result = text
    if options.contains(.ignoringCase) { result = result.lowercased() }
    if options.contains(.ignoringAccents) { result = result.withoutAccents }
    return result
  }

  /// -1, 0 or 1: how two texts compare.
  ///
  /// Numeric order compares runs of digits by value.
  static func order(_ left: String, _ right: String, _ options: Options) -> Int {
    let (x, y) = (folded(left, options), folded(right, options))
    if options.contains(.numeric) { return numericOrder(x, y) }
    return x == y ? 0 : (x < y ? -1 : 1)
  }

  private static func numericOrder(_ left: String, _ right: String) -> Int {
    var (x, y) = (Substring(left), Substring(right))
    while let a = x.first, let b = y.first {
      if a.isWholeNumber, b.isWholeNumber {
        let (m, n) = (x.prefix(while: \.isWholeNumber), y.prefix(while: \.isWholeNumber))
        let (p, q) = (m.drop { $0 == "0" }, n.drop { $0 == "0" })
        if p.count != q.count { return p.count < q.count ? -1 : 1 }
        if p != q { return p < q ? -1 : 1 }
        x = x.dropFirst(m.count)
        y = y.dropFirst(n.count)
        continue
      }
      if a != b { return a < b ? -1 : 1 }
      x = x.dropFirst()
      y = y.dropFirst()
    }
    return x.isEmpty ? (y.isEmpty ? 0 : -1) : 1
  }
}

extension String {
  /// The text without accents on Latin letters.
  ///
  /// Swift's own library does not decompose text, so the letters are listed.
  fileprivate var withoutAccents: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.compactMap { scalar in
          if (0x300...0x36F).contains(scalar.value) { return nil }
          return String.plainLetters[scalar] ?? scalar
        }))
  }

  private static let plainLetters: [Unicode.Scalar: Unicode.Scalar] = {
    let groups: [(Unicode.Scalar, String)] = [
      ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđ"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"),
      ("h", "ĥħ"), ("i", "ìíîïĩīĭį"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņňŉ"),
      ("o", "òóôõöøōŏő"), ("r", "ŕŗř"), ("s", "śŝşš"), ("t", "ţťŧ"), ("u", "ùúûüũūŭůűų"),
      ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"), ("A", "ÀÁÂÃÄÅĀĂĄ"), ("C", "ÇĆĈĊČ"), ("D", "ĎĐ"),
      ("E", "ÈÉÊËĒĔĖĘĚ"), ("G", "ĜĞĠĢ"), ("H", "ĤĦ"), ("I", "ÌÍÎÏĨĪĬĮİ"), ("J", "Ĵ"), ("K", "Ķ"),
      ("L", "ĹĻĽĿŁ"), ("N", "ÑŃŅŇ"), ("O", "ÒÓÔÕÖØŌŎŐ"), ("R", "ŔŖŘ"), ("S", "ŚŜŞŠ"),
      ("T", "ŢŤŦ"), ("U", "ÙÚÛÜŨŪŬŮŰŲ"), ("W", "Ŵ"), ("Y", "ÝŶŸ"), ("Z", "ŹŻŽ"),
    ]
    var result: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (plain, accented) in groups {
      for scalar in accented.unicodeScalars { result[scalar] = plain }
    }
    return result
  }()

  /// Each word's first letter capital, its others small.
  var capitalizedWords: String {
    var result = ""
    var isInWord = false
    for character in self {
      let belongs = character.isLetter || character == "'" || character == "’"
      result += isInWord ? character.lowercased() : character.uppercased()
      isInWord = belongs
    }
    return result
  }
}
