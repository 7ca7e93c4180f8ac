extension Feature {
  static let sheet = Feature(
    "Sheet",
    #"""
    extension View {
      /// Shows another view over this one while a value is true.
      func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
      ) -> ModifiedContent<Self, _PresentationModifier<Content>> {
        ModifiedContent(
          content: self, modifier: _presentation("sheet", isPresented, onDismiss, content))
      }
      /// Shows another view for an item while there is one.
      func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
      ) -> ModifiedContent<Self, _PresentationModifier<Content>> {
        ModifiedContent(
          content: self, modifier: _itemPresentation("sheet", item, onDismiss, content))
      }
      /// Covers the screen while a value is true.
      func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
      ) -> ModifiedContent<Self, _PresentationModifier<Content>> {
        ModifiedContent(
          content: self,
          modifier: _presentation("fullScreenCover", isPresented, onDismiss, content))
      }
      /// Covers the screen for an item while there is one.
      func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
      ) -> ModifiedContent<Self, _PresentationModifier<Content>> {
        ModifiedContent(
          content: self, modifier: _itemPresentation("fullScreenCover", item, onDismiss, content))
      }
      /// Shows a small view over this one while a value is true.
      func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
      ) -> ModifiedContent<Self, _PresentationModifier<Content>> {
        ModifiedContent(
          content: self, modifier: _presentation("popover", isPresented, nil, content))
      }
      /// Shows a small view for an item while there is one.
      func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
      ) -> ModifiedContent<Self, _PresentationModifier<Content>> {
        ModifiedContent(content: self, modifier: _itemPresentation("popover", item, nil, content))
      }
      /// Shows details of what is selected while a value is true: as a sheet, as on an iPhone.
      func inspector<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
      ) -> ModifiedContent<Self, _PresentationModifier<Content>> {
        ModifiedContent(
          content: self, modifier: _presentation("inspector", isPresented, nil, content))
      }
    }

    /// Where a popover points to.
    enum PopoverAttachmentAnchor {
      case rect(_PopoverRectangle)
      case point(UnitPoint)
    }

    /// A rectangle of the view that a popover points to.
    enum _PopoverRectangle {
      case bounds
      case rect(CGRect)
    }

    func _presentation<Content>(
      _ name: String, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
      _ content: @escaping () -> Content
    ) -> _PresentationModifier<Content> {
      _PresentationModifier<Content>(
        _name: name, _flag: _PresentationFlag(isOn: isPresented), _onDismiss: onDismiss,
        _content: content, _id: nil)
    }

    func _itemPresentation<Item: Identifiable, Content>(
      _ name: String, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
      _ content: @escaping (Item) -> Content
    ) -> _PresentationModifier<Content> {
      _PresentationModifier<Content>(
        _name: name, _flag: _PresentationFlag(item: item), _onDismiss: onDismiss,
        _content: content, _id: { (item: Item) -> Item.ID in item.id })
    }
    """#)
}
