import Diagnostics
import IR

/// Everything declared so far: the library, loaded files and prompt entries.
///
/// A world only grows or has names redefined; each file or prompt line is checked against it and
/// becomes a `LoadedUnit`. If a unit has errors its declarations are withdrawn.
package final class World {
  /// Names at file level, of the user or of the library.
  final class Names {
    var nominals: [String: Nominal] = [:]
    var functions: [String: [Function]] = [:]
    var globals: [String: Global] = [:]
    var properties: [String: Property] = [:]
    var aliases: [String: Type] = [:]
    /// The parameters of generic aliases.
    var aliasParameters: [String: [GenericParameter]] = [:]
    /// Aliases that are resolved when they are asked for: a type in an extension further down
    /// may be needed.
    var pendingAliases: [String: () -> Type] = [:]

    func alias(_ name: String) -> Type? {
      if let found = aliases[name] { return found }
      guard let resolve = pendingAliases.removeValue(forKey: name) else { return nil }
      let type = resolve()
      aliases[name] = type
      return type
    }
  }

  /// The parameters of generic aliases inside types and functions, by each of them.
  var nestedAliasParameters: [GenericParameter: [GenericParameter]] = [:]
  /// Variables whose address the program asked for, in that order.
  var addressedVariables: [ObjectIdentifier: Int] = [:]
  let library: LibraryIndex
  var user = Names()
  let builtIn = Names()
  let parser: SourceParser
  lazy var solver = Solver(world: self)
  var diagnostics: [Diagnostic] = []
  /// Work that gives a declaration its inferred type on first use, by declaration; it keeps the
  /// declaration, so that the key is not given to another one.
  var pendingTypes: [ObjectIdentifier: () -> Void] = [:]
  /// The variables whose types are being inferred, each because the one before it needs it.
  private var inferring: [AnyObject] = []
  private var reportedCircles: Set<SourceRange> = []
  /// How each wrapped property is stored; see `WrappedProperty`.
  var wrapped: [ObjectIdentifier: WrappedProperty] = [:]
  /// Names that exist in Apple's SDK though Grove does not model them.
  let knownNames: KnownNames
  /// The library's own pieces are checked on demand, and must not report to the user.
  var isCheckingLibrary = false
  /// Modules that the program imports and Grove does not have.
  var foreignModules: Set<String> = []
  /// Every module that the program imports.
  var importedModules: Set<String> = []
  /// Names already reported as not simulated.
  var reportedUnsimulated: Set<String> = []
  package var previews: [Preview] = []
  /// Parameter and result types of library functions, resolved when one is considered.
  var pendingSignatures: [ObjectIdentifier: () -> Void] = [:]
  var pendingHeaders: [Nominal: () -> Void] = [:]
  /// The aliases of headers that are being completed.
  var pendingAliases: [Nominal: [String: () -> Type]] = [:]
  /// The members of a type that wait to be entered.
  var writtenMembers: [Nominal: [WrittenMembers]] = [:]
  /// The associated types that are being read from such members.
  var inferringWitnesses: Set<AssociatedTypeName> = []
  /// What extensions write of a type's coding, until its members are built.
  var handwrittenCoding: [Nominal: HandwrittenCoding] = [:]
  /// Mistakes in our own pieces, for a test that there are none.
  package var libraryProblems: [Diagnostic] = []
  var libraryFiles: Set<SourceFile> = []
  /// What is declared with `!` outside of functions, which unwraps itself where a plain value is
  /// wanted, as a `Local` does that says so.
  var implicitlyUnwrapped: Set<ObjectIdentifier> = []
  /// Protocols found so far, and library extensions looked through: forgotten whenever a
  /// conformance is added.
  var protocolCaches = ProtocolCaches()
  /// Members declared `private` in a type: accessible inside it only.
  var privateMembers: Set<ObjectIdentifier> = []
  /// Names of properties that some class overrides.
  var overriddenNames: Set<String> = []
  /// Accessors of stored properties that subclasses override, by field.
  var fieldAccessors: [ObjectIdentifier: Property] = [:]
  /// The slot behind an observed property.
  var slots: [ObjectIdentifier: Field] = [:]
  /// The setter used for in-place mutation, where it differs from assignment (U87).
  var modifySetters: [ObjectIdentifier: Function] = [:]
  /// The setter that goes with a subscript getter.
  var subscriptSetters: [ObjectIdentifier: Function] = [:]
  /// The result builder that a stored property was declared with, for the memberwise initialiser.
  var fieldBuilders: [ObjectIdentifier: ResultBuilder] = [:]
  /// What a library function that is `@notSimulated("…")` leaves out.
  var omissions: [ObjectIdentifier: String] = [:]
  /// Where accessors with an opaque result begin, for messages about their bodies.
  var opaqueAccessors: [ObjectIdentifier: SourceRange] = [:]
  /// Why functions cannot be called that are declared only to say so.
  var unavailable: [ObjectIdentifier: Unavailability] = [:]
  var primaryAssociatedTypes: [Nominal: [String]] = [:]
  /// `where T.Element == Int` of the declaration being checked.
  var sameTypes: [Type: Type] = [:]
  /// What the `where` clauses of protocols say about associated types, by name.
  var impliedTypes: [Nominal: [String: Type]] = [:]
  /// The same for types that are reached in several steps: `SubSequence.Element`.
  var impliedPaths: [Nominal: [[String]: Type]] = [:]
  /// The protocols that they ask of such types: `Items.Element: Named`.
  var impliedBounds: [Nominal: [[String]: [ProtocolReference]]] = [:]
  /// True if a file of the program declares a `&&`, `||` or `!` of its own.
  var declaresLogic = false
  /// The program has a `??` of its own.
  var declaresCoalescing = false
  /// Stored properties written `nonisolated`.
  var nonisolatedFields: Set<ObjectIdentifier> = []
  /// What the `where` clause of a type, and of the types around it, asks beyond simple bounds.
  var headerRequirements: [Nominal: [GenericRequirement]] = [:]
  /// `where T: P` of the declaration being checked, beyond the bounds that `T` was declared with.
  var assumedBounds: [Type: [ProtocolReference]] = [:]
  /// `where T: C` of the declaration being checked, for a class `C`.
  var assumedClasses: [Type: Type] = [:]
  /// The classes that protocols say their associated types inherit from, by name.
  var associatedClasses: [Nominal: [String: Type]] = [:]
  /// Bodies of the unit that is being loaded whose ways are to be followed.
  var bodiesToFollow: [BodyToFollow] = []
  /// Generic types written in the unit that is being loaded.
  var writtenGenericTypes: [WrittenGenericType] = []
  private var standardTypes: [String: Nominal] = [:]

  /// A `#Preview` block: its title and a function that makes its view.
  package struct Preview {
    package let title: String?
    package let body: FunctionBody
    package let type: Type
  }

  /// The release of iOS that `#available` finds unless another one is asked for.
  package static let newestSystemVersion = 18

  /// Creates a world over library pieces; nothing of them is parsed until it is mentioned.
  package convenience init(
    library pieces: [LibrarySource], knownNames: KnownNames = KnownNames()
  ) {
    self.init(library: ParsedLibrary(pieces), knownNames: knownNames)
  }

  /// Creates a world over a library that other worlds have used before.
  package init(
    library: ParsedLibrary, knownNames: KnownNames = KnownNames(),
    systemVersion: Int = World.newestSystemVersion
  ) {
    parser = SourceParser(systemVersion: systemVersion)
    self.library = LibraryIndex(library)
    self.knownNames = knownNames
    builtIn.nominals["AnyObject"] = Nominal(
      name: "AnyObject", kind: .protocol, isLibrary: true, range: .none)
  }

  /// The library type called `name`; an empty one if the library does not have it, so that a
  /// partial library still checks.
  package func standard(_ name: String) -> Nominal {
    if let known = standardTypes[name] { return known }
    loadLibrary(topLevel: name)
    let found =
      builtIn.nominals[name]
      ?? Nominal(name: name, kind: .structure, isLibrary: true, range: .none)
    builtIn.nominals[name] = found
    standardTypes[name] = found
    return found
  }

  func standardType(_ name: String) -> Type { .nominal(standard(name), []) }

  var int: Type { standardType("Int") }
  var double: Type { standardType("Double") }
  var string: Type { standardType("String") }
  var bool: Type { standardType("Bool") }

  func optional(_ payload: Type) -> Type { .nominal(standard("Optional"), [payload]) }

  func array(_ element: Type) -> Type { .nominal(standard("Array"), [element]) }

  /// The payload type of an optional type.
  package func optionalPayload(_ type: Type) -> Type? {
    guard case .nominal(let declaration, let arguments) = type,
      declaration == standard("Optional")
    else { return nil }
    return arguments.first
  }

  func isOptional(_ type: Type) -> Bool { optionalPayload(type) != nil }

  /// Containers whose elements convert along with them.
  func isCovariant(_ declaration: Nominal) -> Bool {
    declaration == standard("Array") || declaration == standard("Dictionary")
      || declaration == standard("Set")
  }

  /// `CGFloat` and `Double` convert into each other without being asked.
  func isFloatingPair(_ first: Nominal, _ second: Nominal) -> Bool {
    let names = Set([first.name, second.name])
    return first.isLibrary && second.isLibrary && names == ["CGFloat", "Double"]
  }

  /// Runs the deferred work on a type's members.
  func complete(_ declaration: Nominal) {
    guard let work = declaration.complete else { return }
    declaration.complete = nil
    work()
    writtenMembers[declaration] = nil
  }

  /// Runs the deferred inference of one declaration's type.
  func inferType(of declaration: AnyObject) {
    guard let work = pendingTypes.removeValue(forKey: ObjectIdentifier(declaration)) else {
      if !inferring.isEmpty { reportCircle(through: declaration) }
      return
    }
    inferring.append(declaration)
    defer { inferring.removeLast() }
    work()
  }

  func isInferringType(of declaration: AnyObject) -> Bool {
    inferring.contains { $0 === declaration }
  }

  /// Reports a variable whose type is wanted while it is being inferred, where the circle starts in
  /// the source.
  private func reportCircle(through declaration: AnyObject) {
    guard let start = inferring.firstIndex(where: { $0 === declaration }) else { return }
    var ranges: [SourceRange] = []
    for range in inferring[start...].compactMap(Self.range) where !ranges.contains(range) {
      ranges.append(range)
    }
    guard let first = ranges.indices.min(by: { ranges[$0].start < ranges[$1].start }) else {
      return
    }
    ranges = Array(ranges[first...] + ranges[..<first])
    guard !libraryFiles.contains(ranges[0].file), reportedCircles.insert(ranges[0]).inserted else {
      return
    }
    // A type is inferred quietly, as its value is checked once more for good.
    diagnostics.append(.circularReference(ranges))
  }

  private static func range(of variable: AnyObject) -> SourceRange? {
    switch variable {
    case let global as Global: global.range
    case let field as Field: field.range
    case let property as Property: property.range
    default: nil
    }
  }

  /// Resolves the parameter and result types of a library function.
  package func completeSignature(of function: Function) {
    guard !pendingSignatures.isEmpty,
      let work = pendingSignatures.removeValue(forKey: ObjectIdentifier(function))
    else { return }
    work()
  }

  func superclass(of type: Type) -> Type? {
    guard case .nominal(let declaration, let arguments) = type else { return nil }
    completeHeader(declaration)
    return declaration.superclass.map { Substitution(declaration, arguments).apply($0) }
  }

  func report(_ diagnostic: Diagnostic) {
    if libraryFiles.contains(diagnostic.range.file) {
      if diagnostic.severity == .error { libraryProblems.append(diagnostic) }
      return
    }
    guard !isCheckingLibrary else { return }
    diagnostics.append(diagnostic)
  }

  /// Takes back what was reported of something isolated that turns out to be changed there.
  func withdrawIsolation(at range: SourceRange) {
    diagnostics.removeAll { $0.id == "frontend.isolation" && $0.range.start == range.start }
  }

  /// Says once that a name exists and is not simulated; an error in a strict session.
  func reportUnsimulated(_ name: String, _ diagnostic: Diagnostic) {
    guard reportedUnsimulated.insert(name).inserted else { return }
    report(knownNames.isStrict ? diagnostic.asError : diagnostic)
  }

  /// Checks something of the library: nothing is reported to the user.
  func quietly<Result>(_ work: () -> Result) -> Result {
    let before = isCheckingLibrary
    isCheckingLibrary = true
    defer { isCheckingLibrary = before }
    return work()
  }
}

