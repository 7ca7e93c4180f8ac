/// A leaf: `Text`, `Color`, `Image`, `Spacer` and the like.
package final class PrimitiveElement {
  /// The view's own type name.
  package let type: String
  /// Its value as a reader would write it: `"ON"`, `systemName: "star"`; compared for updates.
  package let detail: String
  /// What a person reading the screen sees, if it is text.
  package let text: String?
  package let layout: LeafLayout

  /// Makes the element for one evaluated leaf.
  package init(type: String, detail: String = "", text: String? = nil, layout: LeafLayout) {
    self.type = type
    self.detail = detail
    self.text = text
    self.layout = layout
  }
}
