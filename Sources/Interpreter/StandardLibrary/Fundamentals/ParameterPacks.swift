import IR

extension StandardLibrary {
  /// What `repeat` and `each` do with the values of a parameter pack, which are a tuple.
  static let parameterPacks = LibraryEntry(
    "ParameterPacks.swift",
    """
    func __packElements(_ pack: Any) -> [Any]
    func __packed(_ elements: [Any]) -> Any
    func __asTuple(_ pack: Any) -> Any
    func __joinedPacks(_ packs: Any...) -> Any {
      __packed(packs.flatMap { __packElements($0) })
    }
    """,
    natives: [
      "__packElements(_:)": { call throws(Trap) in call.makeArray(call.packElements()) },
      "__asTuple(_:)": { call throws(Trap) in
        let pack = call.evaluator.opened(call[0])
        guard pack.kind == .tuple, call.evaluator.fields(of: pack).count == 1 else {
          return pack.copied
        }
        return call.evaluator.fields(of: pack)[0].copied
      },
      "__packed(_:)": { call throws(Trap) in
        let evaluator = call.evaluator
        let elements = Array(evaluator.elements(of: call[0])).map(\.copied)
        let types = elements.map { evaluator.dynamicType(of: evaluator.opened($0)) }
        return evaluator.makeTuple(
          elements, type: evaluator.types.intern(.tuple(types.map { _ in nil }), types))
      },
    ])
}

extension NativeCall {
  /// The values of a pack, or a metatype for each of its types.
  fileprivate func packElements() -> [Value] {
    let pack = evaluator.opened(self[0])
    switch pack.kind {
    case .tuple: return evaluator.fields(of: pack).map(\.copied)
    case .void: return []
    case .metatype:
      let entry = evaluator.types.entry(pack.asMetatype)
      guard case .pack = entry.shape else { return [pack.copied] }
      return entry.arguments.map { .metatype($0) }
    default: return [pack.copied]
    }
  }
}
