extension StandardLibrary {
  /// A JSON value as library source sees it.
  static let jsonNode = LibraryEntry(
    "JSONNode.swift",
    """
    /// A JSON value while it is read or built.
    struct __JSONNode {
      /// 0 null, 1 bool, 2 number, 3 string, 4 array, 5 object.
      var kind: Int { get }
      var count: Int { get }
      var noun: String { get }
      var words: String { get }
      func keys(_ convertsSnakeCase: Bool) -> [String]
      func member(_ key: String, _ convertsSnakeCase: Bool) -> __JSONNode?
      func element(_ index: Int) -> __JSONNode
      func fits<T>(_ type: T.Type) -> Bool
      func scalar<T>(_ type: T.Type) -> T?
      func append(_ node: __JSONNode)
      func set(_ key: String, _ node: __JSONNode)
      func text(_ isPretty: Bool, _ sortsKeys: Bool, _ escapesSlashes: Bool) -> String
    }
    func __makeNode(_ kind: Int, _ words: String) -> __JSONNode
    func __snakeCase(_ key: String) -> String
    func __infinite<T>(_ sign: Int, _ type: T.Type) -> T?
    """,
    natives: [
      "__JSONNode.kind": { call throws(Trap) in .integer(call.node(0).kind) },
      "__JSONNode.count": { call throws(Trap) in .integer(call.node(0).elements.count) },
      "__JSONNode.noun": { call throws(Trap) in call.make(call.node(0).noun) },
      "__JSONNode.words": { call throws(Trap) in call.make(call.node(0).words) },
      "__JSONNode.keys(_:_:)": { call throws(Trap) in call.keys() },
      "__JSONNode.keys(_:)": { call throws(Trap) in call.keys() },
      "__JSONNode.member(_:_:)": { call throws(Trap) in
        let (key, converts) = (call.text(1), call.flag(2))
        let found = call.node(0).entries.first {
          (converts ? $0.key.fromSnakeCase : $0.key) == key
        }
        return found.map { call.make($0.value) } ?? .none
      },
      "__JSONNode.element(_:)": { call throws(Trap) in
        let elements = call.node(0).elements
        guard elements.indices.contains(call.integer(1)) else {
          throw .internalError("a JSON array has no such element")
        }
        return call.make(elements[call.integer(1)])
      },
      "__JSONNode.fits(_:)": { call throws(Trap) in
        .bool(call.node(0).kind == call[1].type.jsonKind)
      },
      "__JSONNode.scalar(_:)": { call throws(Trap) in call.scalar() },
      "__JSONNode.append(_:)": { call throws(Trap) in
        call.node(0).append(call.node(1))
        return .void
      },
      "__JSONNode.set(_:_:)": { call throws(Trap) in
        call.node(0).set(call.text(1), call.node(2))
        return .void
      },
      "__JSONNode.text(_:_:_:)": { call throws(Trap) in
        var writer = JSONWriter(
          isPretty: call.flag(1), sortsKeys: call.flag(2), escapesSlashes: call.flag(3))
        let text = writer.text(of: call.node(0))
        try call.evaluator.reserve(stringBytes: text.utf8.count)
        return call.make(text)
      },
      "__makeNode(_:_:)": { call throws(Trap) in
        try call.evaluator.reserve(elements: 1)
        let words = call.text(1)
        let content: JSONNode.Content =
          switch call.integer(0) {
          case 0: .null
          case 1: .flag(words == "true")
          case 2: .number(words)
          case 3: .text(words)
          case 4: .list([])
          default: .table([])
          }
        return call.make(JSONNode(content))
      },
      "__snakeCase(_:)": { call throws(Trap) in call.make(call.text(0).toSnakeCase) },
      "__infinite(_:_:)": { call throws(Trap) in
        guard call[1].type.isFloating else { return .none }
        let sign = call.integer(0)
        return .double(
          sign == 0 ? .nan : sign > 0 ? .infinity : -.infinity, type: call[1].type)
      },
    ])
}

extension NativeCall {
  /// The bytes of an array of `UInt8`.
  func bytes(_ index: Int) -> [UInt8] {
    evaluator.elements(of: self[index]).map { UInt8(truncatingIfNeeded: $0.asInt) }
  }

  /// A JSON value among the arguments; null if it is none.
  fileprivate func node(_ index: Int) -> JSONNode {
    evaluator.nativeObject(self[index]) as? JSONNode ?? JSONNode(.null)
  }

  fileprivate func make(_ node: JSONNode) -> Value {
    evaluator.makeNative(node, type: evaluator.types.generic("__JSONNode"))
  }

  fileprivate func keys() -> Value {
    let converts = flag(1)
    return makeTexts(node(0).entries.map { converts ? $0.key.fromSnakeCase : $0.key })
  }

  /// The number, text or flag as a value of a library type; `nil` if the type cannot hold it.
  fileprivate func scalar() -> Value {
    let (node, type) = (node(0), self[1].type)
    switch node.content {
    case .flag(let flag): return .bool(flag)
    case .text(let text): return make(text)
    case .number(let words) where type.isFloating:
      guard let number = Double(words), number.isFinite else { return .none }
      return .double(type == .float ? Double(Float(words) ?? 0) : number, type: type)
    case .number(let words):
      let conversion = IntegerConversion(type: type, name: "")
      if let word = Int(words) { return conversion.exactly(.integer(word)) ?? .none }
      if type.isUnsigned, let word = UInt64(words) {
        return word <= conversion.greatest ? conversion.make(word) : .none
      }
      return Double(words).flatMap { conversion.exactly(.double($0)) } ?? .none
    default: return .none
    }
  }
}

extension TypeID {
  /// The kind of JSON value that stands for a value of this type.
  fileprivate var jsonKind: Int {
    if self == .bool { return 1 }
    return isInteger || isFloating ? 2 : 3
  }
}
