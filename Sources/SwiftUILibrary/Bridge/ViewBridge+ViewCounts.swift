import IR
import Interpreter

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
}
