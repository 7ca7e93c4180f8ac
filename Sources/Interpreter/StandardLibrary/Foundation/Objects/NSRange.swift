extension StandardLibrary {
  /// Foundation's ranges, which count UTF-16 units in text.
  static let textRange = LibraryEntry(
    "NSRange.swift",
    """
    /// A position and a length.
    struct NSRange: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Encodable,
      Decodable, Sendable
    {
      var location: Int
      var length: Int
      init() { self.init(location: 0, length: 0) }
      init(location: Int, length: Int) {
        self.location = location
        self.length = length
      }
      init(_ region: Range<Int>) {
        self.init(location: region.lowerBound, length: region.count)
      }
      init(_ region: ClosedRange<Int>) {
        self.init(location: region.lowerBound, length: region.count)
      }
      init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S)
        where R.Bound == String.Index
      {
        let range = region.relative(to: target)
        self.init(
          location: String(target[target.startIndex..<range.lowerBound]).utf16.count,
          length: String(target[range]).utf16.count)
      }
      var lowerBound: Int { location }
      var upperBound: Int { location + length }
      var description: String { "{\\(location), \\(length)}" }
      var debugDescription: String { description }
      func contains(_ index: Int) -> Bool { index >= location && index < location + length }
    }
    func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange { NSRange(location: loc, length: len) }
    let NSNotFound: Int = Int.max

    extension Range where Bound == String.Index {
      init?<S: StringProtocol>(_ range: NSRange, in string: S) {
        let units = String(string).utf16
        guard range.location >= 0, range.length >= 0, range.upperBound <= units.count
        else { return nil }
        let start = units.index(units.startIndex, offsetBy: range.location)
        let end = units.index(start, offsetBy: range.length)
        self = start..<end
      }
    }
    extension Range where Bound == Int {
      init?(_ range: NSRange) {
        if range.location == NSNotFound { return nil }
        self = range.location..<range.upperBound
      }
    }
    """)
}
