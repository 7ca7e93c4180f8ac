extension StandardLibrary {
  /// Messages to the system's log, which are shown as what `print` writes is.
  static let logger = LibraryEntry(
    "Logger.swift",
    """
    /// How much a message of the log matters.
    struct OSLogType: RawRepresentable, Hashable, Sendable {
      let rawValue: UInt8
      init(rawValue: UInt8) { self.rawValue = rawValue }
      init(_ rawValue: UInt8) { self.rawValue = rawValue }
      static let `default` = OSLogType(0)
      static let info = OSLogType(1)
      static let debug = OSLogType(2)
      static let error = OSLogType(16)
      static let fault = OSLogType(17)
    }

    /// Who may read a value in the log: here, as with a debugger, everyone.
    struct OSLogPrivacy: Sendable {
      init() {}
      enum Mask: Sendable { case hash, none }
      static let `public` = OSLogPrivacy()
      static let `private` = OSLogPrivacy()
      static let sensitive = OSLogPrivacy()
      static let auto = OSLogPrivacy()
      static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
      static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
      static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    }

    /// How wide a value is written in the log.
    struct OSLogStringAlignment: Sendable {
      let __columns: Int
      static let none = OSLogStringAlignment(__columns: 0)
      static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(__columns: columns)
      }
      static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(__columns: -columns)
      }
      func __apply(_ text: String) -> String {
        let width = __columns < 0 ? -__columns : __columns
        let blanks = String(repeating: " ", count: width > text.count ? width - text.count : 0)
        return __columns < 0 ? text + blanks : blanks + text
      }
    }

    /// How a whole number is written in the log.
    struct OSLogIntegerFormatting: Sendable {
      let __radix: Int
      let __prefix: String
      static let decimal = OSLogIntegerFormatting(__radix: 10, __prefix: "")
      static let hex = OSLogIntegerFormatting(__radix: 16, __prefix: "")
      static let octal = OSLogIntegerFormatting(__radix: 8, __prefix: "")
      static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
      ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(__radix: 16, __prefix: includePrefix ? "0x" : "")
      }
    }

    /// How a fraction is written in the log.
    struct OSLogFloatFormatting: Sendable {
      let __digits: Int?
      static let fixed = OSLogFloatFormatting(__digits: 6)
      static func fixed(
        precision: Int, explicitPositiveSign: Bool = false
      ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(__digits: precision)
      }
    }

    struct OSLogInterpolation: StringInterpolationProtocol {
      var __text: String = ""
      init(literalCapacity: Int, interpolationCount: Int) {}
      mutating func appendLiteral(_ literal: String) { __text += literal }
      mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
      ) {
        __text += align.__apply("\\(value())")
      }
      mutating func appendInterpolation<T: BinaryInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
      ) {
        __text += align.__apply(format.__prefix + String(number(), radix: format.__radix))
      }
      mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure () -> T, format: OSLogFloatFormatting,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
      ) {
        let text = String(format: "%.\\(format.__digits ?? 6)f", Double(number()))
        __text += align.__apply(text)
      }
    }
    struct OSLogMessage: ExpressibleByStringInterpolation {
      typealias StringInterpolation = OSLogInterpolation
      let __text: String
      init(stringLiteral value: String) { self.__text = value }
      init(stringInterpolation: OSLogInterpolation) { self.__text = stringInterpolation.__text }
    }

    /// A part of the system's log.
    final class OSLog: NSObject, Sendable {
      struct Category: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
      }
      static let `default` = OSLog(subsystem: "", category: "")
      static let disabled = OSLog(subsystem: "", category: "")
      init(subsystem: String, category: String) { super.init() }
      init(subsystem: String, category: Category) { super.init() }
    }

    /// Writes messages to the system's log.
    struct Logger: Sendable {
      init() {}
      init(subsystem: String, category: String) {}
      init(_ log: OSLog) {}
      func log(_ message: OSLogMessage) { print(message.__text) }
      func log(level: OSLogType, _ message: OSLogMessage) { print(message.__text) }
      func trace(_ message: OSLogMessage) { print(message.__text) }
      func debug(_ message: OSLogMessage) { print(message.__text) }
      func info(_ message: OSLogMessage) { print(message.__text) }
      func notice(_ message: OSLogMessage) { print(message.__text) }
      func warning(_ message: OSLogMessage) { print(message.__text) }
      func error(_ message: OSLogMessage) { print(message.__text) }
      func critical(_ message: OSLogMessage) { print(message.__text) }
      func fault(_ message: OSLogMessage) { print(message.__text) }
    }

    func os_log(_ message: OSLogMessage) { print(message.__text) }
    func os_log(_ type: OSLogType, _ message: OSLogMessage) { print(message.__text) }
    func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) { print(message.__text) }
    func os_log(
      _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
      _ args: any CVarArg...
    ) {
      let format = "\\(message)".replacing("{public}", with: "").replacing("{private}", with: "")
      print(String(format: format, arguments: args))
    }
    /// Writes to the log of errors, which says when and who wrote before each message.
    func NSLog(_ format: String, _ args: any CVarArg...) {
      print(String(format: format, arguments: args))
    }
    """)
}
