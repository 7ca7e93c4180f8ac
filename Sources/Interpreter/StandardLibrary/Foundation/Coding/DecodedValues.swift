extension StandardLibrary {
  /// How the library's own types are read.
  static let decodedValues = LibraryEntry(
    "DecodedValues.swift",
    """
    extension BinaryInteger {
      init(from decoder: any Decoder) throws { self = try __decodeScalar(Self.self, decoder) }
    }
    extension BinaryFloatingPoint {
      init(from decoder: any Decoder) throws { self = try __decodeScalar(Self.self, decoder) }
    }
    extension String {
      init(from decoder: any Decoder) throws { self = try __decodeScalar(String.self, decoder) }
    }
    extension Bool {
      init(from decoder: any Decoder) throws { self = try __decodeScalar(Bool.self, decoder) }
    }
    extension Optional where Wrapped: Decodable {
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = .none
        } else {
          self = .some(try container.decode(Wrapped.self))
        }
      }
    }
    extension Array where Element: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        while !container.isAtEnd { elements.append(try container.decode(Element.self)) }
        self = elements
      }
    }
    extension Set where Element: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: Set<Element> = []
        while !container.isAtEnd { elements.insert(try container.decode(Element.self)) }
        self = elements
      }
    }
    extension Dictionary where Key: Decodable, Value: Decodable {
      init(from decoder: any Decoder) throws {
        var result: [Key: Value] = [:]
        if Key.self == String.self || Key.self == Int.self {
          let container = try decoder.container(keyedBy: __PlainKey.self)
          for key in container.allKeys {
            guard let name = __dictionaryKey(key.stringValue, Key.self) else {
              throw DecodingError.typeMismatch(
                Int.self,
                DecodingError.Context(
                  codingPath: decoder.codingPath + [key],
                  debugDescription: "Expected Int key but found String key instead."))
            }
            result[name] = try container.decode(Value.self, forKey: key)
          }
        } else if let keyType = Key.self as? any CodingKeyRepresentable.Type {
          let container = try decoder.container(keyedBy: __PlainKey.self)
          for key in container.allKeys {
            guard let name = keyType.init(codingKey: key) as? Key else {
              throw DecodingError.dataCorrupted(
                DecodingError.Context(
                  codingPath: decoder.codingPath + [key],
                  debugDescription: "Could not convert key to type \\(Key.self)"))
            }
            result[name] = try container.decode(Value.self, forKey: key)
          }
        } else {
          var container = try decoder.unkeyedContainer()
          while !container.isAtEnd {
            let key = try container.decode(Key.self)
            result[key] = try container.decode(Value.self)
          }
        }
        self = result
      }
    }
    func __dictionaryKey<K>(_ name: String, _ type: K.Type) -> K?

    /// One JSON value.
    struct __NodeValue: SingleValueDecodingContainer {
      let decoder: __NodeDecoder
      var codingPath: [any CodingKey] { decoder.codingPath }
      func decodeNil() -> Bool { decoder.node.kind == 0 }
      func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.__decode(type) }
      func __scalar<T>(_ type: T.Type) throws -> T {
        let node = decoder.node
        if node.kind == 3, case .convertFromString(let positive, let negative, let nan)
          = decoder.options.nonConformingFloatDecodingStrategy
        {
          let words = node.words
          if words == positive { return try __found(__infinite(1, type)) }
          if words == negative { return try __found(__infinite(-1, type)) }
          if words == nan { return try __found(__infinite(0, type)) }
        }
        guard node.fits(type) else { throw decoder.__mismatch(type) }
        return try __found(node.scalar(type))
      }
      func __found<T>(_ value: T?) throws -> T {
        guard let value else { throw __invalidJSON() }
        return value
      }
    }

    func __decodeScalar<T>(_ type: T.Type, _ decoder: any Decoder) throws -> T {
      let container = try decoder.singleValueContainer()
      guard let reading = container as? __NodeValue else {
        return try __decodeOwnScalar(type, container)
      }
      return try reading.__scalar(type)
    }
    """,
    natives: [
      "__dictionaryKey(_:_:)": { call throws(Trap) in
        if call[1].type == .string { return call[0].copied }
        return Int(call.text(0)).map { .integer($0) } ?? .none
      }
    ])
}
