import IR

/// A place whose parts have been evaluated, so that it can be read and written any number of times.
indirect enum PreparedPlace {
  /// An unboxed variable, or a temporary that is mutated and dropped.
  case register(Int, Type)
  case box(Int, Type)
  case global(UInt64, Global)
  case field(PreparedPlace, slot: Int, Type)
  /// A slot of a record that is no memory, such as a computed property's value: while the slot is
  /// in use, the record is in the register `held`.
  case part(PreparedPlace, held: Int, slot: Int, Type)
  case objectField(Operand, slot: Int, Field)
  /// An element of an array, by an index that was evaluated.
  case element(PreparedPlace, index: Operand, Type)
  case accessor(PreparedReceiver, arguments: [Operand], Accessor)
  case forced(PreparedPlace, Type)
  /// What is inside an optional and may be `nil` itself: it is no memory of its own.
  case nested(PreparedPlace, Type)
  /// What is inside an optional that is no memory: it was got once and is in the register `held`.
  case opened(PreparedPlace, held: Int, Type)
  case temporary(Operand, Type)
  /// A weak or unowned variable, which holds a cell rather than its value.
  case weak(PreparedPlace, isWeak: Bool)
  case dynamicMember(PreparedPlace, held: Int, site: Int)
  case dynamicElement(PreparedPlace, held: Int, arguments: [Operand], site: Int)
}

enum PreparedReceiver {
  case none
  case place(PreparedPlace)
  case value(Operand)
}

extension PreparedPlace {
  /// The static type of what is in the place.
  var type: Type {
    switch self {
    case .register(_, let type), .box(_, let type), .field(_, _, let type),
      .part(_, _, _, let type), .element(_, _, let type), .forced(_, let type),
      .nested(_, let type), .opened(_, _, let type), .temporary(_, let type):
      type
    case .global(_, let global): global.type
    case .objectField(_, _, let field): field.type
    case .accessor(_, _, let accessor): accessor.type
    case .weak, .dynamicMember, .dynamicElement: .dynamic
    }
  }

  /// True if the place is memory all the way: nothing runs when it is read or written.
  var isAddressable: Bool {
    switch self {
    case .register, .box, .global, .objectField, .temporary: true
    case .field, .element: true
    case .forced(let outer, _): outer.isAddressable
    case .part, .accessor, .nested, .opened, .weak, .dynamicMember, .dynamicElement: false
    }
  }

  /// True if reading the place runs what a program may have written.
  fileprivate var runsToRead: Bool {
    switch self {
    case .accessor, .opened: true
    case .part(let outer, _, _, _), .field(let outer, _, _), .forced(let outer, _),
      .nested(let outer, _), .element(let outer, _, _):
      outer.runsToRead
    default: false
    }
  }
}

extension Compiler {
  /// True if preparing the place will give one that is memory all the way.
  func isAddressable(_ place: Place) -> Bool {
    switch place {
    case .local(let local): !local.isWeak && !local.isUnowned
    case .global(let global): !global.isWeak
    case .objectField(_, let field): !field.isWeak && !field.isUnowned
    case .temporary: true
    case .field(let outer, let field):
      !field.isWeak && !field.isUnowned && isAddressable(outer)
    case .tupleElement(let outer, _): isAddressable(outer)
    case .forced(let outer), .chained(let outer):
      isAddressable(outer) && !holdsNested(type(of: outer))
    case .accessor(let accessor):
      if case .place(let outer) = accessor.receiver, isArrayElement(accessor) {
        isAddressable(outer)
      } else {
        false
      }
    case .dynamicMember, .dynamicElement: false
    }
  }

  func isArrayElement(_ accessor: Accessor) -> Bool {
    guard case .function(let getter) = accessor.getter, case .element? = getter.intrinsic,
      accessor.setter != nil, accessor.arguments.count == 1,
      case .value(let index) = accessor.arguments[0]
    else { return false }
    return representation(of: index.type) == .int
  }

  /// The static type of what is in a place.
  private func type(of place: Place) -> Type {
    switch place {
    case .local(let local): variables[local]?.type ?? local.type
    case .global(let global): global.type
    case .field(_, let field), .objectField(_, let field): field.type
    case .tupleElement(let outer, let index):
      if case .tuple(let elements) = type(of: outer), elements.indices.contains(index) {
        elements[index].type
      } else {
        .dynamic
      }
    case .accessor(let accessor): accessor.type
    case .forced(let outer), .chained(let outer): wrapped(type(of: outer)) ?? .dynamic
    case .temporary(let expression): expression.type
    case .dynamicMember, .dynamicElement: .dynamic
    }
  }

  /// True for `T??`: a `nil` inside it is not the `nil` that is stored.
  private func holdsNested(_ optional: Type) -> Bool {
    wrapped(optional).flatMap(wrapped) != nil
  }

  private func inside(_ optional: PreparedPlace) -> PreparedPlace {
    let type = wrapped(optional.type) ?? .dynamic
    return holdsNested(optional.type) ? .nested(optional, type) : .forced(optional, type)
  }

