extension StandardLibrary {
  /// Regular expressions made of parts.
  static let regexBuilder = LibraryEntry(
    "RegexBuilder.swift",
    """
    @resultBuilder
    enum RegexComponentBuilder {
      static func buildExpression<R: RegexComponent>(_ regex: R) -> __RegexParts {
        __RegexParts(__of: regex)
      }
      static func buildExpression(_ regex: CharacterClass) -> __RegexParts {
        __RegexParts(__of: regex)
      }
      static func buildBlock(_ components: __RegexParts...) -> __RegexParts {
        __RegexParts(
          pattern: components.map { $0.pattern }.joined(),
          captures: components.flatMap { $0.captures })
      }
      static func buildEither(first component: __RegexParts) -> __RegexParts { component }
      static func buildEither(second component: __RegexParts) -> __RegexParts { component }
    }

    @resultBuilder
    enum AlternationBuilder {
      static func buildExpression<R: RegexComponent>(_ regex: R) -> __RegexParts {
        __RegexParts(__of: regex)
      }
      static func buildExpression(_ regex: CharacterClass) -> __RegexParts {
        __RegexParts(__of: regex)
      }
      static func buildBlock(_ components: __RegexParts...) -> __RegexParts {
        __RegexParts(
          pattern: "(?:" + components.map { $0.pattern }.joined(separator: "|") + ")",
          captures: components.flatMap { $0.captures })
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
      init(@RegexComponentBuilder _ content: () -> __RegexParts) {
        let parts = content()
        self.init(__pattern: parts.pattern, __captures: parts.captures)
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
      init<R: RegexComponent>(_ component: R) {
        self.regex = __RegexParts(__of: component).made()
      }
      init(_ component: CharacterClass) {
        self.regex = __RegexParts(__of: component).made()
      }
    }
    /// A part that keeps what it matched.
    struct Local<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent>(_ component: R) {
        self.regex = __RegexParts(__of: component).group("(?>").made()
      }
      init(@RegexComponentBuilder _ component: () -> __RegexParts) {
        self.regex = component().group("(?>").made()
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

    struct OneOrMore<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent>(_ component: R, _ behavior: RegexRepetitionBehavior? = nil) {
        self.regex = __RegexParts(__of: component).repeated("+", behavior).made()
      }
      init(_ component: CharacterClass, _ behavior: RegexRepetitionBehavior? = nil) {
        self.regex = __RegexParts(__of: component).repeated("+", behavior).made()
      }
      init(
        _ behavior: RegexRepetitionBehavior? = nil,
        @RegexComponentBuilder _ component: () -> __RegexParts
      ) { self.regex = component().repeated("+", behavior).made() }
    }
    struct ZeroOrMore<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent>(_ component: R, _ behavior: RegexRepetitionBehavior? = nil) {
        self.regex = __RegexParts(__of: component).repeated("*", behavior).made()
      }
      init(_ component: CharacterClass, _ behavior: RegexRepetitionBehavior? = nil) {
        self.regex = __RegexParts(__of: component).repeated("*", behavior).made()
      }
      init(
        _ behavior: RegexRepetitionBehavior? = nil,
        @RegexComponentBuilder _ component: () -> __RegexParts
      ) { self.regex = component().repeated("*", behavior).made() }
    }
    struct Optionally<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent>(_ component: R, _ behavior: RegexRepetitionBehavior? = nil) {
        self.regex = __RegexParts(__of: component).repeated("?", behavior).made()
      }
      init(_ component: CharacterClass, _ behavior: RegexRepetitionBehavior? = nil) {
        self.regex = __RegexParts(__of: component).repeated("?", behavior).made()
      }
      init(
        _ behavior: RegexRepetitionBehavior? = nil,
        @RegexComponentBuilder _ component: () -> __RegexParts
      ) { self.regex = component().repeated("?", behavior).made() }
    }
    struct Repeat<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent>(_ component: R, count: Int) {
        self.regex = __RegexParts(__of: component).repeated("{\\(count)}", nil).made()
      }
      init(_ component: CharacterClass, count: Int) {
        self.regex = __RegexParts(__of: component).repeated("{\\(count)}", nil).made()
      }
      init(count: Int, @RegexComponentBuilder _ component: () -> __RegexParts) {
        self.regex = component().repeated("{\\(count)}", nil).made()
      }
      init<R: RegexComponent, E: RangeExpression>(
        _ component: R, _ expression: E, _ behavior: RegexRepetitionBehavior? = nil
      ) where E.Bound == Int {
        self.regex =
          __RegexParts(__of: component).repeated(__repetition(expression), behavior).made()
      }
      init<E: RangeExpression>(
        _ component: CharacterClass, _ expression: E, _ behavior: RegexRepetitionBehavior? = nil
      ) where E.Bound == Int {
        self.regex =
          __RegexParts(__of: component).repeated(__repetition(expression), behavior).made()
      }
      init<E: RangeExpression>(
        _ expression: E, _ behavior: RegexRepetitionBehavior? = nil,
        @RegexComponentBuilder _ component: () -> __RegexParts
      ) where E.Bound == Int {
        self.regex = component().repeated(__repetition(expression), behavior).made()
      }
    }
    func __repetition<E: RangeExpression>(_ expression: E) -> String where E.Bound == Int {
      let range = expression.relative(to: 0..<Int.max)
      let last = range.upperBound == Int.max ? "" : "\\(range.upperBound - 1)"
      return "{\\(range.lowerBound),\\(last)}"
    }
    struct ChoiceOf<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init(@AlternationBuilder _ create: () -> __RegexParts) { self.regex = create().made() }
    }
    struct Lookahead<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent>(_ component: R) {
        self.regex = __RegexParts(__of: component).group("(?=").made()
      }
      init(@RegexComponentBuilder _ component: () -> __RegexParts) {
        self.regex = component().group("(?=").made()
      }
    }
    struct NegativeLookahead<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent>(_ component: R) {
        self.regex = __RegexParts(__of: component).group("(?!").made()
      }
      init(@RegexComponentBuilder _ component: () -> __RegexParts) {
        self.regex = component().group("(?!").made()
      }
    }

    struct Capture<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent>(_ component: R) {
        self.regex = __RegexParts(__of: component).captured(__Capture()).made()
      }
      init<R: RegexComponent, W>(_ component: R, as reference: Reference<W>) {
        self.regex =
          __RegexParts(__of: component)
          .captured(__Capture(reference: reference.__number)).made()
      }
      init<R: RegexComponent, NewCapture>(
        _ component: R, as reference: Reference<NewCapture>? = nil,
        transform: @escaping (Substring) throws -> NewCapture
      ) {
        self.regex =
          __RegexParts(__of: component)
          .captured(__Capture(transform: transform, reference: reference?.__number)).made()
      }
      init<W>(
        as reference: Reference<W>? = nil, @RegexComponentBuilder _ component: () -> __RegexParts
      ) {
        self.regex = component().captured(__Capture(reference: reference?.__number)).made()
      }
      init<NewCapture>(
        as reference: Reference<NewCapture>? = nil,
        @RegexComponentBuilder _ component: () -> __RegexParts,
        transform: @escaping (Substring) throws -> NewCapture
      ) {
        self.regex =
          component()
          .captured(__Capture(transform: transform, reference: reference?.__number)).made()
      }
    }
    struct TryCapture<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent, NewCapture>(
        _ component: R, as reference: Reference<NewCapture>? = nil,
        transform: @escaping (Substring) throws -> NewCapture?
      ) {
        self.regex =
          __RegexParts(__of: component)
          .captured(
            __Capture(transform: transform, isRequired: true, reference: reference?.__number))
          .made()
      }
      init<NewCapture>(
        as reference: Reference<NewCapture>? = nil,
        @RegexComponentBuilder _ component: () -> __RegexParts,
        transform: @escaping (Substring) throws -> NewCapture?
      ) {
        self.regex =
          component()
          .captured(
            __Capture(transform: transform, isRequired: true, reference: reference?.__number))
          .made()
      }
    }
    """)
}
