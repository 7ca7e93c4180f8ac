import Diagnostics
import IR

/// In which order the arguments of a call are read: what tells most about types comes first.
extension BodyChecker {
  /// Literals go last, so that they take the type that other arguments decided.
  func inPhases(
    _ pairs: [(Int, Parameter)], _ arguments: [ParsedArgument], _ candidate: CallCandidate
  ) -> [(Int, Parameter)] {
    if pairs.count < 2 { return pairs }
    let own = pairs.map { phase(arguments[$0.0].value, for: $0.1, candidate) }
    let phases = zip(pairs, own).map { pair, phase in
      max(phase, phaseOfWhole(pair.1, among: zip(pairs, own), arguments, candidate))
    }
    if zip(phases, phases.dropFirst()).allSatisfy(<=) { return pairs }
    return (-1...3).flatMap { wanted in
      zip(pairs, phases).compactMap { pair, phase in phase == wanted ? pair : nil }
    }
  }

  /// `count(nil, [1, nil])` of a `C.Element` and a `C`: the whole tells what its part has to be.
  ///
  /// What has no type by itself tells nothing: in `Text(price, format: .number)` the part does.
  private func phaseOfWhole(
    _ part: Parameter, among pairs: Zip2Sequence<[(Int, Parameter)], [Int]>,
    _ arguments: [ParsedArgument], _ candidate: CallCandidate
  ) -> Int {
    guard case .member(.variable(let whole), _) = solver.head(candidate.type(of: part)) else {
      return -1
    }
    for ((index, parameter), phase) in pairs
    where solver.head(candidate.type(of: parameter)) == .variable(whole) {
      return hasNoTypeAlone(arguments[index].value) ? -1 : min(phase + 1, 3)
    }
    return -1
  }

  /// An operator decides for literals (`reduce(0, +)`), unless its own operands are still open or
  /// of types that do not have it.
  func phase(
    _ expression: ParsedExpression, for parameter: Parameter, _ candidate: CallCandidate
  ) -> Int {
    guard let function = solver.head(candidate.type(of: parameter)).functionType else {
      // `sorted(\.age, [ann, bob])`: a list may tell where the path begins. Where that is known,
      // the path tells exactly what it leads to: `environment(\.service, stub)`.
      if case .keyPath(let written, _) = expression.kind,
        case .nominal(_, let ends) = solver.head(candidate.type(of: parameter)),
        let root = ends.first
      {
        return written == nil && isOpen(root) ? 2 : -1
      }
      return phase(expression)
    }
    switch expression.kind {
    // `{ _ in 0 }` says less of a generic result than other closures do.
    case .closure(let closure):
      return singleExpression(closure.body).map(isLiteral) == true ? 3 : phase(expression)
    case .operatorReference(let name):
      return function.parameters.contains { takes($0.type, name) } ? 0 : 2
    case .member(let type?, "init", _, _)
    where hasSeveralInitializers(type, count: function.parameters.count): break
    default: return phase(expression)
    }
    return function.parameters.allSatisfy { isOpen($0.type) } ? 2 : 0
  }

  /// True if `T.init`, as a function of so many parameters, does not say which one is meant.
  private func hasSeveralInitializers(_ type: ParsedExpression, count: Int) -> Bool {
    guard case .metatype(let made) = solver.head(naturalType(of: type)) else { return false }
    let found = world.members(named: "init", of: solver.head(made), isStatic: true)
    let fitting = found.count {
      guard case .function(let function) = $0.kind else { return false }
      return function.parameters.count == count
    }
    return fitting > 1
  }

  /// When an argument is checked: settled ones first, literals next, closures last.
  func phase(_ expression: ParsedExpression) -> Int {
    switch expression.kind {
    case .closure: 2
    case .keyPath(nil, _), .member(nil, _, _, _): 1
    case .call where isContextual(expression): 1
    case .binary where hasNoTypeAlone(expression), .prefix where hasNoTypeAlone(expression): 1
    // One branch that stands by itself tells the type of the other.
    case .ternary(_, let first, let second): min(phase(first), phase(second))
    case .parenthesized(let inner): phase(inner)
    default: isLiteral(expression) ? 1 : 0
    }
  }

  private func isContextual(_ expression: ParsedExpression) -> Bool {
    switch expression.kind {
    case .member(nil, _, _, _), .keyPath(nil, _), .nil: true
    case .call(let callee, _): isContextual(callee)
    case .member(let base?, _, _, _): isContextual(base)
    default: false
    }
  }
}
