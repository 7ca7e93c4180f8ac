extension StandardLibrary {
  /// The text of property lists.
  static let propertyListText = LibraryEntry(
    "PropertyListText.swift",
    #"""
    func __invalidPlist(_ path: [any CodingKey]) -> DecodingError {
      .dataCorrupted(
        DecodingError.Context(
          codingPath: path, debugDescription: "The given data was not a valid property list."))
    }

    /// Marks the text of a date, or of bytes.
    func __plistMark() -> String { "\u{F8FF}" }

    func __plistHead() -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    }

    func __plistText(_ text: String) -> String {
      text.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "<", with: "&lt;")
        .replacingOccurrences(of: ">", with: "&gt;")
    }

    func __plistLines(_ node: __JSONNode, _ indent: String) -> [String] {
      switch node.kind {
      case 0: return [indent + "<string>$null</string>"]
      case 1: return [indent + "<" + node.words + "/>"]
      case 2:
        let isWhole = node.words.allSatisfy { $0.isNumber || $0 == "-" }
        let name = isWhole ? "integer" : "real"
        return [indent + "<" + name + ">" + node.words + "</" + name + ">"]
      case 3:
        guard node.words.hasPrefix(__plistMark()) else {
          return [indent + "<string>" + __plistText(node.words) + "</string>"]
        }
        let text = String(node.words.dropFirst(5))
        if node.words.dropFirst().hasPrefix("date") {
          return [indent + "<date>" + text + "</date>"]
        }
        return [indent + "<data>", indent + text, indent + "</data>"]
      case 4:
        if node.count == 0 { return [indent + "<array/>"] }
        let inner = (0..<node.count).flatMap { __plistLines(node.element($0), indent + "\t") }
        return [indent + "<array>"] + inner + [indent + "</array>"]
      default:
        let keys = node.keys(false).sorted()
        if keys.isEmpty { return [indent + "<dict/>"] }
        var inner: [String] = []
        for key in keys {
          inner.append(indent + "\t<key>" + __plistText(key) + "</key>")
          if let value = node.member(key, false) {
            inner += __plistLines(value, indent + "\t")
          }
        }
        return [indent + "<dict>"] + inner + [indent + "</dict>"]
      }
    }

    /// Reads the text of a property list, tag by tag.
    struct __PlistReader {
      var text: Substring

      /// What stands between the next angle brackets; empty at the end.
      mutating func tag() -> String {
        guard let start = text.firstIndex(of: "<") else { return "" }
        let rest = text[text.index(after: start)...]
        guard let end = rest.firstIndex(of: ">") else { return "" }
        text = rest[rest.index(after: end)...]
        return String(rest[..<end])
      }
      /// The text up to the tag that closes an element.
      mutating func content() -> String {
        guard let end = text.firstIndex(of: "<") else { return "" }
        let found = String(text[..<end])
        _ = tag()
        return found.replacingOccurrences(of: "&lt;", with: "<")
          .replacingOccurrences(of: "&gt;", with: ">")
          .replacingOccurrences(of: "&quot;", with: "\"")
          .replacingOccurrences(of: "&amp;", with: "&")
      }
      /// The value that a tag begins; `nil` for one that begins none.
      mutating func value(_ tag: String) -> __JSONNode? {
        switch tag {
        case "true/", "false/": return __makeNode(1, String(tag.dropLast()))
        case "integer", "real": return __makeNode(2, content())
        case "string":
          let words = content()
          return words == "$null" ? __makeNode(0, "") : __makeNode(3, words)
        case "string/": return __makeNode(3, "")
        case "date": return __makeNode(3, content())
        case "data": return __makeNode(3, content().filter { !$0.isWhitespace })
        case "array/": return __makeNode(4, "")
        case "dict/": return __makeNode(5, "")
        case "array":
          let list = __makeNode(4, "")
          while let element = value(self.tag()) { list.append(element) }
          return list
        case "dict":
          let table = __makeNode(5, "")
          while self.tag() == "key" {
            let key = content()
            guard let element = value(self.tag()) else { return nil }
            table.set(key, element)
          }
          return table
        default: return nil
        }
      }
    }
    """#)
}
