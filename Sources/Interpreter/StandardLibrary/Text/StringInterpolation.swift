extension StandardLibrary {
  /// What programs extend to interpolate values in ways of their own.
  static let stringInterpolation = LibraryEntry(
    "StringInterpolation.swift",
    #"""
    /// What collects the parts of an interpolated string.
    protocol StringInterpolationProtocol {
      associatedtype StringLiteralType = String
      init(literalCapacity: Int, interpolationCount: Int)
      mutating func appendLiteral(_ literal: StringLiteralType)
    }

    /// Collects the parts of an interpolated string.
    struct DefaultStringInterpolation: StringInterpolationProtocol, Sendable {
      var __text: String = ""
      init() {}
      init(literalCapacity: Int, interpolationCount: Int) {}
      /// Adds text as it is.
      mutating func appendLiteral(_ literal: String) { __text += literal }
      /// Adds a value as text.
      mutating func appendInterpolation<T>(_ value: T) { __text += "\(value)" }
      /// Adds a value as text, or another text where there is none.
      mutating func appendInterpolation<T>(
        _ value: T?, default defaultValue: @autoclosure () -> some StringProtocol
      ) {
        if let value { __text += "\(value)" } else { __text += String(defaultValue()) }
      }
    }
    """#)
}
