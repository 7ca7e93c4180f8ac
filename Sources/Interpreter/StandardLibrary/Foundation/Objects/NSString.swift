extension StandardLibrary {
  /// The string class of Foundation, for what a program does by way of `as NSString`.
  static let nsString = LibraryEntry(
    "NSString.swift",
    """
    /// A string as an object; its positions count UTF-16 units.
    class NSString: NSObject, ExpressibleByStringLiteral, CVarArg {
      var __text: String
      init(string: String) { self.__text = string }
      required init(stringLiteral value: String) { self.__text = value }
      override init() { self.__text = "" }
      static func __bridge(_ text: String) -> NSString { NSString(string: text) }
      static func __bridged(_ value: Any) -> NSString? {
        (value as? String).map { NSString(string: $0) }
      }
      var __unbridged: String { __text }
      var __asString: String? { __text }

      static func == (lhs: NSString, rhs: NSString) -> Bool { lhs.__text == rhs.__text }
      override func hash(into hasher: inout Hasher) { hasher.combine(__text) }
      override var description: String { __text }
      func isEqual(to aString: String) -> Bool { __text == aString }

      /// The text, as functions of C take it.
      var utf8String: String? { __text }
      var length: Int { __text.utf16.count }
      /// The whole number at the front; 0 if there is none.
      var integerValue: Int {
        let text = __text.drop(while: { $0.isWhitespace })
        let sign = text.prefix(while: { "+-".contains($0) })
        return Int(sign + text.dropFirst(sign.count).prefix(while: { $0.isNumber })) ?? 0
      }
      var intValue: Int32 { Int32(truncatingIfNeeded: integerValue) }
      var floatValue: Float { Float(doubleValue) }
      /// The number at the front; 0 if there is none.
      var doubleValue: Double {
        var digits = ""
        for character in __text.drop(while: { $0.isWhitespace }) {
          guard character.isNumber || "+-.eE".contains(character) else { break }
          digits.append(character)
        }
        while !digits.isEmpty {
          if let number = Double(digits) { return number }
          digits.removeLast()
        }
        return 0
      }
      var boolValue: Bool {
        let text = __text.drop(while: { $0.isWhitespace })
        guard let first = text.drop(while: { "+-0".contains($0) }).first
        else { return false }
        return "YyTt123456789".contains(first)
      }

      func substring(from: Int) -> String { __slice(from, length) }
      func substring(to: Int) -> String { __slice(0, to) }
      func substring(with range: NSRange) -> String {
        __slice(range.location, range.location + range.length)
      }
      func __slice(_ from: Int, _ to: Int) -> String {
        let units = __text.utf16
        precondition(from >= 0 && from <= to && to <= units.count, "Range or index out of bounds")
        return String(units.dropFirst(from).prefix(to - from)) ?? ""
      }
      /// Where a text stands first; at `NSNotFound` if nowhere.
      func range(of searchString: String) -> NSRange { range(of: searchString, options: []) }
      func range(of searchString: String, options mask: String.CompareOptions) -> NSRange {
        guard let found = __text.range(of: searchString, options: mask) else {
          return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(found, in: __text)
      }
      func character(at index: Int) -> UInt16 { Array(__text.utf16)[index] }
      func replacingCharacters(in range: NSRange, with replacement: String) -> String {
        __slice(0, range.location) + replacement + __slice(range.upperBound, length)
      }
      func hasPrefix(_ str: String) -> Bool { __text.hasPrefix(str) }
      func hasSuffix(_ str: String) -> Bool { __text.hasSuffix(str) }
      func contains(_ str: String) -> Bool { __text.contains(str) }
      func appending(_ aString: String) -> String { __text + aString }
      func components(separatedBy separator: String) -> [String] {
        __text.components(separatedBy: separator)
      }
      func replacingOccurrences(of target: String, with replacement: String) -> String {
        __text.replacingOccurrences(of: target, with: replacement)
      }
      func trimmingCharacters(in set: CharacterSet) -> String {
        __text.trimmingCharacters(in: set)
      }
      var uppercased: String { __text.uppercased() }
      var lowercased: String { __text.lowercased() }
      var capitalized: String { __text.capitalized }

      /// The parts of a path; a `/` at its front is one.
      var pathComponents: [String] {
        let parts = __text.split(separator: "/").map(String.init)
        return __text.hasPrefix("/") ? ["/"] + parts : parts
      }
      var lastPathComponent: String { pathComponents.last ?? "" }
      var pathExtension: String {
        let name = lastPathComponent
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
      }
      var deletingLastPathComponent: String {
        let rest = Array(pathComponents.dropLast())
        if __text == "/" { return "/" }
        return rest.first == "/" ? "/" + rest.dropFirst().joined(separator: "/")
          : rest.joined(separator: "/")
      }
      var deletingPathExtension: String {
        pathExtension.isEmpty ? __text : String(__text.dropLast(pathExtension.count + 1))
      }
      func appendingPathComponent(_ str: String) -> String {
        __text.isEmpty || __text.hasSuffix("/") ? __text + str : __text + "/" + str
      }
      func appendingPathExtension(_ str: String) -> String? { __text + "." + str }
    }

    extension String {
      init(_ text: NSString) { self = text.__text }
    }
    """)
}
