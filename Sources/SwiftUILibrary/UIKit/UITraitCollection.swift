extension Feature {
  /// What UIKit tells of the surroundings: light or dark, and how much room there is.
  ///
  /// Views of UIKit are told of a phone in the light; a dynamic color is asked for both styles.
  static let uiTraitCollection = Feature(
    "UITraitCollection",
    #"""
    /// Light or dark, as UIKit says it.
    enum UIUserInterfaceStyle: Int { case unspecified, light, dark }

    /// How much room there is along an axis, as UIKit says it.
    enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }

    /// What a view's surroundings are like.
    class UITraitCollection {
      let userInterfaceStyle: UIUserInterfaceStyle
      let horizontalSizeClass: UIUserInterfaceSizeClass
      let verticalSizeClass: UIUserInterfaceSizeClass
      let userInterfaceIdiom: UIUserInterfaceIdiom
      let displayScale: CGFloat
      static let current = UITraitCollection(
        style: .light, horizontal: .compact, vertical: .regular, idiom: .phone, scale: 3)
      init(
        style: UIUserInterfaceStyle, horizontal: UIUserInterfaceSizeClass,
        vertical: UIUserInterfaceSizeClass, idiom: UIUserInterfaceIdiom, scale: CGFloat
      ) {
        self.userInterfaceStyle = style
        self.horizontalSizeClass = horizontal
        self.verticalSizeClass = vertical
        self.userInterfaceIdiom = idiom
        self.displayScale = scale
      }
      convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(
          style: userInterfaceStyle, horizontal: .unspecified, vertical: .unspecified,
          idiom: .unspecified, scale: 0)
      }
      convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(
          style: .unspecified, horizontal: horizontalSizeClass, vertical: .unspecified,
          idiom: .unspecified, scale: 0)
      }
    }

    extension UIView {
      var traitCollection: UITraitCollection { UITraitCollection.current }
    }

    extension UIViewController {
      var traitCollection: UITraitCollection { UITraitCollection.current }
    }

    extension UIUserInterfaceStyle {
      init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case .light?: self = .light
        case .dark?: self = .dark
        default: self = .unspecified
        }
      }
    }

    extension ColorScheme {
      init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
      }
    }

    extension UserInterfaceSizeClass {
      init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
      }
    }

    extension UIUserInterfaceSizeClass {
      init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact?: self = .compact
        case .regular?: self = .regular
        default: self = .unspecified
        }
      }
    }

    /// A color as a program would write it.
    func _colorTerm(_ color: Color) -> String {
      guard !color._name.isEmpty else { return color.description }
      let name = color._name.hasPrefix("Color(") ? color._name : ".\(color._name)"
      return color._opacity == 1 ? name : "\(name).opacity(\(color._opacity))"
    }
    """#)
}
