extension Feature {
  static let safeArea = Feature(
    "SafeArea",
    #"""
    struct _SafeAreaIgnoringLayout {
      let edges: Edge.Set?
      var _name: String = "ignoresSafeArea"
    }

    extension View {
      /// Lets this view reach into the safe area; Grove has none.
      func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
      ) -> ModifiedContent<Self, _SafeAreaIgnoringLayout> {
        ModifiedContent(
          content: self, modifier: _SafeAreaIgnoringLayout(edges: edges == .all ? nil : edges))
      }
      /// Lets this view reach into the safe area, in the older form.
      func edgesIgnoringSafeArea(
        _ edges: Edge.Set
      ) -> ModifiedContent<Self, _SafeAreaIgnoringLayout> {
        ModifiedContent(
          content: self,
          modifier: _SafeAreaIgnoringLayout(edges: edges, _name: "edgesIgnoringSafeArea"))
      }
    }
    """#)
}
