/// Blanks what is rarely needed of library source, so that parsing it costs what is left.
///
/// The bodies of functions and accessors go, and the members of types and of extensions that stand
/// beside a type: most types are only named in the signatures of others. What declares further
/// types keeps its members, because names are looked up there before anybody asks for a member.
///
/// Every byte keeps its place. The library is trusted to be well-formed; a body that is overlooked
/// is merely parsed at once.
struct BodySkimmer {
  /// What the braces around a token hold.
  private enum Block { case declarations, accessors, other }

  /// What the next opening brace belongs to.
  private enum Awaited { case nothing, body, accessors, declarations, members }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let keepsMembers: Bool
  private var scanner: TokenScanner
  private var blocks: [Block] = [.declarations]
  private var awaited = Awaited.nothing
  /// Parentheses and brackets open since the last brace.
  private var depth = 0
  private var isAfterDot = false
  private var hasTypes = false
  private var blanks: [Range<Int>] = []

  /// Returns the text with blanked bodies and, unless they are to be kept, members.
  static func skim(_ text: String, keepingMembers: Bool = false) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var skimmer = BodySkimmer(bytes: bytes, keepsMembers: keepingMembers)
      skimmer.run()
      var result = Array(bytes)
      for blank in skimmer.blanks {
        for index in blank { result[index] = UInt8(ascii: " ") }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, keepsMembers: Bool) {
    self.bytes = bytes
    self.keepsMembers = keepsMembers
    scanner = TokenScanner(bytes: bytes)
  }

  private mutating func run() {
    while let token = scanner.next() {
      switch token.kind {
      case .open where bytes[token.start] == UInt8(ascii: "{"): openBrace(token.end)
      case .close where bytes[token.start] == UInt8(ascii: "}"):
        if blocks.count > 1 { blocks.removeLast() }
      case .open: depth += 1
      case .close: depth -= 1
      case .word where depth == 0 && !isAfterDot: read(word: bytes[token.start..<token.end])
      case .symbol where depth == 0 && awaited == .accessors && isText(token, "="):
        // A closure as the initial value is no accessor.
        awaited = .nothing
      default: break
      }
      isAfterDot = token.kind == .symbol && isText(token, ".")
    }
  }

  private mutating func read(word: Slice<UnsafeBufferPointer<UInt8>>) {
    func isOne(of words: [StaticString]) -> Bool {
      words.contains { candidate in
        candidate.utf8CodeUnitCount == word.count
          && zip(word, 0...).allSatisfy { $0 == candidate.utf8Start[$1] }
      }
    }
    switch blocks.last {
    case .declarations:
      if isOne(of: ["func", "init", "deinit"]) {
        awaited = .body
      } else if isOne(of: ["var", "subscript"]) {
        awaited = .accessors
      } else if isOne(of: ["struct", "class", "actor"]) {
        awaited = keepsMembers ? .declarations : .members
        hasTypes = true
      } else if isOne(of: ["enum", "protocol"]) {
        awaited = .declarations
        hasTypes = true
      } else if isOne(of: ["extension"]) {
        awaited = keepsMembers || !hasTypes ? .declarations : .members
      } else if isOne(of: ["let", "case", "typealias", "associatedtype", "import"]) {
        awaited = .nothing
      }
    case .accessors:
      if isOne(of: ["get", "set", "willSet", "didSet"]) { awaited = .body }
    default: break
    }
  }

  private mutating func openBrace(_ start: Int) {
    // A closure among the arguments is not what was waited for.
    guard depth == 0 else { return skipBlock() }
    let kind = awaited
    awaited = .nothing
    switch kind {
    case .body: blank(from: start)
    case .accessors:
      if beginsWithAccessor(start) { blocks.append(.accessors) } else { blank(from: start) }
    case .members where !declaresTypes(): blank(from: start)
    case .members, .declarations: blocks.append(.declarations)
    case .nothing: skipBlock()
    }
  }

  /// Notes what stands up to the brace that closes this one.
  private mutating func blank(from start: Int) {
    let end = endOfBlock()
    if start < end { blanks.append(start..<end) }
  }

  private mutating func skipBlock() { _ = endOfBlock() }

  /// Passes over a block; returns where its closing brace stands.
  private mutating func endOfBlock() -> Int {
    var open = 1
    while let token = scanner.next() {
      if token.kind == .open, bytes[token.start] == UInt8(ascii: "{") { open += 1 }
      if token.kind == .close, bytes[token.start] == UInt8(ascii: "}") { open -= 1 }
      if open == 0 { return token.start }
    }
    return bytes.count
  }

  /// True if the block that begins here says more than what its type can do: nested types,
  /// aliases, and overriding properties, whose names are gathered before anything is checked.
  private func declaresTypes() -> Bool {
    let words: [StaticString] = [
      "struct", "class", "enum", "actor", "typealias", "override",
    ]
    var ahead = scanner
    var open = 1
    while open > 0, let token = ahead.next() {
      switch token.kind {
      case .open where bytes[token.start] == UInt8(ascii: "{"): open += 1
      case .close where bytes[token.start] == UInt8(ascii: "}"): open -= 1
      case .word where open == 1 && words.contains { isText(token, $0) }: return true
      default: break
      }
    }
    return false
  }

  private func beginsWithAccessor(_ start: Int) -> Bool {
    var ahead = scanner
    guard let token = ahead.next() else { return false }
    let words: [StaticString] = [
      "get", "set", "willSet", "didSet", "mutating", "nonmutating", "_read", "_modify",
    ]
    return words.contains { isText(token, $0) }
  }

  private func isText(_ token: TokenScanner.Token, _ text: StaticString) -> Bool {
    token.end - token.start == text.utf8CodeUnitCount
      && (0..<text.utf8CodeUnitCount).allSatisfy {
        bytes[token.start + $0] == text.utf8Start[$0]
      }
  }
}
