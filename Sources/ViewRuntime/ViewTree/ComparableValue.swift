/// A host value that can be compared as SwiftUI compares (M5) and shown.
package protocol ComparableValue: AnyObject {
  /// True if the two are equal by `==` where there is one, else field by field (M5).
  func isEqual(to other: any ComparableValue) -> Bool
  /// As `print` would show it, on one line.
  var display: String { get }
  /// The type's name, for warnings that name it (U144).
  var typeName: String { get }
}

extension ComparableValue {
  /// Hosts that do not know better leave the type out.
  package var typeName: String { "_" }
}
