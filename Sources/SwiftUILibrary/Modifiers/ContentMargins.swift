import Interpreter
import ViewRuntime

extension Feature {
  static let contentMargins = Feature(
    "ContentMargins",
    #"""
    /// What gets margins.
    struct ContentMarginPlacement: Hashable {
      let _name: String
      static let automatic = ContentMarginPlacement(_name: "automatic")
      static let scrollContent = ContentMarginPlacement(_name: "scrollContent")
      static let scrollIndicators = ContentMarginPlacement(_name: "scrollIndicators")
    }

    struct _ContentMarginsModifier {
      var edges: Edge.Set
      var insets: EdgeInsets?
      var placement: ContentMarginPlacement
    }

    extension View {
      /// Keeps room free around the content of the scroll views inside.
      @notSimulated("lists keep their own margins") func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
      ) -> ModifiedContent<Self, _ContentMarginsModifier> {
        ModifiedContent(
          content: self,
          modifier: _ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
      }
      @notSimulated("lists keep their own margins") func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
      ) -> ModifiedContent<Self, _ContentMarginsModifier> {
        let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
        return ModifiedContent(
          content: self,
          modifier: _ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
      }
      @notSimulated("lists keep their own margins") func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
      ) -> ModifiedContent<Self, _ContentMarginsModifier> {
        contentMargins(.all, length, for: placement)
      }
    }
    """#,
    modifiers: [
      "_ContentMarginsModifier": { part throws(Trap) in
        let detail = part.insetsDetail()
        let placement = Part(part.bridge, part.value("placement")).string("_name")
        guard placement != "scrollIndicators" else {
          return Modification("contentMargins", detail: detail)
        }
        let given = part.value("insets")
        let wanted = given.isNone ? .zero : Part(part.bridge, given).insets()
        let margins = part.insets(wanted, over: part.bridge.surroundings.contentMargins)
        return Modification(
          "contentMargins", detail: detail, surroundings: { $0.contentMargins = margins })
      }
    ])
}
