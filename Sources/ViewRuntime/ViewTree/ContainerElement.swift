/// A view that holds others: stacks, lists, buttons, toggles.
package final class ContainerElement {
  package let content: ViewElement
  private let kind: ContainerKind
  package var type: String { kind.type }
  package var detail: String { kind.detail }
  package var layout: ContainerLayout { kind.layout }
  /// What a person can do with it.
  package var interaction: Interaction? { kind.particulars?.interaction }
  /// Lays out the children instead of `layout`: a `Layout` of the program's own, or one that needs
  /// no name in the vocabulary.
  package var algorithm: (any LayoutAlgorithm)? { kind.particulars?.algorithm }
  /// Views that belong to it and are shown elsewhere: a menu that is open, a tab bar.
  package var attached: (content: ViewElement, attachment: Attachment)? {
    kind.particulars?.attached
  }
  /// What selects the row that stands for a value, in a list with a selection; `nil` for a value
  /// that the selection cannot hold.
  package var selectRow: ((any ComparableValue) -> Action?)? { kind.particulars?.selectRow }
  /// What of the sections at the ends stays on the screen (Z15).
  package var pinned: PinnedSectionParts { kind.particulars?.pinned ?? [] }
  /// What a person can choose here with `:select`.
  package var choices: [Choice] { kind.particulars?.choices ?? [] }
  /// Takes a value that is written, where choices cannot be listed.
  package var entry: ValueEntry? { kind.particulars?.entry }
  /// What a person calls it, whatever its texts say at the moment: a text field's prompt and label.
  package var labels: [String] { kind.particulars?.labels ?? [] }

  /// Makes the element for one evaluated container.
  package init(
    type: String, detail: String = "", layout: ContainerLayout, content: ViewElement,
    interaction: Interaction? = nil, algorithm: (any LayoutAlgorithm)? = nil,
    attached: (content: ViewElement, attachment: Attachment)? = nil, choices: [Choice] = [],
    entry: ValueEntry? = nil, pinned: PinnedSectionParts = [], labels: [String] = [],
    selectRow: ((any ComparableValue) -> Action?)? = nil
  ) {
    self.content = content
    kind = ContainerKind.Particular(
      type: type, detail: detail, layout: layout, interaction: interaction, algorithm: algorithm,
      attached: attached, selectRow: selectRow, pinned: pinned, choices: choices, entry: entry,
      labels: labels)
  }

  /// Makes the element of a container that has nothing of its own but its content.
  package init(_ kind: ContainerKind, content: ViewElement) {
    self.content = content
    self.kind = kind
  }
}

/// What containers may have in common: `HStack(spacing: 8)` is the same in every row.
package class ContainerKind {
  package let type: String
  package let detail: String
  package let layout: ContainerLayout
  fileprivate var particulars: Particular? { nil }

  package init(type: String, detail: String = "", layout: ContainerLayout) {
    self.type = type
    self.detail = detail
    self.layout = layout
  }

  /// What belongs to one container alone.
  fileprivate final class Particular: ContainerKind {
    let interaction: Interaction?
    let algorithm: (any LayoutAlgorithm)?
    let attached: (content: ViewElement, attachment: Attachment)?
    let selectRow: ((any ComparableValue) -> Action?)?
    let pinned: PinnedSectionParts
    let choices: [Choice]
    let entry: ValueEntry?
    let labels: [String]
    override var particulars: Particular? { self }

    init(
      type: String, detail: String, layout: ContainerLayout, interaction: Interaction?,
      algorithm: (any LayoutAlgorithm)?,
      attached: (content: ViewElement, attachment: Attachment)?,
      selectRow: ((any ComparableValue) -> Action?)?, pinned: PinnedSectionParts,
      choices: [Choice], entry: ValueEntry?, labels: [String]
    ) {
      self.interaction = interaction
      self.algorithm = algorithm
      self.attached = attached
      self.selectRow = selectRow
      self.pinned = pinned
      self.choices = choices
      self.entry = entry
      self.labels = labels
      super.init(type: type, detail: detail, layout: layout)
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
