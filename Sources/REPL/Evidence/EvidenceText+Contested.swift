extension EvidenceText {
  /// Facts about contested questions.
  static let contested = #"""
    C1 contested sources
      Whether a child with a binding to an observed object's property runs when the object
      fires and the value is equal. The profile decides: always up to ios15, by value since.
    C2 contested sources
      Whether a closure property can ever be equal. Here it is compared by code and
      captures, which gives a run in the usual cases and a skip where nothing is captured.
    C3 contested sources
      Apple's first comparison of a type may use plain bytes until its layout is known. Here
      the full rule always holds.
    C4 contested sources
      Whether assigning an equal value to an observable property announces a change: until
      Swift 6.1 it did, since then it does not. The profile decides.
    C5 contested sources
      Whether a state's initial value is computed at every init, or, from Xcode 27 on, once
      and lazily. The profile decides.
    C6 contested sources
      How _printChanges names an observation. Here it is @dependencies; newer transcripts
      show a key path.
    C7 contested sources
      Whether onReceive alone makes a view run. Here it does not.
    C8 contested sources
      Nobody published whether AppStorage drops equal writes. Here it is treated as state.
    C9 contested sources
      A write during a body is undefined. Here it is refused and warned about.
    C10 contested sources
      How often an onChange may feed itself was seen to vary. Here it is twice, then the
      warning. The number also stands for another question: The default space between two
      texts depends on the font. Here it is a fixed number.
    C11 contested sources
      Whether projecting a state as a binding counts as a read. The experiments say no, and
      so does this model. The number also stands for another question: The type name of the
      onChange modifier differs between SDKs.
    C12 contested sources
      Whether a child runs for a binding it never reads. In this model it does not. The
      number also stands for another question: The type name of the task modifier may carry
      a number in newer SDKs.
    C13 contested sources
      Whether a state stays a dependency once it was read. In this model it does, as long as
      the node lives. The number also stands for another question: The type of a background
      colour changed with the SDK of iOS 15; the newer one is printed.
    C14 contested sources
      Debug builds of newer Xcodes wrap views in AnyView. That is ignored here. The number
      also stands for another question: A foreground style on Text keeps the type Text since
      the SDK of 2023.
    C15 contested sources
      How many rows a lazy container makes ahead depends on the device. No number of theirs
      is promised. The number also stands for another question: The builder has another name
      in the SDKs of 2027. The types it makes are printed as before.
    C16 contested sources
      The order of body lines against callback lines, and between separate windows, is not
      specified anywhere. The number also stands for another question: Debug builds may
      print AnyView around nested bodies. Release types are printed here.
    C01 contested sources
      The order in which siblings appear is not documented. Here a container's children are
      told last to first, rows in their order.
    C02 contested sources
      A custom modifier in between was once seen to turn inner and outer round. Here the
      inner comes first.
    C03 contested sources
      Whether rows far off the screen keep their state changed between releases. Kept up to
      ios18; given up in ios27.
    C04 contested sources
      Whether rows of a lazy stack disappear when scrolled off was seen both ways. Here they
      do, at either edge.
    C05 contested sources
      A switched branch: here the new one appears before the old one disappears.
    C06 contested sources
      The order of callbacks when an AnyView changes its type is not known. Here the old one
      goes first.
    C07 contested sources
      Tabs: made all at once up to iOS 17, at their first selection from iOS 18 on. The
      profile decides.
    C08 contested sources
      Some releases call onAppear of screens in the middle of a navigation stack. That is
      not modelled.
    C09 contested sources
      Apple's documentation and measurements disagree about onAppear on a Group. Here it is
      merged, and per row in a List.
    C17 contested sources
      What is drawn for two elements with one id is undefined. Here the warning is printed
      and the first row is used.
    C18 contested sources
      How often row structs are made differs between releases. No such count is promised.
    C19 contested sources
      What becomes of the children ViewThatFits did not choose is not documented. Here
      another choice is another identity.
    C20 contested sources
      How many rows a lazy stack makes ahead is not published. Here none appear ahead.
    C21 contested sources
      When exactly a view without animation goes: here within the same frame.
    C22 contested sources
      GeometryReader placed its content in the centre in 2019 and at the top left since; the
      newer rule holds here.
    C23 contested sources
      Whether adding a subview lays out the added one depends on its size. Here it does if
      it has one.
    C24 contested sources
      A callback reads state as it is now, and plain inputs as the latest body had them.
    """#
}
