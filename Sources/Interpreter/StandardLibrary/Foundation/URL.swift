extension StandardLibrary {
  /// Addresses, as text: Grove opens no connections.
  static let url = LibraryEntry(
    "URL.swift",
    """
    /// The address of a resource.
    struct URL: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Encodable,
      Decodable, Sendable
    {
      /// The address as text.
      let absoluteString: String
      init?(string: String) {
        if string.isEmpty || string.contains(" ") { return nil }
        self.absoluteString = string
      }
      init(fileURLWithPath path: String) { self.absoluteString = "file://" + path }
      init(filePath path: String) { self.absoluteString = "file://" + path }
      init(__text: String) { self.absoluteString = __text }
      var description: String { absoluteString }
      var debugDescription: String { absoluteString }
      /// What stands before the colon: `https`.
      var scheme: String? { __part(0) }
      /// The name of the server.
      var host: String? { __part(1) }
      func host(percentEncoded: Bool = true) -> String? { __part(1) }
      /// What follows the server, from the slash on.
      var path: String { __part(2) ?? "" }
      func path(percentEncoded: Bool = true) -> String { path }
      /// What follows the question mark.
      var query: String? { __part(3) }
      /// What follows the number sign.
      var fragment: String? { __part(4) }
      /// The last part of the path.
      var lastPathComponent: String { path.components(separatedBy: "/").last ?? "" }
      /// What follows the last point of the path.
      var pathExtension: String {
        let parts = lastPathComponent.components(separatedBy: ".")
        return parts.count > 1 ? parts[parts.count - 1] : ""
      }
      var pathComponents: [String] {
        let parts = path.components(separatedBy: "/").filter { !$0.isEmpty }
        return path.hasPrefix("/") ? ["/"] + parts : parts
      }
      var isFileURL: Bool { scheme == "file" }
      /// The address with one more part.
      func appendingPathComponent(_ pathComponent: String) -> URL {
        URL(__text: absoluteString.hasSuffix("/")
          ? absoluteString + pathComponent : absoluteString + "/" + pathComponent)
      }
      func appending(path: String) -> URL { appendingPathComponent(path) }
      func appending(component: String) -> URL { appendingPathComponent(component) }
      func appendingPathExtension(_ pathExtension: String) -> URL {
        URL(__text: absoluteString + "." + pathExtension)
      }
      func __part(_ index: Int) -> String? { __urlParts(absoluteString)[index] }
    }

    func __urlParts(_ text: String) -> [String?]
    """,
    natives: [
      "__urlParts(_:)": { call throws(Trap) in
        let parts = split(address: call.text(0))
        return call.makeArray(parts.map { $0.map { call.make($0) } ?? .none })
      }
    ])
}

/// Scheme, host, path, query and fragment of an address.
private func split(address: String) -> [String?] {
  var rest = Substring(address)
  var (scheme, host, query, fragment): (String?, String?, String?, String?)
  if let mark = rest.firstIndex(of: "#") {
    fragment = String(rest[rest.index(after: mark)...])
    rest = rest[..<mark]
  }
  if let mark = rest.firstIndex(of: "?") {
    query = String(rest[rest.index(after: mark)...])
    rest = rest[..<mark]
  }
  if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/") {
    scheme = String(rest[..<colon])
    rest = rest[rest.index(after: colon)...]
  }
  if rest.hasPrefix("//") {
    rest = rest.dropFirst(2)
    let authority = rest.prefix { $0 != "/" }
    rest = rest.dropFirst(authority.count)
    let server = authority.split(separator: "@").last ?? ""
    host = server.isEmpty ? nil : String(server.prefix { $0 != ":" })
  }
  return [scheme, host, String(rest), query, fragment]
}
