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
      var description: String { value.map { name + "=" + $0 } ?? name }
    }

    /// The parts of an address.
    struct URLComponents: Hashable, CustomStringConvertible, Encodable, Decodable, Sendable {
      var scheme: String? = nil
      // The other parts are kept as the address has them, with percent signs.
      var __user: String? = nil
      var __password: String? = nil
      var __host: String? = nil
      var __port: String? = nil
      var __path: String = ""
      var __query: String? = nil
      var __fragment: String? = nil
      init() {}
      init?(string: String) {
        guard let text = __validURL(string), let parts = __urlParts(text) else { return nil }
        self.scheme = parts[0]
        self.__user = parts[5]
        self.__password = parts[6]
        self.__host = parts[1]
        self.__port = parts[7]
        self.__path = parts[2] ?? ""
        self.__query = parts[3]
        self.__fragment = parts[4]
      }
      init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {
        self.init(string: resolve ? url.absoluteString : url.relativeString)
      }
      var user: String? {
        get { __user.map(__plain) }
        set { __user = newValue.map { $0.__escaped(.__nameInAddress) } }
      }
      var password: String? {
        get { __password.map(__plain) }
        set { __password = newValue.map { $0.__escaped(.__nameInAddress) } }
      }
      var host: String? {
        get { __host.map(__plain) }
        set {
          __host = newValue.map {
            __validURL("//" + $0) == nil ? $0 : $0.__escaped(.urlHostAllowed)
          }
        }
      }
      var port: Int? {
        get { __port.flatMap { Int($0) } }
        set { __port = newValue.map { "\\($0)" } }
      }
      var path: String {
        get { __plain(__path) }
        set { __path = newValue.__escaped(.__pathInAddress) }
      }
      var percentEncodedPath: String {
        get { __pieces[5].part ?? "" }
        set { __path = newValue }
      }
      var query: String? {
        get { __query.map(__plain) }
        set { __query = newValue.map { $0.__escaped(.urlQueryAllowed) } }
      }
      var fragment: String? {
        get { __fragment.map(__plain) }
        set { __fragment = newValue.map { $0.__escaped(.urlQueryAllowed) } }
      }
      func __plain(_ text: String) -> String { text.removingPercentEncoding ?? text }
      /// The names and values of the query.
      var queryItems: [URLQueryItem]? {
        get { __items(__plain) }
        set {
          let allowed = CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "&="))
          __setItems(newValue) { $0.__escaped(allowed) }
        }
      }
      func __items(_ read: (String) -> String) -> [URLQueryItem]? {
        guard let __query else { return nil }
        if __query.isEmpty { return [] }
        return __query.components(separatedBy: "&").map { item in
          let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          return URLQueryItem(
            name: read(String(halves[0])),
            value: halves.count > 1 ? read(String(halves[1])) : nil)
        }
      }
      mutating func __setItems(_ items: [URLQueryItem]?, _ write: (String) -> String) {
        __query = items.map { items in
          items.map { write($0.name) + ($0.value.map { "=" + write($0) } ?? "") }
            .joined(separator: "&")
        }
      }

      /// The parts in order, each with the marks that stand before it.
      var __pieces: [(mark: String, part: String?)] {
        let hasNames = __user != nil || __password != nil
        let hasServer = hasNames || __host != nil || __port != nil
        // A first part of a path with a colon would be read as a scheme.
        let first = __path.prefix { $0 != "/" }
        let isPlain = scheme != nil || hasServer || !first.contains(":")
        let path = isPlain
          ? __path : first.replacing(":", with: "%3A") + __path.dropFirst(first.count)
        return [
          ("", scheme),
          ((scheme == nil ? "" : ":") + (hasServer ? "//" : ""), __user),
          (__password == nil ? "" : ":", __password),
          (hasNames ? "@" : "", __host),
          (__port == nil ? "" : ":", __port),
          ("", path),
          (__query == nil ? "" : "?", __query),
          (__fragment == nil ? "" : "#", __fragment),
        ]
      }
      /// The address that the parts make.
      var string: String? {
        let hasServer = __user != nil || __password != nil || __host != nil || __port != nil
        if hasServer ? !__path.isEmpty && !__path.hasPrefix("/") : __path.hasPrefix("//") {
          return nil
        }
        let text = __pieces.map { $0.mark + ($0.part ?? "") }.joined()
        return __validURL(text) == text ? text : nil
      }
      var url: URL? { string.map { URL(__text: $0) } }
      var description: String { string ?? "" }
    }

    extension CharacterSet {
      // What parts of an address hold; the public sets leave out what may divide a part further.
      static var __nameInAddress: CharacterSet {
        urlUserAllowed.union(CharacterSet(charactersIn: ":"))
      }
      static var __pathInAddress: CharacterSet {
        urlPathAllowed.union(CharacterSet(charactersIn: ";"))
      }
    }

    extension String {
      func __escaped(_ allowed: CharacterSet) -> String {
        addingPercentEncoding(withAllowedCharacters: allowed) ?? self
      }
    }
    """)
}
