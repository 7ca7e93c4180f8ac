extension StandardLibrary {
  /// Addresses, as text: Grove opens no connections.
  static let url = LibraryEntry(
    "URL.swift",
    """
    /// The address of a resource.
    struct URL: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Encodable,
      Decodable, Sendable
    {
      /// The address as it was written, which may lean on another.
      let __text: String
      /// The address that it leans on, if there is one.
      let __base: [URL]
      init(__text: String, base: [URL] = []) {
        self.__text = __text
        self.__base = base
      }
      init?(string: String) { self.init(string: string, relativeTo: nil) }
      init?(string: String, encodingInvalidCharacters: Bool) {
        guard let text = __validURL(string), encodingInvalidCharacters || text == string else {
          return nil
        }
        self.init(__text: text)
      }
      init?(string: String, relativeTo url: URL?) {
        guard let text = __validURL(string), !text.isEmpty else { return nil }
        let leans = url != nil && __urlParts(text)?[0] == nil
        self.init(__text: text, base: (leans ? url : nil).map { [$0] } ?? [])
      }
      init(fileURLWithPath path: String) {
        self.init(__text: "file://" + path.__escaped(.__pathInAddress))
      }
      init(fileURLWithPath path: String, isDirectory: Bool) {
        self.init(fileURLWithPath: isDirectory && !path.hasSuffix("/") ? path + "/" : path)
      }
      init(filePath path: String) { self.init(fileURLWithPath: path) }
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
      var description: String {
        relativeString + (baseURL.map { " -- \\($0)" } ?? "")
      }
      var debugDescription: String { description }
      /// The address as it was written, which may lean on another.
      var relativeString: String { __text }
      /// The address as text, whole.
      var absoluteString: String {
        __base.isEmpty ? relativeString : __resolveURL(relativeString, __base[0].absoluteString)
      }
      var absoluteURL: URL { __base.isEmpty ? self : URL(__text: absoluteString) }
      var baseURL: URL? { __base.first }
      /// What stands before the colon: `https`.
      var scheme: String? { __part(0) }
      /// The name of the server.
      var host: String? { host(percentEncoded: false) }
      func host(percentEncoded: Bool = true) -> String? {
        guard var host = __part(1) else { return nil }
        if host.isEmpty && __part(5) == nil && __part(7) == nil { return nil }
        if host.hasPrefix("[") { host = String(host.dropFirst().dropLast()) }
        return percentEncoded ? host : host.removingPercentEncoding
      }
      var user: String? { user(percentEncoded: false) }
      var password: String? { __part(6) }
      var port: Int? { __part(7).flatMap { Int($0) } }
      /// What follows the server, without percent signs.
      var path: String {
        __withoutSlash(path(percentEncoded: false))
      }
      var relativePath: String {
        __withoutSlash(URL(__text: relativeString).path(percentEncoded: false))
      }
      func __withoutSlash(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      }
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
      func fragment(percentEncoded: Bool = true) -> String? {
        percentEncoded ? fragment : fragment.flatMap { $0.removingPercentEncoding }
      }
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
      /// The address without steps to and fro.
      var standardized: URL { URL(__text: __standardizedURL(relativeString), base: __base) }
      @notSimulated var standardizedFileURL: URL { self }
      /// Where files would be: there are none inside Grove.
      @notSimulated static var documentsDirectory: URL { __directory }
      @notSimulated static var cachesDirectory: URL { __directory }
      @notSimulated static var applicationSupportDirectory: URL { __directory }
      @notSimulated static var downloadsDirectory: URL { __directory }
      @notSimulated static var libraryDirectory: URL { __directory }
      @notSimulated static var temporaryDirectory: URL { __directory }
      @notSimulated static var homeDirectory: URL { __directory }
      static var __directory: URL { URL(fileURLWithPath: "/not-simulated") }
      func __part(_ index: Int) -> String? {
        guard let parts = __urlParts(absoluteString) else { return nil }
        return parts[index]
      }
    }

    func __validURL(_ text: String) -> String?
    func __standardizedURL(_ text: String) -> String
    func __resolveURL(_ text: String, _ base: String) -> String
    func __urlParts(_ text: String) -> [String?]?
    """,
    natives: [
      "__validURL(_:)": { call throws(Trap) in
        Address.escaped(call.text(0)).map { call.make($0) } ?? .none
      },
      "__standardizedURL(_:)": { call throws(Trap) in
        call.make(Address(call.text(0)).standardized)
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
