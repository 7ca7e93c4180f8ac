import Interpreter

extension Feature {
  static let frame = Feature(
    "Frame",
    #"""
    struct _FrameLayout {
      let width: CGFloat?
      let height: CGFloat?
      let alignment: Alignment
    }

    struct _FlexFrameLayout {
      let minWidth: CGFloat?
      let idealWidth: CGFloat?
      let maxWidth: CGFloat?
      let minHeight: CGFloat?
      let idealHeight: CGFloat?
      let maxHeight: CGFloat?
      let alignment: Alignment
    }

    extension View {
      /// Gives this view a fixed size, on one axis or both.
      func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
      ) -> ModifiedContent<Self, _FrameLayout> {
        ModifiedContent(
          content: self, modifier: _FrameLayout(width: width, height: height, alignment: alignment))
      }
      /// Gives this view a size within bounds.
      func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
      ) -> ModifiedContent<Self, _FlexFrameLayout> {
        ModifiedContent(
          content: self,
          modifier: _FlexFrameLayout(
            minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
            idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
      }
    }
    """#,
    modifiers: [
      "_FrameLayout": { part throws(Trap) in
        let (width, height) = (part.length("width"), part.length("height"))
        let alignment = part.alignment("alignment")
        return Modification(
          "frame", detail: part.numberList(["width", "height"], alignment: "alignment"),
          .layout(.frame(width: width, height: height, alignment: alignment)))
      },
      "_FlexFrameLayout": { part throws(Trap) in
        Modification(
          "frame",
          detail: part.numberList(
            ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"],
            alignment: "alignment"),
          .layout(
            .flexibleFrame(
              minWidth: part.length("minWidth"), idealWidth: part.length("idealWidth"),
              maxWidth: part.length("maxWidth"), minHeight: part.length("minHeight"),
              idealHeight: part.length("idealHeight"), maxHeight: part.length("maxHeight"),
              alignment: part.alignment("alignment"))))
      },
    ])
}
