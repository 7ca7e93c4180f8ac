/// A view that holds others: stacks, lists, buttons, toggles.
package final class ContainerElement {
  package let type: String
  package let detail: String
  package let layout: ContainerLayout
  package let content: ViewElement
  /// What a person can do with it.
  package let interaction: Interaction?
  /// Lays out the children instead of `layout`: a `Layout` of the program's own, or one that needs
  /// no name in the vocabulary.
  package let algorithm: (any LayoutAlgorithm)?
  /// Views that belong to it and are shown elsewhere: a menu that is open, a tab bar.
  package let attached: (content: ViewElement, attachment: Attachment)?
  /// Selects the row that stands for a value, in a list with a selection.
  package let selectRow: ((any ComparableValue) throws -> Void)?
  /// Whether the header of the section at the top stays on the screen (Z15).
  package let pinsHeaders: Bool
  /// What a person can choose here with `:select`.
  package let choices: [Choice]
  /// What a person calls it, whatever its texts say at the moment: a text field's prompt and label.
  package let labels: [String]

  /// Makes the element for one evaluated container.
  package init(
    type: String, detail: String = "", layout: ContainerLayout, content: ViewElement,
    interaction: Interaction? = nil, algorithm: (any LayoutAlgorithm)? = nil,
    attached: (content: ViewElement, attachment: Attachment)? = nil, choices: [Choice] = [],
    pinsHeaders: Bool = false, labels: [String] = [],
    selectRow: ((any ComparableValue) throws -> Void)? = nil
  ) {
    self.type = type
    self.detail = detail
    self.layout = layout
    self.content = content
    self.interaction = interaction
    self.algorithm = algorithm
    self.attached = attached
    self.choices = choices
    self.pinsHeaders = pinsHeaders
    self.labels = labels
    self.selectRow = selectRow
  }
}
