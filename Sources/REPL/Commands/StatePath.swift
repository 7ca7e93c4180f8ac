/// Where a state lives, as typed: `n`, `Counter.n`, `#5.n`, `VStack/0/Counter[1].model.name`.
struct StatePath {
  /// What owns the property, if it was said.
  let owner: TargetReference?
  /// The property, and what lies in it.
  let members: String

  /// Splits `PATH = VALUE`.
  static func parse(
    _ arguments: ArgumentReader
  ) throws(Misuse) -> (path: StatePath, value: String) {
    var reader = arguments
    let text = reader.rest()
    guard let equals = topLevel("=", in: text) else {
      throw arguments.misuse(text.isEmpty ? "PATH = VALUE is missing" : "'= VALUE' is missing")
    }
    let value = text[text.index(after: equals)...].trimmed
    guard !value.isEmpty, !value.hasPrefix("=") else { throw arguments.misuse("VALUE is missing") }
    let path = text[..<equals].trimmed
    guard !path.isEmpty else { throw arguments.misuse("PATH is missing") }
    return (try StatePath(path, arguments: arguments), value)
  }

  private init(_ path: String, arguments: ArgumentReader) throws(Misuse) {
    let slash = StatePath.lastTopLevel("/", in: path)
    let last = slash.map { path.index(after: $0) } ?? path.startIndex
    guard let dot = StatePath.topLevel(".", in: path[last...]) else {
      guard slash == nil, !path.hasPrefix("#") else {
        throw arguments.misuse("'\(path)' names no property; write \(path).NAME")
      }
      owner = nil
      members = path
      return
    }
    let ownerText = String(path[..<dot])
    let isOwner = slash != nil || ownerText.hasPrefix("#") || ownerText.hasSuffix("]")
    guard isOwner || ownerText.first?.isUppercase == true else {
      owner = nil
      members = path
      return
    }
    var reader = ArgumentReader(ownerText, usage: arguments.usage)
    owner = try reader.target()
    members = path[path.index(after: dot)...].trimmed
    guard !members.isEmpty else { throw arguments.misuse("'\(path)' names no property") }
  }

  /// The property that is declared in the view: `model` of `model.items`.
  var property: String {
    String(members.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
  }

  private static func topLevel(
    _ wanted: Character, in text: some StringProtocol
  ) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[", "(": depth += 1
      case "]", ")": depth -= 1
      case wanted where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  private static func lastTopLevel(_ wanted: Character, in text: String) -> String.Index? {
    var depth = 0
    for index in text.indices.reversed() {
      switch text[index] {
      case "]", ")": depth += 1
      case "[", "(": depth -= 1
      case wanted where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}
