extension StandardLibrary {
  /// Numbers as objects.
  static let nsNumber = LibraryEntry(
    "NSNumber.swift",
    """
    /// A number or flag as an object.
    class NSNumber: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral,
      ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
    {
      let doubleValue: Double
      let __whole: Int?
      /// The digits of a decimal number.
      let __text: String?
      init(value: Int) {
        self.doubleValue = Double(value)
        self.__whole = value
        self.__text = "\\(value)"
      }
      init(value: Double) {
        self.doubleValue = value
        self.__whole = nil
        self.__text = nil
      }
      init(value: Float) {
        self.doubleValue = Double(value)
        self.__whole = nil
        self.__text = nil
      }
      init(value: Bool) {
        self.doubleValue = value ? 1 : 0
        self.__whole = value ? 1 : 0
        self.__text = nil
      }
      init<T: BinaryInteger>(value: T) {
        self.doubleValue = Double(value)
        self.__whole = Int(value)
        self.__text = "\\(value)"
      }
      init(__decimal: String) {
        self.doubleValue = Double(__decimal) ?? 0
        self.__whole = Int(__decimal)
        self.__text = __decimal
      }
      required init(integerLiteral value: Int) {
        self.doubleValue = Double(value)
        self.__whole = value
        self.__text = "\\(value)"
      }
      required init(floatLiteral value: Double) {
        self.doubleValue = value
        self.__whole = nil
        self.__text = nil
      }
      required init(booleanLiteral value: Bool) {
        self.doubleValue = value ? 1 : 0
        self.__whole = value ? 1 : 0
        self.__text = nil
      }
      static func __bridge(_ value: Int) -> NSNumber { NSNumber(value: value) }
      static func __bridge(_ value: Double) -> NSNumber { NSNumber(value: value) }
      static func __bridge(_ value: Float) -> NSNumber { NSNumber(value: value) }
      static func __bridge(_ value: CGFloat) -> NSNumber { NSNumber(value: Double(value)) }
      static func __bridge(_ value: Bool) -> NSNumber { NSNumber(value: value) }
      static func __bridge(_ value: Decimal) -> NSNumber { NSDecimalNumber(decimal: value) }
      static func __bridge<T: BinaryInteger>(_ value: T) -> NSNumber { NSNumber(value: value) }
      static func __bridged(_ value: Any) -> NSNumber? {
        if let flag = value as? Bool { return NSNumber(value: flag) }
        if let whole = value as? Int { return NSNumber(value: whole) }
        if let fraction = value as? Double { return NSNumber(value: fraction) }
        if let fraction = value as? Float { return NSNumber(value: fraction) }
        if let other = value as? any BinaryInteger { return NSNumber(value: Int(other)) }
        return nil
      }
      var __asInt: Int? { __whole ?? Int(exactly: doubleValue) }
      var __asDouble: Double? { doubleValue }
      var __asBool: Bool? { doubleValue == 1 ? true : doubleValue == 0 ? false : nil }
      var intValue: Int { __whole ?? Int(doubleValue) }
      var int64Value: Int64 { Int64(intValue) }
      var int32Value: Int32 { Int32(truncatingIfNeeded: intValue) }
      var uintValue: UInt { UInt(bitPattern: intValue) }
      var int8Value: Int8 { Int8(truncatingIfNeeded: intValue) }
      var int16Value: Int16 { Int16(truncatingIfNeeded: intValue) }
      var uint8Value: UInt8 { UInt8(truncatingIfNeeded: intValue) }
      var uint16Value: UInt16 { UInt16(truncatingIfNeeded: intValue) }
      var uint32Value: UInt32 { UInt32(truncatingIfNeeded: intValue) }
      var uint64Value: UInt64 { UInt64(bitPattern: Int64(intValue)) }
      func isEqual(to number: NSNumber) -> Bool { self == number }
      func isEqual(_ value: Any?) -> Bool { (value as? NSNumber).map { self == $0 } ?? false }
      func description(withLocale locale: Any?) -> String { description }
      var floatValue: Float { Float(doubleValue) }
      var boolValue: Bool { doubleValue != 0 }
      var decimalValue: Decimal { Decimal(string: __text ?? "\\(doubleValue)") ?? Decimal(0) }
      var stringValue: String { description }
      var description: String {
        if let __text { return __text }
        if let __whole { return "\\(__whole)" }
        let text = "\\(doubleValue)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      }
      func compare(_ otherNumber: NSNumber) -> ComparisonResult {
        doubleValue == otherNumber.doubleValue
          ? .orderedSame
          : doubleValue < otherNumber.doubleValue ? .orderedAscending : .orderedDescending
      }
      static func == (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.doubleValue == rhs.doubleValue }
      static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.doubleValue < rhs.doubleValue }
      func hash(into hasher: inout Hasher) { hasher.combine(doubleValue) }
    }
    """)
}
