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

  /// Makes the element for one evaluated container.
  package init(
    type: String, detail: String = "", layout: ContainerLayout, content: ViewElement,
    interaction: Interaction? = nil, algorithm: (any LayoutAlgorithm)? = nil
  ) {
    self.type = type
    self.detail = detail
    self.layout = layout
    self.content = content
    self.interaction = interaction
    self.algorithm = algorithm
  }
}
