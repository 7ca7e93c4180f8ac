extension Feature {
  static let editButton = Feature(
    "EditButton",
    #"""
    /// A button that starts and ends editing in the screen it is on.
    struct EditButton: View {
      @Environment(\.editMode) private var _mode
      init() {}
      var body: some View {
        Button(_mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
          let isEditing = _mode?.wrappedValue.isEditing == true
          _mode?.wrappedValue = isEditing ? .inactive : .active
        }
      }
    }
    """#)
}
