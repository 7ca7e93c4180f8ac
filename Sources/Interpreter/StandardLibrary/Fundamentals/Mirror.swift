extension StandardLibrary {
  /// Looking at the parts of a value.
  static let mirror = LibraryEntry(
    "Mirror.swift",
    """
    /// The name of a type, with its module or without.
    func _typeName(_ type: Any.Type, qualified: Bool = true) -> String {
      qualified ? String(reflecting: type) : String(describing: type)
    }

    /// The parts of a value, with their names.
    struct Mirror: CustomStringConvertible, CustomReflectable {
      typealias Child = (label: String?, value: Any)
      typealias Children = [(label: String?, value: Any)]
      /// What kind of value was looked at.
      enum DisplayStyle {
        case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set
      }
      enum AncestorRepresentation {
        case generated, suppressed
      }

      let subjectType: Any.Type
      let children: [(label: String?, value: Any)]
      let displayStyle: DisplayStyle?
      let __subject: Any
      let __level: Int

      init(reflecting subject: Any) {
        if let custom = subject as? any CustomReflectable, !(subject is Mirror) {
          self = custom.customMirror
        } else {
          self.init(__subject: subject, level: 0)
        }
      }
      init(__subject: Any, level: Int) {
        self.__subject = __subject
        self.__level = level
        self.subjectType = __mirrorType(__subject, level)
        self.children = __mirrorParts(__subject, level)
        switch __mirrorStyle(__subject) {
        case 0: self.displayStyle = .struct
        case 1: self.displayStyle = .class
        case 2: self.displayStyle = .enum
        case 3: self.displayStyle = .tuple
        case 4: self.displayStyle = .optional
        case 5: self.displayStyle = .collection
        case 6: self.displayStyle = .dictionary
        case 7: self.displayStyle = .set
        default: self.displayStyle = nil
        }
      }
      init<Subject>(
        _ subject: Subject, children: KeyValuePairs<String, Any>,
        displayStyle: DisplayStyle? = nil,
        ancestorRepresentation: AncestorRepresentation = .generated
      ) {
        self.__subject = subject
        self.__level = Int.max
        self.subjectType = Subject.self
        self.children = children.map { (label: Optional($0.key), value: $0.value) }
        self.displayStyle = displayStyle
      }
      init<Subject, C: Collection>(
        _ subject: Subject, unlabeledChildren: C, displayStyle: DisplayStyle? = nil,
        ancestorRepresentation: AncestorRepresentation = .generated
      ) {
        self.__subject = subject
        self.__level = Int.max
        self.subjectType = Subject.self
        self.children = unlabeledChildren.map { (label: nil, value: $0 as Any) }
        self.displayStyle = displayStyle
      }
      init<Subject, C: Collection>(
        _ subject: Subject, children: C, displayStyle: DisplayStyle? = nil,
        ancestorRepresentation: AncestorRepresentation = .generated
      ) where C.Element == (label: String?, value: Any) {
        self.__subject = subject
        self.__level = Int.max
        self.subjectType = Subject.self
        self.children = Array(children)
        self.displayStyle = displayStyle
      }
      /// The parts that the superclass declares; `nil` if there is none.
      var superclassMirror: Mirror? {
        if __level >= __mirrorAncestors(__subject) { return nil }
        return Mirror(__subject: __subject, level: __level + 1)
      }
      /// The part at the end of a path of names.
      func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any? {
        guard var found = __child(first) else { return nil }
        for name in rest {
          guard let next = Mirror(reflecting: found).__child(name) else { return nil }
          found = next
        }
        return found
      }
      func __child(_ path: any MirrorPath) -> Any? {
        if let name = path as? String { return children.first { $0.label == name }?.value }
        guard let place = path as? Int, place >= 0 else { return nil }
        return children.dropFirst(place).first?.value
      }
      var description: String { "Mirror for \\(subjectType)" }
      var customMirror: Mirror { self }
    }

    /// A name or a number by which a mirror finds a part.
    protocol MirrorPath {}
    extension String: MirrorPath {}
    extension Int: MirrorPath {}

    /// A type that says which parts it shows.
    protocol CustomReflectable {
      var customMirror: Mirror { get }
    }

    func __mirrorParts(_ subject: Any, _ level: Int) -> [(label: String?, value: Any)]
    func __mirrorStyle(_ subject: Any) -> Int
    func __mirrorAncestors(_ subject: Any) -> Int
    func __mirrorType(_ subject: Any, _ level: Int) -> Any.Type
    """,
    natives: mirrorNatives)

  /// Pairs in the order they were written.
  static let keyValuePairs = LibraryEntry(
    "KeyValuePairs.swift",
    """
    /// Keys and values in the order they were written, duplicates included.
    struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral,
      CustomStringConvertible, CustomDebugStringConvertible
    {
      typealias Element = (key: Key, value: Value)
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
      let __elements: [(key: Key, value: Value)]
      init(dictionaryLiteral elements: (Key, Value)...) {
        self.__elements = elements.map { (key: $0.0, value: $0.1) }
      }
      var startIndex: Int { 0 }
      var endIndex: Int { __elements.count }
      subscript(position: Int) -> (key: Key, value: Value) { __elements[position] }
      var description: String {
        if __elements.isEmpty { return "[:]" }
        let parts = __elements.map {
          String(reflecting: $0.key) + ": " + String(reflecting: $0.value)
        }
        return "[" + parts.joined(separator: ", ") + "]"
      }
      var debugDescription: String { description }
    }
    """)
}

