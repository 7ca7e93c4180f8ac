import IR
import Interpreter
import ViewRuntime

extension ViewBridge {
  /// Whether a static type is known to be exactly one view, so that a row of it can be counted
  /// without running a body (Z08, Z09, Z11).
  func isOneView(_ type: TypeID?, depth: Int = 0) -> Bool {
    guard let type, depth < 32, let nominal = evaluator.types.nominal(of: type) else {
      return false
    }
    let arguments = evaluator.types.arguments(of: type)
    func isOne(_ index: Int) -> Bool {
      arguments.indices.contains(index) && isOneView(arguments[index], depth: depth + 1)
    }
    guard nominal.isLibrary else {
      guard conforms(type, to: "View"), let body = viewBody(of: type, nominal) else { return false }
      let result = evaluator.types.id(of: body.result, arguments: arguments)
      return isOneView(result, depth: depth + 1)
    }
    switch nominal.name {
    case "TupleView", "Optional", "ForEach", "AnyView", "EmptyView", "Section", "Never":
      return false
    case "_ConditionalContent": return isOne(0) && isOne(1)
    case "Group", "ModifiedContent", "IDView", "EquatableView": return isOne(0)
    case "_ViewModifier_Content": return true
    default: return Catalog.tables.views[nominal.qualifiedName] != nil
    }
  }

  /// What the static type of a row tells a lazy container of it.
  func rowShape(_ type: TypeID?) -> RowShape {
    guard let type else { return .plain }
    if let known = rowShapes[type] { return known }
    let name = evaluator.types.nominal(of: type).flatMap { $0.isLibrary ? $0.name : nil }
    let shape: RowShape =
      if holdsRows(type) {
        .nested
      } else if name == "IDView" || !hasConstantCount(type) {
        .unknown
      } else {
        .plain
      }
    rowShapes[type] = shape
    return shape
  }

  /// Whether a type is known to be the same number of views always (Z09, Z11).
  private func hasConstantCount(_ type: TypeID, depth: Int = 0) -> Bool {
    guard depth < 32, let nominal = evaluator.types.nominal(of: type), nominal.isLibrary else {
      return isOneView(type)
    }
    let arguments = evaluator.types.arguments(of: type)
    switch nominal.name {
    case "EmptyView": return true
    case "TupleView":
      return members(of: arguments).allSatisfy { hasConstantCount($0, depth: depth + 1) }
    case "Group", "ModifiedContent", "IDView", "EquatableView":
      return arguments.first.map { hasConstantCount($0, depth: depth + 1) } ?? false
    default: return isOneView(type)
    }
  }

  /// Whether a `ForEach` or a `Section` is in a view's type, where it is looked through.
  private func holdsRows(_ type: TypeID, depth: Int = 0) -> Bool {
    guard depth < 32, let nominal = evaluator.types.nominal(of: type) else { return false }
    let arguments = evaluator.types.arguments(of: type)
    guard nominal.isLibrary else {
      guard conforms(type, to: "View"), let body = viewBody(of: type, nominal) else { return false }
      return holdsRows(
        evaluator.types.id(of: body.result, arguments: arguments), depth: depth + 1)
    }
    switch nominal.name {
    case "ForEach", "Section": return true
    case "TupleView":
      return members(of: arguments).contains { holdsRows($0, depth: depth + 1) }
    case "_ConditionalContent": return arguments.contains { holdsRows($0, depth: depth + 1) }
    case "Optional", "Group", "ModifiedContent", "IDView", "EquatableView":
      return arguments.first.map { holdsRows($0, depth: depth + 1) } ?? false
    default: return false
    }
  }

  /// The views in the tuple that a `TupleView` holds.
  private func members(of arguments: [TypeID]) -> [TypeID] {
    arguments.first.map { evaluator.types.arguments(of: $0) } ?? []
  }
}
