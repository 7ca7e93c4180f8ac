/// An address taken apart by RFC 3986.
struct Address {
  private(set) var scheme: String?
  /// What stands between `//` and the path: user, host and port.
  private var authority: String?
  private(set) var user: String?
  private(set) var password: String?
  /// Empty in `file:///a`.
  private(set) var host: String?
  private(set) var port: String?
  private(set) var path = ""
  private(set) var query: String?
  private(set) var fragment: String?

  init(_ text: String) {
    var rest = Substring(text)
    if let mark = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/"),
      colon > rest.startIndex
    {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let authority = rest.prefix { $0 != "/" }
      rest = rest.dropFirst(authority.count)
      self.authority = String(authority)
      readAuthority(authority)
    }
    path = String(rest)
  }

  private mutating func readAuthority(_ authority: Substring) {
    var server = authority
    if let at = authority.lastIndex(of: "@") {
      let names = authority[..<at].split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      user = names.first.map(String.init)
      password = names.count > 1 ? String(names[1]) : nil
      server = authority[authority.index(after: at)...]
    }
    if let colon = server.lastIndex(of: ":"),
      server[server.index(after: colon)...].allSatisfy(\.isNumber)
    {
      port = String(server[server.index(after: colon)...])
      server = server[..<colon]
    }
    host = String(server)
  }

  /// A scheme is a word, a port a number, and a server's name has no blanks and brackets, which
  /// are not escaped there.
  private var isPossible: Bool {
    if let scheme {
      guard let first = scheme.first, first.isASCII, first.isLetter,
        scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
      else { return false }
    }
    guard let host else { return true }
    if host.hasPrefix("[") { return host.hasSuffix("]") }
    return !host.contains { ":<>\"\\^`{|} ".contains($0) }
  }

  /// The text with what an address cannot hold escaped; `nil` if it is no address.
  static func escaped(_ text: String) -> String? {
    guard Address(text).isPossible else { return nil }
    let escaped = text.replacing(#/%(?![0-9A-Fa-f]{2})/#, with: "%25")
    let allowed = "!#$%&'()*+,-./:;=?@[]_~"
    return percentEncoded(escaped) { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || allowed.unicodeScalars.contains(scalar))
    }
  }

  /// Text in which every byte of other characters is written `%XX`.
  static func percentEncoded(_ text: String, allowed: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if allowed(scalar) {
        result.unicodeScalars.append(scalar)
        continue
      }
      for byte in String(Character(scalar)).utf8 {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }

  /// Text with `%XX` read back; `nil` if that is no text.
  static func percentDecoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Another address, read as relative to this one (RFC 3986, 5.2).
  func resolving(_ text: String) -> String {
    let other = Address(text)
    if other.scheme != nil { return text }
    var result = other
    result.scheme = scheme
    if other.authority == nil {
      result.authority = authority
      if other.path.isEmpty {
        result.path = path
        result.query = other.query ?? query
      } else if !other.path.hasPrefix("/") {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) }
        result.path = (folder ?? (authority == nil ? "" : "/")) + other.path
      }
    }
    if !other.path.isEmpty { result.path = Address.withoutDots(result.path) }
    return result.text
  }

  /// The address with its path made plain.
  var standardized: String {
    var result = self
    result.path = Address.withoutDots(path)
    return result.text
  }

  private var text: String {
    var text = scheme.map { $0 + ":" } ?? ""
    if let authority { text += "//" + authority }
    text += path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }

  /// A path without `.` and `..`, which lead nowhere above its beginning (RFC 3986, 5.2.4).
  private static func withoutDots(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    let all = path.dropFirst(isAbsolute ? 1 : 0).split(
      separator: "/", omittingEmptySubsequences: false)
    for (index, part) in all.enumerated() {
      let isLast = index == all.count - 1
      switch part {
      case ".": if isLast { parts.append("") }
      case "..":
        if !parts.isEmpty { parts.removeLast() }
        if isLast { parts.append("") }
      default: parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
