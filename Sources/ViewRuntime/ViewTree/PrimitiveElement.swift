/// A leaf: `Text`, `Color`, `Image`, `Spacer` and the like.
///
/// Abstract, since there may be as many as there are rows: what a kind of leaf can tell from
/// something else, it need not keep.
package class PrimitiveElement {
  /// The view's own type name.
  package var type: String { "" }
  /// Its value as a reader would write it: `"ON"`, `systemName: "star"`.
  package var detail: String { "" }
  /// What a person reading the screen sees, if it is text.
  package var text: String? { nil }
  /// What it is called where that cannot be seen: the name of an image.
  package var name: String? { nil }
  package var layout: LeafLayout { .flexible }

  init() {}

  /// True if an update to the other one changes nothing that can be seen in the tree.
  func isShown(as other: PrimitiveElement) -> Bool {
    detail == other.detail && text == other.text && layout == other.layout
  }
}

/// A leaf with a name, a value and a size of its own.
package final class LeafElement: PrimitiveElement {
  package override var type: String { ownType }
  package override var detail: String { ownDetail }
  package override var text: String? { ownText }
  package override var name: String? { ownName }
  package override var layout: LeafLayout { ownLayout }
  private let ownType: String
  private let ownDetail: String
  private let ownText: String?
  private let ownName: String?
  private let ownLayout: LeafLayout

  /// Makes the element for one evaluated leaf.
  package init(
    type: String, detail: String = "", text: String? = nil, name: String? = nil,
    layout: LeafLayout
  ) {
    ownName = name
    ownType = type
    ownDetail = detail
    ownText = text
    ownLayout = layout
  }
}

/// A `Text`: what it shows, what is measured and what a person sees are one string.
package final class TextElement: PrimitiveElement {
  package override var type: String { "Text" }
  package override var detail: String { "\"\(string)\"" }
  package override var text: String? { string }
  package override var layout: LeafLayout {
    .text(string, lineLimit: lineLimit == .max ? nil : lineLimit)
  }
  private let string: String
  /// `max` for no limit: an Optional would take the next size of memory.
  private let lineLimit: Int

  /// Makes the element of a text that takes `lineLimit` lines at most.
  package init(_ string: String, lineLimit: Int?) {
    self.string = string
    self.lineLimit = lineLimit ?? .max
  }

  override func isShown(as other: PrimitiveElement) -> Bool {
    guard let other = other as? TextElement else { return super.isShown(as: other) }
    return string == other.string && lineLimit == other.lineLimit
  }
}
