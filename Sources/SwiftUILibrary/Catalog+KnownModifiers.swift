extension Catalog {
  /// What can be called on views, shapes, scenes and gestures as of the iOS 26 SDK; see
  /// `knownMembers`.
  static let knownModifiers = """
    accentColor accessibility accessibilityAction accessibilityActions
    accessibilityActivationPoint accessibilityAddTraits accessibilityAdjustableAction
    accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent
    accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint
    accessibilityDropPoint accessibilityElement accessibilityFocused accessibilityHeading
    accessibilityHidden accessibilityHint accessibilityIdentifier
    accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel
    accessibilityLabeledPair accessibilityLinkedGroup accessibilityRepresentation
    accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
    accessibilityScrollAction accessibilityScrollStatus accessibilityShowsLargeContentViewer
    accessibilitySortPriority accessibilityTextContentType accessibilityValue
    accessibilityZoomAction actionSheet alert alignmentGuide allowedDynamicRange
    allowsHitTesting allowsTightening allowsWindowActivationEvents anchorPreference animation
    antialiased aspectRatio assistiveAccessNavigationIcon attributedTextFormattingDefinition
    autocapitalization autocorrectionDisabled background backgroundExtensionEffect
    backgroundPreferenceValue backgroundStyle backgroundTask badge badgeProminence
    baselineOffset blendMode blur bold border brightness buttonBorder buttonBorderShape
    buttonRepeatBehavior buttonSizing buttonStyle capsule circle clipShape
    clipped colorEffect colorInvert colorMultiply colorScheme commands commandsRemoved
    commandsReplaced compositingGroup confirmationDialog containerBackground
    containerCornerOffset containerRelative containerRelativeFrame containerShape containerValue
    contentCaptureProtected contentMargins contentShape contentToolbar contentTransition
    contextMenu contrast controlGroupStyle controlSize coordinateSpace cornerRadius
    customAttribute customizationBehavior customizationID data datePickerStyle
    defaultAdaptableTabBarPlacement defaultAppStorage defaultCustomization defaultFocus
    defaultHoverEffect defaultScrollAnchor defaultSize defaultVisibility defersSystemGestures
    deleteDisabled dialogIcon dialogSuppressionToggle disableAutocorrection disabled
    disclosureGroupStyle distortionEffect documentBrowserContextMenu dragPreviewsFormation
    draggable drawingGroup dropDestination dynamicTypeSize edgesIgnoringSafeArea ellipse
    endIndex environment environmentObject equatable exclusively
    exportableToServices fileDialogBrowserOptions fileDialogConfirmationLabel
    fileDialogCustomizationID fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases
    fileDialogMessage fileDialogURLEnabled fileExporter fileExporterFilenameLabel fileImporter
    fileMover fill findDisabled findNavigator fixedSize flipsForRightToLeftLayoutDirection
    focusEffectDisabled focusable focused focusedObject focusedSceneObject focusedSceneValue
    focusedValue font fontDesign fontWeight fontWidth foregroundColor foregroundStyle formStyle
    frame fullScreenCover gaugeStyle geometryGroup gesture glassEffect glassEffectID
    glassEffectTransition glassEffectUnion grayscale gridCellAnchor gridCellColumns
    gridColumnAlignment groupBoxStyle handGestureShortcut handlesExternalEvents headerProminence
    help hidden highPriorityGesture hoverEffect hoverEffectDisabled hueRotation id
    ignoresSafeArea imageScale importableFromServices indexViewStyle inset inspector
    inspectorColumnWidth interactionActivityTrackingTag interactiveDismissDisabled interpolation
    intersection invalidatableContent italic itemProvider kerning
    keyboardShortcut keyboardType keyframeAnimator labelIconToTitleSpacing
    labelReservedIconWidth labelStyle labeledContentStyle labelsHidden labelsVisibility
    layoutDirectionBehavior layoutPriority layoutValue lineHeight
    lineIntersection lineLimit lineSpacing lineSubtraction listItemTint listRowBackground
    listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing
    listSectionIndexVisibility listSectionMargins listSectionSeparator listSectionSeparatorTint
    listSectionSpacing listStyle luminanceToAlpha map mask matchedGeometryEffect
    matchedTransitionSource materialActiveAppearance menuActionDismissBehavior menuIndicator
    menuOrder menuStyle minimumScaleFactor modifier monospaced monospacedDigit moveDisabled
    multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden navigationBarItems
    navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationDocument
    navigationLinkIndicatorVisibility navigationSplitViewColumnWidth navigationSplitViewStyle
    navigationSubtitle navigationTitle navigationTransition navigationViewStyle offset onAppear
    onChange onChanged onContinueUserActivity onContinuousHover onDelete onDisappear onDrag
    onDrop onEnded onGeometryChange onHover onInsert onInteractiveResizeChange onKeyPress
    onLongPressGesture onMove onOpenURL onPencilDoubleTap onPencilSqueeze onPreferenceChange
    onReceive onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange
    onScrollVisibilityChange onSubmit onTapGesture onVolumeViewpointChange onWorldRecenter
    opacity ornament overlay overlayPreferenceValue padding paletteSelectionEffect
    pasteDestination path persistentSystemOverlays phaseAnimator pickerStyle
    popover position preference preferredColorScheme presentationBackground
    presentationBackgroundInteraction presentationCompactAdaptation
    presentationContentInteraction presentationCornerRadius presentationDetents
    presentationDragIndicator presentationSizing previewContext previewDevice previewDisplayName
    previewInterfaceOrientation previewLayout privacySensitive progressViewStyle
    projectionEffect rect redacted refreshable renameAction renderingMode replaceDisabled
    resizable restorationBehavior role rotation rotation3DEffect rotationEffect safeAreaBar
    safeAreaInset safeAreaPadding saturation scale scaleEffect scaledToFill scaledToFit
    scenePadding scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDisabled
    scrollDismissesKeyboard scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicators
    scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTargetBehavior
    scrollTargetLayout scrollTransition searchCompletion searchDictationBehavior searchFocused
    searchPresentationToolbarBehavior searchScopes searchSelection searchSuggestions
    searchToolbarBehavior searchable sectionActions sectionIndexLabel selectionDisabled
    sensoryFeedback sequenced shadow sharedBackgroundVisibility sheet simultaneousGesture
    simultaneously size sizeThatFits sliderThumbVisibility speechAdjustedPitch
    speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
    springLoadingBehavior startIndex statusBar statusBarHidden strikethrough stroke strokeBorder
    submitLabel submitScope subscript subtracting supportedVolumeViewpoints swipeActions
    symbolColorRenderingMode symbolEffect symbolEffectsRemoved symbolRenderingMode
    symbolVariableValueMode symbolVariant symmetricDifference tabBarMinimizeBehavior tabItem
    tabPlacement tabViewBottomAccessory tabViewCustomization tabViewSearchActivation
    tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader tabViewStyle
    tableColumnHeaders tableRowBody tableStyle tag task textCase textContentType textEditorStyle
    textFieldStyle textInputAutocapitalization textInputFormattingControlVisibility textRenderer
    textScale textSelection textSelectionAffinity textVariant tint toggleStyle toolbar
    toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarRole
    toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility tracking transaction
    transferRepresentation transform transformAnchorPreference transformEffect
    transformEnvironment transformPreference transition trim truncationMode typeSelectEquivalent
    typesettingLanguage underline union unredacted updating userActivity
    visualEffect windowManagerRole windowResizability windowToolbarFullScreenVisibility
    windowToolbarLabelStyle writingDirection writingToolsAffordanceVisibility
    writingToolsBehavior zIndex
    """
}
