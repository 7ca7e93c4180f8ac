extension StandardLibrary {
  /// Regular expressions made of parts.
  static let regexBuilder = LibraryEntry(
    "RegexBuilder.swift",
    """
    @resultBuilder
    enum RegexComponentBuilder {
      static func buildExpression<R: RegexComponent>(_ regex: R) -> Regex<R.RegexOutput> {
        __RegexParts(__of: regex).made()
      }
      static func buildExpression(_ regex: CharacterClass) -> Regex<Substring> {
        __RegexParts(__of: regex).made()
      }
      static func buildBlock() -> Regex<Substring> { Regex(verbatim: "") }
      static func buildPartialBlock<Output>(first: Regex<Output>) -> Regex<Output> { first }
      static func buildPartialBlock<W0, W1, each C0, each C1>(
        accumulated: Regex<(W0, repeat each C0)>, next: Regex<(W1, repeat each C1)>
      ) -> Regex<(Substring, repeat each C0, repeat each C1)> {
        __RegexParts(__of: accumulated).followed(by: __RegexParts(__of: next)).made()
      }
      static func buildEither<Output>(first component: Regex<Output>) -> Regex<Output> {
        component
      }
      static func buildEither<Output>(second component: Regex<Output>) -> Regex<Output> {
        component
      }
    }

    /// Which of several matched is told by their captures, so each of them is optional.
    @resultBuilder
    enum AlternationBuilder {
      static func buildExpression<R: RegexComponent>(_ regex: R) -> Regex<R.RegexOutput> {
        __RegexParts(__of: regex).made()
      }
      static func buildExpression(_ regex: CharacterClass) -> Regex<Substring> {
        __RegexParts(__of: regex).made()
      }
      static func buildPartialBlock<W, each C>(
        first: Regex<(W, repeat each C)>
      ) -> ChoiceOf<(Substring, repeat (each C)?)> {
        ChoiceOf(__RegexParts(__of: first))
      }
      static func buildPartialBlock<W0, W1, each C0, each C1>(
        accumulated: ChoiceOf<(W0, repeat each C0)>, next: Regex<(W1, repeat each C1)>
      ) -> ChoiceOf<(Substring, repeat each C0, repeat (each C1)?)> {
        ChoiceOf(__RegexParts(__of: accumulated).or(__RegexParts(__of: next)))
      }
    }

    /// A pattern as text, and what its captures become.
    struct __RegexParts {
      let pattern: String
      let captures: [__Capture]
      init(pattern: String, captures: [__Capture]) {
        self.pattern = pattern
        self.captures = captures
      }
      init<R: RegexComponent>(__of component: R) {
        let regex = component.regex
        self.pattern = __grouped(regex.__pattern)
        self.captures =
          regex.__captures.isEmpty
          ? (0..<__captureCount(regex.__pattern)).map { _ in __Capture() } : regex.__captures
      }
      func repeated(_ suffix: String, _ behavior: RegexRepetitionBehavior?) -> __RegexParts {
        __RegexParts(
          pattern: "(?:" + pattern + ")" + suffix + (behavior?.__suffix ?? ""),
          captures: captures)
      }
      func followed(by next: __RegexParts) -> __RegexParts {
        __RegexParts(pattern: pattern + next.pattern, captures: captures + next.captures)
      }
      func or(_ other: __RegexParts) -> __RegexParts {
        __RegexParts(
          pattern: "(?:" + pattern + "|" + other.pattern + ")",
          captures: captures + other.captures)
      }
      func captured(_ capture: __Capture) -> __RegexParts {
        __RegexParts(pattern: "(" + pattern + ")", captures: [capture] + captures)
      }
      func group(_ opening: String) -> __RegexParts {
        __RegexParts(pattern: opening + pattern + ")", captures: captures)
      }
      func made<Output>() -> Regex<Output> { Regex(__pattern: pattern, __captures: captures) }
    }

    func __grouped(_ pattern: String) -> String {
      if pattern.hasPrefix("(?x)") { return "(?:" + pattern + "\\n)" }
      return pattern.contains("|") ? "(?:" + pattern + ")" : pattern
    }

    struct RegexRepetitionBehavior {
      let __suffix: String
      static var eager: RegexRepetitionBehavior { RegexRepetitionBehavior(__suffix: "") }
      static var reluctant: RegexRepetitionBehavior { RegexRepetitionBehavior(__suffix: "?") }
      static var possessive: RegexRepetitionBehavior { RegexRepetitionBehavior(__suffix: "+") }
    }

    extension Regex {
      init(@RegexComponentBuilder _ content: () -> Regex<Output>) {
        self = content()
      }
    }
    extension String: RegexComponent {
      typealias RegexOutput = Substring
      var regex: Regex<Substring> { Regex(verbatim: self) }
    }
    extension Substring: RegexComponent {
      typealias RegexOutput = Substring
      var regex: Regex<Substring> { Regex(verbatim: String(self)) }
    }
    extension Character: RegexComponent {
      typealias RegexOutput = Substring
      var regex: Regex<Substring> { Regex(verbatim: String(self)) }
    }

    /// Exactly one of a component.
    struct One<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent>(_ component: R) where R.RegexOutput == Output {
        self.regex = component.regex
      }
      init(_ component: CharacterClass) where Output == Substring {
        self.regex = __RegexParts(__of: component).made()
      }
    }
    /// A part that keeps what it matched.
    struct Local<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent, W, each C>(_ component: R)
      where R.RegexOutput == (W, repeat each C), Output == (Substring, repeat each C) {
        self.regex = __RegexParts(__of: component).group("(?>").made()
      }
      init<W, each C>(
        @RegexComponentBuilder _ component: () -> Regex<(W, repeat each C)>
      ) where Output == (Substring, repeat each C) {
        self.regex = __RegexParts(__of: component()).group("(?>").made()
      }
    }
    /// A place between characters; SwiftUI has an `Anchor` of its own.
    struct __RegexAnchor: RegexComponent {
      typealias RegexOutput = Substring
      let __pattern: String
      var regex: Regex<Substring> { Regex(__pattern: __pattern) }
      init(__pattern: String) { self.__pattern = __pattern }
      static var startOfSubject: __RegexAnchor { __RegexAnchor(__pattern: "\\\\A") }
      static var endOfSubject: __RegexAnchor { __RegexAnchor(__pattern: "\\\\z") }
      static var endOfSubjectBeforeNewline: __RegexAnchor {
        __RegexAnchor(__pattern: "\\\\Z")
      }
      static var startOfLine: __RegexAnchor { __RegexAnchor(__pattern: "(?m:^)") }
      static var endOfLine: __RegexAnchor { __RegexAnchor(__pattern: "(?m:$)") }
      static var wordBoundary: __RegexAnchor { __RegexAnchor(__pattern: "\\\\b") }
      static var textSegmentBoundary: __RegexAnchor { __RegexAnchor(__pattern: "\\\\y") }
      var inverted: __RegexAnchor {
        switch __pattern {
        case "\\\\b": __RegexAnchor(__pattern: "\\\\B")
        case "\\\\y": __RegexAnchor(__pattern: "\\\\Y")
        default: __RegexAnchor(__pattern: "(?!" + __pattern + ")")
        }
      }
    }
    """)
}
