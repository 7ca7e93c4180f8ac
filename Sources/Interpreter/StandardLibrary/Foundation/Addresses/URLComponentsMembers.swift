extension StandardLibrary {
  /// The parts of an address as they are written, and where they stand.
  static let urlComponentsMembers = LibraryEntry(
    "URLComponents+Members.swift",
    """
    extension URLComponents {
      init?(string: String, encodingInvalidCharacters: Bool) {
        guard encodingInvalidCharacters || __validURL(string) == string else { return nil }
        self.init(string: string)
      }
      func url(relativeTo base: URL?) -> URL? {
        string.flatMap { URL(string: $0, relativeTo: base) }
      }
      var percentEncodedUser: String? {
        get { __user }
        set { __user = newValue }
      }
      var percentEncodedPassword: String? {
        get { __password }
        set { __password = newValue }
      }
      var percentEncodedHost: String? {
        get { __host }
        set { __host = newValue }
      }
      var encodedHost: String? {
        get { __host }
        set { __host = newValue }
      }
      var percentEncodedQuery: String? {
        get { __query }
        set { __query = newValue }
      }
      var percentEncodedFragment: String? {
        get { __fragment }
        set { __fragment = newValue }
      }
      var percentEncodedQueryItems: [URLQueryItem]? {
        get { __items { $0 } }
        set { __setItems(newValue) { $0 } }
      }

      var rangeOfScheme: Range<String.Index>? { __place(0) }
      var rangeOfUser: Range<String.Index>? { __place(1) }
      var rangeOfPassword: Range<String.Index>? { __place(2) }
      var rangeOfHost: Range<String.Index>? { __place(3) }
      var rangeOfPort: Range<String.Index>? { port == nil ? nil : __place(4) }
      var rangeOfPath: Range<String.Index>? { __place(5) }
      var rangeOfQuery: Range<String.Index>? { __place(6) }
      var rangeOfFragment: Range<String.Index>? { __place(7) }
      /// Where a part stands, behind what comes before it.
      func __place(_ wanted: Int) -> Range<String.Index>? {
        let pieces = __pieces
        guard let string, let part = pieces[wanted].part else { return nil }
        var offset = pieces[wanted].mark.count
        for piece in pieces[..<wanted] { offset += piece.mark.count + (piece.part ?? "").count }
        let start = string.index(string.startIndex, offsetBy: offset)
        return start..<string.index(start, offsetBy: part.count)
      }
    }
    """)
}
