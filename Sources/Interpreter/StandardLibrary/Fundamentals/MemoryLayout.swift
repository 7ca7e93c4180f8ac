import IR

extension StandardLibrary {
  /// How much room values of a type take on a 64-bit machine.
  static let memoryLayout = LibraryEntry(
    "MemoryLayout.swift",
    """
    /// The size of values of a type, as the compiler lays them out.
    enum MemoryLayout<T> {
      /// The bytes that a value takes.
      static var size: Int { __layout(T.self, 0) }
      /// The bytes from one element of an array to the next.
      static var stride: Int { __layout(T.self, 1) }
      /// What the address of a value is a multiple of.
      static var alignment: Int { __layout(T.self, 2) }
      static func size<V>(ofValue value: V) -> Int { __layout(V.self, 0) }
      static func stride<V>(ofValue value: V) -> Int { __layout(V.self, 1) }
      static func alignment<V>(ofValue value: V) -> Int { __layout(V.self, 2) }
    }
    func __layout<T>(_ type: T.Type, _ part: Int) -> Int
    """,
    natives: [
      "__layout(_:_:)": { call throws(Trap) in
        let layout = ByteLayout(of: call[0].asMetatype, in: call.evaluator.types)
        switch call.integer(1) {
        case 0: return .integer(layout.size)
        case 1: return .integer(layout.stride)
        default: return .integer(layout.alignment)
        }
      }
    ])
}

/// The room that values of a type take, and how many patterns of it mean no value.
struct ByteLayout {
  var size = 0
  var alignment = 1
  /// Patterns that an enum around the type may use for its cases without payload.
  var spare = 0

  var stride: Int { max(1, (size + alignment - 1) / alignment * alignment) }

  private static let many = Int(Int32.max)

  /// Types whose parts the library does not show: size, alignment, spare patterns.
  private static let known: [String: (Int, Int, Int)] = [
    "Bool": (1, 1, 254), "Float": (4, 4, 0), "Double": (8, 8, 0), "CGFloat": (8, 8, 0),
    "String": (16, 8, many), "Character": (16, 8, many), "Substring": (32, 8, many),
    "Array": (8, 8, many), "Dictionary": (8, 8, many), "Set": (8, 8, many),
    "ArraySlice": (32, 8, many), "AnyHashable": (40, 8, many), "ObjectIdentifier": (8, 8, many),
    "UUID": (16, 1, 0), "Date": (8, 8, 0), "Data": (16, 8, many), "URL": (8, 8, many),
    "Decimal": (20, 4, 0), "Scalar": (4, 4, many), "KeyPath": (8, 8, many),
    "UnsafePointer": (8, 8, 1), "UnsafeMutablePointer": (8, 8, 1),
    "UnsafeRawPointer": (8, 8, 1), "UnsafeMutableRawPointer": (8, 8, 1),
    "UnsafeBufferPointer": (16, 8, 1), "UnsafeMutableBufferPointer": (16, 8, 1),
    "Unmanaged": (8, 8, 1), "Int128": (16, 16, 0), "UInt128": (16, 16, 0),
  ]

  private init(_ size: Int, _ alignment: Int, _ spare: Int) {
    (self.size, self.alignment, self.spare) = (size, alignment, spare)
  }

  /// The layout of a type; `depth` ends what contains itself.
  init(of id: TypeID, in types: RuntimeTypes, depth: Int = 0) {
    if id.isInteger {
      self.init(id.bitWidth / 8, id.bitWidth / 8, 0)
      return
    }
    guard depth < 40 else {
      self.init(8, 8, Self.many)
      return
    }
    switch types.entry(id).shape {
    case .tuple: self.init(parts: types.arguments(of: id), in: types, depth)
    case .function: self.init(16, 8, Self.many)
    case .metatype: self.init(8, 8, Self.many)
    case .existential(let protocols):
      let isClass = protocols.contains { $0.isLibrary && $0.name == "AnyObject" }
      let isError = protocols.count == 1 && protocols[0].isLibrary && protocols[0].name == "Error"
      let witnesses = protocols.count { !$0.isLibrary || !Self.markers.contains($0.name) }
      self.init(
        isError ? 8 : isClass ? 8 + 8 * (witnesses - 1) : 32 + 8 * witnesses, 8, Self.many)
    case .pack: self.init(0, 1, 0)
    case .nominal, .named: self.init(nominal: id, in: types, depth)
    }
  }

  private static let markers: Set<String> = ["Sendable", "Copyable", "Escapable"]

  private init(nominal id: TypeID, in types: RuntimeTypes, _ depth: Int) {
    guard let nominal = types.nominal(of: id) else {
      self.init(8, 8, 0)
      return
    }
    if nominal.isReference {
      self.init(8, 8, Self.many)
    } else if let wrapped = types.wrapped(of: id) {
      self.init(payloads: [ByteLayout(of: wrapped, in: types, depth: depth + 1)], emptyCases: 1)
    } else if nominal.isLibrary, let known = Self.known[nominal.name] {
      self.init(known.0, known.1, known.2)
    } else if nominal.kind == .enumeration {
      nominal.completeIfNeeded()
      let arguments = types.arguments(of: id)
      let payloads = nominal.cases.filter { !$0.payload.isEmpty }.map { enumCase -> ByteLayout in
        // An indirect payload is a reference.
        if enumCase.isIndirect { return ByteLayout(8, 8, Self.many) }
        let parts = enumCase.payload.map { types.id(of: $0.type, arguments: arguments) }
        return ByteLayout(parts: parts, in: types, depth)
      }
      self.init(payloads: payloads, emptyCases: nominal.cases.count - payloads.count)
    } else {
      let arguments = types.arguments(of: id)
      let fields = RuntimeTypes.fields(of: nominal).map {
        types.id(of: $0.type, arguments: arguments)
      }
      self.init(parts: fields, in: types, depth)
    }
  }

  /// Parts one after the other, each at a multiple of its alignment.
  private init(parts: [TypeID], in types: RuntimeTypes, _ depth: Int) {
    self.init(0, 1, 0)
    for part in parts {
      let layout = ByteLayout(of: part, in: types, depth: depth + 1)
      size = (size + layout.alignment - 1) / layout.alignment * layout.alignment + layout.size
      alignment = max(alignment, layout.alignment)
      spare = max(spare, layout.spare)
    }
  }

  /// One payload at a time, and a tag where its patterns leave no room for one.
  private init(payloads: [ByteLayout], emptyCases: Int) {
    let size = payloads.map(\.size).max() ?? 0
    let alignment = payloads.map(\.alignment).max() ?? 1
    if payloads.count <= 1 {
      guard let payload = payloads.first, size > 0 else {
        let cases = emptyCases + payloads.count
        self.init(cases > 1 ? 1 : 0, 1, cases > 1 ? 256 - cases : 0)
        return
      }
      self =
        payload.spare >= emptyCases
        ? ByteLayout(size, alignment, payload.spare - emptyCases)
        : ByteLayout(size + 1, alignment, 0)
    } else if size == 8, payloads.allSatisfy({ $0.size == size && $0.spare == Self.many }) {
      // References leave bits for the tag.
      self.init(size, alignment, Self.many)
    } else {
      self.init(size + 1, alignment, 256 - payloads.count - min(emptyCases, 1))
    }
  }
}
