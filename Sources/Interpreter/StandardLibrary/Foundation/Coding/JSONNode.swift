/// A JSON value while it is read or built.
final class JSONNode {
  enum Content {
    case null
    case flag(Bool)
    /// As written.
    case number(String)
    case text(String)
    case list([JSONNode])
    case table([Entry])
  }

  struct Entry {
    let key: String
    var value: JSONNode
  }

  var content: Content

  init(_ content: Content) { self.content = content }

  /// What is there, in the words of Foundation's messages.
  var noun: String {
    switch content {
    case .null: "null"
    case .flag: "bool"
    case .number: "number"
    case .text: "a string"
    case .list: "an array"
    case .table: "a dictionary"
    }
  }

  /// The position of `Content`'s case, for library source.
  var kind: Int {
    switch content {
    case .null: 0
    case .flag: 1
    case .number: 2
    case .text: 3
    case .list: 4
    case .table: 5
    }
  }

  var elements: [JSONNode] {
    if case .list(let elements) = content { elements } else { [] }
  }

  /// In the order of the text; of equal keys, the first one counts.
  var entries: [Entry] {
    if case .table(let entries) = content { entries } else { [] }
  }

  /// What a number or a text says.
  var words: String {
    switch content {
    case .number(let text), .text(let text): text
    case .flag(let flag): flag ? "true" : "false"
    default: ""
    }
  }

  func append(_ node: JSONNode) {
    if case .list(var elements) = content {
      content = .null
      elements.append(node)
      content = .list(elements)
    }
  }

  func set(_ key: String, _ node: JSONNode) {
    guard case .table(var entries) = content else { return }
    content = .null
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].value = node
    } else {
      entries.append(Entry(key: key, value: node))
    }
    content = .table(entries)
  }
}
