extension StandardLibrary {
  /// Parts of regular expressions that repeat, choose and look ahead; their types list the captures
  /// inside.
  static let regexComponents = LibraryEntry(
    "RegexComponents.swift",
    """
    /// A component, as often as it comes.
    struct OneOrMore<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent, W, each C>(_ component: R, _ behavior: RegexRepetitionBehavior? = nil)
      where R.RegexOutput == (W, repeat each C), Output == (Substring, repeat each C) {
        self.regex = __RegexParts(__of: component).repeated("+", behavior).made()
      }
      init(_ component: CharacterClass, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == Substring {
        self.regex = __RegexParts(__of: component).repeated("+", behavior).made()
      }
      init<W, each C>(
        _ behavior: RegexRepetitionBehavior? = nil,
        @RegexComponentBuilder _ component: () -> Regex<(W, repeat each C)>
      ) where Output == (Substring, repeat each C) {
        self.regex = __RegexParts(__of: component()).repeated("+", behavior).made()
      }
    }
    /// A component as often as it comes, or none.
    struct ZeroOrMore<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent, W, each C>(_ component: R, _ behavior: RegexRepetitionBehavior? = nil)
      where R.RegexOutput == (W, repeat each C), Output == (Substring, repeat (each C)?) {
        self.regex = __RegexParts(__of: component).repeated("*", behavior).made()
      }
      init(_ component: CharacterClass, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == Substring {
        self.regex = __RegexParts(__of: component).repeated("*", behavior).made()
      }
      init<W, each C>(
        _ behavior: RegexRepetitionBehavior? = nil,
        @RegexComponentBuilder _ component: () -> Regex<(W, repeat each C)>
      ) where Output == (Substring, repeat (each C)?) {
        self.regex = __RegexParts(__of: component()).repeated("*", behavior).made()
      }
    }
    /// A component, or none.
    struct Optionally<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent, W, each C>(_ component: R, _ behavior: RegexRepetitionBehavior? = nil)
      where R.RegexOutput == (W, repeat each C), Output == (Substring, repeat (each C)?) {
        self.regex = __RegexParts(__of: component).repeated("?", behavior).made()
      }
      init(_ component: CharacterClass, _ behavior: RegexRepetitionBehavior? = nil)
      where Output == Substring {
        self.regex = __RegexParts(__of: component).repeated("?", behavior).made()
      }
      init<W, each C>(
        _ behavior: RegexRepetitionBehavior? = nil,
        @RegexComponentBuilder _ component: () -> Regex<(W, repeat each C)>
      ) where Output == (Substring, repeat (each C)?) {
        self.regex = __RegexParts(__of: component()).repeated("?", behavior).made()
      }
    }
    /// A component, a number of times.
    struct Repeat<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent, W, each C>(_ component: R, count: Int)
      where R.RegexOutput == (W, repeat each C), Output == (Substring, repeat (each C)?) {
        self.regex = __RegexParts(__of: component).repeated("{\\(count)}", nil).made()
      }
      init(_ component: CharacterClass, count: Int)
      where Output == Substring {
        self.regex = __RegexParts(__of: component).repeated("{\\(count)}", nil).made()
      }
      init<W, each C>(
        count: Int, @RegexComponentBuilder _ component: () -> Regex<(W, repeat each C)>
      ) where Output == (Substring, repeat (each C)?) {
        self.regex = __RegexParts(__of: component()).repeated("{\\(count)}", nil).made()
      }
      init<R: RegexComponent, W, each C, E: RangeExpression>(
        _ component: R, _ expression: E, _ behavior: RegexRepetitionBehavior? = nil
      ) where R.RegexOutput == (W, repeat each C), Output == (Substring, repeat (each C)?),
        E.Bound == Int {
        self.regex =
          __RegexParts(__of: component).repeated(__repetition(expression), behavior).made()
      }
      init<E: RangeExpression>(
        _ component: CharacterClass, _ expression: E, _ behavior: RegexRepetitionBehavior? = nil
      ) where Output == Substring,
        E.Bound == Int {
        self.regex =
          __RegexParts(__of: component).repeated(__repetition(expression), behavior).made()
      }
      init<W, each C, E: RangeExpression>(
        _ expression: E, _ behavior: RegexRepetitionBehavior? = nil,
        @RegexComponentBuilder _ component: () -> Regex<(W, repeat each C)>
      ) where Output == (Substring, repeat (each C)?),
        E.Bound == Int {
        self.regex =
          __RegexParts(__of: component()).repeated(__repetition(expression), behavior).made()
      }
    }
    func __repetition<E: RangeExpression>(_ expression: E) -> String where E.Bound == Int {
      let range = expression.relative(to: 0..<Int.max)
      let last = range.upperBound == Int.max ? "" : "\\(range.upperBound - 1)"
      return "{\\(range.lowerBound),\\(last)}"
    }
    /// One of several components.
    struct ChoiceOf<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init(_ parts: __RegexParts) { self.regex = parts.made() }
      init(@AlternationBuilder _ create: () -> ChoiceOf<Output>) { self = create() }
    }
    /// What has to follow.
    struct Lookahead<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent, W, each C>(_ component: R)
      where R.RegexOutput == (W, repeat each C), Output == (Substring, repeat each C) {
        self.regex = __RegexParts(__of: component).group("(?=").made()
      }
      init<W, each C>(
        @RegexComponentBuilder _ component: () -> Regex<(W, repeat each C)>
      ) where Output == (Substring, repeat each C) {
        self.regex = __RegexParts(__of: component()).group("(?=").made()
      }
    }
    /// What must not follow.
    struct NegativeLookahead<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent, W, each C>(_ component: R)
      where R.RegexOutput == (W, repeat each C), Output == (Substring, repeat each C) {
        self.regex = __RegexParts(__of: component).group("(?!").made()
      }
      init<W, each C>(
        @RegexComponentBuilder _ component: () -> Regex<(W, repeat each C)>
      ) where Output == (Substring, repeat each C) {
        self.regex = __RegexParts(__of: component()).group("(?!").made()
      }
    }
    """)

