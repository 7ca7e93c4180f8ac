import Diagnostics

/// Local functions that use variables which their block declares further down.
extension BodyChecker {
  /// The statements of a block, each local function behind the last variable that it captures.
  ///
  /// The variables need only be there when the function is first used, and they hide others of the
  /// same name. A function that something uses before stays where it is.
  func behindTheirCaptures(_ statements: [ParsedStatement]) -> [ParsedStatement] {
    guard statements.contains(where: { $0.localFunction != nil }),
      statements.contains(where: { !$0.variableNames.isEmpty })
    else { return statements }
    var moved: [Int: [ParsedStatement]] = [:]
    var isMoved: Set<Int> = []
    for (index, statement) in statements.enumerated() {
      guard let function = statement.localFunction else { continue }
      let captured = statements.indices.last { later in
        later > index && statement.mentions(statements[later].variableNames)
      }
      guard let captured, !isUsed(function.name, in: statements[(index + 1)...captured])
      else { continue }
      moved[captured, default: []].append(statement)
      isMoved.insert(index)
    }
    guard !moved.isEmpty else { return statements }
    return statements.indices.flatMap { index in
      (isMoved.contains(index) ? [] : [statements[index]]) + (moved[index] ?? [])
    }
  }

  /// True if some statements use a function, by themselves or through other local functions.
  private func isUsed(_ name: String, in statements: ArraySlice<ParsedStatement>) -> Bool {
    var names: Set = [name]
    var count = 0
    while count < names.count {
      count = names.count
      for statement in statements where statement.mentions(names) {
        guard let function = statement.localFunction else { return true }
        names.insert(function.name)
      }
    }
    return false
  }
}

extension ParsedStatement {
  fileprivate var localFunction: ParsedFunction? {
    guard case .declaration(let declaration) = kind, case .function(let function) = declaration.kind
    else { return nil }
    return function
  }

  /// The variables that a declaration makes.
  fileprivate var variableNames: Set<String> {
    guard case .declaration(let declaration) = kind, case .variable(let variable) = declaration.kind
    else { return [] }
    return variable.pattern.names
  }

  /// True if one of some names stands in the text, as a word of its own.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    var text = range.file.text
    return text.withUTF8 { bytes in
      let end = min(range.end, bytes.count)
      var start = range.start
      while start < end {
        guard bytes[start].isOfWord else {
          start += 1
          continue
        }
        var stop = start
        while stop < end, bytes[stop].isOfWord { stop += 1 }
        if names.contains(String(decoding: bytes[start..<stop], as: UTF8.self)) { return true }
        start = stop
      }
      return false
    }
  }
}

extension ParsedPattern {
  fileprivate var names: Set<String> {
    switch kind {
    case .name(let name, _): [name]
    case .tuple(let parts): parts.reduce(into: []) { $0.formUnion($1.pattern.names) }
    default: []
    }
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
