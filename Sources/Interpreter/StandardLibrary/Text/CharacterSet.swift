extension StandardLibrary {
  /// Foundation's sets of characters.
  static let characterSet = LibraryEntry(
    "CharacterSet.swift",
    """
    /// A set of Unicode scalars.
    struct CharacterSet: Hashable, ExpressibleByArrayLiteral, Sendable {
      typealias Element = Unicode.Scalar
      typealias ArrayLiteralElement = Unicode.Scalar
      init()
      init(charactersIn string: String)
      init(charactersIn range: Range<Unicode.Scalar>) {
        self = __characters(range.lowerBound, range.upperBound).subtracting(
          __characters(range.upperBound, range.upperBound))
      }
      init(charactersIn range: ClosedRange<Unicode.Scalar>) {
        self = __characters(range.lowerBound, range.upperBound)
      }
      init<S: Sequence>(_ scalars: S) where S.Element == Unicode.Scalar {
        self.init(charactersIn: String(String.UnicodeScalarView(scalars)))
      }
      static var whitespaces: CharacterSet { __characterClass("whitespaces") }
      static var whitespacesAndNewlines: CharacterSet { __characterClass("whitespacesAndNewlines") }
      static var newlines: CharacterSet { __characterClass("newlines") }
      static var decimalDigits: CharacterSet { __characterClass("decimalDigits") }
      static var letters: CharacterSet { __characterClass("letters") }
      static var alphanumerics: CharacterSet { __characterClass("alphanumerics") }
      static var uppercaseLetters: CharacterSet { __characterClass("uppercaseLetters") }
      static var lowercaseLetters: CharacterSet { __characterClass("lowercaseLetters") }
      static var punctuationCharacters: CharacterSet { __characterClass("punctuationCharacters") }
      static var symbols: CharacterSet { __characterClass("symbols") }
      static var urlQueryAllowed: CharacterSet { __characterClass("urlQueryAllowed") }
      static var urlPathAllowed: CharacterSet { __characterClass("urlPathAllowed") }
      static var controlCharacters: CharacterSet { __characterClass("controlCharacters") }
      static var capitalizedLetters: CharacterSet { __characterClass("capitalizedLetters") }
      static var nonBaseCharacters: CharacterSet { __characterClass("nonBaseCharacters") }
      static var urlFragmentAllowed: CharacterSet { urlQueryAllowed }
      static var urlUserAllowed: CharacterSet { __characterClass("urlUserAllowed") }
      static var urlPasswordAllowed: CharacterSet { urlUserAllowed }
      static var urlHostAllowed: CharacterSet { __characterClass("urlHostAllowed") }
      /// All other scalars.
      var inverted: CharacterSet { get }
      /// The scalars of both sets.
      func union(_ other: CharacterSet) -> CharacterSet
      /// The scalars that both sets have.
      func intersection(_ other: CharacterSet) -> CharacterSet
      /// The scalars that the other set does not have.
      func subtracting(_ other: CharacterSet) -> CharacterSet { intersection(other.inverted) }
      /// The scalars that only one of the sets has.
      func symmetricDifference(_ other: CharacterSet) -> CharacterSet {
        subtracting(other).union(other.subtracting(self))
      }
      mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
      mutating func formSymmetricDifference(_ other: CharacterSet) {
        self = symmetricDifference(other)
      }
      @discardableResult
      mutating func insert(_ character: Unicode.Scalar)
        -> (inserted: Bool, memberAfterInsert: Unicode.Scalar)
      {
        let isNew = !contains(character)
        self = union([character])
        return (isNew, character)
      }
      @discardableResult
      mutating func update(with character: Unicode.Scalar) -> Unicode.Scalar? {
        insert(character).inserted ? nil : character
      }
      @discardableResult
      mutating func remove(_ character: Unicode.Scalar) -> Unicode.Scalar? {
        let found = contains(character)
        self = subtracting([character])
        return found ? character : nil
      }
      mutating func formUnion(_ other: CharacterSet) { self = union(other) }
      mutating func insert(charactersIn string: String) {
        self = union(CharacterSet(charactersIn: string))
      }
      mutating func remove(charactersIn string: String) {
        self = subtracting(CharacterSet(charactersIn: string))
      }
      /// Whether a scalar is in the set.
      func contains(_ member: Unicode.Scalar) -> Bool
      static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool { __areSameScalars(lhs, rhs) }
      func hash(into hasher: inout Hasher) { hasher.combine(__scalarBitmap(self, 64)) }
    }

    func __characterClass(_ name: String) -> CharacterSet
    func __characters(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> CharacterSet
    """,
    natives: characterSetNatives)
}

