import IR
import Interpreter

/// How the values of one type become elements.
enum Conversion {
  /// A view of the library.
  case library(ViewConversion)
  /// A view of the program, with a body of its own.
  case composite(CompositePlan)
  /// A shape of the program: it fills the space it is offered.
  case shape(name: String)
  /// Conforms to `View` as far as anybody knows, but nothing can be made of it.
  case unknown(name: String)
}

/// What applying a modifier of one type means.
enum ModifierKind {
  case library(ModifierConversion)
  /// A `ViewModifier` of the program.
  case composite(CompositePlan)
  case unknown(name: String)
}

extension ViewBridge {
  /// Decides how values of a type become elements.
  func findConversion(of type: TypeID) -> Conversion {
    guard let nominal = evaluator.types.nominal(of: type) else {
      return .unknown(name: evaluator.types.name(of: type, qualified: false))
    }
    if nominal.isLibrary {
      if let conversion = Catalog.tables.views[nominal.qualifiedName] {
        return .library(conversion)
      }
      if conforms(type, to: "Shape") { return .shape(name: nominal.name) }
      if let plan = CompositePlan(type, nominal, self, isModifier: false), !plan.isPrimitive {
        return .composite(plan)
      }
      return .unknown(name: nominal.name)
    }
    if conforms(type, to: "Shape") { return .shape(name: nominal.name) }
    if let plan = CompositePlan(type, nominal, self, isModifier: false) { return .composite(plan) }
    return .unknown(name: nominal.name)
  }

  /// Decides what applying a modifier of a type means.
  func findModifierKind(of type: TypeID) -> ModifierKind {
    guard let nominal = evaluator.types.nominal(of: type) else {
      return .unknown(name: evaluator.types.name(of: type, qualified: false))
    }
    if nominal.isLibrary {
      if let conversion = Catalog.tables.modifiers[nominal.qualifiedName] {
        return .library(conversion)
      }
      if nominal.fields.contains(where: { $0.name == "_name" }) {
        return .library { part throws(Trap) in try Feature.namedModifier(part) }
      }
    }
    if !nominal.isLibrary, let plan = CompositePlan(type, nominal, self, isModifier: true) {
      return .composite(plan)
    }
    if conforms(type, to: "GeometryEffect") {
      let name = nominal.name
      return .library { part throws(Trap) in Feature.geometryEffect(part, named: name) }
    }
    return .unknown(name: nominal.name)
  }

  /// True if a type conforms to a protocol of the library.
  func conforms(_ type: TypeID, to name: String) -> Bool {
    evaluator.types.libraryProtocol(name, conformedToBy: type) != nil
  }
}
