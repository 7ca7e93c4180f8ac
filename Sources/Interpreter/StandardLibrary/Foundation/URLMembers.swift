extension StandardLibrary {
  /// What addresses have beyond their parts and paths.
  static let urlMembers = LibraryEntry(
    "URL+Members.swift",
    """
    extension URL {
      init?(dataRepresentation: Data, relativeTo base: URL?, isAbsolute: Bool = false) {
        self.init(string: String(decoding: dataRepresentation, as: UTF8.self), relativeTo: base)
      }
      var dataRepresentation: Data { Data(absoluteString.utf8) }
      func user(percentEncoded: Bool = true) -> String? {
        percentEncoded ? user?.__escaped(.urlUserAllowed) : user
      }
      func password(percentEncoded: Bool = true) -> String? {
        percentEncoded ? password?.__escaped(.urlPasswordAllowed) : password
      }
      mutating func appendPathExtension(_ pathExtension: String) {
        self = appendingPathExtension(pathExtension)
      }
      mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
      mutating func deletePathExtension() { self = deletingPathExtension() }
      mutating func standardize() { self = standardized }
      mutating func append(queryItems: [URLQueryItem]) { self = appending(queryItems: queryItems) }
    }

    extension URLComponents {
      func url(relativeTo base: URL?) -> URL? {
        string.flatMap { URL(string: $0, relativeTo: base) }
      }
      init?(string: String, encodingInvalidCharacters: Bool) { self.init(string: string) }
      var percentEncodedUser: String? {
        get { user?.__escaped(.urlUserAllowed) }
        set { user = newValue?.removingPercentEncoding }
      }
      var percentEncodedPassword: String? {
        get { password?.__escaped(.urlPasswordAllowed) }
        set { password = newValue?.removingPercentEncoding }
      }
      var percentEncodedHost: String? {
        get { host?.__escaped(.urlHostAllowed) }
        set { host = newValue?.removingPercentEncoding }
      }
      var encodedHost: String? {
        get { percentEncodedHost }
        set { percentEncodedHost = newValue }
      }
      var percentEncodedFragment: String? {
        get { __fragment }
        set { __fragment = newValue }
      }
      var percentEncodedQueryItems: [URLQueryItem]? {
        get {
          guard let __query else { return nil }
          if __query.isEmpty { return [] }
          return __query.components(separatedBy: "&").map { part in
            let halves = part.components(separatedBy: "=")
            let value = halves.count > 1 ? halves.dropFirst().joined(separator: "=") : nil
            return URLQueryItem(name: halves[0], value: value)
          }
        }
        set {
          __query = newValue?.map { $0.name + ($0.value.map { "=" + $0 } ?? "") }
            .joined(separator: "&")
        }
      }
      var rangeOfScheme: Range<String.Index>? { scheme.flatMap { __place($0) } }
      var rangeOfUser: Range<String.Index>? { percentEncodedUser.flatMap { __place($0) } }
      var rangeOfPassword: Range<String.Index>? { percentEncodedPassword.flatMap { __place($0) } }
      var rangeOfHost: Range<String.Index>? { percentEncodedHost.flatMap { __place($0) } }
      var rangeOfPort: Range<String.Index>? { port.flatMap { __place("\\($0)") } }
      var rangeOfPath: Range<String.Index>? { __place(__path) }
      var rangeOfQuery: Range<String.Index>? { __query.flatMap { __place($0) } }
      var rangeOfFragment: Range<String.Index>? { __fragment.flatMap { __place($0) } }
      /// Where a part stands, behind what comes before it.
      func __place(_ part: String) -> Range<String.Index>? { string?.range(of: part) }
    }

    extension CharacterSet {
      static var urlUserAllowed: CharacterSet {
        CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\\0"..."~"))
          .union(CharacterSet(charactersIn: "!$&'()*+,-.;=_~"))
      }
      static var urlPasswordAllowed: CharacterSet { urlUserAllowed }
    }

    extension UUID {
      typealias uuid_t = (
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
      )
      /// The sixteen bytes.
      init(
        uuid: (
          UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
          UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
        )
      ) {
        let bytes = [
          uuid.0, uuid.1, uuid.2, uuid.3, uuid.4, uuid.5, uuid.6, uuid.7, uuid.8, uuid.9, uuid.10,
          uuid.11, uuid.12, uuid.13, uuid.14, uuid.15,
        ]
        var text = ""
        for (index, byte) in bytes.enumerated() {
          if [4, 6, 8, 10].contains(index) { text += "-" }
          text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        self.init(uuidString: text)!
      }
      var uuid:
        (
          UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
          UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
        )
      {
        let digits = Array(uuidString.filter { $0 != "-" })
        let b = stride(from: 0, to: 32, by: 2).map {
          UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
        }
        return (
          b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13],
          b[14], b[15]
        )
      }
    }
    """)
}
