/// Finds, before parsing, source that nests so deeply that parsing it could overflow the stack.
///
/// swift-syntax bounds brackets only where it descends into them, not while it looks ahead, and
/// neither prefixes (`try try try …`), nor ternaries, generics or `else if`. Nested collections
/// take it time that doubles with each level. One pass over the bytes tells all of these early; it
/// need not be exact, only never far below the truth.
struct NestingGauge {
  /// Open brackets and constructs that are open at the same place.
  static let limit = 128
  /// Brackets right after one another, `[` among them.
  static let collectionLimit = 12
  /// Members, calls and subscripts of one expression.
  static let chainLimit = 600

  private struct Level {
    var constructs = 0
    var angles = 0
    var chain = 0
  }

  private enum Token {
    case opener, word, symbol, open, close, literal
  }

  private var levels = [Level()]
  private var constructs = 0
  private var conditionals = 0
  private var bracketRun = 0
  private var isRunOfCollections = false
  private var previous = Token.close
  private var isExceeded = false

  /// Where the source first nests too deeply, as an offset; `nil` if it never does.
  static func excess(in text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var gauge = NestingGauge()
      var scanner = TokenScanner(bytes: bytes)
      while let token = scanner.next() {
        gauge.take(token, text: bytes)
        if gauge.isExceeded { return token.start }
      }
      return nil
    }
  }

  private mutating func take(_ token: TokenScanner.Token, text: UnsafeBufferPointer<UInt8>) {
    let written = UnsafeBufferPointer(rebasing: text[token.start..<token.end])
    switch token.kind {
    case .open: open(written[0], token)
    case .close: close()
    case .word: takeWord(String(decoding: written, as: UTF8.self), token)
    case .literal:
      beginStatement(token)
      previous = .literal
    case .comma:
      endConstructs()
      previous = .symbol
    case .semicolon:
      endConstructs()
      levels[levels.count - 1].angles = 0
      previous = .close
    case .symbol: takeSymbol(written, token)
    }
    let depth = levels.count + constructs + conditionals
    let isCollectionTooDeep = isRunOfCollections && bracketRun > Self.collectionLimit
    let isChainTooLong = levels.last.map { $0.chain > Self.chainLimit } ?? false
    if depth > Self.limit || isCollectionTooDeep || isChainTooLong { isExceeded = true }
  }

  private mutating func open(_ bracket: UInt8, _ token: TokenScanner.Token) {
    if previous != .open {
      bracketRun = 0
      isRunOfCollections = false
    }
    bracketRun += 1
    if bracket == UInt8(ascii: "[") { isRunOfCollections = true }
    if !token.isAfterSpace, previous == .word || previous == .close {
      levels[levels.count - 1].chain += 1
    }
    levels.append(Level())
    previous = .open
  }

  private mutating func close() {
    let level = levels.removeLast()
    constructs -= level.constructs + level.angles
    if levels.isEmpty { levels = [Level()] }
    previous = .close
  }

  private mutating func takeWord(_ word: String, _ token: TokenScanner.Token) {
    if word == "#if" { conditionals += 1 }
    if word == "#endif" { conditionals = max(0, conditionals - 1) }
    if word != "else" { beginStatement(token) }
    guard Self.openers.contains(word) else {
      previous = .word
      return
    }
    add()
    previous = .opener
  }

  private static let openers: Set<String> = [
    "any", "await", "borrow", "case", "consume", "copy", "do", "each", "else", "for", "guard", "if",
    "inout", "let", "repeat", "some", "switch", "throws", "try", "unsafe", "var", "while", "yield",
  ]

  private mutating func takeSymbol(
    _ symbol: UnsafeBufferPointer<UInt8>, _ token: TokenScanner.Token
  ) {
    // An attribute on a new line begins a declaration.
    if symbol.first == UInt8(ascii: "@") { beginStatement(token) }
    let last = levels.count - 1
    if symbol.elementsEqual(".".utf8) {
      levels[last].chain += 1
    } else if symbol.elementsEqual("<".utf8) {
      levels[last].angles += 1
      constructs += 1
    } else if symbol.first == UInt8(ascii: ">"), !token.isAfterSpace {
      let closed = min(levels[last].angles, symbol.count)
      levels[last].angles -= closed
      constructs -= closed
    } else if !token.isAfterSpace, Self.isPostfixMark(symbol.first) {
      levels[last].chain += symbol.count
    } else {
      if token.isAfterSpace { levels[last].chain = 0 }
      let isTernary = symbol.elementsEqual("?".utf8)
      if isTernary || symbol.elementsEqual("->".utf8) || previous == .symbol { add() }
    }
    previous = .symbol
  }

  private static func isPostfixMark(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }

  private mutating func add() {
    levels[levels.count - 1].constructs += 1
    constructs += 1
  }

  /// A word or literal on a new line begins a statement, unless the line before wants more.
  private mutating func beginStatement(_ token: TokenScanner.Token) {
    guard token.isFirstOnLine, previous != .opener, previous != .symbol else { return }
    endConstructs()
    constructs -= levels[levels.count - 1].angles
    levels[levels.count - 1].angles = 0
  }

  private mutating func endConstructs() {
    let last = levels.count - 1
    constructs -= levels[last].constructs
    levels[last].constructs = 0
    levels[last].chain = 0
  }
}
