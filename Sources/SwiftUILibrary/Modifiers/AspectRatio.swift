import Interpreter

extension Feature {
  static let aspectRatio = Feature(
    "AspectRatio",
    #"""
    struct _AspectRatioLayout {
      var aspectRatio: CGFloat?
      var contentMode: ContentMode
      let _name: String
    }

    extension View {
      /// Keeps the proportions of this view (G34).
      func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
      ) -> ModifiedContent<Self, _AspectRatioLayout> {
        ModifiedContent(
          content: self,
          modifier: _AspectRatioLayout(
            aspectRatio: aspectRatio, contentMode: contentMode, _name: "aspectRatio"))
      }
      func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode
      ) -> ModifiedContent<Self, _AspectRatioLayout> {
        ModifiedContent(
          content: self,
          modifier: _AspectRatioLayout(
            aspectRatio: aspectRatio.width / aspectRatio.height, contentMode: contentMode,
            _name: "aspectRatio"))
      }
      /// Scales this view to fit its parent.
      func scaledToFit() -> ModifiedContent<Self, _AspectRatioLayout> {
        ModifiedContent(
          content: self,
          modifier: _AspectRatioLayout(aspectRatio: nil, contentMode: .fit, _name: "scaledToFit"))
      }
      /// Scales this view to fill its parent.
      func scaledToFill() -> ModifiedContent<Self, _AspectRatioLayout> {
        ModifiedContent(
          content: self,
          modifier: _AspectRatioLayout(aspectRatio: nil, contentMode: .fill, _name: "scaledToFill"))
      }
    }
    """#,
    modifiers: [
      "_AspectRatioLayout": { part throws(Trap) in
        let name = part.string("_name")
        let ratio = part.optionalNumber("aspectRatio")
        let mode = part.caseName("contentMode")
        return Modification(
          name,
          detail: name == "aspectRatio"
            ? Detail.list([ratio.map { Detail.number($0) }, "contentMode: .\(mode)"]) : "",
          .layout(.aspectRatio(ratio, isFill: mode == "fill")))
      }
    ])
}
