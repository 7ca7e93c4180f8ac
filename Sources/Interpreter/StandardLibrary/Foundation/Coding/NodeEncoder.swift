extension StandardLibrary {
  /// An encoder that builds a JSON value, and its containers.
  static let nodeEncoder = LibraryEntry(
    "NodeEncoder.swift",
    """
    /// Builds one JSON value.
    struct __NodeEncoder: Encoder {
      let slot: __NodeSlot
      let codingPath: [any CodingKey]
      let options: JSONEncoder
      var userInfo: [CodingUserInfoKey: Any] { options.userInfo }
      func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer<Key>(
          __node: slot.__node(5), __path: codingPath, __options: options)
      }
      func unkeyedContainer() -> any UnkeyedEncodingContainer {
        __NodeListWriter(node: slot.__node(4), codingPath: codingPath, options: options)
      }
      func singleValueContainer() -> any SingleValueEncodingContainer {
        __NodeValueWriter(encoder: self)
      }
      func __write<T>(_ value: T) throws {
        slot.node = try __scalarNode(value, codingPath, options)
      }
    }

    func __scalarNode<T>(
      _ value: T, _ path: [any CodingKey], _ options: JSONEncoder
    ) throws -> __JSONNode {
      if let words = __jsonWords(value) { return __makeNode(__jsonKind(value), words) }
      let name = __jsonExtreme(value)
      if case .convertToString(let positive, let negative, let nan)
        = options.nonConformingFloatEncodingStrategy
      {
        return __makeNode(3, name == "nan" ? nan : name == "inf" ? positive : negative)
      }
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: path,
          debugDescription: "Unable to encode \\(Swift.type(of: value))." + name
            + " directly in JSON."))
    }

    func __isNil<T>(_ value: T) -> Bool
    func __jsonKind<T>(_ value: T) -> Int
    func __jsonWords<T>(_ value: T) -> String?
    func __jsonExtreme<T>(_ value: T) -> String

    func __encodedNode<T: Encodable>(
      _ value: T, _ path: [any CodingKey], _ options: JSONEncoder
    ) throws -> __JSONNode {
      if __isNil(value) { return __makeNode(0, "") }
      let slot = __NodeSlot()
      try value.encode(to: __NodeEncoder(slot: slot, codingPath: path, options: options))
      return slot.node ?? __makeNode(5, "")
    }

    /// Builds a JSON object.
    struct KeyedEncodingContainer<K: CodingKey>: KeyedEncodingContainerProtocol {
      typealias Key = K
      let __node: __JSONNode
      let __path: [any CodingKey]
      let __options: JSONEncoder
      init(__node: __JSONNode, __path: [any CodingKey], __options: JSONEncoder) {
        self.__node = __node
        self.__path = __path
        self.__options = __options
        __own = nil
      }
      /// The container of an encoder that the program declares.
      let __own: __OwnKeyedWriter?
      init<Container: KeyedEncodingContainerProtocol>(_ container: Container)
        where Container.Key == K
      {
        __node = __makeNode(5, "")
        __path = container.codingPath
        __options = JSONEncoder()
        __own = __OwnKeyedWriter(container)
      }
      var codingPath: [any CodingKey] { __own?.container.codingPath ?? __path }
      func __name(_ key: any CodingKey) -> String {
        switch __options.keyEncodingStrategy {
        case .useDefaultKeys: return key.stringValue
        case .convertToSnakeCase: return __snakeCase(key.stringValue)
        case .custom(let convert): return convert(__path + [key]).stringValue
        }
      }
      func __put<T: Encodable>(_ value: T, _ key: any CodingKey) throws {
        // The names of a dictionary's keys are its own business.
        let name = key is __PlainKey ? key.stringValue : __name(key)
        __node.set(name, try __encodedNode(value, __path + [key], __options))
      }
      mutating func encodeNil(forKey key: K) throws {
        if let __own { return try __own.container.encodeNil(forKey: key) }
        __node.set(__name(key), __makeNode(0, ""))
      }
      /// Writes a value under a key.
      mutating func encode<T: Encodable>(_ value: T, forKey key: K) throws {
        if let __own { return try __encodeOwn(&__own.container, value, key) }
        try __put(value, key)
      }
      /// Writes a value under a key, unless it is `nil`.
      mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: K) throws {
        if let __own { return try __own.container.encodeIfPresent(value, forKey: key) }
        if let value { try __put(value, key) }
      }
      mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: K
      ) -> KeyedEncodingContainer<NestedKey> {
        if let __own { return __own.container.nestedContainer(keyedBy: keyType, forKey: key) }
        let nested = __makeNode(5, "")
        __node.set(__name(key), nested)
        return KeyedEncodingContainer<NestedKey>(
          __node: nested, __path: __path + [key], __options: __options)
      }
      mutating func nestedUnkeyedContainer(forKey key: K) -> any UnkeyedEncodingContainer {
        if let __own { return __own.container.nestedUnkeyedContainer(forKey: key) }
        let nested = __makeNode(4, "")
        __node.set(__name(key), nested)
        return __NodeListWriter(node: nested, codingPath: __path + [key], options: __options)
      }
      mutating func superEncoder() -> any Encoder {
        if let __own { return __own.container.superEncoder() }
        return __nestedEncoder(__PlainKey("super"))
      }
      mutating func superEncoder(forKey key: K) -> any Encoder {
        if let __own { return __own.container.superEncoder(forKey: key) }
        return __nestedEncoder(key)
      }
      func __nestedEncoder(_ key: any CodingKey) -> any Encoder {
        let slot = __NodeSlot()
        // The object is there before the other encoder fills it.
        let nested = slot.__node(5)
        __node.set(key.stringValue, nested)
        return __NodeEncoder(slot: slot, codingPath: __path + [key], options: __options)
      }
    }

    /// Builds a JSON array.
    struct __NodeListWriter: UnkeyedEncodingContainer {
      let node: __JSONNode
      let codingPath: [any CodingKey]
      let options: JSONEncoder
      var count: Int { node.count }
      var __elementPath: [any CodingKey] { codingPath + [__PlainKey(index: node.count)] }
      mutating func encodeNil() throws { node.append(__makeNode(0, "")) }
      mutating func encode<T: Encodable>(_ value: T) throws {
        node.append(try __encodedNode(value, __elementPath, options))
      }
      mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
      ) -> KeyedEncodingContainer<NestedKey> {
        let nested = __makeNode(5, "")
        let path = __elementPath
        node.append(nested)
        return KeyedEncodingContainer<NestedKey>(
          __node: nested, __path: path, __options: options)
      }
      mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        let nested = __makeNode(4, "")
        let path = __elementPath
        node.append(nested)
        return __NodeListWriter(node: nested, codingPath: path, options: options)
      }
      mutating func superEncoder() -> any Encoder {
        let slot = __NodeSlot()
        let path = __elementPath
        node.append(slot.__node(5))
        return __NodeEncoder(slot: slot, codingPath: path, options: options)
      }
    }

    /// Builds a JSON value of whatever it is given.
    struct __NodeValueWriter: SingleValueEncodingContainer {
      let encoder: __NodeEncoder
      var codingPath: [any CodingKey] { encoder.codingPath }
      mutating func encodeNil() throws { encoder.slot.node = __makeNode(0, "") }
      mutating func encode<T: Encodable>(_ value: T) throws {
        encoder.slot.node = try __encodedNode(value, codingPath, encoder.options)
      }
    }
    """,
    natives: [
      "__isNil(_:)": { call throws(Trap) in .bool(call.evaluator.opened(call[0]).isNone) },
      "__jsonKind(_:)": { call throws(Trap) in
        .integer(call[0].kind == .string ? 3 : call[0].kind == .bool ? 1 : 2)
      },
      "__jsonWords(_:)": { call throws(Trap) in
        let value = call[0]
        if value.kind == .bool { return call.make(value.asBool ? "true" : "false") }
        guard value.kind == .double else {
          return call.make(try call.evaluator.text(of: value, debug: false))
        }
        guard value.asDouble.isFinite else { return .none }
        let text = try call.evaluator.text(of: value, debug: false)
        return call.make(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
      },
      "__jsonExtreme(_:)": { call throws(Trap) in
        let number = call[0].asDouble
        return call.make(number.isNaN ? "nan" : number > 0 ? "inf" : "-inf")
      },
    ])
}
