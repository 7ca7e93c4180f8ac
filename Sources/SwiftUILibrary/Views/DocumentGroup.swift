import Interpreter

extension Feature {
  /// Apps of documents: Grove shows one that is new and kept nowhere.
  static let documentGroup = Feature(
    "DocumentGroup",
    #"""
    /// The windows of an app that opens documents.
    struct DocumentGroup<Document, Content: View>: Scene {
      typealias Body = Never
      let _window: AnyView
      var body: Never { _primitiveBody() }
    }

    extension DocumentGroup where Document: FileDocument {
      init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
      ) {
        self._window = AnyView(DocumentWindow(document: newDocument(), editor: editor))
      }
      /// No document is there that could be viewed.
      @notSimulated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
      ) {
        self._window = AnyView(EmptyView())
      }
    }

    extension DocumentGroup where Document: ReferenceFileDocument {
      init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
      ) {
        self._window = AnyView(
          ObjectDocumentWindow(document: newDocument(), editor: editor))
      }
      @notSimulated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
      ) {
        self._window = AnyView(EmptyView())
      }
    }

    /// A document that is a value, where it is edited.
    struct FileDocumentConfiguration<Document: FileDocument> {
      @Binding var document: Document
      var fileURL: URL? = nil
      var isEditable: Bool = true
    }

    /// A document that is an object, where it is edited.
    struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
      @ObservedObject var document: Document
      var fileURL: URL? = nil
      var isEditable: Bool = true
    }

    struct DocumentWindow<Document: FileDocument, Content: View>: View {
      @State var document: Document
      let editor: (FileDocumentConfiguration<Document>) -> Content
      var body: some View { editor(FileDocumentConfiguration(document: $document)) }
    }

    struct ObjectDocumentWindow<Document: ReferenceFileDocument, Content: View>: View {
      @StateObject var document: Document
      let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content
      init(
        document: @autoclosure @escaping () -> Document,
        editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
      ) {
        self._document = StateObject(wrappedValue: document())
        self.editor = editor
      }
      var body: some View { editor(ReferenceFileDocumentConfiguration(document: document)) }
    }
    """#,
    views: ["DocumentGroup": { part throws(Trap) in try part.element("_window") }])
}
