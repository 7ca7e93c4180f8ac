import IR

/// Inference variables and what they are bound to.
///
/// Unification is directional where Swift converts (`T` to `T?`, to `Any`, to a superclass) and
/// exact inside generic arguments. Overload trials are undone by taking back what they did, entry
/// by entry: what a file has bound before costs them nothing.
final class Solver {
  private(set) var bindings: [Type?] = []
  private var bounds: [[ProtocolReference]] = []
  /// What associated types of variables have met: `F.FormatInput` an `Int`, before `F` is known.
  private var encounters: [(variable: Int, name: String, type: Type)] = []
  /// Every change of a variable, oldest first, with what there was before.
  private var trail: [Change] = []
  /// The parameters whose `where` clauses are being followed.
  private var followed: [Type] = []
  unowned let world: World

  init(world: World) { self.world = world }

  fileprivate enum Change {
    case binding(Int, Type?)
    case bounds(Int, [ProtocolReference])
  }

  /// How far the solver had come; it can be taken back to it, once or again and again.
  struct State {
    fileprivate let variables: Int
    fileprivate let changes: Int
    fileprivate let encounters: Int
  }

  /// What was inferred since a state, taken back and to be done again.
  struct Attempt {
    fileprivate let changes: [Change]
    fileprivate let bounds: [[ProtocolReference]]
    fileprivate let encounters: [(variable: Int, name: String, type: Type)]
  }

  func save() -> State {
    State(variables: bindings.count, changes: trail.count, encounters: encounters.count)
  }

  func restore(_ state: State) {
    while trail.count > state.changes, let change = trail.popLast() {
      switch change {
      case .binding(let index, let old): bindings[index] = old
      case .bounds(let index, let old): bounds[index] = old
      }
    }
    bindings.removeLast(max(bindings.count - state.variables, 0))
    bounds.removeLast(max(bounds.count - state.variables, 0))
    encounters.removeLast(max(encounters.count - state.encounters, 0))
  }

  /// Restores a state and returns what that undid.
  func withdraw(to state: State) -> Attempt {
    let changes = trail.dropFirst(state.changes).map { change -> Change in
      switch change {
      case .binding(let index, _): .binding(index, bindings[index])
      case .bounds(let index, _): .bounds(index, bounds[index])
      }
    }
    let attempt = Attempt(
      changes: changes, bounds: Array(bounds.dropFirst(state.variables)),
      encounters: Array(encounters.dropFirst(state.encounters)))
    restore(state)
    return attempt
  }

  /// Does again what was withdrawn, from the state it was withdrawn to.
  func redo(_ attempt: Attempt) {
    bindings += attempt.bounds.map { _ in nil }
    bounds += attempt.bounds
    for change in attempt.changes {
      switch change {
      case .binding(let index, let type): set(index, to: type)
      case .bounds(let index, let new): setBounds(of: index, to: new)
      }
    }
    encounters += attempt.encounters
  }

  private func set(_ index: Int, to type: Type?) {
    trail.append(.binding(index, bindings[index]))
    bindings[index] = type
  }

  private func setBounds(of index: Int, to new: [ProtocolReference]) {
    trail.append(.bounds(index, bounds[index]))
    bounds[index] = new
  }

  /// False if a type's associated types are others than those that a variable's have met.
  func agrees(_ type: Type, with variable: Int) -> Bool {
    encounters.allSatisfy { met in
      guard head(.variable(met.variable)) == .variable(variable),
        let own = world.associatedType(named: met.name, of: type)
      else { return true }
      let (found, wanted) = (resolve(own), resolve(met.type))
      return found == wanted || !isClosed(found) || !isClosed(wanted)
    }
  }

  func fresh(bounds newBounds: [ProtocolReference] = []) -> Type {
    bindings.append(nil)
    bounds.append(newBounds)
    return .variable(bindings.count - 1)
  }

  func bounds(of variable: Int) -> [ProtocolReference] {
    bounds.indices.contains(variable) ? bounds[variable] : []
  }

  /// `some Sequence<Key>`: what bounds say of other parameters is said of what stands for those.
  func substituteBounds(of parameters: [GenericParameter], _ substitution: Substitution) {
    for parameter in parameters
    where parameter.bounds.contains(where: { !$0.arguments.isEmpty }) {
      guard case .variable(let index)? = substitution.types[parameter],
        bounds.indices.contains(index)
      else { continue }
      let given = bounds[index].map {
        ProtocolReference($0.declaration, arguments: $0.arguments.map(substitution.apply))
      }
      setBounds(of: index, to: given)
    }
  }

