// `Input == Parsers.Input`, `Parsers == Map<Upstream>` and `Upstream.Input == Input` say the same
// in a circle.
protocol Parser<Input, Output> {
  associatedtype Input
  associatedtype Output
  func parse(_ input: inout Input) throws -> Output
}

extension Parser {
  func map<NewOutput>(
    _ transform: @escaping (Output) -> NewOutput
  ) -> Parsing.Map<Self, NewOutput> {
    .init(upstream: self, transform: transform)
  }
}

enum Parsing {
  struct Map<Upstream: Parser, NewOutput>: Parser {
    let upstream: Upstream
    let transform: (Upstream.Output) -> NewOutput

    func parse(_ input: inout Upstream.Input) throws -> NewOutput {
      transform(try upstream.parse(&input))
    }
  }
}

struct Parse<Input, Parsers: Parser>: Parser where Input == Parsers.Input {
  let parsers: Parsers

  init(input: Input.Type = Input.self, with build: () -> Parsers) { parsers = build() }

  init<Upstream, NewOutput>(
    input: Input.Type = Input.self,
    _ transform: @escaping (Upstream.Output) -> NewOutput,
    with build: () -> Upstream
  ) where Upstream.Input == Input, Parsers == Parsing.Map<Upstream, NewOutput> {
    parsers = build().map(transform)
  }

  init<Upstream, NewOutput>(
    input: Input.Type = Input.self, _ output: NewOutput, with build: () -> Upstream
  )
  where
    Upstream.Input == Input, Upstream.Output == Void,
    Parsers == Parsing.Map<Upstream, NewOutput>
  {
    parsers = build().map { output }
  }

  func parse(_ input: inout Parsers.Input) throws -> Parsers.Output { try parsers.parse(&input) }
}

struct First: Parser {
  func parse(_ input: inout Substring) -> Character { input.removeFirst() }
}

struct Skip: Parser {
  func parse(_ input: inout Substring) { input.removeFirst() }
}

var text = "abcd"[...]
print(try Parse(input: Substring.self) { First() }.parse(&text), text)
print(try Parse({ "\($0)!" }) { First() }.parse(&text), text)
print(try Parse(7) { Skip() }.parse(&text), text)
