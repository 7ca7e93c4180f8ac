extension StandardLibrary {
  /// A decoder over a JSON value, and its containers.
  static let nodeDecoder = LibraryEntry(
    "NodeDecoder.swift",
    """
    /// Reads one JSON value.
    struct __NodeDecoder: Decoder {
      let node: __JSONNode
      let codingPath: [any CodingKey]
      let options: JSONDecoder
      var userInfo: [CodingUserInfoKey: Any] { options.userInfo }
      func __decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }
      func __child(_ child: __JSONNode, _ key: any CodingKey) -> __NodeDecoder {
        __NodeDecoder(node: child, codingPath: codingPath + [key], options: options)
      }
      func __mismatch(_ type: Any.Type) -> DecodingError {
        if node.kind == 0 {
          return .valueNotFound(
            type,
            DecodingError.Context(
              codingPath: codingPath,
              debugDescription: "Cannot get value of type \\(type) -- found null value instead"))
        }
        return .typeMismatch(
          type,
          DecodingError.Context(
            codingPath: codingPath,
            debugDescription: "Expected to decode \\(type) but found " + node.noun + " instead."))
      }
      func container<Key: CodingKey>(
        keyedBy type: Key.Type
      ) throws -> KeyedDecodingContainer<Key> {
        guard node.kind == 5 else { throw __mismatch([String: Any].self) }
        return KeyedDecodingContainer<Key>(__decoder: self)
      }
      func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard node.kind == 4 else { throw __mismatch([Any].self) }
        return __NodeList(decoder: self)
      }
      func singleValueContainer() throws -> any SingleValueDecodingContainer {
        __NodeValue(decoder: self)
      }
    }

    /// The values of a JSON object, by key.
    struct KeyedDecodingContainer<K: CodingKey>: KeyedDecodingContainerProtocol {
      typealias Key = K
      let __decoder: __NodeDecoder
      /// The container of a decoder that the program declares.
      let __own: (any KeyedDecodingContainerProtocol)?
      init(__decoder: __NodeDecoder) {
        self.__decoder = __decoder
        __own = nil
      }
      init<Container: KeyedDecodingContainerProtocol>(_ container: Container)
        where Container.Key == K
      {
        __decoder = __NodeDecoder(
          node: __makeNode(5, ""), codingPath: container.codingPath, options: JSONDecoder())
        __own = container
      }
      var codingPath: [any CodingKey] { __own?.codingPath ?? __decoder.codingPath }
      /// The keys that are there and mean something to the type.
      var allKeys: [K] {
        if let __own { return __own.allKeys as! [K] }
        return __decoder.node.keys(__convertsKeys).compactMap { K(stringValue: $0) }
      }
      var __convertsKeys: Bool {
        if case .convertFromSnakeCase = __decoder.options.keyDecodingStrategy { return true }
        return false
      }
      func contains(_ key: K) -> Bool {
        if let __own { return __own.contains(key) }
        return __find(key.stringValue) != nil
      }
      func __find(_ name: String) -> __JSONNode? {
        if case .custom(let convert) = __decoder.options.keyDecodingStrategy {
          for key in __decoder.node.keys(false) {
            if convert(codingPath + [__PlainKey(key)]).stringValue == name {
              return __decoder.node.member(key, false)
            }
          }
          return nil
        }
        return __decoder.node.member(name, __convertsKeys)
      }
      func __require(_ key: any CodingKey) throws -> __JSONNode {
        guard let found = __find(key.stringValue) else {
          throw DecodingError.keyNotFound(
            key,
            DecodingError.Context(
              codingPath: codingPath,
              debugDescription: "No value associated with key \\(key) (\\"" + key.stringValue
                + "\\")."))
        }
        return found
      }
      func decodeNil(forKey key: K) throws -> Bool {
        if let __own { return try __own.decodeNil(forKey: key) }
        return try __require(key).kind == 0
      }
      /// The value of a key, which has to be there.
      func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T {
        if let __own { return try __decodeOwn(__own, type, key) }
        return try __decoder.__child(__require(key), key).__decode(type)
      }
      /// The value of a key; `nil` if it is missing or null.
      func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T? {
        if let __own { return try __own.decodeIfPresent(type, forKey: key) }
        guard let found = __find(key.stringValue), found.kind != 0 else { return nil }
        return try __decoder.__child(found, key).__decode(type)
      }
      func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: K
      ) throws -> KeyedDecodingContainer<NestedKey> {
        if let __own { return try __own.nestedContainer(keyedBy: type, forKey: key) }
        return try __decoder.__child(__require(key), key).container(keyedBy: type)
      }
      func nestedUnkeyedContainer(forKey key: K) throws -> any UnkeyedDecodingContainer {
        if let __own { return try __own.nestedUnkeyedContainer(forKey: key) }
        return try __decoder.__child(__require(key), key).unkeyedContainer()
      }
      func superDecoder() throws -> any Decoder {
        if let __own { return try __own.superDecoder() }
        let key = __PlainKey("super")
        return __decoder.__child(__find(key.stringValue) ?? __makeNode(0, ""), key)
      }
      func superDecoder(forKey key: K) throws -> any Decoder {
        if let __own { return try __own.superDecoder(forKey: key) }
        return __decoder.__child(try __require(key), key)
      }
      func __value<T: Decodable>(_ key: K) throws -> T { try decode(T.self, forKey: key) }
      func __valueIfPresent<T: Decodable>(_ key: K) throws -> T? {
        try decodeIfPresent(T.self, forKey: key)
      }
      /// The one key of an enum's case.
      func __onlyKey(_ type: Any.Type) throws -> K {
        let keys = allKeys
        guard keys.count == 1 else {
          throw DecodingError.typeMismatch(
            type,
            DecodingError.Context(
              codingPath: codingPath,
              debugDescription: "Invalid number of keys found, expected one."))
        }
        return keys[0]
      }
    }

    /// The values of a JSON array, in order.
    struct __NodeList: UnkeyedDecodingContainer {
      let decoder: __NodeDecoder
      var currentIndex: Int = 0
      init(decoder: __NodeDecoder) { self.decoder = decoder }
      var codingPath: [any CodingKey] { decoder.codingPath }
      var count: Int? { decoder.node.count }
      var isAtEnd: Bool { currentIndex >= decoder.node.count }
      func __peek(_ type: Any.Type) throws -> __NodeDecoder {
        guard !isAtEnd else {
          throw DecodingError.valueNotFound(
            type,
            DecodingError.Context(
              codingPath: codingPath + [__PlainKey(index: currentIndex)],
              debugDescription: "Unkeyed container is at end."))
        }
        return decoder.__child(
          decoder.node.element(currentIndex), __PlainKey(index: currentIndex))
      }
      mutating func decodeNil() throws -> Bool {
        guard try __peek(Never.self).node.kind == 0 else { return false }
        currentIndex += 1
        return true
      }
      mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value = try __peek(type).__decode(type)
        currentIndex += 1
        return value
      }
      mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        guard !isAtEnd else { return nil }
        if try decodeNil() { return nil }
        return try decode(type)
      }
      mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
      ) throws -> KeyedDecodingContainer<NestedKey> {
        let nested = try __peek(type).container(keyedBy: type)
        currentIndex += 1
        return nested
      }
      mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let nested = try __peek([Any].self).unkeyedContainer()
        currentIndex += 1
        return nested
      }
      mutating func superDecoder() throws -> any Decoder {
        let nested = try __peek(Any.self)
        currentIndex += 1
        return nested
      }
    }
    """)
}
