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
      init(operation: DropOperation) { self.operation = operation }
    }

    /// What is being dropped, and where.
    struct DropInfo {
      let location: CGPoint
      func hasItemsConforming(to types: [String]) -> Bool { false }
      func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
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

    /// A kind of content.
    struct UTType: Hashable {
      let identifier: String
      init(_name: String) { self.identifier = _name }
      init?(_ identifier: String) { self.identifier = identifier }
      init(exportedAs identifier: String) { self.identifier = identifier }
      init(importedAs identifier: String) { self.identifier = identifier }
      static let text = UTType(_name: "public.text")
      static let plainText = UTType(_name: "public.plain-text")
      static let utf8PlainText = UTType(_name: "public.utf8-plain-text")
      static let json = UTType(_name: "public.json")
      static let image = UTType(_name: "public.image")
      static let png = UTType(_name: "public.png")
      static let jpeg = UTType(_name: "public.jpeg")
      static let pdf = UTType(_name: "com.adobe.pdf")
      static let url = UTType(_name: "public.url")
      static let fileURL = UTType(_name: "public.file-url")
      static let data = UTType(_name: "public.data")
      static let item = UTType(_name: "public.item")
      static let content = UTType(_name: "public.content")
      static let folder = UTType(_name: "public.folder")
      static let audio = UTType(_name: "public.audio")
      static let movie = UTType(_name: "public.movie")
      static let commaSeparatedText = UTType(_name: "public.comma-separated-values-text")
      static let tabSeparatedText = UTType(_name: "public.tab-separated-values-text")
      static let html = UTType(_name: "public.html")
      static let xml = UTType(_name: "public.xml")
      static let yaml = UTType(_name: "public.yaml")
      static let rtf = UTType(_name: "public.rtf")
      static let zip = UTType(_name: "public.zip-archive")
      static let archive = UTType(_name: "public.archive")
      static let directory = UTType(_name: "public.directory")
      static let gif = UTType(_name: "com.compuserve.gif")
      static let heic = UTType(_name: "public.heic")
      static let mp3 = UTType(_name: "public.mp3")
      static let wav = UTType(_name: "com.microsoft.waveform-audio")
      static let mpeg4Movie = UTType(_name: "public.mpeg-4")
      static let quickTimeMovie = UTType(_name: "com.apple.quicktime-movie")
      static let video = UTType(_name: "public.video")
      static let propertyList = UTType(_name: "com.apple.property-list")
      static let sourceCode = UTType(_name: "public.source-code")
      static let swiftSource = UTType(_name: "public.swift-source")
      static let spreadsheet = UTType(_name: "public.spreadsheet")
      static let vCard = UTType(_name: "public.vcard")
      static let epub = UTType(_name: "org.idpf.epub-container")
      static let log = UTType(_name: "public.log")
    }
    """#)
}
