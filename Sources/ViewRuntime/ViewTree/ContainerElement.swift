/// A view that holds others: stacks, lists, buttons, toggles.
package final class ContainerElement {
  package let type: String
  package var detail: String { extras?.detail ?? "" }
  package let layout: ContainerLayout
  package let content: ViewElement
  /// What a person can do with it.
  package var interaction: Interaction? { extras?.interaction }
  /// Lays out the children instead of `layout`: a `Layout` of the program's own, or one that needs
  /// no name in the vocabulary.
  package var algorithm: (any LayoutAlgorithm)? { extras?.algorithm }
  /// Views that belong to it and are shown elsewhere: a menu that is open, a tab bar.
  package var attached: (content: ViewElement, attachment: Attachment)? { extras?.attached }
  /// Selects the row that stands for a value, in a list with a selection.
  package var selectRow: ((any ComparableValue) throws -> Void)? { extras?.selectRow }
  /// What of the sections at the ends stays on the screen (Z15).
  package var pinned: PinnedSectionParts { extras?.pinned ?? [] }
  /// What a person can choose here with `:select`.
  package var choices: [Choice] { extras?.choices ?? [] }
  /// Takes a value that is written, where choices cannot be listed.
  package var entry: ValueEntry? { extras?.entry }
  /// What a person calls it, whatever its texts say at the moment: a text field's prompt and label.
  package var labels: [String] { extras?.labels ?? [] }
  private let extras: Extras?

  /// Makes the element for one evaluated container.
  package init(
    type: String, detail: String = "", layout: ContainerLayout, content: ViewElement,
    interaction: Interaction? = nil, algorithm: (any LayoutAlgorithm)? = nil,
    attached: (content: ViewElement, attachment: Attachment)? = nil, choices: [Choice] = [],
    entry: ValueEntry? = nil, pinned: PinnedSectionParts = [], labels: [String] = [],
    selectRow: ((any ComparableValue) throws -> Void)? = nil
  ) {
    self.type = type
    self.layout = layout
    self.content = content
    let isPlain =
      detail.isEmpty && interaction == nil && algorithm == nil && attached == nil && choices.isEmpty
      && pinned.isEmpty && entry == nil
      && labels.isEmpty && selectRow == nil
    extras =
      isPlain
      ? nil
      : Extras(
        detail: detail, interaction: interaction, algorithm: algorithm, attached: attached,
        selectRow: selectRow,
        pinned: pinned, choices: choices, entry: entry, labels: labels)
  }

  /// What most containers do without: apart from them, since there are as many as there are rows.
  private final class Extras {
    let detail: String
    let interaction: Interaction?
    let algorithm: (any LayoutAlgorithm)?
    let attached: (content: ViewElement, attachment: Attachment)?
    let selectRow: ((any ComparableValue) throws -> Void)?
    let pinned: PinnedSectionParts
    let choices: [Choice]
    let entry: ValueEntry?
    let labels: [String]

    init(
      detail: String, interaction: Interaction?, algorithm: (any LayoutAlgorithm)?,
      attached: (content: ViewElement, attachment: Attachment)?,
      selectRow: ((any ComparableValue) throws -> Void)?, pinned: PinnedSectionParts,
      choices: [Choice], entry: ValueEntry?, labels: [String]
    ) {
      self.detail = detail
      self.interaction = interaction
      self.algorithm = algorithm
      self.attached = attached
      self.selectRow = selectRow
      self.pinned = pinned
      self.choices = choices
      self.entry = entry
      self.labels = labels
    }
  }
}

/// The parts of sections that stay on the screen while their section does.
package struct PinnedSectionParts: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let headers = PinnedSectionParts(rawValue: 1)
  package static let footers = PinnedSectionParts(rawValue: 2)
}
