extension StandardLibrary {
  /// JSON as arrays and dictionaries of `Any`.
  static let jsonSerialization = LibraryEntry(
    "JSONSerialization.swift",
    """
    /// What stands for null among values of `Any`.
    class NSNull: Hashable, CustomStringConvertible {
      init() {}
      static func == (lhs: NSNull, rhs: NSNull) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
      var description: String { "<null>" }
    }

    /// Turns JSON into arrays and dictionaries, and back.
    class JSONSerialization {
      struct ReadingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let mutableContainers = ReadingOptions(rawValue: 1)
        static let mutableLeaves = ReadingOptions(rawValue: 2)
        static let fragmentsAllowed = ReadingOptions(rawValue: 4)
        static let allowFragments = ReadingOptions(rawValue: 4)
        static let json5Allowed = ReadingOptions(rawValue: 8)
        static let topLevelDictionaryAssumed = ReadingOptions(rawValue: 16)
      }
      struct WritingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let prettyPrinted = WritingOptions(rawValue: 1)
        static let sortedKeys = WritingOptions(rawValue: 2)
        static let fragmentsAllowed = WritingOptions(rawValue: 4)
        static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
      }
      static func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
        guard let node = __parseJSON(data.__bytes) else { throw __invalidJSON() }
        return __looseValue(node)
      }
      static func isValidJSONObject(_ obj: Any) -> Bool {
        (obj is [Any] || obj is [String: Any]) && __looseNode(obj) != nil
      }
      static func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data {
        guard let node = __looseNode(obj) else {
          throw EncodingError.invalidValue(
            obj,
            EncodingError.Context(codingPath: [], debugDescription: "Invalid object for JSON"))
        }
        return Data(
          __bytes(
            node.text(
              opt.contains(.prettyPrinted), opt.contains(.sortedKeys),
              !opt.contains(.withoutEscapingSlashes)), 4) ?? [])
      }
    }

    func __looseValue(_ node: __JSONNode) -> Any {
      switch node.kind {
      case 0: return NSNull()
      case 1: return node.words == "true"
      case 2:
        if let number = node.scalar(Int.self) { return number }
        return node.scalar(Double.self) ?? 0
      case 3: return node.words
      case 4:
        var result: [Any] = []
        for index in 0..<node.count { result.append(__looseValue(node.element(index))) }
        return result
      default:
        var result: [String: Any] = [:]
        for key in node.keys(false) {
          if let member = node.member(key, false) { result[key] = __looseValue(member) }
        }
        return result
      }
    }

    func __looseNode(_ value: Any) -> __JSONNode? {
      if value is NSNull { return __makeNode(0, "") }
      if let text = value as? String { return __makeNode(3, text) }
      if let flag = value as? Bool { return __makeNode(1, flag ? "true" : "false") }
      if let number = value as? Int { return __makeNode(2, "\\(number)") }
      if let number = value as? Double { return __jsonWords(number).map { __makeNode(2, $0) } }
      if let list = value as? [Any] {
        let node = __makeNode(4, "")
        for element in list {
          guard let child = __looseNode(element) else { return nil }
          node.append(child)
        }
        return node
      }
      guard let table = value as? [String: Any] else { return nil }
      let node = __makeNode(5, "")
      for (key, element) in table {
        guard let child = __looseNode(element) else { return nil }
        node.set(key, child)
      }
      return node
    }
    """)
}