private let mirrorNatives: [String: NativeFunction] = [
  "__mirrorParts(_:_:)": { call throws(Trap) in
    let evaluator = call.evaluator
    let dump = Dump(evaluator: evaluator, maximumDepth: 0)
    let pair = evaluator.types.arguments(of: call.resultType).first ?? .unknown
    let parts = dump.parts(of: call[0], level: call.integer(1)).map { part -> Value in
      let label = part.label.map { evaluator.makeString($0) } ?? .none
      return evaluator.makeTuple([label, evaluator.erased(part.value, part.type)], type: pair)
    }
    return call.makeArray(parts)
  },
  "__mirrorStyle(_:)": { call throws(Trap) in
    if call[0].kind == .existentialOptional { return .integer(4) }
    switch call[0].kind {
    case .structure, .emptyStructure: return .integer(0)
    case .object: return .integer(1)
    case .enumCase, .enumPayload: return .integer(2)
    case .tuple: return .integer(3)
    case .array: return .integer(5)
    case .dictionary: return .integer(6)
    case .set: return .integer(7)
    default: return .integer(-1)
    }
  },
  "__mirrorAncestors(_:)": { call throws(Trap) in
    .integer(call.evaluator.types.ancestors(of: call[0].type).count)
  },
  "__mirrorType(_:_:)": { call throws(Trap) in
    let types = call.evaluator.types
    let ancestors = types.ancestors(of: call[0].type)
    let level = call.integer(1)
    return .metatype(
      level > 0 && level <= ancestors.count ? ancestors[level - 1] : call[0].type)
  },
]

extension RuntimeTypes {
  /// The superclasses of a class type, the nearest first.
  func ancestors(of id: TypeID) -> [TypeID] {
    var result: [TypeID] = []
    var current = superclass(of: id)
    while let type = current {
      result.append(type)
      current = superclass(of: type)
    }
    return result
  }
}

extension Evaluator {
  /// A borrowed value of a static type as `Any` holds it, owned.
  func erased(_ value: Value, _ type: TypeID?) -> Value {
    guard let type, value.kind != .existentialOptional, types.wrapped(of: type) != nil else {
      return value.copied
    }
    return makeExistentialOptional(value.copied, type: type)
  }
}
