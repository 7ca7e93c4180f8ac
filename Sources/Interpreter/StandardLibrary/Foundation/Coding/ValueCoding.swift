extension StandardLibrary {
  /// How the values of Foundation and the ranges are written and read, in Foundation's own form.
  static let valueCoding: [LibraryEntry] = [
    rangeCoding, geometryCoding, indexCoding, durationCoding, calendarCoding, localeCoding,
    addressCoding,
  ]

  /// A range is a list of its bounds.
  private static let rangeCoding = LibraryEntry(
    "Range+Coding.swift",
    """
    extension Range where Bound: Encodable {
      func encode(to encoder: any Encoder) throws {
        try __encodeBounds([lowerBound, upperBound], encoder)
      }
    }
    extension Range where Bound: Decodable {
      init(from decoder: any Decoder) throws {
        let (lower, upper): (Bound, Bound) = try __decodeBounds(decoder, "Range")
        self.init(uncheckedBounds: (lower: lower, upper: upper))
      }
    }
    extension ClosedRange where Bound: Encodable {
      func encode(to encoder: any Encoder) throws {
        try __encodeBounds([lowerBound, upperBound], encoder)
      }
    }
    extension ClosedRange where Bound: Decodable {
      init(from decoder: any Decoder) throws {
        let (lower, upper): (Bound, Bound) = try __decodeBounds(decoder, "ClosedRange")
        self.init(uncheckedBounds: (lower: lower, upper: upper))
      }
    }
    extension PartialRangeFrom where Bound: Encodable {
      func encode(to encoder: any Encoder) throws { try __encodeBounds([lowerBound], encoder) }
    }
    extension PartialRangeFrom where Bound: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(try container.decode(Bound.self))
      }
    }
    extension PartialRangeUpTo where Bound: Encodable {
      func encode(to encoder: any Encoder) throws { try __encodeBounds([upperBound], encoder) }
    }
    extension PartialRangeUpTo where Bound: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(try container.decode(Bound.self))
      }
    }
    extension PartialRangeThrough where Bound: Encodable {
      func encode(to encoder: any Encoder) throws { try __encodeBounds([upperBound], encoder) }
    }
    extension PartialRangeThrough where Bound: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(try container.decode(Bound.self))
      }
    }

    func __encodeBounds<Bound: Encodable>(_ bounds: [Bound], _ encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for bound in bounds { try container.encode(bound) }
    }
    func __decodeBounds<Bound: Comparable & Decodable>(
      _ decoder: any Decoder, _ kind: String
    ) throws -> (Bound, Bound) {
      var container = try decoder.unkeyedContainer()
      let lower = try container.decode(Bound.self)
      let upper = try container.decode(Bound.self)
      guard lower <= upper else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription:
              "Cannot initialize \\(kind)<\\(Bound.self)> with a lowerBound (\\(lower)) greater "
              + "than upperBound (\\(upper))"))
      }
      return (lower, upper)
    }
    """)

  /// A point is a list of its coordinates, a rectangle one of its origin and its size.
  private static let geometryCoding = LibraryEntry(
    "Geometry+Coding.swift",
    """
    extension CGPoint {
      init(from decoder: any Decoder) throws {
        let pair = try __decodePair(decoder, CGFloat.self)
        self.init(x: pair.0, y: pair.1)
      }
      func encode(to encoder: any Encoder) throws { try __encodePair(x, y, encoder) }
    }
    extension CGSize {
      init(from decoder: any Decoder) throws {
        let pair = try __decodePair(decoder, CGFloat.self)
        self.init(width: pair.0, height: pair.1)
      }
      func encode(to encoder: any Encoder) throws { try __encodePair(width, height, encoder) }
    }
    extension CGVector {
      init(from decoder: any Decoder) throws {
        let pair = try __decodePair(decoder, CGFloat.self)
        self.init(dx: pair.0, dy: pair.1)
      }
      func encode(to encoder: any Encoder) throws { try __encodePair(dx, dy, encoder) }
    }
    extension CGRect {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let origin = try container.decode(CGPoint.self)
        self.init(origin: origin, size: try container.decode(CGSize.self))
      }
      func encode(to encoder: any Encoder) throws { try __encodePair(origin, size, encoder) }
    }

    func __encodePair<First: Encodable, Second: Encodable>(
      _ first: First, _ second: Second, _ encoder: any Encoder
    ) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(first)
      try container.encode(second)
    }
    func __decodePair<Part: Decodable>(
      _ decoder: any Decoder, _ type: Part.Type
    ) throws -> (Part, Part) {
      var container = try decoder.unkeyedContainer()
      let first = try container.decode(type)
      return (first, try container.decode(type))
    }
    """)

  /// Sets of positions are written as their runs.
  private static let indexCoding = LibraryEntry(
    "Indexes+Coding.swift",
    """
    extension NSRange {
      init(from decoder: any Decoder) throws {
        let pair = try __decodePair(decoder, Int.self)
        self.init(location: pair.0, length: pair.1)
      }
      func encode(to encoder: any Encoder) throws { try __encodePair(location, length, encoder) }
    }
    extension IndexSet {
      private enum __Keys: String, CodingKey { case indexes }
      private enum __RunKeys: String, CodingKey { case location, length }
      init(from decoder: any Decoder) throws {
        self.init()
        let container = try decoder.container(keyedBy: __Keys.self)
        var runs = try container.nestedUnkeyedContainer(forKey: .indexes)
        while !runs.isAtEnd {
          let run = try runs.nestedContainer(keyedBy: __RunKeys.self)
          let location = try run.decode(Int.self, forKey: .location)
          insert(integersIn: location..<location + (try run.decode(Int.self, forKey: .length)))
        }
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: __Keys.self)
        var runs = container.nestedUnkeyedContainer(forKey: .indexes)
        for range in rangeView {
          var run = runs.nestedContainer(keyedBy: __RunKeys.self)
          try run.encode(range.lowerBound, forKey: .location)
          try run.encode(range.count, forKey: .length)
        }
      }
    }
    extension IndexPath {
      private enum __Keys: String, CodingKey { case indexes }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: __Keys.self)
        self.init(indexes: try container.decode([Int].self, forKey: .indexes))
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: __Keys.self)
        try container.encode(__indexes, forKey: .indexes)
      }
    }
    """)

  /// A duration is the two halves of its attoseconds, which have 128 bits.
  private static let durationCoding = LibraryEntry(
    "Duration+Coding.swift",
    """
    extension Duration {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let high = try container.decode(Int64.self)
        let low = try container.decode(UInt64.self)
        let (seconds, rest) = Int64(1_000_000_000_000_000_000).dividingFullWidth((high, low))
        self.init(secondsComponent: seconds, attosecondsComponent: rest)
      }
      func encode(to encoder: any Encoder) throws {
        let parts = components
        let product = parts.seconds.multipliedFullWidth(by: 1_000_000_000_000_000_000)
        let (low, carries) = product.low.addingReportingOverflow(
          UInt64(bitPattern: parts.attoseconds))
        var container = encoder.unkeyedContainer()
        let sign: Int64 = parts.attoseconds < 0 ? -1 : 0
        try container.encode(product.high + sign + (carries ? 1 : 0))
        try container.encode(low)
      }
    }
    """)

  private static let calendarCoding = LibraryEntry(
    "Calendar+Coding.swift",
    """
    extension Calendar {
      private enum __Keys: String, CodingKey {
        case current, identifier, locale, timeZone, firstWeekday, minimumDaysInFirstWeek
      }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: __Keys.self)
        let name = try container.decode(String.self, forKey: .identifier)
        guard let identifier = Identifier.allCases.first(where: { $0.debugDescription == name })
        else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: container.codingPath, debugDescription: "Unknown calendar."))
        }
        self.init(identifier: identifier)
        locale = try container.decode(Locale.self, forKey: .locale)
        timeZone = try container.decode(TimeZone.self, forKey: .timeZone)
        firstWeekday = try container.decode(Int.self, forKey: .firstWeekday)
        minimumDaysInFirstWeek = try container.decode(Int.self, forKey: .minimumDaysInFirstWeek)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: __Keys.self)
        try container.encode(0, forKey: .current)
        try container.encode(identifier.debugDescription, forKey: .identifier)
        try container.encode(locale ?? Locale(identifier: ""), forKey: .locale)
        try container.encode(timeZone, forKey: .timeZone)
        try container.encode(firstWeekday, forKey: .firstWeekday)
        try container.encode(minimumDaysInFirstWeek, forKey: .minimumDaysInFirstWeek)
      }
    }
    extension SortOrder {
      init(from decoder: any Decoder) throws {
        self = try Bool(from: decoder) ? .forward : .reverse
      }
      func encode(to encoder: any Encoder) throws { try (self == .forward).encode(to: encoder) }
    }
    """)

  private static let localeCoding = LibraryEntry(
    "Locale+Coding.swift",
    """
    extension Locale {
      private enum __Keys: String, CodingKey { case identifier, current }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: __Keys.self)
        self.init(identifier: try container.decode(String.self, forKey: .identifier))
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: __Keys.self)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(0, forKey: .current)
      }
    }
    """)

  private static let addressCoding = LibraryEntry(
    "URLComponents+Coding.swift",
    """
    extension URLComponents {
      private enum __Keys: String, CodingKey {
        case scheme, user, password, host, port, path, query, fragment
      }
      init(from decoder: any Decoder) throws {
        self.init()
        let container = try decoder.container(keyedBy: __Keys.self)
        scheme = try container.decodeIfPresent(String.self, forKey: .scheme)
        user = try container.decodeIfPresent(String.self, forKey: .user)
        password = try container.decodeIfPresent(String.self, forKey: .password)
        host = try container.decodeIfPresent(String.self, forKey: .host)
        port = try container.decodeIfPresent(Int.self, forKey: .port)
        path = try container.decode(String.self, forKey: .path)
        query = try container.decodeIfPresent(String.self, forKey: .query)
        fragment = try container.decodeIfPresent(String.self, forKey: .fragment)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: __Keys.self)
        try container.encodeIfPresent(scheme, forKey: .scheme)
        try container.encodeIfPresent(user, forKey: .user)
        try container.encodeIfPresent(password, forKey: .password)
        try container.encodeIfPresent(host, forKey: .host)
        try container.encodeIfPresent(port, forKey: .port)
        try container.encode(path, forKey: .path)
        try container.encodeIfPresent(query, forKey: .query)
        try container.encodeIfPresent(fragment, forKey: .fragment)
      }
    }
    """)
}
