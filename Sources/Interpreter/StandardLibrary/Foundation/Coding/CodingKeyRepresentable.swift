extension StandardLibrary {
  /// Keys of dictionaries that are written as the names of an object.
  static let codingKeyRepresentable = LibraryEntry(
    "CodingKeyRepresentable.swift",
    """
    /// A type whose values can stand for a coding key.
    protocol CodingKeyRepresentable {
      var codingKey: any CodingKey { get }
      init?<T: CodingKey>(codingKey: T)
    }

    extension String: CodingKeyRepresentable {
      var codingKey: any CodingKey { __PlainKey(self) }
      init?<T: CodingKey>(codingKey: T) { self = codingKey.stringValue }
    }

    extension Int: CodingKeyRepresentable {
      var codingKey: any CodingKey { __PlainKey("\\(self)") }
      init?<T: CodingKey>(codingKey: T) {
        guard let value = codingKey.intValue ?? Int(codingKey.stringValue) else { return nil }
        self = value
      }
    }

    extension RawRepresentable where Self: CodingKeyRepresentable, RawValue == String {
      var codingKey: any CodingKey { __PlainKey(rawValue) }
      init?<T: CodingKey>(codingKey: T) { self.init(rawValue: codingKey.stringValue) }
    }

    extension RawRepresentable where Self: CodingKeyRepresentable, RawValue == Int {
      var codingKey: any CodingKey { __PlainKey("\\(rawValue)") }
      init?<T: CodingKey>(codingKey: T) {
        guard let value = codingKey.intValue ?? Int(codingKey.stringValue) else { return nil }
        self.init(rawValue: value)
      }
    }
    """)
}
