extension EvidenceText {
  /// Facts about identity.
  static let identity = #"""
    I01 measured apple experiment reimplementation
      The two branches of an if/else are two identities. When the condition flips, one
      subtree ends with its state and the other begins.
    I02 measured apple experiment
      That holds even if both branches have the same type: the branch is part of the
      identity.
    I03 measured apple experiment
      A ternary in an argument chooses a value, not a view. The node stays and is updated.
    I04 measured apple experiment
      A helper such as applyIf is an if/else inside: each switch replaces the view and loses
      its state.
    I05 measured test experiment reimplementation
      An if without else is an optional: when the condition becomes false the view ends, and
      later another one begins.
    I06 measured apple experiment reimplementation
      What stands behind an if that vanished keeps its identity, because every view in a
      builder has a slot of its own.
    I07 measured experiment
      Two views of one type that exchange their data stay where they are: the state stays
      with the place, not with the data.
    I08 measured apple experiment
      One view value used twice makes two nodes, each with its own state.
    I09 measured experiment
      Each case of a switch is an identity of its own, as the branches of an if are.
    I10 measured apple reimplementation
      A case with another payload is still the same case: the view is updated and keeps its
      state.
    I11 measured apple reimplementation
      AnyView around the same type keeps the node and its state.
    I12 measured apple reimplementation
      AnyView around another type ends the old view and begins a new one.
    I13 measured apple reimplementation
      Two branches that both give an AnyView of one type are one identity, if the AnyView
      itself stands outside the branch.
    I14 modelled reimplementation
      AnyView around AnyView is the same as one.
    I15 measured test apple experiment
      Groups and lists of views leave no node behind: their children stand in the container
      around them.
    I16 measured apple experiment
      A modifier on a Group is applied to each child of it.
    I17 measured experiment reimplementation
      onAppear on a Group is called once for the group, not once for each child.
    I18 measured experiment
      A branch inside a Group that flips does not call the group's onAppear again.
    I19 measured apple reimplementation
      An empty view, and an optional that is nil, take no place and no spacing.
    I20 measured apple experiment
      A view that moves from one container to another through an if/else is another view
      afterwards: its state is lost.
    I21 measured apple experiment
      AnyLayout can exchange the layout around children that keep their identity and state.
    I22 measured experiment
      An opacity of zero removes nothing: the view lives, keeps its state and its space, and
      does not disappear.
    I23 measured test apple
      A hidden view stays in the tree, in the layout and alive.
    I24 measured experiment
      All layers of a ZStack appear together, also those nobody can see.
    I25 measured apple
      State in a ViewModifier belongs to the modifier's own place in the tree, not to the
      view it is applied to.
    I26 measured apple
      Modifiers in another order are another type. Identity notices only where the two stand
      in different branches.
    I27 measured apple experiment
      Moving part of a body into a view of its own does not change the identity of what
      stands beside it.
    I28 measured experiment
      An if let is an if: another value keeps the view, nil ends it.
    I29 measured apple compiler
      An if nested in an else makes another shape than an else if, but the views are lost
      and made by the same rules.
    I30 modelled reimplementation
      What is mounted may be several views: they are stacked.
    I31 modelled reimplementation
      A view that comes back while its removal is still being animated is the old one again,
      with its state.
    I32 measured apple experiment
      Another .id ends the view's life and begins a new one, with fresh state.
    I33 measured apple reimplementation
      The same .id again changes nothing.
    I34 measured test
      An .id behind onAppear makes a new appearance when it changes.
    I35 measured test
      An .id before onAppear does not: the callback belongs to the outer, lasting view.
    I36 measured test
      When an id changes, the new view appears first and then the old one disappears.
    I37 measured experiment
      With the identity transition the old one disappears first.
    I38 measured experiment
      A closure that reads state when the view disappears sees the present value, not the
      one from when it was made.
    I39 measured apple
      An .id that is made anew in the body, such as UUID(), resets the view at every run of
      that body.
    I40 measured experiment
      An explicit id is added to the place in the structure: exchanging the ids of two
      places makes both views anew.
    I41 measured experiment reimplementation
      In a lazy stack the views of ids that left are kept for a while, so exchanging back
      finds the old state.
    I42 measured apple experiment
      Rows of ForEach are recognised by their ids: a row that moves takes its node and state
      along.
    I43 measured apple reimplementation
      Inserting an element in front makes exactly one new row.
    I44 measured apple reimplementation
      Removing an element removes exactly its row. The same id added later begins afresh.
    I45 measured apple
      An element with another id at the same place is a removal and an insertion.
    I46 measured apple
      Another content with the same id updates the row in place.
    I47 measured apple
      Values that are their own ids: changing one is a removal and an insertion, moving one
      is a move.
    I48 measured apple
      Indices as ids recognise rows by position: an insertion in front looks like one at the
      end, and state stays behind.
    I49 measured apple experiment reimplementation
      ForEach over a range without an id takes the count of its first run for good, and
      warns when it changes.
    I50 measured experiment reimplementation
      If such a range shrinks, the row closure can be called with an index that is no longer
      there.
    I51 measured experiment reimplementation
      The compiler warns when such a range is not made of literals.
    I52 measured experiment reimplementation
      Two elements with one id give a warning with a fixed text, once for each id.
    I53 measured experiment
      A lazy stack adds a second warning of its own.
    I54 measured experiment
      matchedGeometryEffect moves pictures, not state: the views are still two.
    """#
}
