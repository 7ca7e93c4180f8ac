extension Catalog {
  /// Types of SwiftUI as of the iOS 26 SDK, in order; see `knownMembers`.
  static let knownTypes = """
    AXChartDescriptorRepresentable AccessibilityActionCategory AccessibilityActionKind
    AccessibilityAdjustmentDirection AccessibilityAttachmentModifier AccessibilityChildBehavior
    AccessibilityCustomContentKey AccessibilityDirectTouchOptions AccessibilityFocusState
    AccessibilityHeadingLevel AccessibilityLabeledPairRole AccessibilityRotorContent
    AccessibilityRotorContentBuilder AccessibilityRotorEntry AccessibilitySystemRotor
    AccessibilityTechnologies AccessibilityTextContentType AccessibilityTraits
    AccessibilityZoomGestureAction AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle
    AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle ActionSheet Actions ActorType
    AdaptableTabBarPlacement Alert AligningContentProviderLayout Alignment AlignmentID AlignmentKey
    AlignmentStrategy AllCases Anchor AnchoredLayout Angle AngularGradient Animatable
    AnimatableData AnimatableIgnored AnimatableModifier AnimatablePair AnimatableValues Animation
    AnimationCompletionCriteria AnimationContext AnimationState AnimationStateKey
    AnimationTimelineSchedule AnyDefinition AnyGesture AnyGradient AnyLayout AnyLocation
    AnyLocationBase AnyScrollTargetBehavior AnyShape AnyShapeStyle AnyTabContent AnyTransition
    AnyView App AppStorage Argument ArrayLiteralElement AssistiveAccess AsymmetricTransition
    AsyncImage AsyncImagePhase AttributeContainerProxy AttributeKey AttributedTextFormatting
    AttributedTextFormattingDefinition AttributedTextValueConstraint
    Attributes AutomaticControlGroupStyle AutomaticDisclosureGroupStyle AutomaticFormStyle
    AutomaticHoverEffect AutomaticLabeledContentStyle AutomaticNavigationSplitViewStyle
    AutomaticNavigationTransition AutomaticPresentationSizing AutomaticTableStyle
    AutomaticTextEditorStyle Axis BackgroundDisplayMode BackgroundProminence BackgroundStyle
    BackgroundTask BadgeProminence BalancedNavigationSplitViewStyle BezierPoint Bindable Binding
    BlendMode BlurOptions BlurReplaceTransition Body BorderedButtonStyle
    BorderedProminentButtonStyle BorderlessButtonMenuStyle BorderlessButtonStyle Button
    ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior ButtonRole ButtonSizing ButtonStyle
    ButtonStyleConfiguration ButtonToggleStyle Cache Cadence Canvas Capsule Case CharacterIndex
    Circle CircularProgressViewStyle ClipOptions CodableRepresentation Color ColorMatrix
    ColorPicker ColorRenderingMode ColorScheme ColorSchemeContrast ColorSpace Colors
    ColumnNavigationViewStyle ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu
    Commands CommandsBuilder CompactDatePickerStyle CompactMenuControlGroupStyle Components
    ConcentricRectangle Conditional Configuration ContainerBackgroundPlacement
    ContainerRelativeShape ContainerSizingOptions ContainerValueKey ContainerValues Content
    ContentMarginPlacement ContentMode ContentOffset ContentShapeKinds ContentSizeCategory
    ContentToolbarPlacement ContentTransition ContentUnavailableView Context ContextMenu
    ControlGroup ControlGroupStyle ControlGroupStyleConfiguration ControlSize ControlWidget
    ControlWidgetConfiguration ControlWidgetConfigurationBuilder ControlWidgetTemplate
    ControlWidgetTemplateBuilder CoordinateSpace CoordinateSpaceConverter CoordinateSpaceProtocol
    Coordinator Corner Corners CubicKeyframe CurrentValueLabel CustomAnimation CustomHoverEffect
    CustomPresentationDetent CustomizableToolbarContent Data DateOffset DatePicker
    DatePickerComponents DatePickerStyle DatePickerStyleConfiguration DateReference DateStyle
    DebugReplaceableView DefaultButtonLabel DefaultButtonStyle DefaultDatePickerStyle
    DefaultDateProgressLabel DefaultDocumentGroupLaunchActions DefaultFocusEvaluationPriority
    DefaultGaugeStyle DefaultGlassEffectShape DefaultGroupBoxStyle DefaultLabelStyle
    DefaultListStyle DefaultMenuStyle DefaultNavigationViewStyle DefaultPickerStyle
    DefaultProgressViewStyle DefaultShareLinkLabel DefaultTabLabel DefaultTabViewStyle
    DefaultTextFieldStyle DefaultToggleStyle DefaultToolbarItem DefinitionBuilder Description
    Design DialogSeverity Direction DisabledTextSelectability DisclosureGroup DisclosureGroupStyle
    DisclosureGroupStyleConfiguration DisclosureTableRow DismissAction DismissBehavior
    DismissSearchAction DismissWindowAction Divider Document DocumentBaseBox DocumentConfiguration
    DocumentGroup DocumentGroupLaunchScene DocumentLaunchGeometryProxy DocumentLaunchView
    DoubleColumnNavigationViewStyle DragConfiguration DragGesture DragSession DrawingOptions
    DropConfiguration DropDelegate DropInfo DropOperation DropProposal DropSession DynamicProperty
    DynamicRange DynamicTableRowContent DynamicTypeSize DynamicViewContent Edge EdgeInsets
    EditActions EditButton EditMode EditableCollectionContent Element Ellipse EllipticalGradient
    EmptyAnimatableData EmptyCommands EmptyControlWidgetConfiguration EmptyControlWidgetTemplate
    EmptyDefinition EmptyHoverEffect EmptyMatchedTransitionSourceConfiguration EmptyModifier
    EmptyTableRowContent EmptyView EmptyVisualEffect EmptyWidgetConfiguration
    EnabledTextSelectability Entries Entry Environment EnvironmentKey EnvironmentObject
    EnvironmentValues EnvironmentalModifier EquatableView Event EventModifiers
    EveryMinuteTimelineSchedule ExclusiveGesture ExplicitTimelineSchedule
    ExtendedGraphemeClusterLiteralType FetchRequest FetchedResults FileDialogBrowserOptions
    FileDocument FileDocumentConfiguration FileDocumentReadConfiguration
    FileDocumentWriteConfiguration FillShapeStyle FillShapeView FillStyle Filter FilterOptions
    FindContext FittedPresentationSizing FixedTextVariant Flexibility FloatLiteralType
    FocusInteractions FocusState FocusedBinding FocusedObject FocusedValue FocusedValueKey
    FocusedValues Font ForEach ForEachSectionCollection ForEachSubviewCollection ForegroundStyle
    Form FormPresentationSizing FormStyle FormStyleConfiguration FormatInput FormatOutput Gauge
    GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryProxy GeometryReader Gesture
    GestureMask GestureState GestureStateGesture Glass GlassButtonStyle GlassEffectContainer
    GlassEffectTransition GlassProminentButtonStyle GlobalCoordinateSpace Gradient GradientOptions
    GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout GridRow Group GroupBox
    GroupBoxStyle GroupBoxStyleConfiguration GroupElementsOfContent GroupSectionsOfContent
    GroupedFormStyle GroupedListStyle HStack HStackLayout HandGestureShortcut
    HierarchicalShapeStyle HierarchicalShapeStyleModifier HighlightHoverEffect HorizontalAlignment
    HorizontalDirection HorizontalEdge HoverEffect HoverPhase ID Icon IconOnlyLabelStyle
    IdentityTransition Image ImagePaint ImageRenderer Index IndexDisplayMode IndexViewStyle
    IndexedIdentifierCollection Indices InlinePickerStyle InputDevicePose InsetGroupedListStyle
    InsetListStyle InsetShape InsetTableStyle InsettableShape InspectorCommands IntegerLiteralType
    InterfaceOrientation Interpolation ItemModifier ItemProviderTableRowModifier Iterator
    KeyEquivalent KeyPress KeyboardShortcut KeyframeAnimator KeyframeTimeline KeyframeTrack
    KeyframeTrackContent KeyframeTrackContentBuilder Keyframes KeyframesBuilder Kind Label
    LabelStyle LabelStyleConfiguration LabeledContent LabeledContentStyle
    LabeledContentStyleConfiguration LabeledControlGroupContent LabeledToolbarItemGroupContent
    Layout LayoutDirection LayoutDirectionBehavior LayoutKey LayoutOptions LayoutProperties
    LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack Leading
    LegibilityWeight LiftHoverEffect LimitBehavior LimitedAvailabilityConfiguration Line LineStyle
    LinearCapacityGaugeStyle LinearGradient LinearKeyframe LinearProgressViewStyle Link
    LinkShapeStyle List ListItemTint ListSectionSpacing ListStyle LocalCoordinateSpace LocalSession
    Localization LocalizedStringKey Locations LongPressGesture MagnificationGesture MagnifyGesture
    Main MarkedValueLabel MatchedGeometryProperties MatchedTransitionSourceConfiguration Material
    MaterialActiveAppearance MaximumValueLabel Menu MenuActionDismissBehavior MenuControlGroupStyle
    MenuOrder MenuPickerStyle MenuStyle MenuStyleConfiguration MeshGradient MinimumValueLabel Mode
    ModifiedContent MoveKeyframe MoveTransition MultiDatePicker MultiViewRoot NamedCoordinateSpace
    Namespace NavigationBarDrawerDisplayMode NavigationBarItem NavigationControlGroupStyle
    NavigationLink NavigationLinkPickerStyle NavigationPath NavigationSplitView
    NavigationSplitViewColumn NavigationSplitViewStyle NavigationSplitViewStyleConfiguration
    NavigationSplitViewVisibility NavigationStack NavigationTransition NavigationView
    NavigationViewStyle NewDocumentButton ObjectWillChangePublisher ObservedObject OffsetShape
    OffsetTransition OnInsertTableRowModifier OpacityTransition OpenURLAction OpenWindowAction
    OperationsOutsideApp OperationsWithinApp Orientation OutlineGroup OutlineSubgroupChildren
    PageIndexViewStyle PagePresentationSizing PageTabViewStyle PagingScrollTargetBehavior
    PaletteControlGroupStyle PalettePickerStyle PaletteSelectionEffect PasteButton Path Pattern
    PencilDoubleTapGestureValue PencilHoverPose PencilPreferredAction PencilSqueezeGesturePhase
    PencilSqueezeGestureValue PeriodicTimelineSchedule Phase PhaseAnimator Phases Picker
    PickerStyle PinnedScrollableViews PlaceholderContentView PlaceholderTextShapeStyle
    PlainButtonStyle PlainListStyle PlainTextEditorStyle PlainTextFieldStyle
    PopoverAttachmentAnchor PreferenceKey PreferredColorSchemeKey PresentationAdaptation
    PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent
    PresentationMode PresentationSizing PresentationSizingContext PresentationSizingRoot
    PresentedWindowContent PressFeedback Preview PreviewContext PreviewContextKey PreviewDevice
    PreviewModifier PreviewModifierContent PreviewPlatform PreviewProvider Previewable Previews
    PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle
    ProgressViewStyleConfiguration ProjectionTransform Prominence
    ProminentDetailNavigationSplitViewStyle Properties PropertiesContext Property ProposedViewSize
    PushTransition RGBColorSpace RadialGradient RasterizationOptions RawValue ReadConfiguration
    Rectangle RectangleCornerInsets RectangleCornerRadii RedactionReasons ReferenceFileDocument
    ReferenceFileDocumentConfiguration RefreshAction ReleaseFeedback RenameAction RenameButton
    Renderer Representation ResizingMode Resolved ResolvedHDR ResolvedImage ResolvedModifier
    ResolvedSymbol ResolvedText Result Root RootScene RootStateType RootView RotateGesture
    RotatedShape RotationGesture RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle
    RoundedRectangularShape RoundedRectangularShapeCorners Run RunSlice SafeAreaRegions Scale
    ScaleTransition ScaledMetric ScaledShape Scene SceneBuilder SceneContent ScenePadding
    ScenePhase SceneRestorationBehavior SceneStorage Scope Scoped ScrollAnchorRole
    ScrollBounceBehavior ScrollContentOffsetAdjustmentBehavior ScrollDismissesKeyboardMode
    ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility ScrollInputBehavior
    ScrollInputKind ScrollPhase ScrollPhaseChangeContext ScrollPosition ScrollTarget
    ScrollTargetBehavior ScrollTargetBehaviorContext ScrollTargetBehaviorProperties
    ScrollTargetBehaviorPropertiesContext ScrollTransitionConfiguration ScrollTransitionPhase
    ScrollView ScrollViewProxy ScrollViewReader ScrollableContent SearchFieldPlacement
    SearchPresentationToolbarBehavior SearchScopeActivation SearchSuggestionsPlacement
    SearchToolbarBehavior SearchUnavailableContent Section SectionCollection SectionConfiguration
    SectionCustomization SectionedFetchRequest SectionedFetchResults SecureField
    SegmentedPickerStyle SelectionFeedback SelectionShapeStyle SensoryFeedback SeparatorShapeStyle
    SequenceGesture Set Shader ShaderFunction ShaderLibrary Shading ShadowOptions ShadowStyle Shape
    ShapeRole ShapeStyle ShapeView ShareLink SharePreview SidebarAdaptableTabViewStyle
    SidebarCommands SidebarListStyle SimultaneousGesture Size
    SizeDependentTextVariant SlideTransition Slider SliderTick SliderTickBuilder SliderTickContent
    SliderTickContentForEach Snapshot Source Spacer SpacerSizing SpatialEventCollection
    SpatialEventGesture SpatialTapGesture Spring SpringKeyframe SpringLoadingBehavior
    StackNavigationViewStyle State StateObject StateType Stepper Stop Stopwatch Storage Stride
    StringInterpolation StringLiteralType StrokeBorderShapeView StrokeShapeView StrokeStyle Style
    SubSequence SubmitLabel SubmitTriggers SubscriptionView Subview Subviews SubviewsCollection
    SubviewsCollectionSlice SwitchToggleStyle SymbolColorRenderingMode SymbolEffectTransition
    SymbolRenderingMode SymbolVariableValueMode SymbolVariants SystemFormatStyle Tab
    TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabBarPlacement TabContent TabContentBuilder
    TabCustomization TabCustomizationBehavior TabPlacement TabRole TabSearchActivation TabSection
    TabValue TabView TabViewBottomAccessoryPlacement TabViewCustomization TabViewStyle Table
    TableColumn TableColumnAlignment TableColumnBody TableColumnBuilder TableColumnContent
    TableColumnCustomization TableColumnCustomizationBehavior TableColumnForEach
    TableColumnSortComparator TableForEachContent TableHeaderRowContent TableOutlineGroupContent
    TableRow TableRowBody TableRowBuilder TableRowContent TableRowValue TableStyle
    TableStyleConfiguration TapGesture TargetContext TemplateRenderingMode Text TextAlignment
    TextAttribute TextEditingCommands TextEditor TextEditorStyle TextEditorStyleConfiguration
    TextField TextFieldStyle TextFormattingCommands TextInputAutocapitalization
    TextInputDictationActivation TextInputDictationBehavior TextInputFormattingControlPlacement
    TextProxy TextRenderer TextSelectability TextSelectionAffinity TextStyle
    TextVariantPreference Threshold TicksCollection TimeDataSource TimelineSchedule
    TimelineScheduleMode TimelineView TimelineViewDefaultContext Timer TintShapeStyle Title
    TitleAndIconLabelStyle TitleDisplayMode TitleOnlyLabelStyle Toggle ToggleStyle
    ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder
    ToolbarCustomizationBehavior ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarItem
    ToolbarItemGroup ToolbarItemPlacement ToolbarLabelStyle ToolbarPlacement ToolbarRole
    ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu Touch Transaction TransactionKey
    Transferable TransformedShape Transition TransitionPhase TransitionProperties Tree
    TruncationMode TupleDefinition TupleSliderTickContent TupleTableColumnContent
    TupleTableRowContent TupleView TypesettingLanguage TypographicBounds
    UIApplicationDelegateAdaptor UIGestureRecognizerRepresentable
    UIGestureRecognizerRepresentableContext
    UIGestureRecognizerRepresentableCoordinateSpaceConverter UIGestureRecognizerType
    UIHostingConfiguration UIHostingController UIHostingControllerSizingOptions
    UIHostingSceneDelegate UITraitBridgedEnvironmentKey UIViewControllerRepresentable
    UIViewControllerRepresentableContext UIViewControllerType UIViewRepresentable
    UIViewRepresentableContext UIViewType UnaryViewRoot UnevenRoundedRectangle
    UnicodeScalarLiteralType UnitCurve UnitPoint UsageType UserInterfaceSizeClass VStack
    VStackLayout Value ValueConstraint VectorArithmetic VerticalAlignment VerticalDirection
    VerticalEdge View ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewModifier
    ViewRoot ViewSpacing ViewThatFits Visibility VisualEffect Weight WheelDatePickerStyle
    WheelPickerStyle Widget WidgetBundle WidgetBundleBuilder WidgetConfiguration Width
    WindowBackgroundShapeStyle WindowGroup WindowManagerRole WindowResizability
    WindowToolbarFullScreenVisibility Wrapper WriteConfiguration WritingDirectionStrategy
    WritingToolsBehavior ZStack ZStackLayout ZoomNavigationTransition
    _GraphValue _ShapeStyle_Shape _ShapeStyle_ShapeType _ShapeView _VariadicView
    _VariadicView_Children _VariadicView_MultiViewRoot _VariadicView_UnaryViewRoot
    _VariadicView_ViewRoot _ViewInputs _ViewListInputs _ViewListOutputs _ViewOutputs
    DataRepresentation FileRepresentation ProxyRepresentation ReceivedTransferredFile
    SentTransferredFile TransferRepresentation TransferRepresentationBuilder
    """
}
