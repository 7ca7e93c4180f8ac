// Tuples of which a pack is only a part.
protocol Piece {
  associatedtype Output
  var names: [String] { get }
}
struct Made<Output>: Piece { var names: [String] }
struct Kept<Output>: Piece {
  var names: [String]
  init<P: Piece, W, each C>(_ piece: P)
  where P.Output == (W, repeat each C), Output == (Substring, W, repeat each C) {
    names = ["kept"] + piece.names
  }
}
struct Perhaps<Output>: Piece {
  var names: [String]
  init<P: Piece, W, each C>(_ piece: P)
  where P.Output == (W, repeat each C), Output == (Substring, repeat (each C)?) {
    names = ["perhaps"] + piece.names
  }
}
@resultBuilder enum PieceBuilder {
  static func buildPartialBlock<P: Piece>(first: P) -> Made<P.Output> { Made(names: first.names) }
  static func buildPartialBlock<W0, W1, each C0, each C1, P0: Piece, P1: Piece>(
    accumulated: P0, next: P1
  ) -> Made<(Substring, repeat each C0, repeat each C1)>
  where P0.Output == (W0, repeat each C0), P1.Output == (W1, repeat each C1) {
    Made(names: accumulated.names + next.names)
  }
}
func make<P: Piece>(@PieceBuilder _ content: () -> P) -> Made<P.Output> {
  Made(names: content().names)
}
let word = Made<Substring>(names: ["word"])
print(type(of: Kept(word)), type(of: Perhaps(Kept(word))), type(of: Perhaps(word)))
let all = make {
  word
  Kept(word)
  word
  Perhaps(Kept(word))
}
print(type(of: all), all.names)

struct Box<Output> {}
func optionals<W, each C>(_ box: Box<(W, repeat each C)>) -> Box<(W, repeat (each C)?)> { Box() }
func lists<W, each C>(_ box: Box<(W, repeat each C)>) -> Box<(W, repeat [each C])> { Box() }
func joined<W0, W1, each C0, each C1>(
  _ first: Box<(W0, repeat each C0)>, _ second: Box<(W1, repeat each C1)>
) -> Box<(Substring, repeat each C0, repeat each C1)> { Box() }
print(type(of: optionals(Box<(Int, Bool)>())), type(of: lists(Box<(Int, Bool, String)>())))
print(type(of: optionals(Box<Int>())), type(of: joined(Box<Int>(), Box<Bool>())))
print(type(of: joined(Box<(Int, Bool)>(), Box<(Int, String, Double)>())))
