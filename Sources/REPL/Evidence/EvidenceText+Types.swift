extension EvidenceText {
  /// Facts about static types.
  static let types = #"""
    T01 measured apple experiment
      A container with one child has that child's type as its content, with nothing around
      it.
    T02 measured experiment
      Two or more children become a tuple type inside the container.
    T03 measured experiment
      A body of several views without a container has the tuple type itself.
    T04 measured apple experiment
      An empty builder gives an empty view.
    T05 measured experiment
      An if/else has a type that names both branches, also the one not taken.
    T06 measured experiment
      An if without else has an optional type.
    T07 measured experiment
      Three cases become a nest of two-way branches, the first two together.
    T08 measured compiler reimplementation
      Four cases become a balanced tree of two-way branches.
    T09 measured compiler
      More cases fill that tree from the left; a single one at the right edge stays as it
      is.
    T10 measured apple compiler
      A chain without a final else is an optional around the tree of its branches.
    T11 measured apple experiment
      A branch for a newer system is wrapped in AnyView.
    T12 measured apple
      AnyView has the same type whatever is inside.
    T13 measured experiment
      ForEach over a range names the range, the index type and the row.
    T14 measured experiment
      ForEach over an array with an id names the array, the id's type and the row.
    T15 measured experiment
      ForEach over identifiable elements names the type of their id.
    T16 measured apple experiment
      Buttons, toggles and labels are generic over what they are labelled with.
    T17 measured experiment
      A section names its header, rows and footer, with empty views for what is missing.
    T18 measured apple reimplementation
      A list without selection says so in its type; a picker names its label and selection.
    T19 measured experiment
      A modifier gives a type that holds the content and the modifier.
    T20 measured experiment reimplementation
      A fixed frame and a flexible one are two different modifiers in the type.
    T21 measured experiment
      A background style has its own modifier in SDKs since iOS 15.
    T22 measured experiment
      An overlay names the view laid over.
    T23 measured experiment
      A border is an overlay of a stroked shape.
    T24 measured experiment
      A filled shape names the shape and its style.
    T25 measured experiment
      A font or colour on anything but Text is an environment value in the type.
    T26 measured derived
      An environment object is written as an optional environment value.
    T27 measured experiment
      A foreground style on anything but Text is a modifier of its own.
    T28 measured reimplementation
      Line limits and text alignment are environment values; disabling transforms one.
    T29 measured experiment reimplementation
      onAppear and onDisappear share one modifier type.
    T30 modelled reimplementation
      A task has one modifier, a task with an id another.
    T31 measured experiment
      A tap action is a gesture modifier.
    T32 measured experiment
      Clipping and rounded corners are the same effect with different shapes.
    T33 measured experiment reimplementation
      Opacity, offset, rotation, scale and animation have effect types of their own.
    T34 measured reimplementation
      Fixed size, aspect ratio, position, hiding and alignment guides have modifier types of
      their own.
    T35 measured experiment reimplementation
      Tags, transitions, priorities and depth are traits in the type.
    T36 measured apple reimplementation
      An explicit id and .equatable() are view types around the content, not modifiers.
    T37 measured apple experiment
      A custom modifier stands in the type as it is; inside it the content has a type of its
      own.
    T38 measured experiment reimplementation
      Many modifiers of Text give a Text again.
    T39 measured apple reimplementation
      Others wrap it; once wrapped, even the former ones wrap again.
    T40 measured apple experiment
      The order of modifiers can be read from the type: the first applied is the innermost.
    T41 measured apple compiler
      An empty branch is an empty view, a branch of several views a tuple.
    T42 measured experiment compiler
      Types are printed without shorthand: arrays and optionals by their full names.
    """#
}
