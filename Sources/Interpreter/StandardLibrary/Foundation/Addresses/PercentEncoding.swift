extension StandardLibrary {
  /// Characters that addresses cannot hold.
  static let percentEncoding = LibraryEntry(
    "String+PercentEncoding.swift",
    """
    extension StringProtocol {
      /// Where the first character of a set stands.
      func rangeOfCharacter(
        from aSet: CharacterSet, options mask: String.CompareOptions = [],
        range searchRange: Range<String.Index>? = nil
      ) -> Range<String.Index>? {
        let part = self[searchRange ?? startIndex..<endIndex]
        func isInSet(_ character: Character) -> Bool {
          character.unicodeScalars.contains { aSet.contains($0) }
        }
        let found =
          mask.contains(.backwards)
          ? part.lastIndex(where: isInSet) : part.firstIndex(where: isInSet)
        return found.map { $0..<part.index(after: $0) }
      }
      /// The text with all but the allowed characters written as bytes.
      func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
      /// The text with bytes read back; `nil` if they make no text.
      var removingPercentEncoding: String? { get }
    }
    """,
    natives: [
      "StringProtocol.addingPercentEncoding(withAllowedCharacters:)": { call throws(Trap) in
        let set = call.scalarSet(1)
        return call.make(
          Address.percentEncoded(call.text(0)) { $0.isASCII && set.contains($0) })
      },
      "StringProtocol.removingPercentEncoding": { call throws(Trap) in
        Address.percentDecoded(call.text(0)).map { call.make($0) } ?? .none
      },
    ])
}
