#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Looks at folders with the C library, because Foundation would double the time to the prompt.
enum Folder {
  /// Folders inside each other that are followed; a loop of links ends here.
  private static let deepest = 8

  /// True if the path is a folder.
  static func exists(_ path: String) -> Bool {
    guard let folder = opendir(path) else { return false }
    closedir(folder)
    return true
  }

  /// The names in a folder, sorted, without hidden ones.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The files below a folder, as paths that begin with it.
  static func files(below path: String, depth: Int = 0) -> [String] {
    guard depth < deepest else { return [] }
    return names(in: path).flatMap { name -> [String] in
      let inner = "\(path)/\(name)"
      return exists(inner) ? files(below: inner, depth: depth + 1) : [inner]
    }
  }

  /// The folder a path lies in.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes a folder and those above it, for their owner alone.
  static func make(_ path: String) {
    guard !path.isEmpty, path != "/", path != ".", !exists(path) else { return }
    make(parent(of: path))
    mkdir(path, 0o700)
  }
}
