extension StandardLibrary {
  /// How the library's own types are written.
  static let encodedValues = LibraryEntry(
    "EncodedValues.swift",
    """
    extension BinaryInteger {
      func encode(to encoder: any Encoder) throws { try __encodeScalar(self, encoder) }
    }
    extension BinaryFloatingPoint {
      func encode(to encoder: any Encoder) throws { try __encodeScalar(self, encoder) }
    }
    extension String {
      func encode(to encoder: any Encoder) throws { try __encodeScalar(self, encoder) }
    }
    extension Bool {
      func encode(to encoder: any Encoder) throws { try __encodeScalar(self, encoder) }
    }
    extension Optional where Wrapped: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value = self {
          try container.encode(value)
        } else {
          try container.encodeNil()
        }
      }
    }
    extension Array where Element: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
      }
    }
    extension Set where Element: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
      }
    }
    extension Dictionary where Key: Encodable, Value: Encodable {
      func encode(to encoder: any Encoder) throws {
        if Key.self == String.self || Key.self == Int.self {
          var container = encoder.container(keyedBy: __PlainKey.self)
          for (key, value) in self {
            try container.encode(value, forKey: __PlainKey("\\(key)"))
          }
        } else if Key.self is any CodingKeyRepresentable.Type {
          var container = encoder.container(keyedBy: __PlainKey.self)
          for (key, value) in self {
            guard let named = key as? any CodingKeyRepresentable else { continue }
            try container.encode(value, forKey: __PlainKey(named.codingKey.stringValue))
          }
        } else {
          var container = encoder.unkeyedContainer()
          for (key, value) in self {
            try container.encode(key)
            try container.encode(value)
          }
        }
      }
    }

    /// Where an encoder leaves what it made.
    final class __NodeSlot {
      var node: __JSONNode?
      init() {}
      func __node(_ kind: Int) -> __JSONNode {
        if let node { return node }
        let made = __makeNode(kind, "")
        node = made
        return made
      }
    }

    func __encodeScalar<T>(_ value: T, _ encoder: any Encoder) throws {
      guard let writing = encoder as? __NodeEncoder else {
        return try __encodeOwnScalar(value, encoder)
      }
      try writing.__write(value)
    }
    """)
}