/// What follows from the conformances declared so far.
struct ProtocolCaches {
  /// A type in whose name a library piece was looked for.
  struct Extended: Hashable {
    let declaration: Nominal
    let member: String
  }

  var refined: [Nominal: [Nominal]] = [:]
  var conformed: [Nominal: [Nominal]] = [:]
  /// Members of types that no further library piece has.
  var exhausted: Set<Extended> = []
}

/// How a wrapped property `x` is stored.
struct WrappedProperty {
  /// `_x`.
  let field: Field?
  /// True if the slot is filled without the initialiser's help.
  let hasDefault: Bool
  /// The written initial value of `x`; `nil` for optional variables without one.
  let initialValue: ParsedExpression?
  /// The attribute's own arguments.
  let arguments: [ParsedArgument]
  /// Attributes of the wrappers inside the first.
  let inner: [ParsedAttribute]

  /// A value as the first wrapper is given it.
  func wrappedInside(_ value: ParsedExpression, _ write: ParsedSynthesis) -> ParsedExpression {
    inner.reversed().reduce(value) { value, attribute in
      write.call(
        ParsedExpression(.type(attribute.type), range: write.range),
        [("wrappedValue", value)]
          + (attribute.arguments ?? []).map { ($0.label, $0.value) })
    }
  }
}
