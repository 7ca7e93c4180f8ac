extension StandardLibrary {
  /// Free functions over comparable and numeric values.
  static let comparing = LibraryEntry(
    "Comparing.swift",
    """
    /// The lesser of two values.
    func min<T: Comparable>(_ x: T, _ y: T) -> T
    /// The least of several values.
    @native("min(rest)")
    func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    /// The greater of two values.
    func max<T: Comparable>(_ x: T, _ y: T) -> T
    /// The greatest of several values.
    @native("max(rest)")
    func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    /// The absolute value.
    func abs<T: SignedNumeric & Comparable>(_ x: T) -> T
    """,
    natives: [
      "min(_:_:)": { call throws(Trap) in
        try call.evaluator.isLess(call[1], call[0]) ? call[1].copied : call[0].copied
      },
      "max(_:_:)": { call throws(Trap) in
        try call.evaluator.isAtLeast(call[1], call[0]) ? call[1].copied : call[0].copied
      },
      "min(rest)": { call throws(Trap) in
        var best = call[0]
        for value in call.listedArguments where try call.evaluator.isLess(value, best) {
          best = value
        }
        return best.copied
      },
      "max(rest)": { call throws(Trap) in
        var best = call[0]
        for value in call.listedArguments where try call.evaluator.isAtLeast(value, best) {
          best = value
        }
        return best.copied
      },
      "abs(_:)": { call throws(Trap) in
        let value = call[0]
        switch value.kind {
        case .double: return .double(value.asDouble.magnitude, type: value.type)
        case .integer where value.type.isUnsigned || value.asInt >= 0: return value
        case .integer:
          let conversion = IntegerConversion(type: value.type, name: "")
          guard value.asInt > conversion.least else {
            throw Trap("arithmetic overflow: abs(\(value.asInt))")
          }
          return .integer(-value.asInt, type: value.type)
        default:
          // `SignedNumeric` types of the program say themselves how far they are from zero.
          if let made = try call.evaluator.readProperty("magnitude", of: value) {
            if made.type == value.type { return made }
            call.evaluator.release(made)
          }
          let zero = try call.evaluator.dynamicBinary("-", value, value, literals: 0)
          defer { call.evaluator.release(zero) }
          guard try call.evaluator.isLess(value, zero) else { return value.copied }
          return try call.evaluator.dynamicBinary("-", zero, value, literals: 0)
        }
      },
    ])

  /// Exchanging and identifying values.
  static let identity = LibraryEntry(
    "Identity.swift",
    """
    /// Calls `body` with a closure that it may treat as one that is kept, while it runs.
    func withoutActuallyEscaping<Closure, Result>(
      _ closure: Closure, do body: (Closure) throws -> Result
    ) rethrows -> Result {
      try body(closure)
    }
    /// The type that a value has while the program runs.
    func type<T>(of value: T) -> T.Type { type(of: value) }
    /// Exchanges the values of two variables.
    func swap<T>(_ a: inout T, _ b: inout T)
    /// Whether nothing else holds on to an object.
    func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool

    /// Runs code while a value lives.
    func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result {
      try body()
    }
    /// Runs code while a value lives.
    func withExtendedLifetime<T, Result>(
      _ x: T, _ body: (T) throws -> Result
    ) rethrows -> Result {
      try body(x)
    }

    /// Hints to the compiler, which change nothing here.
    func _fastPath(_ x: Bool) -> Bool { x }
    func _slowPath(_ x: Bool) -> Bool { x }
    func _fixLifetime<T>(_ x: T) {}

    /// The type of any class.
    typealias AnyClass = AnyObject.Type

    /// The identity of an instance of a class, or of a type.
    struct ObjectIdentifier: Hashable, Comparable, CustomDebugStringConvertible, Sendable {
      @native("ObjectIdentifier.init(_:)")
      init(_ x: AnyObject)
      @native("ObjectIdentifier.init(_:)")
      init(_ x: Any.Type)
      var debugDescription: String { get }
      @native("ObjectIdentifier.<(_:_:)")
      static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
    }

    func __objectIdentifier<T>(_ x: T) -> ObjectIdentifier
    """,
    natives: [
      "isKnownUniquelyReferenced(_:)": { call throws(Trap) in
        .bool(call[0].kind == .object && call[0].isUnique)
      },
      "swap(_:_:)": { call throws(Trap) in
        let first = call[0]
        call[0] = call[1]
        call[1] = first
        return .void
      },
      "ObjectIdentifier.init(_:)": { call throws(Trap) in call.makeIdentifier() },
      "__objectIdentifier(_:)": { call throws(Trap) in call.makeIdentifier() },
      "ObjectIdentifier.debugDescription": { call throws(Trap) in
        call.make("ObjectIdentifier(0x\(String(call[0].bits, radix: 16)))")
      },
      "ObjectIdentifier.<(_:_:)": { call throws(Trap) in
        .bool(call[call.count - 2].bits < call[call.count - 1].bits)
      },
    ])
}

extension NativeCall {
  /// The address of an object, which is unique while the object lives, as it is in Swift.
  fileprivate func makeIdentifier() -> Value {
    Value(
      bits: self[0].bits, kind: .integer, type: evaluator.types.generic("ObjectIdentifier"))
  }

  /// The arguments after the first, a variadic one at the end taken apart.
  fileprivate var listedArguments: [Value] {
    var result: [Value] = []
    for index in 1..<count {
      if index == count - 1, self[index].kind == .array {
        result += Array(evaluator.elements(of: self[index]))
      } else {
        result.append(self[index])
      }
    }
    return result
  }
}
