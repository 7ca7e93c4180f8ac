extension Feature {
  static let barOptions = Feature(
    "BarOptions",
    #"""
    /// Which bar is meant.
    struct ToolbarPlacement: Hashable {
      let _name: String
      static let automatic = ToolbarPlacement(_name: "automatic")
      static let bottomBar = ToolbarPlacement(_name: "bottomBar")
      static let navigationBar = ToolbarPlacement(_name: "navigationBar")
      static let tabBar = ToolbarPlacement(_name: "tabBar")
      static let windowToolbar = ToolbarPlacement(_name: "windowToolbar")
    }

    /// What a bar is for.
    struct ToolbarRole: Hashable {
      let _name: String
      static let automatic = ToolbarRole(_name: "automatic")
      static let browser = ToolbarRole(_name: "browser")
      static let editor = ToolbarRole(_name: "editor")
      static let navigationStack = ToolbarRole(_name: "navigationStack")
    }

    /// How large the title in a bar is.
    struct ToolbarTitleDisplayMode: Hashable {
      let _name: String
      static let automatic = ToolbarTitleDisplayMode(_name: "automatic")
      static let large = ToolbarTitleDisplayMode(_name: "large")
      static let inline = ToolbarTitleDisplayMode(_name: "inline")
      static let inlineLarge = ToolbarTitleDisplayMode(_name: "inlineLarge")
    }

    /// What the system puts into the bars.
    struct ToolbarDefaultItemKind: Hashable {
      let _name: String
      static let sidebarToggle = ToolbarDefaultItemKind(_name: "sidebarToggle")
      static let title = ToolbarDefaultItemKind(_name: "title")
      static let search = ToolbarDefaultItemKind(_name: "search")
    }

    extension View {
      /// Shows or hides bars.
      func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        _decorated("toolbar", "_:for:", (visibility, bars))
      }
      /// Takes something out of the bars that the system puts there.
      @notSimulated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        _decorated("toolbar", "removing:", defaultItemKind)
      }
      /// Shows or hides bars.
      func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        _decorated("toolbarVisibility", "_:for:", (visibility, bars))
      }
      /// Sets what lies behind bars.
      func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
      ) -> some View {
        _decorated("toolbarBackground", "_:for:", (style, bars))
      }
      func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        _decorated("toolbarBackground", "_:for:", (visibility, bars))
      }
      /// Shows or hides what lies behind bars.
      func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
      ) -> some View {
        _decorated("toolbarBackgroundVisibility", "_:for:", (visibility, bars))
      }
      /// Makes bars light or dark.
      func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
      ) -> some View {
        _decorated("toolbarColorScheme", "_:for:", (colorScheme, bars))
      }
      /// Says what bars are for.
      func toolbarRole(_ role: ToolbarRole) -> some View { _decorated("toolbarRole", "_:", role) }
      /// Says how large the title in the bar is.
      func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        _decorated("toolbarTitleDisplayMode", "_:", mode)
      }
      /// Puts a menu at the title of the bar.
      func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        toolbar { ToolbarTitleMenu(content: content) }
      }
      /// Hides the bar at the top of the screen.
      func statusBar(hidden: Bool) -> some View { _decorated("statusBar", "hidden:", hidden) }
      /// Hides the bar at the top of the screen.
      func statusBarHidden(_ hidden: Bool = true) -> some View {
        _decorated("statusBarHidden", "_:", hidden)
      }
      /// Shows or hides what the system draws over the app.
      func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        _decorated("persistentSystemOverlays", "_:", visibility)
      }
      /// Lets gestures of the app come first at edges.
      func defersSystemGestures(on edges: Edge.Set) -> some View {
        _decorated("defersSystemGestures", "on:", edges)
      }
      /// Puts a second line under the title.
      func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        _decorated("navigationSubtitle", "_:", subtitleKey._text)
      }
      func navigationSubtitle(_ subtitle: Text) -> some View {
        _decorated("navigationSubtitle", "_:", subtitle._text)
      }
      @_disfavoredOverload
      func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        _decorated("navigationSubtitle", "_:", String(subtitle))
      }
      /// Lets the title be renamed; not simulated.
      @notSimulated func renameAction(_ action: @escaping () -> Void) -> some View {
        _decorated("renameAction")
      }
      /// Says which document a screen shows.
      func navigationDocument(_ url: URL) -> some View { _decorated("navigationDocument") }
      func navigationDocument(_ url: URL, preview: SharePreview) -> some View {
        _decorated("navigationDocument")
      }
      @_disfavoredOverload
      func navigationDocument<D: Transferable>(_ document: D) -> some View {
        _decorated("navigationDocument")
      }
      @_disfavoredOverload
      func navigationDocument<D: Transferable>(
        _ document: D, preview: SharePreview
      ) -> some View {
        _decorated("navigationDocument")
      }
    }
    """#)
}
