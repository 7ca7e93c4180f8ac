/// Which letters with marks Unicode also writes as one scalar.
///
/// The standard library compares texts by canonical equivalence, so it knows the pairs; asking it
/// for each letter with each mark tells them, once, for the scripts that have such letters.
struct UnicodeForms: Sendable {
  static let canonical = UnicodeForms()

  /// The one scalar of a letter with its marks.
  private var whole: [Character: Unicode.Scalar] = [:]
  /// The letter and the marks of what one scalar may write.
  private var parts: [Character: [Unicode.Scalar]] = [:]

  private static let scripts: [ClosedRange<UInt32>] = [
    0xC0...0x24F, 0x374...0x4F9, 0x1E00...0x1FFF, 0x212A...0x212B, 0x3040...0x30FF,
  ]
  private static let letters: [ClosedRange<UInt32>] = [
    0x41...0x5A, 0x61...0x7A, 0x386...0x3CE, 0x410...0x491, 0x3046...0x30F2,
  ]
  private static let marks: [ClosedRange<UInt32>] = [0x300...0x36F, 0x3099...0x309A]

  private init() {
    for scalar in Self.scalars(Self.scripts) {
      let letter = Character(scalar)
      if whole[letter] == nil { whole[letter] = scalar }
    }
    var bases = Self.scalars(Self.letters).map { [$0] }
    var marks = Self.scalars(Self.marks)
    while !bases.isEmpty {
      let found = bases.flatMap { base in
        marks.compactMap { mark in
          let letter = base + [mark]
          return self.join(letter) ? letter : nil
        }
      }
      let used = Set(found.compactMap(\.last))
      marks = marks.filter(used.contains)
      bases = found
    }
  }

  /// Notes a letter and its marks as the parts of one scalar, if there is that.
  private mutating func join(_ letter: [Unicode.Scalar]) -> Bool {
    let character = Character(Self.text(letter))
    guard whole[character] != nil, parts[character] == nil else { return false }
    parts[character] = letter
    return true
  }

  private static func scalars(_ ranges: [ClosedRange<UInt32>]) -> [Unicode.Scalar] {
    ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Letters with their marks in one scalar where there is one.
  func composed(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      let scalars = Array(character.unicodeScalars)
      if let syllable = Self.syllable(scalars) {
        result.unicodeScalars.append(syllable)
        return
      }
      let joined = (1...scalars.count).reversed().first {
        whole[Character(Self.text(scalars.prefix($0)))] != nil
      }
      guard let joined, let scalar = whole[Character(Self.text(scalars.prefix(joined)))] else {
        result.append(character)
        return
      }
      result.unicodeScalars.append(scalar)
      result.unicodeScalars.append(contentsOf: scalars.dropFirst(joined))
    }
  }

  /// Letters and marks apart.
  func decomposed(_ text: String) -> String {
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      view.append(
        contentsOf: Self.jamo(scalar) ?? parts[Character(scalar)] ?? [scalar])
    }
    return String(view)
  }

  /// The parts of a Hangul syllable, by the arithmetic of Unicode's section 3.12.
  private static func jamo(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    let index = scalar.value - 0xAC00
    let values = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
    let tail = index % 28 == 0 ? [] : [0x11A7 + index % 28]
    return (values + tail).compactMap(Unicode.Scalar.init)
  }

  private static func syllable(_ scalars: [Unicode.Scalar]) -> Unicode.Scalar? {
    guard scalars.count == 2 || scalars.count == 3, (0x1100...0x1112).contains(scalars[0].value),
      (0x1161...0x1175).contains(scalars[1].value)
    else { return nil }
    let tail = scalars.count == 3 ? scalars[2].value : 0x11A7
    guard (0x11A7...0x11C2).contains(tail) else { return nil }
    let pair = (scalars[0].value - 0x1100) * 21 + scalars[1].value - 0x1161
    return Unicode.Scalar(0xAC00 + pair * 28 + tail - 0x11A7)
  }
}