  /// Follows bindings at the top of `type` only.
  func head(_ type: Type) -> Type {
    var current = type
    // A variable of an attempt that was undone is in no table any more.
    while case .variable(let index) = current, bindings.indices.contains(index),
      let bound = bindings[index]
    {
      current = bound
    }
    if case .parameter = current, let same = world.sameTypes[current] {
      return follow(current, to: same)
    }
    if case .member(let base, let name) = current {
      let resolved = head(base)
      let open = Type.member(resolved, name)
      // A witness that names the associated type inside what it says of it has no end.
      guard let found = world.associatedType(named: name, of: resolved),
        found == current || !found.contains({ $0 == current || $0 == open })
      else { return open }
      return found == current ? found : head(found)
    }
    return current
  }

  /// What a `where` clause says that a parameter is.
  ///
  /// Where clauses may lead in a circle, `Input == Parsers.Input` with `Parsers == Map<Upstream>`
  /// and `Upstream.Input == Input`: then the parameter stands for all of it.
  private func follow(_ parameter: Type, to same: Type) -> Type {
    if followed.contains(parameter) { return parameter }
    followed.append(parameter)
    defer { followed.removeLast() }
    return head(same)
  }

  /// Replaces every bound variable; unbound ones stay.
  func resolve(_ type: Type) -> Type {
    switch type {
    case .variable:
      let top = head(type)
      if case .variable = top { return top }
      return resolve(top)
    case .member:
      let top = head(type)
      if case .member(let base, let name) = top { return .member(resolve(base), name) }
      return resolve(top)
    case .nominal(_, let arguments) where arguments.isEmpty: return type
    case .dynamic: return type
    case .parameter:
      let top = head(type)
      return top == type ? type : resolve(top)
    case .tuple(let elements):
      let resolved = elements.flatMap(resolveElement)
      let wasRepeated = elements.contains(where: \.type.isExpansion)
      return wasRepeated && resolved.count == 1 && !resolved[0].type.isExpansion
        ? resolved[0].type : .tuple(resolved)
    case .function(let function) where function.parameters.contains(where: \.type.isExpansion):
      return .function(function.splicing { resolve($0).expanded }).mapComponents(resolve)
    default: return type.mapComponents(resolve)
    }
  }

  /// A `repeat` of a pack that is known by now becomes its elements.
  private func resolveElement(_ element: TupleElement) -> [TupleElement] {
    if case .expansion(let pattern) = element.type, let types = resolve(pattern).expanded {
      return types.map { TupleElement(type: $0) }
    }
    return [TupleElement(label: element.label, type: resolve(element.type))]
  }

  /// Replaces every variable, unbound ones by `dynamic`.
  func finalize(_ type: Type) -> Type {
    let resolved = resolve(type)
    guard resolved.hasVariables else { return resolved }
    func erase(_ type: Type) -> Type {
      if case .variable = type { return .dynamic }
      return type.mapComponents(erase)
    }
    return erase(resolved)
  }

  /// Makes two types the same, binding variables on either side.
  func unify(_ left: Type, _ right: Type) -> Bool {
    let a = head(left)
    let b = head(right)
    if a == b { return true }
    switch (a, b) {
    case (.variable(let index), let other), (let other, .variable(let index)):
      return bind(index, to: other)
    case (.dynamic, _), (_, .dynamic): return true
    case (.nominal(let first, let x), .nominal(let second, let y)):
      return first == second && unifyAll(x, y)
    case (.tuple(let x), .tuple(let y)): return unifyTuples(x, y)
    case (.function(let x), .function(let y)):
      return unifyParameters(x, y) && unify(x.result, y.result)
    case (.metatype(let x), .metatype(let y)): return unify(x, y)
    case (.opaque(let x, let xs), .opaque(let y, let ys)): return x == y && unifyAll(xs, ys)
    case (.pack(let x), .pack(let y)): return unifyAll(x, y)
    case (.existential(let x), .existential(let y)):
      return Set(x.map(\.declaration)) == Set(y.map(\.declaration))
    case (.member(let base, let name), let other), (let other, .member(let base, let name)):
      if case .variable(let index) = head(base), isClosed(other) {
        encounters.append((index, name, other))
      }
      return !isClosed(a) || !isClosed(b)
    // `(W, repeat each C)` is a `W` where the pack is empty.
    case (.tuple(let x), let one) where x.contains(where: \.type.isExpansion):
      return unifyTuples(x, [TupleElement(type: one)])
    case (let one, .tuple(let y)) where y.contains(where: \.type.isExpansion):
      return unifyTuples(y, [TupleElement(type: one)])
    default: return false
    }
  }

