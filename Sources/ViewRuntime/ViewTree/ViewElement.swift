/// A view value as the runtime sees it: the short-lived blueprint that evaluating a body yields.
///
/// Structural wrappers (`tuple`, `optional`, `conditional`, `group`, `erased`, `identified`,
/// `collection`) make no node; they shape identity. The library makes elements from interpreted
/// values; tests write them by hand. One word: cases that hold more than a reference are boxed, to
/// keep a row of a long list small.
package enum ViewElement {
  /// `EmptyView`: no node, no spacing (I19).
  case empty
  /// `TupleView`: fixed slots (I06).
  case tuple(ElementSlots)
  /// `if` without `else`: one slot, present or not (I05).
  indirect case optional(ViewElement?)
  /// `_ConditionalContent`: `true` is the first branch (I01, I02).
  indirect case conditional(Bool, ViewElement)
  indirect case group(ViewElement)
  /// `AnyView`: keeps identity while the wrapped type stays the same (I11–I14).
  indirect case erased(typeName: String, ViewElement)
  /// `.id(x)`: on top of the structural place (I32–I40).
  indirect case identified(ExplicitID, ViewElement)
  /// `ForEach`.
  case collection(CollectionElement)
  /// A view with a `body` of its own.
  indirect case composite(any CompositeValue)
  /// A `ViewModifier` and what it is applied to. Its body places the content with `content`.
  indirect case applied(any CompositeValue, content: ViewElement)
  /// Inside the body of an applied modifier: the views it was applied to (I25). Keeps following
  /// the enclosing view while the modifier's own body is skipped.
  case content(CompositeInstance)
  case primitive(PrimitiveElement)
  case container(ContainerElement)
  case modified(ModifierElement)
  /// A view that shows a bound value: made again, alone, when its source changes (U50).
  case dynamic(DynamicElement)
  /// Content that needs a size: made after the enclosing body, once layout knows it (U22, U96).
  case deferred(DeferredElement)
  /// Content that stays alive while it is not on screen: tabs, a navigation root (L22, L24). Made
  /// when first visible; afterwards `isVisible` only appears and disappears it.
  indirect case retained(isVisible: Bool, ViewElement)
  /// A modifier that the library itself applies: it works as any other and has no node.
  case surrounded(ModifierElement)
  /// A screen that something else in the tree offers: a pushed one, by the link that leads there.
  case screen(ScreenElement)
}
