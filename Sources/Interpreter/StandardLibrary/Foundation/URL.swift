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
        guard let text = __validURL(string) else { return nil }
        self.absoluteString = text
      }
      init?(string: String, encodingInvalidCharacters: Bool) {
        guard let text = __validURL(string), encodingInvalidCharacters || text == string else {
          return nil
        }
        self.absoluteString = text
      }
      init?(string: String, relativeTo url: URL?) {
        guard let text = __validURL(string) else { return nil }
        self.absoluteString = url.map { __resolveURL(text, $0.absoluteString) } ?? text
      }
      init(fileURLWithPath path: String) {
        self.absoluteString = "file://" + path.__escaped(.urlPathAllowed)
      }
      init(fileURLWithPath path: String, isDirectory: Bool) {
        self.init(fileURLWithPath: isDirectory && !path.hasSuffix("/") ? path + "/" : path)
      }
      init(filePath path: String) { self.init(fileURLWithPath: path) }
      init(__text: String) { self.absoluteString = __text }
      init(from decoder: any Decoder) throws {
        let text = try String(from: decoder)
        guard let url = URL(string: text) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath, debugDescription: "Invalid URL string."))
        }
        self = url
      }
      func encode(to encoder: any Encoder) throws { try absoluteString.encode(to: encoder) }
      var description: String { absoluteString }
      var debugDescription: String { absoluteString }
      var absoluteURL: URL { self }
      var relativeString: String { absoluteString }
      var baseURL: URL? { nil }
      /// What stands before the colon: `https`.
      var scheme: String? { __part(0) }
      /// The name of the server.
      var host: String? { __part(1) }
      func host(percentEncoded: Bool = true) -> String? { __part(1) }
      var user: String? { __part(5) }
      var password: String? { __part(6) }
      var port: Int? { __part(7).flatMap { Int($0) } }
      /// What follows the server, without percent signs.
      var path: String {
        let path = (__part(2) ?? "").removingPercentEncoding ?? ""
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      }
      var relativePath: String { path }
      func path(percentEncoded: Bool = true) -> String {
        let path = __part(2) ?? ""
        return percentEncoded ? path : path.removingPercentEncoding ?? path
      }
      /// What follows the question mark.
      var query: String? { __part(3) }
      func query(percentEncoded: Bool = true) -> String? {
        percentEncoded ? query : query.flatMap { $0.removingPercentEncoding }
      }
      /// What follows the number sign.
      var fragment: String? { __part(4) }
      func fragment(percentEncoded: Bool = true) -> String? { __part(4) }
      /// The last part of the path.
      var lastPathComponent: String {
        path == "/" ? "/" : path.components(separatedBy: "/").last ?? ""
      }
      /// What follows the last point of the path.
      var pathExtension: String {
        let parts = lastPathComponent.components(separatedBy: ".")
        return parts.count > 1 && !parts[0].isEmpty ? parts[parts.count - 1] : ""
      }
      var pathComponents: [String] {
        let parts = path.components(separatedBy: "/").filter { !$0.isEmpty }
        return path.hasPrefix("/") ? ["/"] + parts : parts
      }
      var hasDirectoryPath: Bool { (__part(2) ?? "").hasSuffix("/") }
      var isFileURL: Bool { scheme == "file" }
      @notSimulated var standardized: URL { self }
      @notSimulated var standardizedFileURL: URL { self }
      /// The address with one more part.
      func appendingPathComponent(_ pathComponent: String) -> URL {
        __changingPath { path in
          let added = pathComponent.__escaped(.urlPathAllowed)
          let base = path.hasSuffix("/") ? String(path.dropLast()) : path
          return base + (added.hasPrefix("/") ? "" : "/") + added
        }
      }
      func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL {
        appendingPathComponent(isDirectory ? pathComponent + "/" : pathComponent)
      }
      func appending(path: String) -> URL { appendingPathComponent(path) }
      /// Where files would be: there are none inside Grove.
      @notSimulated static var documentsDirectory: URL { __directory }
      @notSimulated static var cachesDirectory: URL { __directory }
      @notSimulated static var applicationSupportDirectory: URL { __directory }
      @notSimulated static var downloadsDirectory: URL { __directory }
      @notSimulated static var libraryDirectory: URL { __directory }
      @notSimulated static var temporaryDirectory: URL { __directory }
      @notSimulated static var homeDirectory: URL { __directory }
      static var __directory: URL { URL(fileURLWithPath: "/not-simulated") }
      func appending(component: String) -> URL { appendingPathComponent(component) }
      mutating func appendPathComponent(_ pathComponent: String) {
        self = appendingPathComponent(pathComponent)
      }
      mutating func append(path: String) { self = appendingPathComponent(path) }
      func appendingPathExtension(_ pathExtension: String) -> URL {
        __changingPath { $0 + "." + pathExtension }
      }
      func deletingLastPathComponent() -> URL {
        __changingPath { path in
          var parts = path.components(separatedBy: "/")
          if parts.last == "" && parts.count > 1 { parts.removeLast() }
          if parts.count > 0 { parts.removeLast() }
          return parts.joined(separator: "/") + "/"
        }
      }
      func deletingPathExtension() -> URL {
        let ending = pathExtension
        return ending.isEmpty ? self : __changingPath { String($0.dropLast(ending.count + 1)) }
      }
      func appending(queryItems: [URLQueryItem]) -> URL {
        guard var parts = URLComponents(string: absoluteString) else { return self }
        parts.queryItems = (parts.queryItems ?? []) + queryItems
        return parts.url ?? self
      }
      func __changingPath(_ change: (String) -> String) -> URL {
        guard var parts = URLComponents(string: absoluteString) else { return self }
        parts.__path = change(parts.__path)
        return URL(__text: parts.string ?? absoluteString)
      }
      func __part(_ index: Int) -> String? {
        guard let parts = __urlParts(absoluteString) else { return nil }
        return parts[index]
      }
    }

    func __validURL(_ text: String) -> String?
    func __resolveURL(_ text: String, _ base: String) -> String
    func __urlParts(_ text: String) -> [String?]?
    """,
    natives: [
      "__validURL(_:)": { call throws(Trap) in
        Address.escaped(call.text(0)).map { call.make($0) } ?? .none
      },
      "__resolveURL(_:_:)": { call throws(Trap) in
        call.make(Address(call.text(1)).resolving(call.text(0)))
      },
      "__urlParts(_:)": { call throws(Trap) in
        guard let text = Address.escaped(call.text(0)) else { return .none }
        let address = Address(text)
        let parts = [
          address.scheme, address.host, address.path, address.query, address.fragment,
          address.user, address.password, address.port,
        ]
        let type = call.evaluator.types
        let element = type.optional(.string)
        return call.evaluator.makeArray(
          parts.map { $0.map { call.make($0) } ?? .none }, type: type.array(element))
      },
    ])
}
