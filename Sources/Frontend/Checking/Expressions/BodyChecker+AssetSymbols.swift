import Diagnostics
import IR

// Xcode declares a member for every picture and color of the asset catalogs, which Grove does not
// read: `Image(.portrait)`, `.foregroundStyle(.brand)`.

extension BodyChecker {
  /// A picture or color by the name that its catalog gives it.
  func assetSymbol(_ name: String, as target: Type, _ range: SourceRange) -> Expression? {
    guard let type = assetType(target, name) else { return nil }
    let isColor = type.declaration?.name == "Color"
    if isColor { reportUnsimulated(".\(name)", .assetSymbol(name, range)) }
    let write = ParsedSynthesis(range: range)
    let named = ParsedExpression(
      .checked(make(.metatype(type), .metatype(type), range)), range: range)
    let call = write.call(named, [(isColor ? nil : "name", write.text(name))])
    return check(call, expecting: type)
  }

  /// The type that a name nobody declares has where `target` is wanted, if it may be an asset's.
  ///
  /// What is close to a color's name is more likely a slip.
  func assetType(_ target: Type, _ name: String) -> Type? {
    let owner = world.optionalPayload(target).map { solver.head($0) } ?? target
    if case .nominal(let declaration, _) = owner, declaration.isLibrary,
      ["ImageResource", "ColorResource"].contains(declaration.name)
    {
      return owner
    }
    let names = colorNames(where: owner)
    guard !names.isEmpty, NearestName.find(name, among: names) == nil else { return nil }
    return world.standardType("Color")
  }

  /// The members of `Color`, if one can stand where `target` is wanted.
  func colorNames(where target: Type) -> Set<String> {
    guard let color = world.nominal(named: "Color", inLibrary: true) else { return [] }
    let isColor =
      switch target {
      case .nominal(color, _): true
      case .variable, .existential, .parameter, .opaque:
        world.protocols(of: target).contains { $0.declaration.name == "ShapeStyle" }
      default: false
      }
    return isColor ? world.memberNames(of: .nominal(color, [])) : []
  }
}
