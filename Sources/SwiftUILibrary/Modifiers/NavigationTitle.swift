extension Feature {
  static let navigationTitle = Feature(
    "NavigationTitle",
    #"""
    struct _NavigationTitleModifier {
      let _title: String
      var _name: String = "navigationTitle"
    }

    extension View {
      /// Sets the title of the screen.
      func navigationTitle(
        _ titleKey: LocalizedStringKey
      ) -> ModifiedContent<Self, _NavigationTitleModifier> {
        ModifiedContent(content: self, modifier: _NavigationTitleModifier(_title: titleKey._text))
      }
      @_disfavoredOverload
      func navigationTitle<S: StringProtocol>(
        _ title: S
      ) -> ModifiedContent<Self, _NavigationTitleModifier> {
        ModifiedContent(content: self, modifier: _NavigationTitleModifier(_title: String(title)))
      }
      func navigationTitle(_ title: Text) -> ModifiedContent<Self, _NavigationTitleModifier> {
        ModifiedContent(content: self, modifier: _NavigationTitleModifier(_title: title._text))
      }
      func navigationTitle(
        _ title: Binding<String>
      ) -> ModifiedContent<Self, _NavigationTitleModifier> {
        ModifiedContent(
          content: self, modifier: _NavigationTitleModifier(_title: title.wrappedValue))
      }
      /// Sets the title of the screen, in the older form.
      func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
      ) -> ModifiedContent<Self, _NavigationTitleModifier> {
        ModifiedContent(
          content: self,
          modifier: _NavigationTitleModifier(_title: titleKey._text, _name: "navigationBarTitle"))
      }
      @_disfavoredOverload
      func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
      ) -> ModifiedContent<Self, _NavigationTitleModifier> {
        ModifiedContent(
          content: self,
          modifier: _NavigationTitleModifier(_title: String(title), _name: "navigationBarTitle"))
      }
      func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
      ) -> ModifiedContent<Self, _NavigationTitleModifier> {
        ModifiedContent(
          content: self,
          modifier: _NavigationTitleModifier(_title: title._text, _name: "navigationBarTitle"))
      }
    }
    """#)
}
