import Interpreter
import ViewRuntime

extension ViewBridge {
  /// Makes the element of a view value.
  ///
  /// The static type matters for one thing only: a value inside an Optional looks like the value
  /// itself, and the slot of an `if` without `else` has to be recognised (I05).
  package func element(
    _ value: Value, as type: TypeID? = nil, comparing mode: ComparisonMode = .view
  ) throws(Trap) -> ViewElement {
    if let type, let wrapped = evaluator.types.wrapped(of: type) {
      if value.isNone { return .optional(nil) }
      return .optional(try element(value.unwrapped, as: wrapped, comparing: mode))
    }
    switch value.kind {
    case .none: return .optional(nil)
    case .existentialOptional:
      return try element(evaluator.opened(value), as: value.type, comparing: mode)
    case .tuple: return try slots(of: value, as: type)
    default: break
    }
    switch conversion(of: value.type) {
    case .library(let convert): return try convert(Part(self, value))
    case .composite(let plan):
      return .composite(InterpretedComposite.make(plan, value, self, comparing: mode))
    case .shape(let name):
      return .primitive(
        LeafElement(type: name, detail: fieldsDetail(value), layout: .flexible))
    case .unknown(let name):
      noteUnsimulated(name, "it is shown as a leaf")
      return .primitive(
        LeafElement(type: name, layout: .fixed(Size(width: 10, height: 10))))
    }
  }

  /// Makes the elements of a tuple, one slot each.
  func slots(of value: Value, as type: TypeID?) throws(Trap) -> ViewElement {
    guard value.kind == .tuple else { return .tuple([try element(value, as: type)]) }
    let types = type.map { evaluator.types.arguments(of: $0) } ?? []
    let fields = evaluator.fields(of: value)
    return .tuple(
      try ElementSlots(count: fields.count) { (index) throws(Trap) in
        try element(fields[index], as: types.count == fields.count ? types[index] : nil)
      })
  }

  /// Makes the element of a view with a modifier applied to it.
  func modified(
    _ content: Value, as type: TypeID?, by modifier: Value
  ) throws(Trap) -> ViewElement {
    switch modifierKind(of: modifier.type) {
    case .library(let convert):
      let modification = try convert(Part(self, modifier))
      let inner =
        if let change = modification.surroundings {
          try changing(change) { () throws(Trap) in try self.element(content, as: type) }
        } else {
          try element(content, as: type)
        }
      if let around = modification.around { return around(inner) }
      if let resolve = modification.resolve {
        return .dynamic(
          DynamicElement(sources: []) {
            .modified(
              ModifierElement.make(
                type: modification.type, detail: modification.detail, effect: try resolve(),
                content: inner))
          })
      }
      return .modified(
        ModifierElement.make(
          type: modification.type, detail: modification.detail, effect: modification.effect,
          content: inner))
    case .composite(let plan):
      return .applied(
        InterpretedComposite.make(plan, modifier, self, comparing: .view),
        content: try element(content, as: type))
    case .unknown(let name):
      noteUnsimulated(name, "it has no effect")
      return .modified(
        ModifierElement.make(type: name, effect: .none, content: try element(content, as: type)))
    }
  }

  /// Runs `body` with changed surroundings.
  func changing<Result>(
    _ change: (inout Surroundings) -> Void, _ body: () throws(Trap) -> Result
  ) throws(Trap) -> Result {
    let before = surroundings
    change(&surroundings)
    defer { surroundings = before }
    return try body()
  }

  /// How many lines a text may take here.
  var lineLimit: Int? { surroundings.lineLimit }

  /// Says once per step that something has no effect.
  func noteUnsimulated(_ name: String, _ consequence: String) {
    runtime.warn("\(name) is not simulated: \(consequence)")
  }

  /// An action that only says that it is not simulated.
  func unsimulated(_ name: String, _ consequence: String) -> Action {
    { [unowned self] in noteUnsimulated(name, consequence) }
  }
}
