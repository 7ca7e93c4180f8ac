extension StandardLibrary {
  /// Addresses, part by part.
  static let urlComponents = LibraryEntry(
    "URLComponents.swift",
    """
    /// One name and value of a query.
    @synthesizedCoding
    struct URLQueryItem: Hashable, CustomStringConvertible, Encodable, Decodable, Sendable {
      var name: String
      var value: String?
      init(name: String, value: String?) {
        self.name = name
        self.value = value
      }
      var description: String { name + "=" + (value ?? "") }
    }

    /// The parts of an address.
    struct URLComponents: Hashable, CustomStringConvertible, Encodable, Decodable, Sendable {
      var scheme: String? = nil
      var user: String? = nil
      var password: String? = nil
      var host: String? = nil
      var port: Int? = nil
      var __path: String = ""
      var __query: String? = nil
      var __fragment: String? = nil
      init() {}
      init?(string: String) {
        guard let parts = __urlParts(string) else { return nil }
        self.scheme = parts[0]
        self.user = parts[5]
        self.password = parts[6]
        self.host = parts[1]
        self.port = parts[7].flatMap { Int($0) }
        self.__path = parts[2] ?? ""
        self.__query = parts[3]
        self.__fragment = parts[4]
      }
      init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {
        self.init(string: url.absoluteString)
      }
      var path: String {
        get { __path.removingPercentEncoding ?? __path }
        set { __path = newValue.__escaped(.urlPathAllowed) }
      }
      var percentEncodedPath: String {
        get { __path }
        set { __path = newValue }
      }
      var query: String? {
        get { __query.map { $0.removingPercentEncoding ?? $0 } }
        set { __query = newValue.map { $0.__escaped(.urlQueryAllowed) } }
      }
      var percentEncodedQuery: String? {
        get { __query }
        set { __query = newValue }
      }
      var fragment: String? {
        get { __fragment.map { $0.removingPercentEncoding ?? $0 } }
        set { __fragment = newValue.map { $0.__escaped(.urlQueryAllowed) } }
      }
      /// The names and values of the query.
      var queryItems: [URLQueryItem]? {
        get {
          guard let __query else { return nil }
          if __query.isEmpty { return [] }
          return __query.components(separatedBy: "&").map { part in
            let halves = part.components(separatedBy: "=")
            let name = halves[0].removingPercentEncoding ?? halves[0]
            guard halves.count > 1 else { return URLQueryItem(name: name, value: nil) }
            let value = halves.dropFirst().joined(separator: "=")
            return URLQueryItem(name: name, value: value.removingPercentEncoding ?? value)
          }
        }
        set {
          __query = newValue.map { items in
            items.map { item in
              let name = item.name.__escaped(__queryPart)
              guard let value = item.value else { return name }
              return name + "=" + value.__escaped(__queryPart)
            }.joined(separator: "&")
          }
        }
      }
      var __queryPart: CharacterSet {
        CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "&=;"))
      }
      /// The address that the parts make.
      var string: String? {
        var text = ""
        if let scheme { text += scheme + ":" }
        if let host {
          text += "//"
          if let user { text += user + (password.map { ":" + $0 } ?? "") + "@" }
          text += host
          if let port { text += ":\\(port)" }
          if !__path.isEmpty && !__path.hasPrefix("/") { return nil }
        }
        text += __path
        if let __query { text += "?" + __query }
        if let __fragment { text += "#" + __fragment }
        return text
      }
      var url: URL? { string.flatMap { URL(string: $0) } }
      var description: String { string ?? "" }
    }

    extension String {
      func __escaped(_ allowed: CharacterSet) -> String {
        addingPercentEncoding(withAllowedCharacters: allowed) ?? self
      }
    }
    """)
}
