extension Feature {
  static let accessibilityTraits = Feature(
    "AccessibilityTraits",
    #"""
    /// What a view is to those who hear it.
    struct AccessibilityTraits: OptionSet, Hashable {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let isButton = AccessibilityTraits(rawValue: 1)
      static let isHeader = AccessibilityTraits(rawValue: 2)
      static let isSelected = AccessibilityTraits(rawValue: 4)
      static let isLink = AccessibilityTraits(rawValue: 8)
      static let isSearchField = AccessibilityTraits(rawValue: 16)
      static let isImage = AccessibilityTraits(rawValue: 32)
      static let playsSound = AccessibilityTraits(rawValue: 64)
      static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
      static let isStaticText = AccessibilityTraits(rawValue: 256)
      static let isSummaryElement = AccessibilityTraits(rawValue: 512)
      static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
      static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
      static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
      static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
      static let isModal = AccessibilityTraits(rawValue: 16384)
      static let isToggle = AccessibilityTraits(rawValue: 32768)
      static let isTabBar = AccessibilityTraits(rawValue: 65536)
      var _names: [String] {
        let all = [
          "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage",
          "playsSound", "isKeyboardKey", "isStaticText", "isSummaryElement",
          "updatesFrequently", "startsMediaSession", "allowsDirectInteraction",
          "causesPageTurn", "isModal", "isToggle", "isTabBar",
        ]
        return all.indices.filter { rawValue & (1 << $0) != 0 }.map { all[$0] }
      }
    }

    /// What becomes of the parts of a view.
    struct AccessibilityChildBehavior: Hashable {
      let _name: String
      static let ignore = AccessibilityChildBehavior(_name: "ignore")
      static let contain = AccessibilityChildBehavior(_name: "contain")
      static let combine = AccessibilityChildBehavior(_name: "combine")
    }

    /// Something those who hear a view can do with it.
    struct AccessibilityActionKind: Equatable {
      let _name: String
      static let `default` = AccessibilityActionKind(_name: "default")
      static let escape = AccessibilityActionKind(_name: "escape")
      static let magicTap = AccessibilityActionKind(_name: "magicTap")
      init(named name: Text) { self._name = name._text }
      init(_name: String) { self._name = _name }
    }

    /// What several actions have in common.
    struct AccessibilityActionCategory: Equatable {
      let _name: String
      static let `default` = AccessibilityActionCategory(_name: "default")
      static let edit = AccessibilityActionCategory(_name: "edit")
      init(_ name: Text) { self._name = name._text }
      init(_ nameKey: LocalizedStringKey) { self._name = nameKey._text }
      @_disfavoredOverload
      init<S: StringProtocol>(_ name: S) { self._name = String(name) }
      init(_name: String) { self._name = _name }
    }

    /// Up or down.
    enum AccessibilityAdjustmentDirection: Hashable { case increment, decrement }

    /// What a further name or value of a view is called.
    struct AccessibilityCustomContentKey: Equatable {
      let _name: String
      init(_ labelKey: LocalizedStringKey) { self._name = labelKey._text }
      init(_ labelKey: LocalizedStringKey, id: String) { self._name = labelKey._text }
      init(_ label: Text, id: String) { self._name = label._text }
    }

    /// A further name or value of a view, as UIKit knows it.
    class AXCustomContent {
      /// When it is spoken.
      enum Importance: UInt { case `default`, high }
    }

    /// How important a heading is.
    enum AccessibilityHeadingLevel: Hashable { case unspecified, h1, h2, h3, h4, h5, h6 }

    extension View {
      /// Says what this view is.
      func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        _decorated("accessibilityAddTraits", "_:", traits._names)
      }
      /// Says what this view is not.
      func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        _decorated("accessibilityRemoveTraits", "_:", traits._names)
      }
      /// Says what becomes of the parts of this view.
      func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        _decorated("accessibilityElement", "children:", children)
      }
      /// Describes the parts of this view in another way.
      @notSimulated func accessibilityChildren<V: View>(
        @ViewBuilder children: () -> V
      ) -> some View {
        _decorated("accessibilityChildren")
      }
      /// Describes this view by another one.
      @notSimulated func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
      ) -> some View {
        _decorated("accessibilityRepresentation")
      }
      /// Adds an action for those who hear this view; not simulated.
      @notSimulated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
      ) -> some View {
        _decorated("accessibilityAction", "_:", actionKind)
      }
      @notSimulated func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
      ) -> some View {
        _decorated("accessibilityAction", "named:", name._text)
      }
      @notSimulated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
      ) -> some View {
        _decorated("accessibilityAction", "named:", nameKey._text)
      }
      @_disfavoredOverload
      @notSimulated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
      ) -> some View {
        _decorated("accessibilityAction", "named:", String(name))
      }
      @notSimulated func accessibilityAction<L: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> L
      ) -> some View {
        _decorated("accessibilityAction")
      }
      /// Adds several actions for those who hear this view; not simulated.
      @notSimulated func accessibilityActions<C: View>(
        @ViewBuilder _ content: () -> C
      ) -> some View {
        _decorated("accessibilityActions")
      }
      @notSimulated func accessibilityActions<C: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> C
      ) -> some View {
        _decorated("accessibilityActions", "category:", category._name)
      }
      /// Lets those who hear this view raise and lower its value; not simulated.
      @notSimulated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
      ) -> some View {
        _decorated("accessibilityAdjustableAction")
      }
      /// Lets those who hear this view scroll it; not simulated.
      @notSimulated func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
      ) -> some View {
        _decorated("accessibilityScrollAction")
      }
      /// Sets the order in which views are heard.
      func accessibilitySortPriority(_ priority: Double) -> some View {
        _decorated("accessibilitySortPriority", "_:", priority)
      }
      /// Adds a further name or value.
      func accessibilityCustomContent(
        _ key: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
      ) -> some View {
        _decorated("accessibilityCustomContent", "_:_:", (key._text, value._text))
      }
      func accessibilityCustomContent(
        _ key: LocalizedStringKey, _ value: String,
        importance: AXCustomContent.Importance = .default
      ) -> some View {
        _decorated("accessibilityCustomContent", "_:_:", (key._text, value))
      }
      func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
      ) -> some View {
        _decorated("accessibilityCustomContent", "_:_:", (label._text, value._text))
      }
      @_disfavoredOverload
      func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
      ) -> some View {
        _decorated("accessibilityCustomContent", "_:_:", (key._name, value?._text))
      }
      @_disfavoredOverload
      func accessibilityCustomContent<S: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: S,
        importance: AXCustomContent.Importance = .default
      ) -> some View {
        _decorated("accessibilityCustomContent", "_:_:", (key._name, String(value)))
      }
      /// Says by which names this view can be called.
      func accessibilityInputLabels(
        _ labels: [LocalizedStringKey], isEnabled: Bool = true
      ) -> some View {
        _decorated(
          "accessibilityInputLabels", "_:", isEnabled ? labels.map { $0._text } : nil)
      }
      @_disfavoredOverload
      func accessibilityInputLabels<S: StringProtocol>(
        _ labels: [S], isEnabled: Bool = true
      ) -> some View {
        _decorated(
          "accessibilityInputLabels", "_:", isEnabled ? labels.map { String($0) } : nil)
      }
      @_disfavoredOverload
      func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool = true) -> some View {
        _decorated(
          "accessibilityInputLabels", "_:", isEnabled ? labels.map { $0._text } : nil)
      }
      /// Says how important a heading is.
      func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        _decorated("accessibilityHeading", "_:", level)
      }
      /// Keeps the colors of this view when all others are inverted.
      func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        _decorated("accessibilityIgnoresInvertColors", "_:", active)
      }
      /// Says whether this view answers.
      func accessibilityRespondsToUserInteraction(
        _ responds: Bool = true, isEnabled: Bool = true
      ) -> some View {
        _decorated(
          "accessibilityRespondsToUserInteraction", "_:", isEnabled ? responds : nil)
      }
      /// Shows this view larger while it is held.
      func accessibilityShowsLargeContentViewer() -> some View {
        _decorated("accessibilityShowsLargeContentViewer")
      }
      func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ content: () -> V
      ) -> some View {
        _decorated("accessibilityShowsLargeContentViewer")
      }
      /// Says where this view is touched by those who hear it.
      func accessibilityActivationPoint(
        _ point: UnitPoint, isEnabled: Bool = true
      ) -> some View {
        _decorated("accessibilityActivationPoint", "_:", isEnabled ? point : nil)
      }
      func accessibilityActivationPoint(
        _ point: CGPoint, isEnabled: Bool = true
      ) -> some View {
        _decorated("accessibilityActivationPoint", "_:", isEnabled ? point : nil)
      }
      /// Replaces what is heard; the views of the label are not made.
      @notSimulated func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
      ) -> some View {
        _decorated("accessibilityLabel")
      }
      /// Sets one of the above, in the older form.
      func accessibility(activationPoint: UnitPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
      }
      func accessibility(activationPoint: CGPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
      }
      func accessibility(selectionIdentifier: AnyHashable) -> some View {
        _decorated("accessibility", "selectionIdentifier:", selectionIdentifier)
      }
      func accessibility(label: Text) -> some View {
        _decorated("accessibility", "label:", label._text)
      }
      func accessibility(value: Text) -> some View {
        _decorated("accessibility", "value:", value._text)
      }
      func accessibility(hint: Text) -> some View {
        _decorated("accessibility", "hint:", hint._text)
      }
      func accessibility(hidden: Bool) -> some View {
        _decorated("accessibility", "hidden:", hidden)
      }
      func accessibility(identifier: String) -> some View {
        _decorated("accessibility", "identifier:", identifier)
      }
      func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        _decorated("accessibility", "addTraits:", traits._names)
      }
      func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        _decorated("accessibility", "removeTraits:", traits._names)
      }
      func accessibility(sortPriority: Double) -> some View {
        _decorated("accessibility", "sortPriority:", sortPriority)
      }
      func accessibility(inputLabels: [Text]) -> some View {
        _decorated("accessibility", "inputLabels:", inputLabels.map { $0._text })
      }
      @_disfavoredOverload
      func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool = true
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
      }
      func accessibilityHint(
        _ hint: Text, isEnabled: Bool = true
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        ModifiedContent(
          content: self,
          modifier: _AccessibilityModifier(
            _value: isEnabled ? hint._text : nil, _name: "accessibilityHint"))
      }
      @_disfavoredOverload
      func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool = true
      ) -> ModifiedContent<Self, _AccessibilityModifier> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
      }
    }
    """#)
}