/// A set of Unicode scalars, as the question whether one is in it.
final class ScalarSet {
  let contains: (Unicode.Scalar) -> Bool

  /// One bit for every code point.
  private(set) lazy var bitmap: [UInt8] = {
    var bytes = [UInt8](repeating: 0, count: 0x110000 / 8)
    for code in 0..<UInt32(0x110000) {
      if let scalar = Unicode.Scalar(code), contains(scalar) {
        bytes[Int(code / 8)] |= 1 << (code % 8)
      }
    }
    return bytes
  }()

  init(_ contains: @escaping (Unicode.Scalar) -> Bool) { self.contains = contains }

  /// Foundation's set of this name.
  static func named(_ name: String) -> ScalarSet {
    switch name {
    case "whitespaces":
      ScalarSet { $0 == "\t" || $0.properties.generalCategory == .spaceSeparator }
    case "whitespacesAndNewlines":
      ScalarSet { isNewline($0) || $0 == "\t" || $0.properties.generalCategory == .spaceSeparator }
    case "newlines": ScalarSet(isNewline)
    case "decimalDigits": ScalarSet { $0.properties.generalCategory == .decimalNumber }
    case "letters": ScalarSet(isLetter)
    case "alphanumerics": ScalarSet { isLetter($0) || isNumber($0) }
    case "uppercaseLetters": ScalarSet { $0.properties.isUppercase }
    case "lowercaseLetters": ScalarSet { $0.properties.isLowercase }
    case "punctuationCharacters": ScalarSet(isPunctuation)
    case "symbols": ScalarSet(isSymbol)
    case "controlCharacters":
      ScalarSet { [.control, .format].contains($0.properties.generalCategory) }
    case "capitalizedLetters": ScalarSet { $0.properties.generalCategory == .titlecaseLetter }
    case "nonBaseCharacters": ScalarSet(isMark)
    default: ScalarSet { isAllowed($0, inURL: name) }
    }
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: true
    default: false
    }
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }

  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    default: false
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar, inURL part: String) -> Bool {
    guard scalar.isASCII else { return false }
    if isLetter(scalar) || isNumber(scalar) { return true }
    let more =
      switch part {
      case "urlQueryAllowed": "!$&'()*+,-./:;=?@_~"
      case "urlUserAllowed": "!$&'()*+,-.;=_~"
      case "urlPathAllowed": "!$&'()*+,-./:=@_~"
      default: "!$&'()*+,-.:;=[]_~"
      }
    return more.unicodeScalars.contains(scalar)
  }
}

extension NativeCall {
  /// A `CharacterSet` argument; empty for anything else.
  func scalarSet(_ index: Int) -> ScalarSet {
    evaluator.nativeObject(self[index]) as? ScalarSet ?? ScalarSet { _ in false }
  }

  fileprivate func make(_ set: ScalarSet) -> Value {
    evaluator.makeNative(set, type: evaluator.types.generic("CharacterSet"))
  }
}

private let characterSetNatives: [String: NativeFunction] = [
  "CharacterSet.init()": { call throws(Trap) in call.make(ScalarSet { _ in false }) },
  "CharacterSet.init(charactersIn:)": { call throws(Trap) in
    let members = Set(call.text(0).unicodeScalars)
    return call.make(ScalarSet { members.contains($0) })
  },
  "__characterClass(_:)": { call throws(Trap) in call.make(ScalarSet.named(call.text(0))) },
  "__characters(_:_:)": { call throws(Trap) in
    let (first, last) = (UInt32(call.integer(0)), UInt32(call.integer(1)))
    return call.make(ScalarSet { first <= $0.value && $0.value <= last })
  },
  "CharacterSet.inverted": { call throws(Trap) in
    let set = call.scalarSet(0)
    return call.make(ScalarSet { !set.contains($0) })
  },
  "CharacterSet.union(_:)": { call throws(Trap) in
    let (first, second) = (call.scalarSet(0), call.scalarSet(1))
    return call.make(ScalarSet { first.contains($0) || second.contains($0) })
  },
  "CharacterSet.intersection(_:)": { call throws(Trap) in
    let (first, second) = (call.scalarSet(0), call.scalarSet(1))
    return call.make(ScalarSet { first.contains($0) && second.contains($0) })
  },
  "CharacterSet.contains(_:)": { call throws(Trap) in
    let scalar = UInt32(exactly: call.integer(1)).flatMap(Unicode.Scalar.init)
    return .bool(scalar.map(call.scalarSet(0).contains) ?? false)
  },
]
