/// A known pitfall: correct code that makes SwiftUI lose state or work for nothing.
struct LintRule {
  /// `lint.random-id`.
  let id: String
  /// The fact behind it, for `:doc`.
  let fact: String
  /// The lesson that treats it.
  let lesson: String

  static let applyIf = LintRule(id: "lint.apply-if", fact: "I04", lesson: "identity/branches")
  static let randomID = LintRule(id: "lint.random-id", fact: "I39", lesson: "identity/branches")
  static let indexID = LintRule(id: "lint.index-id", fact: "I48", lesson: "identity/branches")
  static let inlineObject = LintRule(
    id: "lint.inline-object", fact: "U67", lesson: "updates/bodies")
  static let capturingClosure = LintRule(
    id: "lint.capturing-closure", fact: "U121", lesson: "updates/bodies")
  static let bindingOfClosures = LintRule(
    id: "lint.binding-of-closures", fact: "U54", lesson: "updates/bodies")
  static let freshValue = LintRule(id: "lint.fresh-value", fact: "U19", lesson: "updates/bodies")
  static let erasedRow = LintRule(id: "lint.erased-row", fact: "Z09", lesson: "views/trees")
  static let conditionalRow = LintRule(
    id: "lint.conditional-row", fact: "Z08", lesson: "views/trees")
  static let wholeObject = LintRule(id: "lint.whole-object", fact: "U60", lesson: "updates/bodies")
  static let stateFromParameter = LintRule(
    id: "lint.state-from-parameter", fact: "U31", lesson: "views/trees")
}
