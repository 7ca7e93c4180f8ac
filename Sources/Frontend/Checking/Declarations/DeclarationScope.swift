import IR

/// Where a declaration stands: what type it is in and which generic parameters it sees.
final class DeclarationScope {
  let parent: DeclarationScope?
  /// The enclosing type, for nested names and implicit `self`.
  let nominal: Nominal?
  private let ownsNominal: Bool
  var generics: [String: GenericParameter] = [:]
  /// Types declared inside a function body.
  var localTypes: [String: Nominal] = [:]
  var localAliases: [String: Type] = [:]
  let isLibrary: Bool
  /// Conditions of the extension that is being read.
  var requirements: [GenericRequirement] = []
  /// The names that only this file sees, where another file of the module has them too.
  let fileNames: World.Names?

  init(parent: DeclarationScope?, nominal: Nominal? = nil, isLibrary: Bool? = nil) {
    self.parent = parent
    self.nominal = nominal ?? parent?.nominal
    ownsNominal = nominal != nil
    self.isLibrary = isLibrary ?? parent?.isLibrary ?? false
    fileNames = parent?.fileNames
    refreshGenerics()
  }

  /// Takes over the generic parameters of the scope's type, which are known once its header is.
  func refreshGenerics() {
    guard ownsNominal, let nominal else { return }
    for parameter in nominal.genericParameters { generics[parameter.name] = parameter }
  }

  /// The scope of a file of the program.
  init(fileNames: World.Names?) {
    parent = nil
    nominal = nil
    ownsNominal = false
    isLibrary = false
    self.fileNames = fileNames
  }

  /// `Self` here; found when asked, because a type's parameters are known only after its header.
  var selfType: Type? {
    guard ownsNominal, let nominal else { return parent?.selfType }
    if let parameter = nominal.selfParameter { return .parameter(parameter) }
    return .nominal(nominal, nominal.genericParameters.map { .parameter($0) })
  }

  func generic(named name: String) -> GenericParameter? {
    generics[name] ?? parent?.generic(named: name)
  }

  /// True if a generic parameter is one of those around, even where another hides its name.
  func encloses(_ parameter: GenericParameter) -> Bool {
    generics[parameter.name] === parameter || parent?.encloses(parameter) ?? false
  }

  func localType(named name: String) -> Type? {
    if let found = localTypes[name] {
      return .nominal(found, found.genericParameters.map { .parameter($0) })
    }
    if let alias = localAliases[name] { return alias }
    return parent?.localType(named: name)
  }
}
