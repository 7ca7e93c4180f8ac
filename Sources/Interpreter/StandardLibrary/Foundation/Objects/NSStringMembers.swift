extension StandardLibrary {
  /// What the string class shares with strings, counted in UTF-16 units.
  static let nsStringMembers = LibraryEntry(
    "NSString+Members.swift",
    """
    extension NSString {
      typealias CompareOptions = String.CompareOptions
      typealias EnumerationOptions = String.EnumerationOptions
      convenience init(format: String, _ args: any CVarArg...) {
        self.init(string: String(format: format, arguments: args))
      }
      convenience init(format: String, arguments args: [any CVarArg]) {
        self.init(string: String(format: format, arguments: args))
      }
      convenience init?(data: Data, encoding: UInt) {
        guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)) else {
          return nil
        }
        self.init(string: text)
      }
      static func localizedStringWithFormat(
        _ format: NSString, _ args: any CVarArg...
      ) -> NSString {
        NSString(
          string: String(format: format.__text, locale: .current, arguments: args))
      }
      static func path(withComponents components: [String]) -> String {
        var path = ""
        for component in components where !component.isEmpty {
          var part = component
          while part.contains("//") { part = part.replacingOccurrences(of: "//", with: "/") }
          if part.count > 1, part.hasSuffix("/") { part.removeLast() }
          path += path.isEmpty || path == "/" ? part : "/" + part
        }
        return path
      }
      func __range(_ found: Range<String.Index>?) -> NSRange {
        found.map { NSRange($0, in: __text) } ?? NSRange(location: NSNotFound, length: 0)
      }
      func __part(_ range: NSRange) -> Range<String.Index> {
        Range(range, in: __text) ?? __text.startIndex..<__text.endIndex
      }
      func compare(_ string: String) -> ComparisonResult { __text.compare(string) }
      func compare(_ string: String, options mask: CompareOptions) -> ComparisonResult {
        __text.compare(string, options: mask)
      }
      func compare(
        _ string: String, options mask: CompareOptions, range: NSRange
      ) -> ComparisonResult {
        substring(with: range).compare(string, options: mask)
      }
      func compare(
        _ string: String, options mask: CompareOptions, range: NSRange, locale: Any?
      ) -> ComparisonResult {
        substring(with: range).compare(string, options: mask)
      }
      func caseInsensitiveCompare(_ string: String) -> ComparisonResult {
        __text.caseInsensitiveCompare(string)
      }
      func localizedCompare(_ string: String) -> ComparisonResult {
        __text.localizedCompare(string)
      }
      func localizedCaseInsensitiveCompare(_ string: String) -> ComparisonResult {
        __text.localizedCaseInsensitiveCompare(string)
      }
      func localizedStandardCompare(_ string: String) -> ComparisonResult {
        __text.localizedStandardCompare(string)
      }
      func commonPrefix(with str: String, options mask: CompareOptions = []) -> String {
        __text.commonPrefix(with: str, options: mask)
      }
      func localizedCaseInsensitiveContains(_ str: String) -> Bool {
        __text.localizedCaseInsensitiveContains(str)
      }
      func localizedStandardContains(_ str: String) -> Bool {
        __text.localizedStandardContains(str)
      }
      func localizedStandardRange(of str: String) -> NSRange {
        __range(__text.localizedStandardRange(of: str))
      }
      func range(
        of searchString: String, options mask: CompareOptions, range searchRange: NSRange
      ) -> NSRange {
        __range(__text.range(of: searchString, options: mask, range: __part(searchRange)))
      }
      func range(
        of searchString: String, options mask: CompareOptions, range searchRange: NSRange,
        locale: Locale?
      ) -> NSRange {
        range(of: searchString, options: mask, range: searchRange)
      }
      func rangeOfCharacter(from searchSet: CharacterSet, options mask: CompareOptions = [])
        -> NSRange
      {
        __range(__text.rangeOfCharacter(from: searchSet, options: mask))
      }
      func rangeOfCharacter(
        from searchSet: CharacterSet, options mask: CompareOptions, range searchRange: NSRange
      ) -> NSRange {
        __range(__text.rangeOfCharacter(from: searchSet, options: mask, range: __part(searchRange)))
      }
      func rangeOfComposedCharacterSequence(at index: Int) -> NSRange {
        var start = 0
        for character in __text {
          let width = String(character).utf16.count
          if index < start + width { return NSRange(location: start, length: width) }
          start += width
        }
        return NSRange(location: NSNotFound, length: 0)
      }
      func components(separatedBy separator: CharacterSet) -> [String] {
        __text.components(separatedBy: separator)
      }
      func replacingOccurrences(
        of target: String, with replacement: String, options: CompareOptions,
        range searchRange: NSRange
      ) -> String {
        __text.replacingOccurrences(
          of: target, with: replacement, options: options, range: __part(searchRange))
      }
      func padding(
        toLength newLength: Int, withPad padString: String, startingAt padIndex: Int
      ) -> String {
        __text.padding(toLength: newLength, withPad: padString, startingAt: padIndex)
      }
      func folding(options: CompareOptions = [], locale: Locale?) -> String {
        __text.folding(options: options, locale: locale)
      }
      func lineRange(for range: NSRange) -> NSRange {
        NSRange(__text.lineRange(for: __part(range)), in: __text)
      }
      func paragraphRange(for range: NSRange) -> NSRange { lineRange(for: range) }
      func enumerateLines(_ block: (String, UnsafeMutablePointer<ObjCBool>) -> Void) {
        let stop = __stopFlag()
        __text.enumerateLines { line, isStopped in
          block(line, stop)
          isStopped = stop.pointee.boolValue
        }
      }
      func enumerateSubstrings(
        in range: NSRange, options opts: EnumerationOptions = [],
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        let stop = __stopFlag()
        __text.enumerateSubstrings(in: __part(range), options: opts) { part, inner, outer, ends in
          block(part, NSRange(inner, in: __text), NSRange(outer, in: __text), stop)
          ends = stop.pointee.boolValue
        }
      }
      func data(using encoding: UInt, allowLossyConversion lossy: Bool = false) -> Data? {
        __text.data(using: String.Encoding(rawValue: encoding), allowLossyConversion: lossy)
      }
      func canBeConverted(to encoding: UInt) -> Bool {
        __text.canBeConverted(to: String.Encoding(rawValue: encoding))
      }
      func lengthOfBytes(using enc: UInt) -> Int {
        __text.lengthOfBytes(using: String.Encoding(rawValue: enc))
      }
      func appendingFormat(_ format: String, _ args: any CVarArg...) -> NSString {
        NSString(string: __text + String(format: format, arguments: args))
      }
      func uppercased(with locale: Locale?) -> String { __text.uppercased() }
      func lowercased(with locale: Locale?) -> String { __text.lowercased() }
      func capitalized(with locale: Locale?) -> String { __text.capitalized }
      func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
        __text.addingPercentEncoding(withAllowedCharacters: allowed)
      }
      var localizedUppercase: String { __text.uppercased() }
      var localizedLowercase: String { __text.lowercased() }
      var localizedCapitalized: String { __text.capitalized }
      var removingPercentEncoding: String? { __text.removingPercentEncoding }
      var longLongValue: Int64 { Int64(integerValue) }
      var precomposedStringWithCanonicalMapping: String {
        __text.precomposedStringWithCanonicalMapping
      }
      var decomposedStringWithCanonicalMapping: String {
        __text.decomposedStringWithCanonicalMapping
      }
      var isAbsolutePath: Bool { __text.hasPrefix("/") || __text.hasPrefix("~") }
      /// The path without `.`, `..` and doubled slashes.
      var standardizingPath: String {
        var parts: [String] = []
        for part in __text.split(separator: "/").map(String.init) where part != "." {
          if part == "..", isAbsolutePath {
            _ = parts.popLast()
          } else {
            parts.append(part)
          }
        }
        return (__text.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
      }
      func strings(byAppendingPaths paths: [String]) -> [String] {
        paths.map { appendingPathComponent($0) }
      }
      func copy() -> Any { self }
      func mutableCopy() -> Any { NSMutableString(string: __text) }
    }

    /// A truth value of Objective-C.
    struct ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible, Sendable {
      let boolValue: Bool
      init(_ value: Bool) { self.boolValue = value }
      init(booleanLiteral value: Bool) { self.boolValue = value }
      var description: String { boolValue.description }
    }

    /// A flag that a block sets to end an enumeration.
    func __stopFlag() -> UnsafeMutablePointer<ObjCBool> {
      let flag = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
      flag.pointee = false
      return flag
    }
    """)

  /// The string class whose objects change.
  static let nsMutableString = LibraryEntry(
    "NSMutableString.swift",
    """
    /// A string as an object that changes.
    class NSMutableString: NSString {
      convenience init(capacity: Int) { self.init(string: "") }
      func append(_ aString: String) { __text += aString }
      func appendFormat(_ format: String, _ args: any CVarArg...) {
        __text += String(format: format, arguments: args)
      }
      func setString(_ aString: String) { __text = aString }
      func insert(_ aString: String, at loc: Int) {
        __text = replacingCharacters(in: NSRange(location: loc, length: 0), with: aString)
      }
      func deleteCharacters(in range: NSRange) {
        __text = replacingCharacters(in: range, with: "")
      }
      func replaceCharacters(in range: NSRange, with aString: String) {
        __text = replacingCharacters(in: range, with: aString)
      }
      @discardableResult
      func replaceOccurrences(
        of target: String, with replacement: String, options: String.CompareOptions = [],
        range searchRange: NSRange
      ) -> Int {
        var count = 0
        var place = __part(searchRange)
        while let found = __text.range(of: target, options: options, range: place) {
          count += 1
          place = found.upperBound..<place.upperBound
        }
        __text = __text.replacingOccurrences(
          of: target, with: replacement, options: options, range: __part(searchRange))
        return count
      }
    }
    """)
}
