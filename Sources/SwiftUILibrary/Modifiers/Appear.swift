import Interpreter

extension Feature {
  static let appear = Feature(
    "Appear",
    #"""
    struct _AppearanceActionModifier {
      var appear: (() -> Void)?
      var disappear: (() -> Void)?
    }

    extension View {
      /// Runs an action when this view comes into view (L02).
      func onAppear(
        perform action: (() -> Void)? = nil
      ) -> ModifiedContent<Self, _AppearanceActionModifier> {
        ModifiedContent(
          content: self,
          modifier: _AppearanceActionModifier(appear: action, disappear: nil))
      }
      /// Runs an action when this view is gone (L11).
      func onDisappear(
        perform action: (() -> Void)? = nil
      ) -> ModifiedContent<Self, _AppearanceActionModifier> {
        ModifiedContent(
          content: self,
          modifier: _AppearanceActionModifier(appear: nil, disappear: action))
      }
    }
    """#,
    modifiers: [
      "_AppearanceActionModifier": { part throws(Trap) in
        if !part.value("appear").isNone {
          return Modification("onAppear", .appear(part.action("appear")))
        }
        if !part.value("disappear").isNone {
          return Modification("onDisappear", .disappear(part.action("disappear")))
        }
        return Modification("onAppear")
      }
    ])
}
