extension Feature {
  /// The dialogs of the system for files.
  ///
  /// Interpreted code reaches no files, so there is nothing in them to choose: they open and are
  /// dismissed.
  static let fileDialogs = Feature(
    "FileDialogs",
    #"""
    extension View {
      /// Lets one choose a file while a value is true.
      @notSimulated("there are no files to choose") func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
      ) -> some View {
        _fileDialog("fileImporter", "FileImporter", isPresented, nil)
      }
      @notSimulated("there are no files to choose") func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
      ) -> some View {
        _fileDialog("fileImporter", "FileImporter", isPresented, nil)
      }
      @notSimulated("there are no files to choose") func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
      ) -> some View {
        _fileDialog("fileImporter", "FileImporter", isPresented, onCancellation)
      }
      /// Lets one say where to keep a document while a value is true.
      @notSimulated("nothing can be saved") func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType,
        defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
      ) -> some View {
        _fileDialog("fileExporter", "FileExporter", isPresented, nil)
      }
      @notSimulated("nothing can be saved") func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
      ) -> some View {
        _fileDialog("fileExporter", "FileExporter", isPresented, onCancellation)
      }
      @notSimulated("nothing can be saved") func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType,
        defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
      ) -> some View {
        _fileDialog("fileExporter", "FileExporter", isPresented, nil)
      }
      @notSimulated("nothing can be saved") func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
      ) -> some View {
        _fileDialog("fileExporter", "FileExporter", isPresented, onCancellation)
      }
      @notSimulated("nothing can be saved") func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
      ) -> some View {
        _fileDialog("fileExporter", "FileExporter", isPresented, nil)
      }
      @notSimulated("nothing can be saved") func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
      ) -> some View {
        _fileDialog("fileExporter", "FileExporter", isPresented, onCancellation)
      }
      @notSimulated("nothing can be saved") func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
      ) -> some View {
        _fileDialog("fileExporter", "FileExporter", isPresented, onCancellation)
      }
      /// Lets one move a file while a value is true.
      @notSimulated("there are no files to move") func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
      ) -> some View {
        _fileDialog("fileMover", "FileMover", isPresented, nil)
      }
      @notSimulated("there are no files to move") func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
      ) -> some View {
        _fileDialog("fileMover", "FileMover", isPresented, onCancellation)
      }
      @notSimulated("there are no files to move") func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
      ) -> some View {
        _fileDialog("fileMover", "FileMover", isPresented, nil)
      }
      @notSimulated("there are no files to move") func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
      ) -> some View {
        _fileDialog("fileMover", "FileMover", isPresented, onCancellation)
      }
      func _fileDialog(
        _ name: String, _ dialog: String, _ isPresented: Binding<Bool>,
        _ onCancellation: (() -> Void)?
      ) -> ModifiedContent<Self, _PresentationModifier<_OpaqueView>> {
        ModifiedContent(
          content: self,
          modifier: _PresentationModifier<_OpaqueView>(
            _name: name, _flag: _PresentationFlag(isOn: isPresented), _onDismiss: nil,
            _content: { () -> _OpaqueView in _OpaqueView(dialog, []) }, _id: nil,
            _onCancel: onCancellation))
      }
    }

    /// A document that is a value.
    protocol FileDocument {
      typealias ReadConfiguration = FileDocumentReadConfiguration
      typealias WriteConfiguration = FileDocumentWriteConfiguration
      static var readableContentTypes: [UTType] { get }
      static var writableContentTypes: [UTType] { get }
      init(configuration: FileDocumentReadConfiguration) throws
      func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
    }

    extension FileDocument {
      static var writableContentTypes: [UTType] { readableContentTypes }
    }

    /// A document that is an object.
    protocol ReferenceFileDocument: ObservableObject {
      associatedtype Snapshot
      typealias ReadConfiguration = FileDocumentReadConfiguration
      typealias WriteConfiguration = FileDocumentWriteConfiguration
      static var readableContentTypes: [UTType] { get }
      static var writableContentTypes: [UTType] { get }
      init(configuration: FileDocumentReadConfiguration) throws
      func snapshot(contentType: UTType) throws -> Snapshot
      func fileWrapper(
        snapshot: Snapshot, configuration: FileDocumentWriteConfiguration
      ) throws -> FileWrapper
    }

    extension ReferenceFileDocument {
      static var writableContentTypes: [UTType] { readableContentTypes }
    }

    /// What a document is read from.
    struct FileDocumentReadConfiguration {
      let contentType: UTType
      let file: FileWrapper
    }

    /// What a document is written to.
    struct FileDocumentWriteConfiguration {
      let contentType: UTType
      let existingFile: FileWrapper?
    }

    /// A file, or a folder of files, in memory.
    class FileWrapper {
      let regularFileContents: Data?
      let fileWrappers: [String: FileWrapper]?
      var filename: String?
      var preferredFilename: String?
      var isRegularFile: Bool { regularFileContents != nil }
      var isDirectory: Bool { fileWrappers != nil }
      init(regularFileWithContents contents: Data) {
        self.regularFileContents = contents
        self.fileWrappers = nil
      }
      init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        self.regularFileContents = nil
        self.fileWrappers = childrenByPreferredName
      }
    }
    """#)
}
