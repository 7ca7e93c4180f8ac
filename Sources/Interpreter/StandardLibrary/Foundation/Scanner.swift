extension StandardLibrary {
  /// Reading a text from its start, piece by piece.
  static let scanner = LibraryEntry(
    "Scanner.swift",
    """
    /// A text and how far it has been read.
    class Scanner: NSObject {
      let string: String
      var currentIndex: String.Index
      var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
      var caseSensitive: Bool = false
      init(string: String) {
        self.string = string
        self.currentIndex = string.startIndex
      }
      var isAtEnd: Bool { __skipped() == string.endIndex }
      var scanLocation: Int {
        get { string.utf16.distance(from: string.startIndex, to: currentIndex) }
        set { currentIndex = string.utf16.index(string.startIndex, offsetBy: newValue) }
      }
      func __skipped() -> String.Index {
        guard let skipped = charactersToBeSkipped else { return currentIndex }
        return __end(currentIndex) { skipped.contains($0) }
      }
      /// Where the scalars that satisfy a condition end.
      func __end(_ start: String.Index, _ holds: (Unicode.Scalar) -> Bool) -> String.Index {
        let scalars = string.unicodeScalars
        var index = start
        while index < scalars.endIndex, holds(scalars[index]) {
          index = scalars.index(after: index)
        }
        return index
      }
      func __take(_ start: String.Index, _ end: String.Index) -> String? {
        if start == end { return nil }
        currentIndex = end
        return String(string[start..<end])
      }

      func scanCharacters(from set: CharacterSet) -> String? {
        let start = __skipped()
        return __take(start, __end(start) { set.contains($0) })
      }
      func scanUpToCharacters(from set: CharacterSet) -> String? {
        let start = __skipped()
        return __take(start, __end(start) { !set.contains($0) })
      }
      func scanString(_ searchString: String) -> String? {
        let start = __skipped()
        let options: String.CompareOptions =
          caseSensitive ? .anchored : [.anchored, .caseInsensitive]
        guard let found = string[start...].range(of: searchString, options: options)
        else { return nil }
        return __take(start, found.upperBound)
      }
      func scanUpToString(_ substring: String) -> String? {
        let start = __skipped()
        let options: String.CompareOptions = caseSensitive ? [] : .caseInsensitive
        let found = string[start...].range(of: substring, options: options)
        return __take(start, found?.lowerBound ?? string.endIndex)
      }
      func scanCharacter() -> Character? {
        let start = __skipped()
        if start == string.endIndex { return nil }
        currentIndex = string.index(after: start)
        return string[start]
      }
      func scanInt() -> Int? { __number("[+-]?[0-9]+").flatMap { Int($0) } }
      func scanInt32() -> Int32? { scanInt().map { Int32(clamping: $0) } }
      func scanInt64() -> Int64? { scanInt().map { Int64($0) } }
      func scanUInt64() -> UInt64? { __number("[0-9]+").flatMap { UInt64($0) } }
      func scanDouble() -> Double? {
        __number("[+-]?([0-9]+(\\\\.[0-9]*)?|\\\\.[0-9]+)([eE][+-]?[0-9]+)?").flatMap { Double($0) }
      }
      func scanFloat() -> Float? { scanDouble().map { Float($0) } }
      func scanDecimal() -> Decimal? {
        __number("[+-]?([0-9]+(\\\\.[0-9]*)?|\\\\.[0-9]+)").flatMap { Decimal(string: $0) }
      }
      func scanHexInt64(_ result: inout UInt64) -> Bool {
        guard let digits = __number("(0[xX])?[0-9a-fA-F]+") else { return false }
        let plain = digits.lowercased().hasPrefix("0x") ? String(digits.dropFirst(2)) : digits
        result = UInt64(plain, radix: 16) ?? UInt64.max
        return true
      }
      func scanHexInt32(_ result: inout UInt32) -> Bool {
        var wide: UInt64 = 0
        guard scanHexInt64(&wide) else { return false }
        result = UInt32(clamping: wide)
        return true
      }
      /// The text that a pattern matches here.
      func __number(_ pattern: String) -> String? {
        let start = __skipped()
        guard let found = __matches(__compiledRegex(pattern), string[start...], 3).first?[0]
        else { return nil }
        return __take(start, found.upperBound)
      }
    }
    """)
}
