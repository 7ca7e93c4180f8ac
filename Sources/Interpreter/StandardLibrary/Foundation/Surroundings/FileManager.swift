extension StandardLibrary {
  /// Files, which Grove's programs cannot reach.
  static let fileManager = LibraryEntry(
    "FileManager.swift",
    """
    /// Files: there are none inside Grove.
    @notSimulated class FileManager {
      enum SearchPathDirectory: UInt {
        case documentDirectory = 9, cachesDirectory = 13, applicationSupportDirectory = 14
        case libraryDirectory = 5, downloadsDirectory = 15, desktopDirectory = 12
        case applicationDirectory = 1, userDirectory = 7, moviesDirectory = 17
        case musicDirectory, picturesDirectory
        case sharedPublicDirectory = 21, itemReplacementDirectory = 99
        case trashDirectory = 102
      }
      struct SearchPathDomainMask: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let userDomainMask = SearchPathDomainMask(rawValue: 1)
        static let localDomainMask = SearchPathDomainMask(rawValue: 2)
        static let networkDomainMask = SearchPathDomainMask(rawValue: 4)
        static let systemDomainMask = SearchPathDomainMask(rawValue: 8)
        static let allDomainsMask = SearchPathDomainMask(rawValue: 65535)
      }
      struct DirectoryEnumerationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let skipsSubdirectoryDescendants = DirectoryEnumerationOptions(rawValue: 1)
        static let skipsPackageDescendants = DirectoryEnumerationOptions(rawValue: 2)
        static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
        static let includesDirectoriesPostOrder = DirectoryEnumerationOptions(rawValue: 8)
        static let producesRelativePathURLs = DirectoryEnumerationOptions(rawValue: 16)
      }
      static let `default` = FileManager()
      init() {}
      func urls(
        for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
      ) -> [URL] { [URL(fileURLWithPath: "/not-simulated")] }
      func url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
        appropriateFor url: URL?, create shouldCreate: Bool
      ) throws -> URL { URL(fileURLWithPath: "/not-simulated") }
      var temporaryDirectory: URL { URL(fileURLWithPath: "/not-simulated") }
      var homeDirectoryForCurrentUser: URL { URL(fileURLWithPath: "/not-simulated") }
      var currentDirectoryPath: String { "/not-simulated" }
      func fileExists(atPath path: String) -> Bool { false }
      func fileExists(
        atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
      ) -> Bool { false }
      func isReadableFile(atPath path: String) -> Bool { false }
      func isWritableFile(atPath path: String) -> Bool { false }
      func isDeletableFile(atPath path: String) -> Bool { false }
      func displayName(atPath path: String) -> String {
        URL(fileURLWithPath: path).lastPathComponent
      }
      func containerURL(
        forSecurityApplicationGroupIdentifier groupIdentifier: String
      ) -> URL? { nil }
      func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
      func contents(atPath path: String) -> Data? { nil }
      @discardableResult
      func createFile(
        atPath path: String, contents data: Data?, attributes: [FileAttributeKey: Any]? = nil
      ) -> Bool { false }
      func removeItem(at URL: URL) throws { throw __noAccess("FileManager.removeItem(at:)") }
      func removeItem(atPath path: String) throws {
        throw __noAccess("FileManager.removeItem(atPath:)")
      }
      func createDirectory(
        at url: URL, withIntermediateDirectories createIntermediates: Bool,
        attributes: [FileAttributeKey: Any]? = nil
      ) throws { throw __noAccess("FileManager.createDirectory") }
      func createDirectory(
        atPath path: String, withIntermediateDirectories createIntermediates: Bool,
        attributes: [FileAttributeKey: Any]? = nil
      ) throws { throw __noAccess("FileManager.createDirectory") }
      func contentsOfDirectory(atPath path: String) throws -> [String] {
        throw __noAccess("FileManager.contentsOfDirectory(atPath:)")
      }
      func contentsOfDirectory(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
        options mask: DirectoryEnumerationOptions = []
      ) throws -> [URL] { throw __noAccess("FileManager.contentsOfDirectory(at:)") }
      func copyItem(at srcURL: URL, to dstURL: URL) throws {
        throw __noAccess("FileManager.copyItem(at:to:)")
      }
      func moveItem(at srcURL: URL, to dstURL: URL) throws {
        throw __noAccess("FileManager.moveItem(at:to:)")
      }
      func copyItem(atPath srcPath: String, toPath dstPath: String) throws {
        throw __noAccess("FileManager.copyItem(atPath:toPath:)")
      }
      func moveItem(atPath srcPath: String, toPath dstPath: String) throws {
        throw __noAccess("FileManager.moveItem(atPath:toPath:)")
      }
      func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
        throw __noAccess("FileManager.attributesOfItem(atPath:)")
      }
      func setAttributes(
        _ attributes: [FileAttributeKey: Any], ofItemAtPath path: String
      ) throws { throw __noAccess("FileManager.setAttributes(_:ofItemAtPath:)") }
      func isExecutableFile(atPath path: String) -> Bool { false }
      @discardableResult
      func changeCurrentDirectoryPath(_ path: String) -> Bool { false }
      func subpaths(atPath path: String) -> [String]? { nil }
      func subpathsOfDirectory(atPath path: String) throws -> [String] {
        throw __noAccess("FileManager.subpathsOfDirectory(atPath:)")
      }
      func destinationOfSymbolicLink(atPath path: String) throws -> String {
        throw __noAccess("FileManager.destinationOfSymbolicLink(atPath:)")
      }
      func createSymbolicLink(
        atPath path: String, withDestinationPath destPath: String
      ) throws { throw __noAccess("FileManager.createSymbolicLink") }
      func linkItem(atPath srcPath: String, toPath dstPath: String) throws {
        throw __noAccess("FileManager.linkItem(atPath:toPath:)")
      }
      /// Walks a directory, of which nothing is known.
      class DirectoryEnumerator: NSEnumerator {
        func skipDescendants() {}
        func skipDescendents() {}
        var level: Int { 0 }
      }
      func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
      func enumerator(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
        options mask: DirectoryEnumerationOptions = [],
        errorHandler handler: ((URL, any Error) -> Bool)? = nil
      ) -> DirectoryEnumerator? { nil }
    }

    /// What is known of a file.
    struct FileAttributeKey: RawRepresentable, Hashable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      static let size = FileAttributeKey(rawValue: "NSFileSize")
      static let type = FileAttributeKey(rawValue: "NSFileType")
      static let creationDate = FileAttributeKey(rawValue: "NSFileCreationDate")
      static let modificationDate = FileAttributeKey(rawValue: "NSFileModificationDate")
      static let posixPermissions = FileAttributeKey(rawValue: "NSFilePosixPermissions")
      static let protectionKey = FileAttributeKey(rawValue: "NSFileProtectionKey")
      static let systemSize = FileAttributeKey(rawValue: "NSFileSystemSize")
      static let systemFreeSize = FileAttributeKey(rawValue: "NSFileSystemFreeSize")
    }

    /// When a file can be read.
    struct FileProtectionType: RawRepresentable, Hashable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      static let none = FileProtectionType(rawValue: "NSFileProtectionNone")
      static let complete = FileProtectionType(rawValue: "NSFileProtectionComplete")
      static let completeUnlessOpen = FileProtectionType(
        rawValue: "NSFileProtectionCompleteUnlessOpen")
      static let completeUntilFirstUserAuthentication = FileProtectionType(
        rawValue: "NSFileProtectionCompleteUntilFirstUserAuthentication")
    }

    /// Property lists as values of the program.
    @notSimulated enum PropertyListSerialization {
      enum PropertyListFormat: UInt { case openStep = 1, xml = 100, binary = 200 }
      struct MutabilityOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let mutableContainers = MutabilityOptions(rawValue: 1)
        static let mutableContainersAndLeaves = MutabilityOptions(rawValue: 2)
      }
      static func propertyList(
        from data: Data, options opt: MutabilityOptions = [], format: Any?
      ) throws -> Any { throw __noAccess("PropertyListSerialization") }
      static func data(
        fromPropertyList plist: Any, format: PropertyListFormat, options opt: Int
      ) throws -> Data { throw __noAccess("PropertyListSerialization") }
    }
    """)
}
