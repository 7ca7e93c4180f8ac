extension Catalog {
  /// Members of SwiftUI's views, shapes and values as of the iOS 26 SDK, in order.
  ///
  /// They tell a name that Grove does not model from one that does not exist; the list was
  /// recovered from an index of symbols and is not complete.
  static let knownMembers = """
    a1 a2 a3 a4 a5 abbreviated accentColor accessibility accessibility5 accessibilityAction
    accessibilityActions accessibilityActivationPoint accessibilityAddTraits
    accessibilityAdjustableAction accessibilityAssistiveAccessEnabled accessibilityChartDescriptor
    accessibilityChildren accessibilityCustomContent accessibilityDefaultFocus
    accessibilityDifferentiateWithoutColor accessibilityDimFlashingLights accessibilityDirectTouch
    accessibilityDragPoint accessibilityDropPoint accessibilityElement accessibilityEnabled
    accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge
    accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint
    accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityInputLabels
    accessibilityInvertColors accessibilityLabel accessibilityLabeledPair
    accessibilityLargeContentViewerEnabled accessibilityLinkedGroup accessibilityMedium
    accessibilityPlayAnimatedImages accessibilityQuickActionsEnabled
    accessibilityReduceHighlightingEffects accessibilityReduceMotion
    accessibilityReduceTransparency accessibilityRepresentation
    accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
    accessibilityScrollAction accessibilityScrollStatus accessibilityShowBorders
    accessibilityShowButtonShapes accessibilityShowsLargeContentViewer accessibilitySortPriority
    accessibilitySwitchControlEnabled accessibilityTextContentType accessibilityValue
    accessibilityVoiceOverEnabled accessibilityZoomAction accessoryCircular
    accessoryCircularCapacity accessoryLinear accessoryLinearCapacity action actionSheet actions
    activate active activityIndicatorColorTransformer adaptive addAnimationCompletion addArc
    addCurve addEllipse addFilter addLine addLines addPath addQuadCurve addRect addRects
    addRelativeArc addRoundedRect advanced affinity age alert alignment alignmentGuide all allCases
    allowedDynamicRange allowsDirectInteraction allowsHitTesting allowsSelection allowsTightening
    allowsWindowActivationEvents alphaThreshold altitude always alwaysAvailable alwaysByFew
    alwaysByOne anchor anchorPreference angle angularGradient animatableData animate animated
    animating animation antialiased appInfo appRefresh appSettings appTermination appVisibility
    appearsActive append appendInterpolation appendLiteral apply applying arguments ascent
    aspectRatio assistiveAccessNavigationIcon associativeList asymmetric attributedSubtitle
    attributedTextFormattingDefinition attributedTitle attributes autocapitalization
    autocorrectionDisabled automatic automaticallyUpdateForSelection avoidHidingContent axes
    azimuth b1 b2 b3 b4 b5 backdrop background backgroundExtensionEffect backgroundMaterial
    backgroundPreferenceValue backgroundProminence backgroundStyle backgroundTask badge
    badgeProminence balanced bar base base64EncodedData base64EncodedString baseBackgroundColor
    baseForegroundColor basedOnSize baseline baselineOffset bezier bezierPoints binary binding
    black blendMode blockQuote blue blur blurReplace body bold boldText border bordered
    borderedProminent borderedTinted borderless borderlessButton bottom bottomBar
    bottomControlPoint bottomLeading bottomTrailing bounce bouncy boundingRect bounds brightness
    brown browser buildArray buildBlock buildEither buildExpression buildFinalResult buildIf
    buildLimitedAvailability buildOptional buildPartialBlock bundle button buttonBorder
    buttonBorderShape buttonIconOnly buttonRepeatBehavior buttonSize buttonSizing buttonStyle bytes
    cadence calendar callAsFunction callout cancel cancelAction cancellationAction cancelled
    canonicalCombiningClass capacity capsLock capsule caption caption2 category causesPageTurn
    center centerFirstTextBaseline centerLastTextBaseline centered cgColor cgImage cgPath
    changesWhenCaseFolded changesWhenCaseMapped changesWhenLowercased changesWhenNFKCCaseFolded
    changesWhenTitlecased changesWhenUppercased character characterIndices characters
    childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures
    childForStatusBarHidden childForStatusBarStyle circle circular circularEaseIn circularEaseInOut
    circularEaseOut clear clearGlass clip clipBoundingRect clipShape clipToLayer clipped close
    closeSubpath codable codeBlock codingPath collation color colorArray colorBurn colorDodge
    colorEffect colorInvert colorMatrix colorMode colorMultiply colorScheme colorSchemeContrast
    colorShader colorSpace colors columns combine combineExplicit combined command commands
    commandsRemoved commandsReplaced compact compactMenu compile complete compositingGroup
    compressed concat concatenate concatenating concentric concurrent condensed
    condensedAbbreviated configuration confirm confirmationAction confirmationDialog conicGradient
    console constant constrain constrainedHigh contain container containerBackground
    containerCornerInsets containerCornerOffset containerRelative containerRelativeFrame
    containerShape containerSize containerValue containerValues contains content contentBased
    contentCaptureProtected contentInsets contentMargins contentMinSize contentOffset contentShape
    contentSize contentToolbar contentTransition contentTransitionAddsDrawingGroup contentType
    contextMenu contextMenuPreview continue continuous contrast control controlGroupStyle
    controlSize convert converter coordinateSpace coordinator copy copyBytes cornerRadii
    cornerRadius cornerSize cornerStyle corners count critical ctFont currency currentDate
    currentPoint currentValueLabel curve custom customAttribute customMirror customizationBehavior
    customizationID cyan damping dampingRatio dark darken dash dashDot dashDotDot dashPhase data
    dataTransferCompleted date datePickerStyle dateRange debugDescription decimal decrease
    decreased decrement default defaultAction defaultAdaptableTabBarPlacement defaultAppStorage
    defaultCustomization defaultFocus defaultHoverEffect defaultMinListHeaderHeight
    defaultMinListRowHeight defaultScrollAnchor defaultSize defaultValue defaultVisibility
    defersSystemGestures degrees deinit delay delete deleteDisabled deleteForward descent
    description destinationAtop destinationIn destinationOut destinationOver destructive
    destructiveAction detail detailOnly device dialogIcon dialogSuppressionToggle didDisappear
    didMove difference dimensions direction disableAutocorrection disabled
    disabledCustomizationBehavior disablesAnimations disablesGroup disablesSubpixelQuantization
    discarded disclosureGroupStyle discreteInput dismantleUIView dismantleUIViewController dismiss
    dismissBehavior dismissSearch dismissWindow displayFileExtensions displayList displayP3
    displayPadding displayScale displayedComponents distance distortionEffect distortionShader
    dithersColor dithersResult document documentBrowserContextMenu documentConfiguration done dot
    double doubleColumn down downArrow downMirrored downUp downstream dragPreview
    dragPreviewsFormation draggable draggedItemIDs draggedItemIndex draw drawLayer drawingGroup
    drawsPlatformViews drop dropDestination dropEntered dropExited dropUpdated duration
    durationOffset dynamicTypeSize dynamicallyCall easeIn easeInEaseOut easeInOut easeOut edge
    edgesIgnoringSafeArea edit editMode editor effectValue ellipse ellipticalGradient empty enabled
    encode encodedOffset end endIndex ended ending entering entries enumerateBytes
    enumeratePackages environment environmentObject equatable error escape evaluate everyMinute
    exclusion exclusively existingFile expanded explicit explicitAlignment exportableToServices
    exposureAdjust extendedLinear extraExtraExtraLarge extraExtraLarge extraLarge failed failure
    falseBranch falseContent file fileDialogBrowserOptions fileDialogConfirmationLabel
    fileDialogCustomizationID fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases
    fileDialogMessage fileDialogURLEnabled fileExporter fileExporterFilenameLabel fileImporter
    fileMover fileSystem fileURL fileWrapper fill fillStyle filled filter findContext findDisabled
    findNavigator first firstBaseline firstDayOfWeek firstIndex firstTextBaseline fit fitted fixed
    fixedSize flat flatMap flatMapError flexible flipsForRightToLeftLayoutDirection float float2
    float3 float4 floatArray focusEffectDisabled focusable focused focusedObject focusedSceneObject
    focusedSceneValue focusedValue font fontDesign fontResolutionContext fontWeight fontWidth
    footer footnote forEach forbidden force foreground foregroundColor foregroundStyle form
    formIndex formIntersection formStyle formSymmetricDifference formUnion format fraction
    fractionCompleted frame fullScreenCover function g1 g2 g3 g4 g5 gaugeStyle generalCategory
    geometry geometryGroup gesture get glass glassEffect glassEffectID glassEffectTransition
    glassEffectUnion glassProminent global go gradient graphical gray grayscale green
    gridCellAnchor gridCellColumns gridColumnAlignment groupBoxStyle grouped h1 h2 h3 h4 h5 h6
    handGestureShortcut handleUIGestureRecognizerAction handled handlesExternalEvents hard
    hardLight hasItemsConforming hasMotion hasTag hash hashValue header headerProminence headings
    headline headroom heavy height help hidden hierarchical high highPriorityGesture highlight home
    horizontal horizontalScrollBounceBehavior horizontalScrollIndicatorVisibility
    horizontalSizeClass horizontalSpacing hourAndMinute hourCycle hourMinute hourMinuteSecond
    hoverEffect hoverEffectDisabled hoverPose hue hueRotation iOS icon iconOnly id identity idle
    ignore ignored ignoredByLayout ignoresSafeArea image imageColorTransformer imagePadding
    imagePlacement imageReservation imageScale images immediately impact importExport
    importableFromServices in inRange inactive includeHiddenFiles increase increased increment
    index indexViewStyle indicator indicatorColorTransformer indices indigo infinity init
    initialOffset initiallyInactive inline inlineLarge inner input inputAssistant inputDevicePose
    insert insertion inset insetGrouped inspector inspectorColumnWidth interacting interaction
    interactionActivityTrackingTag interactive interactiveDismissDisabled interactiveSpring
    interactively interpolate interpolated interpolatingSpring interpolation intersection
    intrinsicContentSize invalidNonSurrogateCodePointByte invalidatableContent invalidate
    invalidateTimelineContent invalidated inverse invert inverted invertsAlpha isASCIIHexDigit
    isAccessibilityCategory isAccessibilitySize isAffine isAlphabetic isAntialiased isBidiControl
    isBidiMirrored isBold isButton isCaseIgnorable isCased isContinuous isDash
    isDefaultIgnorableCodePoint isDeprecated isDetailLink isDiacritic isDisjoint isEOFilled
    isEditable isEditing isEmoji isEmojiModifier isEmojiModifierBase isEmojiPresentation isEmpty
    isEnabled isExpanded isExtender isFocusEffectEnabled isFocused isFullCompositionExclusion
    isGlobal isGraphemeBase isGraphemeExtend isHeader isHexDigit isHoverEffectEnabled isIDContinue
    isIDSBinaryOperator isIDSTrinaryOperator isIDStart isIdentity isIdeographic isImage isIncluded
    isInsertion isItalic isJoinControl isKeyboardKey isLink isLocal isLogicalOrderException
    isLogicallyComplete isLowercase isLowercaseSmallCaps isLuminanceReduced isMath isMixed isModal
    isModalInPresentation isMonospaced isNoncharacterCodePoint isObservationEnabled isOn isOpaque
    isPatternSyntax isPatternWhitespace isPositionedByUser isPresented isPressed isQuotationMark
    isRadical isSceneCaptured isScrollEnabled isScrolling isSearchField isSearching isSelected
    isSentenceTerminal isSmallCaps isSoftDotted isStaticText isStrictSubset isStrictSuperset
    isSubset isSummaryElement isSuperset isTabBar isTabBarShowingSections isTerminalPunctuation
    isToggle isTruncated isUnifiedIdeograph isUppercase isUppercaseSmallCaps
    isUserAuthenticationEnabled isValid isVariationSelector isWhitespace isXIDContinue isXIDStart
    italic italicText itemProvider itemProviders itemsCount join kerning key keyCommands keyboard
    keyboardShortcut keyboardType keyframeAnimator kind label labelIconToTitleSpacing
    labelReservedIconWidth labelStyle labeledContentStyle labelsHidden labelsVisibility landmarks
    landscapeLeft landscapeRight languageCode languageComponents large largeSubtitle largeTitle
    lastBaseline lastTextBaseline layerEffect layerShader layout layoutBased layoutComputer
    layoutDirection layoutDirectionBehavior layoutPriority layoutProperties layoutValue leading
    leadingControlPoint leadingFirstTextBaseline leadingLastTextBaseline left leftArrow
    leftMirrored leftToRight legibilityWeight levelChange library lift light lighten limited
    limitsScrolls lineCap lineHeight lineIntersection lineJoin lineLimit lineSpacing
    lineSubtraction lineWidth linear linearBlue linearCapacity linearColor linearGradient
    linearGreen linearRed link links list listItemTint listRowBackground listRowInsets
    listRowSeparator listRowSeparatorLeading listRowSeparatorTint listRowSeparatorTrailing
    listRowSpacing listSectionIndexVisibility listSectionMargins listSectionSeparator
    listSectionSeparatorTint listSectionSpacing listStyle lists live loadView local localLocation
    localSession localTranslation localVelocity locale localization location locations
    logicallyComplete long loose low lowFrequency lowercase lowercaseMapping lowercaseSmallCaps
    luminanceToAlpha luminosity m11 m12 m13 m21 m22 m23 m31 m32 m33 macIdiomStyle macOS magicTap
    magnification magnitude magnitudeSquared main makeBody makeCache makeChartDescriptor
    makeContentView makeCoordinator makeIterator makeSharedContext makeUIGestureRecognizer
    makeUIView makeUIViewController managedObjectContext map mapError margins mask mass matchWindow
    matchedGeometry matchedGeometryEffect matchedTransitionSource matches materialActiveAppearance
    materialize maxDetentValue maxDrawableCount maximum maximumDate maximumDistance
    maximumValueLabel measure measurementSystem medium menu menuActionDismissBehavior menuIndicator
    menuIndicatorVisibility menuOrder menuStyle meshGradient messaging microseconds middle
    milliseconds minLength minSize mini minimize minimum minimumAngleDelta minimumDate
    minimumDistance minimumDuration minimumScaleDelta minimumScaleFactor minimumValueLabel mint
    minuteSecond minutes mirror mirrors misspelledWords miterLimit mix modifier modifierKeys
    modifiers monochrome monospaced monospacedDigit move moveDisabled multiSelection multicolor
    multilineTextAlignment multiply mutableBytes mutableSpan name nameAlias named nanoseconds
    narrative narrow navigation navigationBar navigationBarBackButtonHidden navigationBarDrawer
    navigationBarHidden navigationBarItems navigationBarLeading navigationBarTitle
    navigationBarTitleDisplayMode navigationBarTrailing navigationDestination navigationDocument
    navigationLink navigationLinkIndicatorVisibility navigationSplitView
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationStack navigationSubtitle
    navigationTitle navigationTransition navigationViewStyle never newItem next none normal
    normalized nsPredicate nsSortDescriptors numberingSystem numeric numericPad numericText
    numericType numericValue objectWillChange off offset offsetBy omitted on onAppear onChange
    onChanged onContinueUserActivity onContinuousHover onDelete onDisappear onDrag onDrop onEnded
    onGeometryChange onHover onInsert onInteractiveResizeChange onKeyPress onLongPressGesture
    onLook onMove onOpenURL onPencilDoubleTap onPencilSqueeze onPreferenceChange onReceive
    onScrollDown onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange
    onScrollUp onScrollVisibilityChange onSearchPresentation onSelect onSubmit onTapGesture
    onTextEntry onVolumeViewpointChange onWorldRecenter opacity opaque openURL openWindow operation
    operationOutsideApplication operationsOutsideApp operationsWithinApp option orange orderedList
    orderingValue origin original originalTarget ornament overlay overlayPreferenceValue
    overlongEncodingByte padding page pageDown pageIndicator pageUp paging palette
    paletteSelectionEffect paragraph pasteDestination pasteboard path pathComplete perceptual
    performDrop periodic persistentSystemOverlays phase phaseAnimator pickerStyle pink pinned
    pixelLength place placeSubviews placeholder plain platform playsSound plusDarker plusLighter
    point pointSize pointer points popFirst popover portrait portraitUpsideDown position
    predictedEndLocation predictedEndTranslation preference preferred preferredColorScheme
    preferredContentSize preferredContentSizeDidChange preferredPencilDoubleTapAction
    preferredPencilSqueezeAction preferredScreenEdgesDeferringSystemGestures
    preferredStatusBarStyle preferredStatusBarUpdateAnimation preferredSymbolConfigurationForImage
    prefersDisplayCompositing prefersHomeIndicatorAutoHidden prefersStatusBarHidden
    presentationBackground presentationBackgroundInteraction presentationCompactAdaptation
    presentationContentInteraction presentationCornerRadius presentationDetents
    presentationDragIndicator presentationMode presentationSizing press previewContext
    previewDevice previewDisplayName previewInterfaceOrientation previewLayout previews primary
    primaryAction principal printItem priority privacy privacySensitive progressViewStyle
    projectedValue projectionEffect projectionTransform prominentClearGlass prominentDetail
    prominentGlass properties proposedSize publisher purple push quaternary quinary r1 r2 r3 r4 r5
    radialGradient radians range ranges rasterized rawValue rbColorMode readableContentTypes rect
    rectangle red redacted redactionReasons reduce refresh refreshable region regions regular
    regularMaterial relative release removal remove removeAll removeFirst removeLast removed rename
    renameAction render renderer renderingMode rendersAsynchronously reorder reorderable repeat
    repeatCount repeatForever replaceDisabled replaceSubrange replacingUnspecifiedDimensions
    requiresActivation reserveCapacity resetBytes resetOrder resetSectionOrder resetTabOrder
    resetVisibility resizable resize resizes resolve resolveHDR resolveSymbol resolvedColors
    response restorationBehavior return right rightArrow rightMirrored rightToLeft rigid role roll
    root rootScene rootView rotate rotation rotation3DEffect rotationEffect rounded roundedBorder
    roundedRectangle route run runSystemShortcut sRGBLinear safeAreaBar safeAreaInset
    safeAreaInsets safeAreaPadding safeAreaRegions samePosition saturation saveItem scale scaleBy
    scaleEffect scaled scaledToFill scaledToFit scenePadding scenePhase screen script
    scrollBounceBehavior scrollClipDisabled scrollContent scrollContentBackground
    scrollContentOffsetAdjustmentBehavior scrollDisabled scrollDismissesKeyboard
    scrollDismissesKeyboardMode scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicators
    scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollPositionUpdatePreservesVelocity
    scrollTargetAnchor scrollTargetBehavior scrollTargetLayout scrollTo scrollTransition scrollView
    scrolls search searchCompletion searchDictationBehavior searchFocused
    searchPresentationToolbarBehavior searchScopes searchSelection searchSuggestions
    searchSuggestionsPlacement searchTabSelection searchToolbarBehavior searchable second secondary
    secondaryAction seconds sectionActions sectionFooters sectionHeaders sectionIdentifier
    sectionIndexLabel segmented selection selectionDisabled semibold send sensoryFeedback sentences
    separator sequence sequenced serif setDefaultContentInsets settlingDuration shader shading
    shadow shadowAbove shadowOnly shape shapeStyle sharedBackgroundVisibility sheet shift short
    shouldMerge showColorPalette showContextualPalette showInkAttributes showsActivityIndicator
    showsIndicators sidebar sidebarAdaptable sidebarOnly sidebarRowSize sidebarToggle
    sidebarVisibility signed silentOnTouch simultaneousGesture simultaneously single size
    sizeCategory sizeChanges sizeDependent sizeThatFits sizingOptions slash slide slider
    sliderThumbVisibility small smallCaps smooth smoothsColors snappy snapshot soft softLight solid
    sortDescriptors sourceAtop sourceCode sourceIn sourceOut sourceRect space spacing span
    speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued
    speechSpellsOutCharacters speed spellOut spreadsheet spring springLoadingBehavior square stack
    stackOrientation standard start startAnchor startIndex startLocation startsMediaSession state
    status statusBar statusBarHidden sticky stiffness stop stops stretch strikethrough string
    stroke strokeBorder strokeStyle strokedPath style subdata subdivision subheadline submitLabel
    submitScope subscript subtitle subtitleLineBreakMode subtitleTextAttributesTransformer subtract
    subtracting subviews success suggestedOperations supportedVolumeViewpoints
    supportsMultipleWindows supportsRemoteScenes supportsReplace surrogateCodePointByte
    swipeActions switch switchControl switchEraser switchPrevious symbolColorRenderingMode
    symbolContentTransition symbolEffect symbolEffectsRemoved symbolRenderingMode
    symbolVariableValueMode symbolVariant symbolVariants symbols symmetricDifference system
    systemAction systemServices tab tabBar tabBarMinimizeBehavior tabBarOnly tabBarPlacement
    tabBarVisibility tabItem tabOrder tabPlacement tabViewBottomAccessory
    tabViewBottomAccessoryPlacement tabViewCustomization tabViewSearchActivation tabViewSidebar
    tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader tabViewStyle tableCell
    tableColumnBody tableColumnHeaders tableHeaderRow tableRow tableRowBody tableStyle tables tag
    target task teal tertiary test text textCase textContentType textEditing textEditorStyle
    textFieldStyle textFields textFormatting textInputAutocapitalization
    textInputFormattingControlVisibility textRenderer textScale textSelection textSelectionAffinity
    textVariant thematicBreak thick thickMaterial thin thinMaterial threshold tight tile tiledImage
    time timeInterval timeZone timer timestamp timingCurve tint tinted title title2 title3
    titleAlignment titleAndIcon titleLineBreakMode titleOnly titlePadding
    titleTextAttributesTransformer titleViewFrame titlecaseMapping toggle toggleStyle toolbar
    toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarLabelStyle
    toolbarPrincipal toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility top
    topBar topBarLeading topBarTrailing topControlPoint topLeading topTrailing touch tracking
    tracksVelocity trailing trailingControlPoint trailingFirstTextBaseline trailingLastTextBaseline
    transaction transferRepresentation transform transformAnchorPreference transformEffect
    transformEnvironment transformPreference transient transition translateBy translation trigger
    trim trimmedPath trueBranch trueContent truncatedScalar truncationMode tryFilter tvOS type
    typeSelectEquivalent typesettingLanguage typingAttributes typographicBounds uiImage uint
    ultraLight ultraThick ultraThickMaterial ultraThin ultraThinMaterial undefined underline
    underlineText underlyingError undoManager undoRedo unexpectedContinuationByte uniform union
    unitPoint unorderedList unredacted unsigned unspecified up upArrow upMirrored upUp update
    updateCache updateChartDescriptor updateTarget updateUIGestureRecognizer updateUIView
    updateUIViewController updated updatesFrequently updating uppercase uppercaseMapping
    uppercaseSmallCaps upstream urlSession userActivity userInitiated utf16Offset validateDrop
    value variable variant velocity vertical verticalScrollBounceBehavior
    verticalScrollIndicatorVisibility verticalSizeClass verticalSpacing view viewAligned
    viewDidAppear viewDidDisappear viewID viewWillAppear viewWillDisappear viewWillLayoutSubviews
    viewWillTransition visibility visible visibleRect visualEffect voiceOver warning watchOS weight
    wheel white wide width willMove windowArrangement windowBackground windowManagerRole
    windowResizability windowSize windowToolbarFullScreenVisibility windowToolbarLabelStyle
    withCGContext withContiguousStorageIfAvailable withState withUnsafeBytes withUnsafeMutableBytes
    withoutMirroring wordProcessing words wrappedValue writableContentTypes write writingDirection
    writingDirectionBased writingToolsAffordanceVisibility writingToolsBehavior x xLarge xSmall xor
    xxLarge xxxLarge y yellow zDistance zIndex zero zoom zoomIn zoomOut
    """
}
