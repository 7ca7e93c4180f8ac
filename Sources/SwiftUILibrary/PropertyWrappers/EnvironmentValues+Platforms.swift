extension Feature {
  /// What programs for watches, Macs, headsets and widgets read of their surroundings.
  static let platformEnvironment = Feature(
    "EnvironmentValues+Platforms",
    #"""
    extension EnvironmentValues {
      var accessibilityAssistiveAccessEnabled: Bool { false }
      var accessibilityDimFlashingLights: Bool { false }
      var accessibilityEnabled: Bool { false }
      var accessibilityLargeContentViewerEnabled: Bool { false }
      var accessibilityPlayAnimatedImages: Bool { true }
      var accessibilityPrefersHeadAnchorAlternative: Bool { false }
      var accessibilityQuickActionsEnabled: Bool { false }
      var accessibilityReduceHighlightingEffects: Bool { false }
      var accessibilityShowBorders: Bool { false }
      var accessibilityShowButtonShapes: Bool { false }
      var accessibilitySwitchControlEnabled: Bool { false }
      var isActivityFullscreen: Bool { false }
      var isActivityUpdateReduced: Bool { false }
      var isUserAuthenticationEnabled: Bool { false }
      var contentTransitionAddsDrawingGroup: Bool { false }
      var labelIconToTitleSpacing: CGFloat? { nil }
      var labelReservedIconWidth: CGFloat? { nil }
      var lineHeight: AttributedString.LineHeight? { nil }
      var navigationLinkIndicatorVisibility: Visibility { .automatic }
      var horizontalScrollBounceBehavior: ScrollBounceBehavior { .automatic }
      var verticalScrollBounceBehavior: ScrollBounceBehavior { .automatic }
      var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { .automatic }
      var showsWidgetLabel: Bool { false }
      var supportsImagePlayground: Bool { false }
      var supportsRemoteScenes: Bool { false }
      var defaultWheelPickerItemHeight: CGFloat { 32 }
      var widgetContentMargins: EdgeInsets { EdgeInsets() }
      /// Whether the window is in front.
      var controlActiveState: ControlActiveState { .key }
      var sidebarRowSize: SidebarRowSize { .medium }
      var keyboardShortcut: KeyboardShortcut? { nil }
      /// Opens a space around the person; there is none to open.
      var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
      var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
      var openSettings: OpenSettingsAction { OpenSettingsAction() }
      var openDocument: OpenDocumentAction { OpenDocumentAction() }
      var pushWindow: PushWindowAction { PushWindowAction() }
      var resetFocus: ResetFocusAction { ResetFocusAction() }
      var allowedDynamicRange: _OpaqueView { _OpaqueView("allowedDynamicRange", []) }
      var authorizationController: _OpaqueView { _OpaqueView("authorizationController", []) }
      var backgroundMaterial: _OpaqueView? { nil }
      var buttonBorderShape: _OpaqueView { _OpaqueView("buttonBorderShape", []) }
      var buttonSizing: _OpaqueView { _OpaqueView("buttonSizing", []) }
      var contentTransition: _OpaqueView { _OpaqueView("contentTransition", []) }
      var documentConfiguration: _OpaqueView? { nil }
      var findContext: _OpaqueView? { nil }
      var fontResolutionContext: _OpaqueView { _OpaqueView("fontResolutionContext", []) }
      var levelOfDetail: _OpaqueView { _OpaqueView("levelOfDetail", []) }
      var materialActiveAppearance: _OpaqueView { _OpaqueView("materialActiveAppearance", []) }
      var physicalMetrics: _OpaqueView { _OpaqueView("physicalMetrics", []) }
      var preferredPencilDoubleTapAction: _OpaqueView {
        _OpaqueView("preferredPencilDoubleTapAction", [])
      }
      var preferredPencilSqueezeAction: _OpaqueView {
        _OpaqueView("preferredPencilSqueezeAction", [])
      }
      var purchase: _OpaqueView { _OpaqueView("purchase", []) }
      var remoteDeviceIdentifier: _OpaqueView? { nil }
      var searchSuggestionsPlacement: _OpaqueView {
        _OpaqueView("searchSuggestionsPlacement", [])
      }
      var springLoadingBehavior: _OpaqueView { _OpaqueView("springLoadingBehavior", []) }
      var surfaceSnappingInfo: _OpaqueView { _OpaqueView("surfaceSnappingInfo", []) }
      var symbolColorRenderingMode: _OpaqueView? { nil }
      var symbolVariableValueMode: _OpaqueView? { nil }
      var tabBarPlacement: _OpaqueView? { nil }
      var tabViewBottomAccessoryPlacement: _OpaqueView? { nil }
      var textSelectionAffinity: _OpaqueView { _OpaqueView("textSelectionAffinity", []) }
      var toolbarLabelStyle: _OpaqueView? { nil }
      var webAuthenticationSession: _OpaqueView { _OpaqueView("webAuthenticationSession", []) }
      var widgetRenderingMode: _OpaqueView { _OpaqueView("widgetRenderingMode", []) }
      var worldTrackingLimitations: _OpaqueView { _OpaqueView("worldTrackingLimitations", []) }
      var writingToolsBehavior: _OpaqueView? { nil }
    }

    /// Whether a window or control takes part in what the person does.
    enum ControlActiveState: CaseIterable { case key, active, inactive }

    /// How large the rows of a sidebar are.
    enum SidebarRowSize { case small, medium, large }

    @notSimulated struct OpenImmersiveSpaceAction {
      init() {}
      /// What became of the wish.
      enum Result { case opened, userCancelled, error }
      @discardableResult
      func callAsFunction(id: String) async -> Result { .opened }
      @discardableResult
      func callAsFunction<D: Hashable>(id: String, value: D) async -> Result { .opened }
      @discardableResult
      func callAsFunction<D: Hashable>(value: D) async -> Result { .opened }
    }

    @notSimulated struct DismissImmersiveSpaceAction {
      init() {}
      func callAsFunction() async {}
    }

    @notSimulated struct OpenSettingsAction {
      init() {}
      func callAsFunction() {}
    }

    @notSimulated struct OpenDocumentAction {
      init() {}
      func callAsFunction(at url: URL) async throws {}
    }

    @notSimulated struct PushWindowAction {
      init() {}
      func callAsFunction(id: String) {}
      func callAsFunction<D: Hashable>(id: String, value: D) {}
      func callAsFunction<D: Hashable>(value: D) {}
    }

    @notSimulated struct ResetFocusAction {
      init() {}
      func callAsFunction(in namespace: Namespace.ID) {}
    }
    """#)
}
