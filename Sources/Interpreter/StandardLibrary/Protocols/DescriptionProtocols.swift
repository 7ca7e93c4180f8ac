extension StandardLibrary {
  /// How values turn into text.
  static let descriptionProtocols = LibraryEntry(
    "DescriptionProtocols.swift",
    """
    /// A type with a text of its own for `print` and interpolation.
    protocol CustomStringConvertible {
      var description: String { get }
    }

    /// A type with a text of its own for debugging and inside containers.
    protocol CustomDebugStringConvertible {
      var debugDescription: String { get }
    }

    /// A type that says what a playground shows of it.
    protocol CustomPlaygroundDisplayConvertible {
      var playgroundDescription: Any { get }
    }

    /// A type whose description turns back into the value.
    protocol LosslessStringConvertible: CustomStringConvertible {
      init?(_ description: String)
    }

    /// A type that text can be written to.
    protocol TextOutputStream {
      mutating func write(_ string: String)
    }

    /// A type that writes itself to a stream, piece by piece.
    protocol TextOutputStreamable {
      func write<Target: TextOutputStream>(to target: inout Target)
    }
    extension TextOutputStreamable {
      var __streamed: String {
        var text = ""
        write(to: &text)
        return text
      }
    }
    """)

  /// Types that a literal can stand for.
  static let literalProtocols = LibraryEntry(
    "LiteralProtocols.swift",
    """
    /// A type that `nil` can stand for.
    protocol ExpressibleByNilLiteral {
      init(nilLiteral: ())
    }

    /// A type that an integer literal can stand for.
    protocol ExpressibleByIntegerLiteral {
      associatedtype IntegerLiteralType = Int
      init(integerLiteral value: IntegerLiteralType)
    }

    /// A type that a floating-point literal can stand for.
    protocol ExpressibleByFloatLiteral {
      associatedtype FloatLiteralType = Double
      init(floatLiteral value: FloatLiteralType)
    }

    /// A type that `true` and `false` can stand for.
    protocol ExpressibleByBooleanLiteral {
      associatedtype BooleanLiteralType = Bool
      init(booleanLiteral value: BooleanLiteralType)
    }

    /// A type that a literal of one Unicode scalar can stand for.
    protocol ExpressibleByUnicodeScalarLiteral {
      associatedtype UnicodeScalarLiteralType = String
      init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
    }

    /// A type that a literal of one character can stand for.
    protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
      associatedtype ExtendedGraphemeClusterLiteralType = String
      init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
    }

    extension ExpressibleByExtendedGraphemeClusterLiteral {
      init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType) {
        self.init(extendedGraphemeClusterLiteral: value)
      }
    }

    /// A type that a string literal can stand for.
    protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
      associatedtype StringLiteralType = String
      init(stringLiteral value: StringLiteralType)
    }

    extension ExpressibleByStringLiteral {
      init(extendedGraphemeClusterLiteral value: StringLiteralType) {
        self.init(stringLiteral: value)
      }
      init(unicodeScalarLiteral value: StringLiteralType) { self.init(stringLiteral: value) }
    }

    /// A type that a string literal with interpolations can stand for.
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
      associatedtype StringInterpolation = DefaultStringInterpolation
      init(stringInterpolation: StringInterpolation)
    }

    extension ExpressibleByStringInterpolation
    where StringInterpolation == DefaultStringInterpolation {
      init(stringInterpolation: DefaultStringInterpolation) {
        self.init(stringLiteral: stringInterpolation.__text)
      }
    }

    /// A type that an array literal can stand for.
    protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      init(arrayLiteral elements: ArrayLiteralElement...)
    }

    /// A type that a dictionary literal can stand for.
    protocol ExpressibleByDictionaryLiteral {
      associatedtype Key
      associatedtype Value
      init(dictionaryLiteral elements: (Key, Value)...)
    }
    """)
}
