import Dispatch

/// A pattern that the host's own engine matches, so that the rules are Swift's.
final class CompiledRegex {
  /// What was found: the place of the whole match, then those of its captures.
  typealias Places = [Range<String.Index>?]

  /// Which matches are wanted; the raw values are what the library passes.
  enum Mode: Int {
    case all, first, whole, prefix
  }

  private let pattern: String
  private let countsScalars: Bool
  private let regex: Regex<AnyRegexOutput>?
  /// Why the pattern is none, in the words of the host.
  let failure: String?

  init(_ pattern: String, countsScalars: Bool = false) {
    self.pattern = pattern
    self.countsScalars = countsScalars
    guard Self.depth(of: pattern) <= Self.patternNesting else {
      (regex, failure) = (nil, "the pattern nests more than \(Self.patternNesting) groups")
      return
    }
    do {
      regex = try Self.compile(pattern, countsScalars)
      failure = nil
    } catch {
      (regex, failure) = (nil, "\(error)")
    }
  }

  /// Groups in groups, each of which is a level of the host's stack while it reads the pattern.
  private static let patternNesting = 100

  private static func depth(of pattern: String) -> Int {
    var (depth, deepest) = (0, 0)
    for unit in pattern.utf8 {
      if unit == UInt8(ascii: "(") || unit == UInt8(ascii: "[") { depth += 1 }
      if unit == UInt8(ascii: ")") || unit == UInt8(ascii: "]") { depth = max(0, depth - 1) }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  /// The names of the captures, the whole match first.
  ///
  /// The host tells them only of a match: an alternative that always matches gives one.
  private(set) lazy var names: [String?] = {
    guard let regex = try? Regex("(?:" + pattern + "\n)|") else { return [] }
    return (try? regex.firstMatch(in: ""))?.output.map(\.name) ?? []
  }()

  private static func compile(
    _ pattern: String, _ countsScalars: Bool
  ) throws -> Regex<AnyRegexOutput> {
    let made = try Regex(pattern)
    return countsScalars ? made.matchingSemantics(.unicodeScalar) : made
  }

  private lazy var backtracking = Backtracking(pattern)

  /// The host's engine cannot be asked to stop: where a pattern may take forever, another thread
  /// matches, and is left alone if it has not answered in time.
  func matches(in text: Substring, _ mode: Mode) throws(Trap) -> [Places] {
    guard let regex else { return [] }
    guard backtracking.mayExplode(on: text) else { return Self.matches(of: regex, in: text, mode) }
    let answer = Answer()
    // An engine's program belongs to one thread.
    DispatchQueue(label: "grove.regex").async { [pattern, countsScalars] in
      if let own = try? Self.compile(pattern, countsScalars) {
        answer.places = Self.matches(of: own, in: text, mode)
      }
      answer.isThere.signal()
    }
    guard answer.isThere.wait(timeout: .now() + .seconds(Limits.matchingSeconds)) == .success
    else { throw .limit(.matching) }
    return answer.places
  }

  /// What the matching thread found; read only after it says that it is there.
  private final class Answer: @unchecked Sendable {
    let isThere = DispatchSemaphore(value: 0)
    var places: [Places] = []
  }

  private static func matches(
    of regex: Regex<AnyRegexOutput>, in text: Substring, _ mode: Mode
  ) -> [Places] {
    switch mode {
    case .all: text.matches(of: regex).map { places($0.output) }
    case .first: single(try? regex.firstMatch(in: text))
    case .whole: single(try? regex.wholeMatch(in: text))
    case .prefix: single(try? regex.prefixMatch(in: text))
    }
  }

  private static func single(_ match: Regex<AnyRegexOutput>.Match?) -> [Places] {
    match.map { [places($0.output)] } ?? []
  }

  private static func places(_ output: AnyRegexOutput) -> Places { output.map(\.range) }
}

extension NativeCall {
  fileprivate func compiledRegex(_ index: Int) -> CompiledRegex? {
    evaluator.nativeObject(self[index]) as? CompiledRegex
  }

  /// The places of matches, in the types the caller expects.
  fileprivate func make(_ matches: [CompiledRegex.Places], in part: TextPart) -> Value {
    let row = evaluator.types.arguments(of: resultType).first ?? .unknown
    let place = evaluator.types.arguments(of: row).first ?? .unknown
    let range = evaluator.types.wrapped(of: place) ?? .unknown
    let index = evaluator.types.arguments(of: range).first ?? .int
    let rows = matches.map { places in
      evaluator.makeArray(
        places.map { $0.map { makeRange($0, of: part, index, range) } ?? .none }, type: row)
    }
    return makeArray(rows)
  }
}

let regexNatives: [String: NativeFunction] = [
  "__compiledRegex(_:)": { call throws(Trap) in
    call.evaluator.makeNative(CompiledRegex(call.text(0)), type: call.resultType)
  },
  "__compiledPattern(_:)": { call throws(Trap) in
    call.evaluator.makeNative(
      CompiledRegex(call.text(0), countsScalars: true), type: call.resultType)
  },
  "__regexFailure(_:)": { call throws(Trap) in
    call.compiledRegex(0)?.failure.map { call.make($0) } ?? .none
  },
  "__regexNames(_:)": { call throws(Trap) in
    call.makeArray((call.compiledRegex(0)?.names ?? []).map { $0.map { call.make($0) } ?? .none })
  },
  "__captureCount(_:)": { call throws(Trap) in
    .integer(max(0, CompiledRegex(call.text(0)).names.count - 1))
  },
  "__matches(_:_:_:)": { call throws(Trap) in
    let part = call.part(1)
    guard let regex = call.compiledRegex(0),
      let mode = CompiledRegex.Mode(rawValue: call.integer(2))
    else { return call.makeArray([]) }
    return call.make(try regex.matches(in: part.text[...], mode), in: part)
  },
  "__packed(_:_:)": { call throws(Trap) in
    let evaluator = call.evaluator
    let values = evaluator.elements(of: call[0]).map { evaluator.opened($0).copied }
    let type = call[1].asMetatype
    if evaluator.types.isTuple(type) { return evaluator.makeTuple(values, type: type) }
    guard type == .any || type == .unknown, values.count > 1 else {
      evaluator.release(Array(values.dropFirst()))
      return values.first ?? .none
    }
    return evaluator.makeTuple(values, type: evaluator.types.tuple(values.map(\.type)))
  },
]