  /// True for `K.Value` of a `K` that is not known yet, where `other` is not known either.
  func isOpenMember(_ type: Type, of other: Type) -> Bool {
    guard case .member(let base, _) = type, case .variable = head(base), case .variable = other
    else { return false }
    return true
  }

  private func isClosed(_ type: Type) -> Bool {
    !type.contains {
      switch $0 {
      case .variable, .member: true
      default: false
      }
    }
  }

  private func unifyAll(_ left: [Type], _ right: [Type]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { unify($0, $1) }
  }

  /// The parameters of functions, where `repeat each A` stands for several.
  func unifyParameters(_ left: FunctionType, _ right: FunctionType) -> Bool {
    let (x, y) = (left.parameters, right.parameters)
    guard x.contains(where: \.type.isExpansion) || y.contains(where: \.type.isExpansion) else {
      return unifyAll(x.map(\.type), y.map(\.type))
    }
    return unifyTuples(
      x.map { TupleElement(type: $0.type) }, y.map { TupleElement(type: $0.type) })
  }

  private func unifyTuples(_ left: [TupleElement], _ right: [TupleElement]) -> Bool {
    if left.contains(where: \.type.isExpansion) || right.contains(where: \.type.isExpansion) {
      return unifyRepeated(left.flatMap(resolveElement), right.flatMap(resolveElement))
    }
    return unifyElements(left, right)
  }

  /// `(W, repeat each C)`: what stands between the elements that are written is the pack.
  private func unifyRepeated(_ left: [TupleElement], _ right: [TupleElement]) -> Bool {
    guard let index = left.firstIndex(where: \.type.isExpansion) else {
      return right.contains(where: \.type.isExpansion)
        ? unifyRepeated(right, left) : unifyElements(left, right)
    }
    guard case .expansion(let pattern) = left[index].type else { return false }
    let count = left.count - index - 1
    guard right.count >= left.count - 1 else { return false }
    if right.count == left.count, right[index].type.isExpansion {
      return unifyAll(left.map(\.type), right.map(\.type))
    }
    let middle = right[index..<(right.count - count)].map(\.type)
    return unifyElements(Array(left[..<index]), Array(right[..<index]))
      && unify(pattern, .pack(middle))
      && unifyRepeated(Array(left.suffix(count)), Array(right.suffix(count)))
  }

  private func unifyElements(_ left: [TupleElement], _ right: [TupleElement]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy {
        ($0.label == nil || $1.label == nil || $0.label == $1.label) && unify($0.type, $1.type)
      }
  }

  /// Binds a variable if the type satisfies its bounds and does not contain it.
  func bind(_ index: Int, to type: Type) -> Bool {
    let target = head(type)
    guard bindings.indices.contains(index) else { return true }
    if case .variable(let other) = target {
      if other == index || !bindings.indices.contains(other) { return true }
      if !bounds[index].isEmpty { setBounds(of: other, to: bounds[other] + bounds[index]) }
      set(index, to: target)
      return true
    }
    // Also where what stands inside has been bound to something that contains it.
    if target.hasVariables, resolve(target).contains({ $0 == .variable(index) }) { return false }
    for bound in bounds[index] {
      guard world.conforms(target, to: bound.declaration) || mayBeHashed(target, bound.declaration)
      else { return false }
    }
    set(index, to: target)
    for bound in bounds[index] { bindPrimary(of: bound, from: target) }
    return true
  }

  /// What Grove does not model is mostly objects of frameworks, which can be compared and hashed.
  private func mayBeHashed(_ type: Type, _ needed: Nominal) -> Bool {
    needed.isLibrary && ["Equatable", "Hashable"].contains(needed.name) && world.isUnmodelled(type)
  }

  /// `some Collection<Int>`: the primary associated types are known from the conformance.
  private func bindPrimary(of bound: ProtocolReference, from type: Type) {
    for (name, argument) in zip(world.primaryNames(of: bound.declaration), bound.arguments) {
      if let actual = world.associatedType(named: name, of: type) { _ = unify(argument, actual) }
    }
  }
}
