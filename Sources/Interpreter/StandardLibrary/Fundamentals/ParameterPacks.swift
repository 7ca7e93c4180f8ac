import IR

extension StandardLibrary {
  /// What `repeat` and `each` do with the values of a parameter pack, which are a tuple.
  static let parameterPacks = LibraryEntry(
    "ParameterPacks.swift",
    """
    func __packElements(_ pack: Any) -> [Any]
    func __packed(_ elements: [Any]) -> Any
    func __asTuple(_ pack: Any) -> Any
    func __joinedPacks(_ packs: Any...) -> Any
    """,
    natives: [
      "__packElements(_:)": { call throws(Trap) in
        call.makeArray(call.elements(ofPack: call[0]).map(\.value))
      },
      "__joinedPacks(_:)": { call throws(Trap) in
        let packs = Array(call.evaluator.elements(of: call[0]))
        return call.makePack(packs.flatMap { call.elements(ofPack: $0) })
      },
      "__asTuple(_:)": { call throws(Trap) in
        let pack = call.evaluator.opened(call[0])
        guard pack.kind == .tuple, call.evaluator.fields(of: pack).count == 1 else {
          return pack.copied
        }
        return call.evaluator.fields(of: pack)[0].copied
      },
      "__packed(_:)": { call throws(Trap) in
        let elements = Array(call.evaluator.elements(of: call[0]))
        return call.makePack(elements.map(call.unboxed))
      },
    ])
}

extension NativeCall {
  fileprivate func makePack(_ elements: [(value: Value, type: TypeID)]) -> Value {
    let types = elements.map(\.type)
    return evaluator.makeTuple(
      elements.map(\.value), type: evaluator.types.intern(.tuple(types.map { _ in nil }), types))
  }

  /// An element out of a list of anything; in a tuple an optional is known by the tuple's type,
  /// there by its box.
  fileprivate func unboxed(_ element: Value) -> (value: Value, type: TypeID) {
    let inner = evaluator.opened(element)
    let type = evaluator.dynamicType(of: element)
    guard element.kind == .existentialOptional, inner.kind != .none else {
      return (inner.copied, type)
    }
    return (inner.copied, evaluator.types.optional(evaluator.dynamicType(of: inner)))
  }

  /// The values of a pack, or a metatype for each of its types.
  fileprivate func elements(ofPack pack: Value) -> [(value: Value, type: TypeID)] {
    let pack = evaluator.opened(pack)
    let type = evaluator.dynamicType(of: pack)
    switch pack.kind {
    case .tuple:
      let fields = evaluator.fields(of: pack)
      let types = evaluator.types.entry(type).arguments
      return fields.enumerated().map { index, field in
        (field.copied, index < types.count ? types[index] : evaluator.dynamicType(of: field))
      }
    case .void: return []
    case .metatype:
      let entry = evaluator.types.entry(pack.asMetatype)
      guard case .pack = entry.shape else { return [(pack.copied, type)] }
      return entry.arguments.map { (.metatype($0), type) }
    default: return [(pack.copied, type)]
    }
  }
}
