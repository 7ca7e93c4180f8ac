import Interpreter

extension Feature {
  static let fixedSize = Feature(
    "FixedSize",
    #"""
    struct _FixedSizeLayout {
      var horizontal: Bool
      var vertical: Bool
    }

    extension View {
      /// Gives this view its ideal size (G33).
      func fixedSize() -> ModifiedContent<Self, _FixedSizeLayout> {
        ModifiedContent(
          content: self,
          modifier: _FixedSizeLayout(horizontal: true, vertical: true))
      }
      /// Gives this view its ideal size on some axes.
      func fixedSize(
        horizontal: Bool, vertical: Bool
      ) -> ModifiedContent<Self, _FixedSizeLayout> {
        ModifiedContent(
          content: self,
          modifier: _FixedSizeLayout(horizontal: horizontal, vertical: vertical))
      }
    }
    """#,
    modifiers: [
      "_FixedSizeLayout": { part throws(Trap) in
        let (horizontal, vertical) = (part.flag("horizontal"), part.flag("vertical"))
        return Modification(
          "fixedSize",
          detail: horizontal && vertical ? "" : "horizontal: \(horizontal), vertical: \(vertical)",
          .layout(.fixedSize(horizontal: horizontal, vertical: vertical)))
      }
    ])
}
