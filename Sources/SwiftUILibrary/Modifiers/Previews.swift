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
