extension Feature {
  static let previews = Feature(
    "Previews",
    #"""
    struct _PreviewModifier {
      let _value: Any?
      var _name: String = "previewDevice"
    }

    /// Views to show while editing.
    protocol PreviewProvider {
      associatedtype Previews: View
      @ViewBuilder static var previews: Self.Previews { get }
    }

    /// The first of several previews, each of which Xcode shows on its own.
    func _firstPreview<V: View>(_ previews: V) -> Any {
      let views = _subviews(of: previews)
      return views.count > 1 ? views[0]._view : previews
    }

    /// The name of a device.
    struct PreviewDevice: Equatable, ExpressibleByStringLiteral {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      init(stringLiteral value: String) { self.rawValue = value }
    }

    /// The size of a preview.
    enum PreviewLayout: Hashable {
      case device, sizeThatFits
      case fixed(width: CGFloat, height: CGFloat)
    }

    /// What `#Preview` shows.
    struct Preview {
      /// What traits of views are about.
      enum ViewTraits {}
    }

    /// How a preview is shown; Grove shows it on its own screen.
    struct PreviewTrait<T> {
      let _name: String
      var _apply: ((AnyView) async throws -> AnyView)?
      static func _named(_ name: String) -> PreviewTrait { PreviewTrait(_name: name) }
    }

    extension PreviewTrait where T == Preview.ViewTraits {
      static var defaultLayout: PreviewTrait { _named("defaultLayout") }
      static var sizeThatFitsLayout: PreviewTrait { _named("sizeThatFitsLayout") }
      static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        _named("fixedLayout")
      }
      static var portrait: PreviewTrait { _named("portrait") }
      static var portraitUpsideDown: PreviewTrait { _named("portraitUpsideDown") }
      static var landscapeLeft: PreviewTrait { _named("landscapeLeft") }
      static var landscapeRight: PreviewTrait { _named("landscapeRight") }
      static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        PreviewTrait(_name: "modifier", _apply: { try await modifier._apply(to: $0) })
      }
    }

    /// An environment for previews, made once.
    protocol PreviewModifier {
      associatedtype Body: View
      associatedtype Context = Void
      typealias Content = PreviewModifierContent
      static func makeSharedContext() async throws -> Self.Context
      @ViewBuilder func body(content: PreviewModifierContent, context: Self.Context) -> Self.Body
    }

    extension PreviewModifier where Context == Void {
      static func makeSharedContext() async throws {}
    }

    extension PreviewModifier {
      func _apply(to content: AnyView) async throws -> AnyView {
        let context = try await Self.makeSharedContext()
        return AnyView(body(content: PreviewModifierContent(_content: content), context: context))
      }
    }

    /// The preview that a modifier is applied to.
    struct PreviewModifierContent: View {
      let _content: AnyView
      var body: some View { _content }
    }

    func _anyPreview(_ body: () async throws -> any View) async throws -> AnyView {
      AnyView(try await body())
    }
    func _previewed<V: View>(
      _ content: V, traits: PreviewTrait<Preview.ViewTraits>...
    ) async throws -> AnyView {
      var shown = AnyView(content)
      for trait in traits {
        if let apply = trait._apply { shown = try await apply(shown) }
      }
      return shown
    }

    extension View {
      /// Names a preview.
      func previewDisplayName(_ value: String?) -> ModifiedContent<Self, _PreviewModifier> {
        ModifiedContent(
          content: self, modifier: _PreviewModifier(_value: value, _name: "previewDisplayName"))
      }
      /// Says on which device a preview is shown.
      func previewDevice(_ value: PreviewDevice?) -> ModifiedContent<Self, _PreviewModifier> {
        ModifiedContent(content: self, modifier: _PreviewModifier(_value: value))
      }
      /// Says how large a preview is.
      func previewLayout(_ value: PreviewLayout) -> ModifiedContent<Self, _PreviewModifier> {
        ModifiedContent(
          content: self, modifier: _PreviewModifier(_value: value, _name: "previewLayout"))
      }
    }
    """#)
}
