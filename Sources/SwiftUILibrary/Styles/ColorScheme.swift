import Interpreter

extension Feature {
  static let colorScheme = Feature(
    "ColorScheme",
    #"""
    /// Light or dark.
    enum ColorScheme: Hashable, CaseIterable { case light, dark }

    /// How strong the contrast is.
    enum ColorSchemeContrast: Hashable, CaseIterable { case standard, increased }

    /// The direction that text runs in.
    enum LayoutDirection: Hashable, CaseIterable { case leftToRight, rightToLeft }

    /// How much room there is along an axis.
    enum UserInterfaceSizeClass: Hashable { case compact, regular }

    /// How large text is.
    enum DynamicTypeSize: Hashable, Comparable, CaseIterable {
      case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
      case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
      var isAccessibilitySize: Bool { self >= .accessibility1 }
    }

    /// How large text is, in the older scale.
    enum ContentSizeCategory: Hashable, CaseIterable {
      case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
      case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
      case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
      var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
      static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
      }
      static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        !(right < left)
      }
      static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { right < left }
      static func >= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        !(left < right)
      }
    }

    /// How large controls are.
    enum ControlSize: Hashable, CaseIterable { case mini, small, regular, large, extraLarge }

    /// What the app is doing.
    enum ScenePhase: Hashable, Comparable { case background, inactive, active }

    /// Whether a list is being edited.
    enum EditMode: Hashable {
      case inactive, transient, active
      var isEditing: Bool { self != .inactive }
    }

    /// The return key's name.
    struct SubmitLabel: Hashable {
      let _name: String
      static let done = SubmitLabel(_name: "done")
      static let go = SubmitLabel(_name: "go")
      static let send = SubmitLabel(_name: "send")
      static let join = SubmitLabel(_name: "join")
      static let route = SubmitLabel(_name: "route")
      static let search = SubmitLabel(_name: "search")
      static let `return` = SubmitLabel(_name: "return")
      static let next = SubmitLabel(_name: "next")
      static let `continue` = SubmitLabel(_name: "continue")
    }
    """#,
    details: ["SubmitLabel": { part throws(Trap) in "." + part.string("_name") }])
}
