extension EvidenceText {
  /// Facts about UIKit's update cycle.
  static let uikit = #"""
    K01 measured apple
      In UIKit an event's code runs to its end before anything is updated.
    K02 measured experiment
      An update goes through constraints, then layout, then drawing.
    K03 measured experiment
      Constraints are updated from the inside out, layout and drawing from the outside in.
    K04 measured apple
      setNeedsLayout only marks: however often it is called, layout comes once, later.
    K05 measured apple
      layoutIfNeeded lays out at once what is marked.
    K06 measured apple
      On a view that is not marked it does nothing.
    K07 measured apple experiment
      It works on the whole subtree, so calling it on the parent animates what a constraint
      moves.
    K08 measured experiment
      Moving a view does not lay it out again, resizing does.
    K09 measured experiment
      Adding a subview marks the parent and the new view.
    K10 measured experiment
      Removing one marks the old parent only.
    K11 measured experiment
      Resizing a view marks its parent too.
    K12 measured experiment
      Scrolling lays out the scroll view for every offset.
    K13 measured experiment
      A rotation gives the root another size, and layout goes down from there.
    K14 measured experiment
      Making a view does not lay it out.
    K15 measured experiment
      A constraint's new constant is applied in the next update.
    K16 measured apple
      The layout, drawing and constraint methods are not to be called by hand; they are
      asked for.
    K17 measured apple
      setNeedsDisplay marks, and drawing comes once, later.
    K18 measured apple
      There is no way to draw a view at once; layoutIfNeeded does not draw.
    K19 measured apple
      A view of another size is not drawn again unless its content mode says so.
    K20 measured apple
      Marking for layout does not draw, marking for drawing does not lay out.
    K21 measured apple
      Constraints that are marked are updated once, before the next layout.
    K22 measured apple
      An intrinsic size that is invalidated is asked for again in the next layout.
    K23 measured apple experiment
      A controller is told before and after its root view's layout; the subviews follow only
      then.
    K24 measured experiment
      The order of callbacks at a first appearance, from viewDidLoad to viewDidAppear.
    K25 measured apple experiment
      The two layout callbacks of a controller may come several times in one appearance.
    K26 measured experiment
      The order of callbacks when a screen is pushed and popped.
    K27 measured experiment
      Layout forced inside an animation block is animated; layout that is only marked there
      is not.
    K28 measured experiment
      Forcing a layout before the change keeps older marks out of the animation.
    K29 measured apple
      Layout that is marked during layout is repeated until it settles; newer systems update
      properties before.
    K30 measured experiment
      The order in which a new subview is told about its superview and window.
    """#
}
