import IR
import Interpreter
import ViewRuntime

/// Where interpreted values meet the view runtime.
///
/// It turns the values that bodies return into elements, knows how each type is turned, runs the
/// closures that elements carry, and keeps what belongs to objects of the program: their signals
/// and the sources behind their observable properties. One bridge serves one evaluator and one
/// runtime; whoever makes it owns it.
package final class ViewBridge {
  package let evaluator: Evaluator
  package let runtime: Runtime
  /// What went wrong in bodies and actions, with places, for the step's report.
  package var failures: [Trap] = []
  var surroundings = Surroundings()
  let comparison: ValueComparison
  let objects: ObjectTable
  let stored: StoredValues
  /// What containers have in common that were made in the same way.
  private var containerKinds: [ContainerKey: ContainerKind] = [:]
  /// Where every state is whose value is not made yet.
  private(set) lazy var unmadeLocation = UnmadeLocation(self)
  /// What was written to a state and no update has committed yet, by its location: few at a time,
  /// of which there may be as many as rows.
  var writtenStates: [ObjectIdentifier: HeldValue] = [:]
  /// What is mounted, if it is of UIKit.
  package internal(set) var platformRoot: PlatformRoot?
  /// Bodies that are running, the innermost last.
  var running: [RunningBody] = []
  /// How values of each type become elements, by type number.
  private var conversions: [Conversion?] = []
  private var modifierConversions: [TypeID: ModifierKind] = [:]
  /// The styles of the program with dynamic properties; `nil` for those without.
  private var stylePlans: [TypeID: CompositePlan?] = [:]
  private var detailConversions: [TypeID: DetailConversion?] = [:]
  var environmentKeys: [TypeID: EnvironmentKey] = [:]
  var preferenceKeys: [TypeID: PreferenceKey] = [:]
  /// Alignment guides by the `AlignmentID` types of the program.
  var customGuides: [TypeID: CustomGuide] = [:]
  /// The alignments of the program that those were made for.
  var customGuideValues: [CustomGuide: HeldValue] = [:]
  /// The objects that identities were made of, by address.
  var objectNumbers: [UInt64: Int] = [:]
  var rowShapes: [TypeID: RowShape] = [:]
  var memberFunctions: [MemberName: [Function]] = [:]

  /// Connects an evaluator to a runtime and offers itself to the library's natives.
  package init(evaluator: Evaluator, runtime: Runtime) {
    self.evaluator = evaluator
    self.runtime = runtime
    comparison = ValueComparison(evaluator)
    objects = ObjectTable(evaluator, runtime)
    stored = StoredValues(runtime)
    evaluator.host = self
  }

  deinit { evaluator.host = nil }

  /// The bridge of the evaluator that makes a call.
  static func of(_ call: NativeCall) throws(Trap) -> ViewBridge {
    guard let bridge = call.evaluator.host as? ViewBridge else {
      throw .notSimulated("views need a session that can show them")
    }
    return bridge
  }

  /// Forgets what is known of types, after the program redefined some.
  package func invalidateCaches() {
    conversions.removeAll()
    modifierConversions.removeAll()
    stylePlans.removeAll()
    detailConversions.removeAll()
    memberFunctions.removeAll()
    rowShapes.removeAll()
    preferenceKeys.removeAll()
    customGuides.removeAll()
    customGuideValues.removeAll()
    comparison.invalidateCaches()
  }

  /// The element of a container that has nothing of its own but its content: rows of a list share
  /// what is the same in all of them.
  ///
  /// `detail` has to follow from the type and the layout.
  func container(
    _ type: String, _ layout: ContainerLayout, detail: @autoclosure () -> String,
    content: ViewElement
  ) -> ViewElement {
    let key = ContainerKey(type: type, layout: layout)
    if let known = containerKinds[key] {
      return .container(ContainerElement(known, content: content))
    }
    if containerKinds.count >= ViewBridge.containerKindLimit { containerKinds.removeAll() }
    let made = ContainerKind(type: type, detail: detail(), layout: layout)
    containerKinds[key] = made
    return .container(ContainerElement(made, content: content))
  }

  /// Kinds of containers that are remembered: a spacing that an animation makes is new each time.
  private static let containerKindLimit = 256

  /// How values of `type` become elements.
  func conversion(of type: TypeID) -> Conversion {
    let index = Int(type.rawValue)
    if index < conversions.count, let known = conversions[index] { return known }
    let found = findConversion(of: type)
    while conversions.count <= index { conversions.append(nil) }
    conversions[index] = found
    return found
  }

  /// What applying a modifier of `type` means.
  func modifierKind(of type: TypeID) -> ModifierKind {
    if let known = modifierConversions[type] { return known }
    let found = findModifierKind(of: type)
    modifierConversions[type] = found
    return found
  }

  /// How the body of a style with dynamic properties is run; `nil` for any other style.
  func stylePlan(of type: TypeID) -> CompositePlan? {
    if let known = stylePlans[type] { return known }
    let found = evaluator.types.nominal(of: type).flatMap {
      $0.isLibrary ? nil : CompositePlan(style: type, $0, self)
    }
    stylePlans[type] = .some(found)
    return found
  }

  /// How values of `type` are written in the trees, if a piece says so.
  func detailConversion(of type: TypeID) -> DetailConversion? {
    if let known = detailConversions[type] { return known }
    let found = evaluator.types.nominal(of: type)
      .flatMap { $0.isLibrary ? Catalog.tables.details[$0.qualifiedName] : nil }
    detailConversions[type] = .some(found)
    return found
  }

  /// The type's name as `print(type(of:))` shows it.
  func typeName(of value: Value) -> String {
    evaluator.types.name(of: value.type, qualified: false)
  }
}
