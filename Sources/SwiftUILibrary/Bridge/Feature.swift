import IR
import Interpreter
import ViewRuntime

/// Turns a library view's value into what the runtime works on.
typealias ViewConversion = @Sendable (Part) throws(Trap) -> ViewElement

/// Reads what a library modifier does.
typealias ModifierConversion = @Sendable (Part) throws(Trap) -> Modification

/// Writes a value as a reader of the trees would.
typealias DetailConversion = @Sendable (Part) throws(Trap) -> String

/// One feature of SwiftUI: its declarations in Swift and what implements them.
///
/// The keys of the tables are qualified type names, so that the bridge finds a conversion once per
/// type and never compares names while views are made.
struct Feature: Sendable {
  let name: String
  let declarations: String
  let natives: [String: NativeFunction]
  let views: [String: ViewConversion]
  let modifiers: [String: ModifierConversion]
  let details: [String: DetailConversion]

  init(
    _ name: String, _ declarations: String, natives: [String: NativeFunction] = [:],
    views: [String: ViewConversion] = [:], modifiers: [String: ModifierConversion] = [:],
    details: [String: DetailConversion] = [:]
  ) {
    self.name = name
    self.declarations = declarations
    self.natives = natives
    self.views = views
    self.modifiers = modifiers
    self.details = details
  }

  /// The piece as the front end and the evaluator take it.
  var entry: LibraryEntry { LibraryEntry("\(name).swift", declarations, natives: natives) }
}
