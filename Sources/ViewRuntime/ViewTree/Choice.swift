/// One of the values that a picker or a tab view lets a person choose.
package struct Choice {
  /// What stands on it, else the value.
  package let label: String
  /// The value as the program writes it.
  package let value: String
  package let isSelected: Bool
  package let select: Action

  package init(label: String, value: String, isSelected: Bool, select: @escaping Action) {
    self.label = label
    self.value = value
    self.isSelected = isSelected
    self.select = select
  }
}
