import Dispatch
import IR

/// Reads pieces of the library on a thread of its own, ahead of the thread that checks a program.
///
/// A process that runs one short program spends a third of its time on reading what the program
/// needs of the library. What that will be follows from the words in the program, then from the
/// words in the signatures of the pieces so found. A wrong guess costs time on another core only.
///
/// Safety: `state` is used between `lock()` and `unlock()` only, all else is constant. A file is
/// made by the reading thread, handed over at most once, and forgotten when it is: two threads
/// never know the same file.
package final class LibraryReader: @unchecked Sendable {
  /// How many pieces are read at most; a screen needs 60 to 150.
  private static let limit = 150
  /// A name that more pieces declare says little about which of them is needed.
  private static let overloadLimit = 3

  private struct State {
    var names: LibraryNames?
    /// Pieces that the program names, in the order of the words.
    ///
    /// They are read from the last to the first, as the other thread comes from the beginning.
    var named: [Int] = []
    /// Pieces that pieces name, in the order in which they are read.
    var implied: [Int] = []
    var isKnown: [Bool]
    var files: [Int: ParsedFile] = [:]
    var readCount = 0
    /// The piece that is being read.
    var inHand: Int?
    /// True if the other thread waits for what is being read.
    var isAwaited = false
  }

  let pieces: [LibrarySource]
  private var state: State
  private let gate = DispatchSemaphore(value: 1)
  private let finished = DispatchSemaphore(value: 0)
  private let thread = DispatchQueue(label: "grove.library", qos: .userInitiated)

  /// Starts to look for the names in the pieces.
  package init(_ pieces: [LibrarySource]) {
    self.pieces = pieces
    state = State(isKnown: Array(repeating: false, count: pieces.count))
    thread.async { [self] in
      let names = LibraryNames(of: pieces)
      locked { $0.names = names }
    }
  }

  /// The names of all pieces.
  func names() -> LibraryNames {
    thread.sync {}
    return locked { $0.names } ?? LibraryNames(of: pieces)
  }

  /// Begins to read what a program of this text names.
  func expect(_ text: String, _ names: LibraryNames) {
    thread.async { [self] in
      ask(for: Self.words(of: text), names) { $0.named.append($1) }
      while let (piece, isNamed) = next() {
        let source = SkimmedSource(of: pieces[piece])
        finish(piece, ParsedFile(reading: source))
        // The members of what a program names will be looked through.
        let outline =
          isNamed ? BodySkimmer.skim(pieces[piece].text, keepingMembers: true) : source.outline
        ask(for: Self.words(of: outline), names) { $0.implied.append($1) }
      }
    }
  }

  /// The piece if it has been read, or is being read; otherwise it never will be.
  func take(_ piece: Int) -> ParsedFile? {
    let isInHand = locked { state in
      state.isKnown[piece] = true
      state.named.removeAll { $0 == piece }
      state.implied.removeAll { $0 == piece }
      state.isAwaited = state.inHand == piece
      return state.isAwaited
    }
    if isInHand { finished.wait() }
    return locked { $0.files.removeValue(forKey: piece) }
  }

  /// What to read next, and whether the program itself names it.
  private func next() -> (piece: Int, isNamed: Bool)? {
    locked { state in
      guard state.readCount < Self.limit else { return nil }
      let named = state.named.popLast()
      guard let piece = named ?? (state.implied.isEmpty ? nil : state.implied.removeFirst())
      else { return nil }
      state.readCount += 1
      state.inHand = piece
      return (piece, named != nil)
    }
  }

  private func finish(_ piece: Int, _ file: ParsedFile) {
    let isAwaited = locked { state in
      state.files[piece] = file
      state.inHand = nil
      defer { state.isAwaited = false }
      return state.isAwaited
    }
    if isAwaited { finished.signal() }
  }

  /// Adds the pieces that declare these words to those that are to be read.
  private func ask(
    for words: [Word], _ names: LibraryNames, _ add: (inout State, Int) -> Void
  ) {
    locked { state in
      for word in words {
        let declaring =
          word.isMember ? names.members[word.text]?.map(\.piece) : names.topLevel[word.text]
        guard let declaring, declaring.count <= Self.overloadLimit else { continue }
        for piece in declaring where !state.isKnown[piece] {
          state.isKnown[piece] = true
          add(&state, piece)
        }
      }
    }
  }

  private struct Word: Hashable {
    let text: String
    let isMember: Bool
  }

  /// The words of a text, each once, in the order in which they are first used.
  private static func words(of text: String) -> [Word] {
    var text = text
    var words: [Word] = []
    var seen: Set<Word> = []
    text.withUTF8 { bytes in
      var scanner = TokenScanner(bytes: bytes)
      var isMember = false
      while let token = scanner.next() {
        if token.kind == .word {
          let word = Word(
            text: String(decoding: bytes[token.start..<token.end], as: UTF8.self),
            isMember: isMember)
          if seen.insert(word).inserted { words.append(word) }
        }
        isMember = token.kind == .symbol && bytes[token.end - 1] == UInt8(ascii: ".")
      }
    }
    return words
  }

  private func locked<Result>(_ body: (inout State) -> Result) -> Result {
    gate.wait()
    defer { gate.signal() }
    return body(&state)
  }
}