  /// Parts of regular expressions that keep what they matched.
  static let regexCaptures = LibraryEntry(
    "RegexCaptures.swift",
    """
    /// What is kept of a match, for itself.
    struct Capture<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent, W, each C>(_ component: R)
      where R.RegexOutput == (W, repeat each C),
        Output == (Substring, W, repeat each C) {
        self.regex = __RegexParts(__of: component).captured(__Capture()).made()
      }
      init<R: RegexComponent, W, each C>(
        _ component: R, as reference: Reference<W>
      ) where R.RegexOutput == (W, repeat each C),
        Output == (Substring, W, repeat each C) {
        self.regex =
          __RegexParts(__of: component).captured(__Capture(reference: reference.__number)).made()
      }
      init<R: RegexComponent, W, each C, NewCapture>(
        _ component: R, as reference: Reference<NewCapture>? = nil,
        transform: @escaping (W) throws -> NewCapture
      ) where R.RegexOutput == (W, repeat each C),
        Output == (Substring, NewCapture, repeat each C) {
        let change: (Substring) throws -> NewCapture = { try transform(__retyped($0)) }
        self.regex =
          __RegexParts(__of: component)
          .captured(
            __Capture(transform: change, reference: reference?.__number))
          .made()
      }
      init<W, each C>(@RegexComponentBuilder _ component: () -> Regex<(W, repeat each C)>)
      where Output == (Substring, W, repeat each C) {
        self.regex = __RegexParts(__of: component()).captured(__Capture()).made()
      }
      init<W, each C>(
        as reference: Reference<W>,
        @RegexComponentBuilder _ component: () -> Regex<(W, repeat each C)>
      ) where Output == (Substring, W, repeat each C) {
        self.regex =
          __RegexParts(__of: component()).captured(__Capture(reference: reference.__number)).made()
      }
      init<W, each C, NewCapture>(
        as reference: Reference<NewCapture>? = nil,
        @RegexComponentBuilder _ component: () -> Regex<(W, repeat each C)>,
        transform: @escaping (W) throws -> NewCapture
      ) where Output == (Substring, NewCapture, repeat each C) {
        let change: (Substring) throws -> NewCapture = { try transform(__retyped($0)) }
        self.regex =
          __RegexParts(__of: component())
          .captured(
            __Capture(transform: change, reference: reference?.__number))
          .made()
      }
    }
    /// What is kept of a match, if it can be made of it.
    struct TryCapture<Output>: RegexComponent {
      typealias RegexOutput = Output
      let regex: Regex<Output>
      init<R: RegexComponent, W, each C, NewCapture>(
        _ component: R, as reference: Reference<NewCapture>? = nil,
        transform: @escaping (W) throws -> NewCapture?
      ) where R.RegexOutput == (W, repeat each C),
        Output == (Substring, NewCapture, repeat each C) {
        let change: (Substring) throws -> NewCapture? = { try transform(__retyped($0)) }
        self.regex =
          __RegexParts(__of: component)
          .captured(
            __Capture(transform: change, isRequired: true, reference: reference?.__number))
          .made()
      }
      init<W, each C, NewCapture>(
        as reference: Reference<NewCapture>? = nil,
        @RegexComponentBuilder _ component: () -> Regex<(W, repeat each C)>,
        transform: @escaping (W) throws -> NewCapture?
      ) where Output == (Substring, NewCapture, repeat each C) {
        let change: (Substring) throws -> NewCapture? = { try transform(__retyped($0)) }
        self.regex =
          __RegexParts(__of: component())
          .captured(
            __Capture(transform: change, isRequired: true, reference: reference?.__number))
          .made()
      }
    }
    """)
}
