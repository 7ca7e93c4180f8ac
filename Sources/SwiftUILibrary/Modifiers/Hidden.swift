extension Feature {
  static let hidden = Feature(
    "Hidden",
    #"""
    struct _HiddenModifier {
      var _name: String = "hidden"
    }

    struct _LabelsHiddenModifier {
      var _name: String = "labelsHidden"
    }

    extension View {
      /// Does not draw this view; it keeps its place and its state (I23).
      func hidden() -> ModifiedContent<Self, _HiddenModifier> {
        ModifiedContent(content: self, modifier: _HiddenModifier())
      }
      /// Hides the labels of controls in this view.
      func labelsHidden() -> ModifiedContent<Self, _LabelsHiddenModifier> {
        ModifiedContent(content: self, modifier: _LabelsHiddenModifier())
      }
    }
    """#)
}