  /// Evaluates what a place is made of.
  func prepare(_ place: Place) -> PreparedPlace {
    switch place {
    case .local(let local): return prepare(local)
    case .global(let global):
      let slot = PreparedPlace.global(slot(of: global), global)
      return global.isWeak ? .weak(slot, isWeak: true) : slot
    case .field(let outer, let field):
      return weakened(slot(field.index, of: prepare(outer), field.type), field)
    case .objectField(let object, let field):
      return weakened(.objectField(stable(object), slot: slot(of: field), field), field)
    case .tupleElement(let outer, let index):
      let tuple = prepare(outer)
      var type = Type.dynamic
      if case .tuple(let elements) = tuple.type, elements.indices.contains(index) {
        type = elements[index].type
      }
      return slot(index, of: tuple, type)
    case .accessor(let accessor): return prepare(accessor)
    case .forced(let outer):
      return inside(prepare(outer))
    case .chained(let outer): return prepareChained(outer)
    case .temporary(let expression):
      let register = allocate()
      compile(expression, into: register)
      return .temporary(
        Operand(register: register, isTemporary: true), expression.type)
    case .dynamicMember(let outer, let name):
      return .dynamicMember(
        prepare(outer), held: allocate(), site: dynamicSite(.name(name)))
    case .dynamicElement(let outer, let arguments, let labels):
      let object = prepare(outer)
      return .dynamicElement(
        object, held: allocate(), arguments: arguments.map(operand),
        site: dynamicSite(.call(name: "subscript", labels: labels)))
    }
  }

  private func slot(_ slot: Int, of outer: PreparedPlace, _ type: Type) -> PreparedPlace {
    outer.isAddressable
      ? .field(outer, slot: slot, type) : .part(outer, held: allocate(), slot: slot, type)
  }

  private func prepare(_ local: Local) -> PreparedPlace {
    guard let variable = variables[local] else {
      trap("internal error: variable '\(local.name)' is not in reach")
      return .register(allocate(), local.type)
    }
    let place: PreparedPlace =
      variable.storage == .boxed
      ? .box(variable.register, variable.type) : .register(variable.register, variable.type)
    return variable.isWeak || variable.isUnowned ? .weak(place, isWeak: variable.isWeak) : place
  }

  private func weakened(_ place: PreparedPlace, _ field: Field) -> PreparedPlace {
    field.isWeak || field.isUnowned ? .weak(place, isWeak: field.isWeak) : place
  }

  /// An object that stays the same while the place is in use, whatever happens to the variable it
  /// was read from.
  private func stable(_ object: Expression) -> Operand {
    if case .local(let local) = object.kind, !local.isMutable { return operand(object) }
    let register = allocate()
    compile(object, into: register)
    return Operand(register: register, isTemporary: true)
  }

  private func operand(_ argument: Argument) -> Operand {
    switch argument {
    case .value(let value):
      let register = allocate()
      compile(value, into: register)
      return Operand(register: register, isTemporary: true)
    case .defaulted, .mutable:
      return pass([argument], to: nil, bindings: []).operands.first
        ?? Operand(register: allocate(), isTemporary: false)
    }
  }

  private func prepare(_ accessor: Accessor) -> PreparedPlace {
    if case .place(let outer) = accessor.receiver, isArrayElement(accessor), isAddressable(outer),
      case .value(let index) = accessor.arguments[0]
    {
      let array = prepare(outer)
      let register = allocate()
      compile(index, into: register)
      return .element(
        array, index: Operand(register: register, isTemporary: true), accessor.type)
    }
    let receiver: PreparedReceiver =
      switch accessor.receiver {
      case .none: .none
      case .place(let place): .place(prepare(place))
      case .value(let value): .value(stable(value))
      }
    return .accessor(receiver, arguments: accessor.arguments.map(operand), accessor)
  }

  /// The `?` of a place: leaves the chain if there is nothing in it.
  ///
  /// What an accessor gave is kept, as the access has begun: it is set again even if it is `nil`.
  private func prepareChained(_ outer: Place) -> PreparedPlace {
    let optional = prepare(outer)
    let type = wrapped(optional.type) ?? .dynamic
    if optional.runsToRead {
      let held = allocate()
      load(optional, into: held)
      if isCounted(optional.type) { own(held) }
      jumpOutOfChain(.jumpIfNone, held) { [self] in
        withTemporaries {
          let none = allocate()
          emit(.move, none, held)
          store(optional, from: none)
        }
      }
      return .opened(optional, held: held, type)
    }
    withTemporaries {
      let register = allocate()
      if optional.isAddressable {
        emitAddress(optional, into: register)
        jumpOutOfChain(.jumpIfNoneAt, register)
      } else {
        load(optional, into: register)
        jumpOutOfChain(.jumpIfNone, register)
        releaseRegister(register)
      }
    }
    return inside(optional)
  }
}
