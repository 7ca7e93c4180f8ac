extension StandardLibrary {
  /// What a file says of itself; there are no files inside Grove.
  static let urlResources = LibraryEntry(
    "URLResources.swift",
    """
    /// Which of the things that a file says of itself.
    struct URLResourceKey: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      static let nameKey = URLResourceKey(rawValue: "NSURLNameKey")
      static let localizedNameKey = URLResourceKey(rawValue: "NSURLLocalizedNameKey")
      static let isRegularFileKey = URLResourceKey(rawValue: "NSURLIsRegularFileKey")
      static let isDirectoryKey = URLResourceKey(rawValue: "NSURLIsDirectoryKey")
      static let isSymbolicLinkKey = URLResourceKey(rawValue: "NSURLIsSymbolicLinkKey")
      static let isPackageKey = URLResourceKey(rawValue: "NSURLIsPackageKey")
      static let isHiddenKey = URLResourceKey(rawValue: "NSURLIsHiddenKey")
      static let isReadableKey = URLResourceKey(rawValue: "NSURLIsReadableKey")
      static let isWritableKey = URLResourceKey(rawValue: "NSURLIsWritableKey")
      static let isExcludedFromBackupKey = URLResourceKey(
        rawValue: "NSURLIsExcludedFromBackupKey")
      static let creationDateKey = URLResourceKey(rawValue: "NSURLCreationDateKey")
      static let contentAccessDateKey = URLResourceKey(rawValue: "NSURLContentAccessDateKey")
      static let contentModificationDateKey = URLResourceKey(
        rawValue: "NSURLContentModificationDateKey")
      static let addedToDirectoryDateKey = URLResourceKey(
        rawValue: "NSURLAddedToDirectoryDateKey")
      static let fileSizeKey = URLResourceKey(rawValue: "NSURLFileSizeKey")
      static let totalFileSizeKey = URLResourceKey(rawValue: "NSURLTotalFileSizeKey")
      static let fileAllocatedSizeKey = URLResourceKey(rawValue: "NSURLFileAllocatedSizeKey")
      static let totalFileAllocatedSizeKey = URLResourceKey(
        rawValue: "NSURLTotalFileAllocatedSizeKey")
      static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
      static let volumeNameKey = URLResourceKey(rawValue: "NSURLVolumeNameKey")
      static let volumeTotalCapacityKey = URLResourceKey(rawValue: "NSURLVolumeTotalCapacityKey")
      static let volumeAvailableCapacityKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityKey")
    }

    /// What a file says of itself.
    struct URLResourceValues: Sendable {
      init() {}
      var name: String?
      var localizedName: String?
      var isRegularFile: Bool?
      var isDirectory: Bool?
      var isSymbolicLink: Bool?
      var isPackage: Bool?
      var isHidden: Bool?
      var isReadable: Bool?
      var isWritable: Bool?
      var isExcludedFromBackup: Bool?
      var creationDate: Date?
      var contentAccessDate: Date?
      var contentModificationDate: Date?
      var addedToDirectoryDate: Date?
      var fileSize: Int?
      var totalFileSize: Int?
      var fileAllocatedSize: Int?
      var totalFileAllocatedSize: Int?
      var volumeName: String?
      var volumeTotalCapacity: Int?
      var volumeAvailableCapacity: Int?
    }

    extension URL {
      /// There is no file that could say anything.
      @notSimulated func resourceValues(
        forKeys keys: Set<URLResourceKey>
      ) throws -> URLResourceValues { throw __noAccess("URL.resourceValues(forKeys:)") }
      @notSimulated mutating func setResourceValues(_ values: URLResourceValues) throws {
        throw __noAccess("URL.setResourceValues(_:)")
      }
      @notSimulated func checkResourceIsReachable() throws -> Bool {
        throw __noAccess("URL.checkResourceIsReachable()")
      }
    }
    """)
}
