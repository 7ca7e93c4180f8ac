extension Catalog {
  /// What Apple's other frameworks, and the versions of SwiftUI for other devices, add to views and
  /// scenes.
  static let knownFrameworkModifiers = """
    accessoryWidgetGroupStyle activityBackgroundTint activitySystemActionForegroundColor
    addPassToWalletButtonStyle appStoreOverlay chart3DPose chartAngleSelection chartBackground
    chartForegroundStyleScale chartGesture chartLegend chartLineStyleScale chartOverlay
    chartPlotStyle chartScrollPosition chartScrollTargetBehavior chartScrollableAxes
    chartSymbolScale chartSymbolSizeScale chartXAxis chartXAxisLabel chartXAxisStyle chartXScale
    chartXSelection chartXVisibleDomain chartYAxis chartYAxisLabel chartYAxisStyle chartYScale
    chartYSelection chartYVisibleDomain configurationDisplayName contactAccessPicker
    contactAccessButtonCaption containerBackgroundRemovable contentMarginsDisabled copyable
    currentEntitlementTask cuttable defaultPosition defaultWheelPickerItemHeight
    dialogSeverity digitalCrownAccessory digitalCrownRotation disfavoredLocations
    exportsItemProviders familyActivityPicker financeKitPicker glassBackgroundEffect
    handlesGameControllerEvents horizontalRadioGroupLayout imagePlaygroundSheet immersionStyle
    importsItemProviders layerEffect lookAroundViewer
    manageSubscriptionsSheet mapCameraKeyframeAnimator mapControlVisibility mapControls
    mapFeatureSelectionAccessory mapFeatureSelectionContent mapFeatureSelectionDisabled
    mapItemDetailPopover mapItemDetailSheet mapScope mapStyle musicSubscriptionOffer
    offerCodeRedemption onCommand onInAppPurchaseCompletion onInAppPurchaseStart
    onMapCameraChange onModifierKeysChanged onPlayPauseCommand onApplePayCouponCodeChange
    payWithApplePayButtonStyle phoneticRepresentation photosPicker
    photosPickerAccessoryVisibility photosPickerDisabledCapabilities photosPickerStyle
    popoverMiniTip popoverTip presentedWindowStyle presentedWindowToolbarStyle
    productDescription productIconBorder productViewStyle promptsForUserConfiguration
    pushHandler quickLookPreview realityViewCameraControls realityViewLayoutBehavior
    refundRequestSheet signInWithAppleButtonStyle storeButton storeProductTask
    storeProductsTask subscriptionPromotionalOffer subscriptionStatusTask
    subscriptionStoreButtonLabel subscriptionStoreControlIcon subscriptionStoreControlStyle
    subscriptionStorePickerItemBackground subscriptionStorePolicyDestination
    subscriptionStoreSignInAction supportedFamilies textInputSuggestions tipAnchor
    tipBackground tipBackgroundInteraction tipCornerRadius tipImageSize tipImageStyle
    tipViewStyle touchBar translationPresentation translationTask
    verifyIdentityWithWalletButtonStyle
    visualEffect3D webViewBackForwardNavigationGestures webViewContentBackground
    webViewElementFullscreenBehavior webViewLinkPreviews webViewMagnificationGestures
    webViewOnScrollGeometryChange webViewScrollPosition webViewTextSelection
    widgetAccentable widgetAccentedRenderingMode widgetCurvesContent widgetLabel widgetURL
    windowDismissBehavior windowFullScreenBehavior windowManagerRole windowMinimizeBehavior
    windowStyle windowToolbarStyle
    breakthroughEffect defaultLaunchBehavior manipulable menuBarExtraStyle modifierKeyAlternate
    onCopyCommand onCutCommand onLongTouchGesture onPasteCommand padding3D pointerStyle
    pointerVisibility preferredSurroundingsEffect touchBarCustomizationLabel touchBarItemPresence
    touchBarItemPrincipal upperLimbVisibility volumeBaseplateVisibility windowLevel
    windowResizeBehavior
    """
}
