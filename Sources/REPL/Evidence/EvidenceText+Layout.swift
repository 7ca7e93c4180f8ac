extension EvidenceText {
  /// Facts about layout.
  static let layout = #"""
    G01 measured apple experiment
      A colour or shape takes what it is offered; offered nothing in particular it is 10 by
      10.
    G02 measured apple reimplementation
      A missing dimension of a proposal is filled with 10.
    G03 measured experiment
      Text takes its one-line size if there is room, otherwise it wraps and cuts within the
      width; it is never wider than it needs.
    G04 measured apple experiment reimplementation
      A stack first subtracts the spacing, serves higher priorities first, and within one
      priority the least flexible child first, each offered an equal share of what is left.
    G05 measured experiment
      Equally flexible children share a stack evenly.
    G06 measured experiment
      The spacing is taken off before anything is shared.
    G07 measured experiment
      Serving the least flexible first can overflow: a child with a minimum may get more
      than is left.
    G08 measured test
      A fixed child between flexible ones leaves the others equal.
    G09 measured experiment reimplementation
      A higher priority gets everything but the minimum of the others.
    G10 measured test
      Against a sibling without a minimum, that is all there is.
    G11 measured experiment reimplementation
      The default spacing between views that are not text is 8.
    G12 measured experiment
      Next to text the default spacing is another one, decided pair by pair.
    G13 measured apple reimplementation
      A spacer has a minimum of 8, no spacing around it, and takes what nobody else wants.
    G14 measured reimplementation
      Spacing that is given explicitly is added at both sides of a spacer.
    G15 measured reimplementation
      A spacer takes no room across the stack.
    G16 measured derived
      Two spacers share the room.
    G17 measured test apple
      A stack of fixed children is no larger than they are; a frame around it centres it.
    G18 measured derived
      Fixed children that do not fit overflow at both ends alike.
    G19 measured experiment reimplementation
      A stack that is offered no length gives its children their ideal sizes.
    G20 measured apple
      Across the stack, children are placed by its alignment.
    G21 measured apple reimplementation
      A guide of one's own moves a child against the others and can make the stack wider.
    G22 measured apple
      A guide counts only where the parent aligns by it.
    G23 measured reimplementation
      Padding without a length is 16 points.
    G24 measured apple experiment
      Padding is taken off the offer before the child sees it.
    G25 measured apple
      A modifier sees the size of what stands before it: a background after padding covers
      the padding.
    G26 measured apple reimplementation
      A fixed frame offers its own size and centres what it gets; a child that is too large
      sticks out.
    G27 measured apple
      A frame with one dimension leaves the other to the child.
    G28 measured apple experiment
      A frame with minimum and maximum takes the offer, kept within both, whatever the child
      does.
    G29 measured apple reimplementation
      A frame with only a minimum is the child's size or the minimum.
    G30 measured apple experiment
      A frame with only a maximum grows to the offer, up to the maximum.
    G31 measured test experiment reimplementation
      A maximum of infinity fills the offer but never makes the child smaller.
    G32 measured experiment
      An ideal length counts only where no length is offered.
    G33 measured apple
      fixedSize on one axis takes the offer away on that axis only.
    G34 measured apple reimplementation
      An aspect ratio fits inside the offer or fills it; without a number the child's ideal
      size gives the ratio.
    G35 measured apple experiment
      Backgrounds and overlays are offered the size of what they belong to, and never change
      it.
    G36 measured apple
      Several views in a background or overlay lie on one another.
    G37 measured apple reimplementation
      A ZStack is as large as its children together, and centres them.
    G38 modelled reimplementation
      In a ZStack only the children of the highest priority decide the size.
    G39 measured test apple experiment
      A GeometryReader takes the whole offer and puts its content at the top left.
    G40 measured apple reimplementation
      An offset moves only the picture; a position takes the whole offer.
    G41 measured apple experiment
      ViewThatFits takes the first child whose ideal size fits, or the last.
    G42 measured apple experiment reimplementation
      A custom layout makes its cache once and updates it when its children or properties
      change, not for another offer.
    G43 measured apple reimplementation
      A child is asked only once for one offer; answers are remembered until the layout
      changes.
    G44 measured experiment reimplementation
      A stack asks a custom layout for its smallest and largest length before the real
      offer, unless it is alone.
    G45 measured apple reimplementation
      A child that a custom layout does not place ends up in the centre.
    G46 measured test reimplementation
      A negative frame or a minimum above the maximum is ignored, with a warning.
    """#
}
