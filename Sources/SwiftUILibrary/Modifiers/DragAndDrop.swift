extension Feature {
  static let dragAndDrop = Feature(
    "DragAndDrop",
    #"""
    /// Something that is dragged over views, until it is dropped; nothing is known of it.
    struct DropSession {}

    /// What happens when something is dropped.
    enum DropOperation: Hashable { case cancel, forbidden, copy, move, delete, alias }

    /// What a drop would do.
    struct DropProposal {
      let operation: DropOperation
      let operationOutsideApplication: DropOperation?
      init(operation: DropOperation) {
        self.operation = operation
        self.operationOutsideApplication = nil
      }
      init(withinApplication: DropOperation, outsideApplication: DropOperation) {
        self.operation = withinApplication
        self.operationOutsideApplication = outsideApplication
      }
    }

    /// What is being dropped, and where.
    struct DropInfo {
      let location: CGPoint
      func hasItemsConforming(to types: [String]) -> Bool { false }
      func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
      @_disfavoredOverload
      func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
      @_disfavoredOverload
      func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
    }

    /// What answers while something is dropped.
    protocol DropDelegate {
      func performDrop(info: DropInfo) -> Bool
    }

    extension DropDelegate {
      func validateDrop(info: DropInfo) -> Bool { true }
      func dropEntered(info: DropInfo) {}
      func dropUpdated(info: DropInfo) -> DropProposal? { nil }
      func dropExited(info: DropInfo) {}
    }

    /// Something that is dragged.
    class NSItemProvider {
      let _object: Any?
      var suggestedName: String?
      init() { self._object = nil }
      init(object: Any) { self._object = object }
      init(item: Any?, typeIdentifier: String?) { self._object = item }
      init?(contentsOf fileURL: URL!) {
        guard let fileURL else { return nil }
        self._object = fileURL
      }
      var registeredTypeIdentifiers: [String] { [] }
      func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }
      func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    }

    /// Something that can be handed to other apps.
    protocol Transferable {}
    extension String: Transferable {}
    extension Color: Transferable {}
    extension Image: Transferable {}
    extension URL: Transferable {}

    extension View {
      /// Lets this view be dragged; not simulated.
      @notSimulated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
        _decorated("draggable")
      }
      @notSimulated func draggable<T, V: View>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
      ) -> some View {
        _decorated("draggable")
      }
      /// Lets things be dropped here; not simulated.
      @notSimulated func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
      ) -> some View {
        _decorated("dropDestination", "for:", payloadType)
      }
      @notSimulated func dropDestination<T>(
        for payloadType: T.Type = T.self, isEnabled: Bool = true,
        action: @escaping ([T], DropSession) -> Void
      ) -> some View {
        _decorated("dropDestination", "for:", payloadType)
      }
      /// Tells how something that is dragged moves over this view; not simulated.
      @notSimulated func onDropSessionUpdated(
        _ onUpdate: @escaping (DropSession) -> Void
      ) -> some View {
        _decorated("onDropSessionUpdated")
      }
      /// Lets several of the views inside be dragged at once; not simulated.
      @notSimulated func dragContainer<Item, ItemID: Hashable, C: Collection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        selection: C, _ payload: @escaping ([ItemID]) -> [Item]
      ) -> some View where C.Element == ItemID {
        _decorated("dragContainer", "for:", itemType)
      }
      @notSimulated func dragContainer<Item, ItemID: Hashable>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([ItemID]) -> [Item]
      ) -> some View {
        _decorated("dragContainer", "for:", itemType)
      }
      /// Lets this view be dragged, in the older form; not simulated.
      @notSimulated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        _decorated("onDrag")
      }
      @notSimulated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
      ) -> some View {
        _decorated("onDrag")
      }
      /// Lets things be dropped here, in the older form; not simulated.
      @notSimulated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
      ) -> some View {
        _decorated("onDrop", "of:", supportedTypes)
      }
      @notSimulated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
      ) -> some View {
        _decorated("onDrop", "of:", supportedTypes)
      }
      @notSimulated func onDrop<D: DropDelegate>(
        of supportedTypes: [String], delegate: D
      ) -> some View {
        _decorated("onDrop", "of:", supportedTypes)
      }
      @_disfavoredOverload
      @notSimulated func onDrop(
        of supportedTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
      ) -> some View {
        _decorated("onDrop", "of:", supportedTypes)
      }
      @_disfavoredOverload
      @notSimulated func onDrop(
        of supportedTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
      ) -> some View {
        _decorated("onDrop", "of:", supportedTypes)
      }
      @_disfavoredOverload
      @notSimulated func onDrop<D: DropDelegate>(
        of supportedTypes: [UTType], delegate: D
      ) -> some View {
        _decorated("onDrop", "of:", supportedTypes)
      }
      /// Says what this view stands for in other apps.
      @notSimulated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        _decorated("itemProvider")
      }
    }
    """#)
}
