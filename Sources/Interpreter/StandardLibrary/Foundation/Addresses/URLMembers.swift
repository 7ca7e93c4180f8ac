extension StandardLibrary {
  /// What addresses have beyond their parts: other addresses made of them.
  static let urlMembers = LibraryEntry(
    "URL+Members.swift",
    """
    extension URL {
      /// Whether a path that is added leads to a folder.
      enum DirectoryHint: Sendable {
        case isDirectory, notDirectory, checkFileSystem, inferFromPath
      }
      init?(dataRepresentation: Data, relativeTo base: URL?, isAbsolute: Bool = false) {
        self.init(string: String(decoding: dataRepresentation, as: UTF8.self), relativeTo: base)
      }
      var dataRepresentation: Data { Data(relativeString.utf8) }
      func user(percentEncoded: Bool = true) -> String? {
        percentEncoded ? __part(5) : __part(5).flatMap { $0.removingPercentEncoding }
      }
      func password(percentEncoded: Bool = true) -> String? {
        percentEncoded ? password : password.flatMap { $0.removingPercentEncoding }
      }

      /// The address with more of a path; a text of several parts adds all of them.
      func appending(path: String, directoryHint: DirectoryHint = .inferFromPath) -> URL {
        __appending(path.__escaped(.__pathInAddress), directoryHint)
      }
      /// The address with one more part, whose slashes do not divide it.
      func appending(component: String, directoryHint: DirectoryHint = .inferFromPath) -> URL {
        let isFolder = component.hasSuffix("/") && directoryHint == .inferFromPath
        let name = isFolder ? String(component.dropLast()) : component
        let escaped = name.__escaped(.__pathInAddress.subtracting(CharacterSet(charactersIn: "/")))
        return __appending(escaped, isFolder ? .isDirectory : directoryHint)
      }
      func appending(
        components: String..., directoryHint: DirectoryHint = .inferFromPath
      ) -> URL {
        var url = self
        for (index, component) in components.enumerated() {
          let isLast = index == components.count - 1
          url.append(component: component, directoryHint: isLast ? directoryHint : .inferFromPath)
        }
        return url
      }
      func appendingPathComponent(_ pathComponent: String) -> URL { appending(path: pathComponent) }
      func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL {
        appending(path: pathComponent, directoryHint: isDirectory ? .isDirectory : .notDirectory)
      }
      func __appending(_ added: String, _ hint: DirectoryHint) -> URL {
        __changingPath { path in
          let base = path.hasSuffix("/") ? String(path.dropLast()) : path
          let isFirst = path.isEmpty && host == nil
          let whole = base + (isFirst || added.hasPrefix("/") ? "" : "/") + added
          return hint == .isDirectory && !whole.hasSuffix("/") ? whole + "/" : whole
        }
      }
      func appendingPathExtension(_ pathExtension: String) -> URL {
        __changingPath { path in
          path.hasSuffix("/")
            ? String(path.dropLast()) + "." + pathExtension + "/" : path + "." + pathExtension
        }
      }
      func deletingLastPathComponent() -> URL {
        __changingPath { path in
          var parts = path.components(separatedBy: "/")
          while parts.count > 1 && parts.last == "" { parts.removeLast() }
          parts.removeLast()
          while parts.count > 1 && parts.last == "" { parts.removeLast() }
          return parts.isEmpty ? "./" : parts.joined(separator: "/") + "/"
        }
      }
      func deletingPathExtension() -> URL {
        let ending = pathExtension
        if ending.isEmpty { return self }
        return __changingPath { path in
          let isFolder = path.hasSuffix("/")
          return String(path.dropLast(ending.count + (isFolder ? 2 : 1))) + (isFolder ? "/" : "")
        }
      }
      func appending(queryItems: [URLQueryItem]) -> URL {
        __changing { $0.queryItems = ($0.queryItems ?? []) + queryItems }
      }
      func __changingPath(_ change: (String) -> String) -> URL {
        __changing { $0.percentEncodedPath = change($0.percentEncodedPath) }
      }
      func __changing(_ change: (inout URLComponents) -> Void) -> URL {
        guard var parts = URLComponents(string: relativeString) else { return self }
        change(&parts)
        return parts.string.map { URL(__text: $0, base: __base) } ?? self
      }

      mutating func append(path: String, directoryHint: DirectoryHint = .inferFromPath) {
        self = appending(path: path, directoryHint: directoryHint)
      }
      mutating func append(component: String, directoryHint: DirectoryHint = .inferFromPath) {
        self = appending(component: component, directoryHint: directoryHint)
      }
      mutating func append(
        components: String..., directoryHint: DirectoryHint = .inferFromPath
      ) {
        for component in components { append(component: component) }
        if directoryHint == .isDirectory { self = __appending("/", .isDirectory) }
      }
      mutating func appendPathComponent(_ pathComponent: String) {
        self = appendingPathComponent(pathComponent)
      }
      mutating func appendPathComponent(_ pathComponent: String, isDirectory: Bool) {
        self = appendingPathComponent(pathComponent, isDirectory: isDirectory)
      }
      mutating func appendPathExtension(_ pathExtension: String) {
        self = appendingPathExtension(pathExtension)
      }
      mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
      mutating func deletePathExtension() { self = deletingPathExtension() }
      mutating func standardize() { self = standardized }
      mutating func append(queryItems: [URLQueryItem]) { self = appending(queryItems: queryItems) }
    }
    """)
}
