/// One value of a view with a `body` (or of a `ViewModifier`), made by the host.
///
/// The runtime decides whether a body runs (M2–M6); the host knows how to compare two values, what
/// the dynamic properties are, and how to run the body.
package protocol CompositeValue: AnyObject {
  /// What is the same for every value of the type.
  var type: CompositeType { get }
  /// Compares with the value of the last update; `nil` means equal (M5).
  func difference(from old: any CompositeValue) -> Difference?
  /// Called once for a new identity, before the first body: makes storage for each dynamic
  /// property, in declaration order (`nil` for those that need none). `@StateObject` initialisers
  /// run here (U66).
  func makeStorage(in instance: CompositeInstance) throws -> [(any PropertyStorage)?]
  /// Called before each body for a value that replaces another one: re-reads what the value
  /// brings along (an observed object, a binding, an environment key), and tells which properties
  /// changed by that.
  func updateStorage(
    _ storage: PropertyStorages, in instance: CompositeInstance,
    replacing old: any CompositeValue
  ) throws -> [Int]
  /// Runs the body with the storage installed.
  func body(in instance: CompositeInstance) throws -> ViewElement
  /// What the body returned for an equal value, made again where only the look of controls around
  /// differs; `nil` if the body has to run for that.
  func restyledBody(
    of old: any CompositeValue, in instance: CompositeInstance
  ) throws -> ViewElement?
  /// Called when the node is gone: lets go of what the body connected with its storage.
  func forget()
}

extension CompositeValue {
  package func forget() {}

  package func restyledBody(
    of old: any CompositeValue, in instance: CompositeInstance
  ) throws -> ViewElement? { nil }
}

/// A type of composite view: its names and dynamic properties.
package final class CompositeType {
  /// The type's own name: `ContentView`.
  package let name: String
  /// With outer types and generic arguments, as `_printChanges` shows it: `Screens.Home`,
  /// `Card<Text>` (U04).
  package let qualifiedName: String
  package let properties: [DynamicProperty]
  /// True for a `ViewModifier`, whose node is a modifier's.
  package let isModifier: Bool
  /// Whether its body is known to be one view, from its static type; a modifier's, if what it is
  /// applied to is.
  package let isOneView: Bool
  /// True for a view of the library: that it has a body is nobody's business but the library's.
  package let isLibrary: Bool
  /// `ContentView.isOn` for each property, made once: there may be as many states as rows.
  private let sourceNames: [String]

  package init(
    name: String, qualifiedName: String, properties: [DynamicProperty], isModifier: Bool = false,
    isOneView: Bool = false, isLibrary: Bool = false
  ) {
    self.name = name
    self.qualifiedName = qualifiedName
    self.properties = properties
    self.isModifier = isModifier
    self.isOneView = isOneView
    self.isLibrary = isLibrary
    sourceNames = properties.map { "\(name).\($0.shownName)" }
  }

  /// What reports call the source behind a property: `ContentView.isOn`.
  package func sourceName(of property: Int) -> String { sourceNames[property] }
}

/// A declared dynamic property.
package struct DynamicProperty {
  package enum Kind: Hashable, Sendable {
    case state, binding, stateObject, observedObject, environmentObject, environment
    /// Kept outside of the tree under a key (U162).
    case storage
    /// A name that lasts as long as the identity does.
    case namespace
    case custom
  }

  /// The storage name, as `_printChanges` prints it: `_isOn`.
  package let name: String
  package let kind: Kind

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// The name as the program writes it: `isOn`.
  package var shownName: String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
}

/// Where a dynamic property's value lives, owned by a node; the host keeps the value itself.
package protocol PropertyStorage: AnyObject {
  /// The current value, as shown in reports; `nil` if it is not the node's own state.
  var display: String? { get }
  /// The graph source that fires when it changes.
  var source: SourceID? { get }
  /// True if the value is what the last body saw, although its source changed: another part of it
  /// did (U53).
  var isAsBefore: Bool { get }
}

extension PropertyStorage {
  package var isAsBefore: Bool { false }
}

/// Why two view values differ, for `:why`.
package struct Difference {
  /// What differs, with the rule's id: `big was 0, is 1 (U06)`.
  package let sentence: String

  /// True if nothing differs but how controls around are to look: no reason for the body to run.
  package var isOutside = false

  package init(_ sentence: String, isOutside: Bool = false) {
    self.sentence = sentence
    self.isOutside = isOutside
  }

  package init(field: String, old: String, new: String) {
    sentence = "\(field) was \(old), is \(new) (U06)"
  }
}
