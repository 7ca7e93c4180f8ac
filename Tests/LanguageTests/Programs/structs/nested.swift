struct Deck {
  enum Suit: String, CaseIterable, Comparable {
    case clubs = "c", spades = "s"
    static func < (a: Suit, b: Suit) -> Bool { a.rawValue < b.rawValue }
  }
  struct Card: Hashable, CustomStringConvertible {
    let suit: Suit
    let rank: Int
    var description: String { "\(rank)\(suit.rawValue)" }
    struct Sorter {
      static func order(_ a: Card, _ b: Card) -> Bool { (a.suit, a.rank) < (b.suit, b.rank) }
    }
  }
  typealias Hand = [Card]
  var cards: Hand = Suit.allCases.flatMap { suit in (1...2).map { Card(suit: suit, rank: $0) } }
  func hand() -> Hand { cards.filter { $0.rank > minimum } }
  private let minimum = 1
}
extension Deck {
  struct Dealer { var deck = Deck(); mutating func deal() -> Card? { deck.cards.popLast() } }
  static let empty = Deck(cards: [])
  init(ranks: [Int]) { self.init(cards: ranks.map { Card(suit: .clubs, rank: $0) }) }
}
let d = Deck()
print(d.cards, d.hand())
print(d.cards.sorted(by: Deck.Card.Sorter.order))
var dealer = Deck.Dealer()
print(dealer.deal()!, dealer.deck.cards.count, Deck.empty.cards.isEmpty)
print(Deck(ranks: [7, 8]).cards, Set(d.cards).count)
class Outer {
  class Inner { let v: Int; init(_ v: Int) { self.v = v } ; func twice() -> Int { Outer.factor * v } }
  static let factor = 2
  enum State { case idle, running(Inner) }
  var state = State.idle
  func start() { state = .running(.init(21)) }
}
let outer = Outer()
outer.start()
if case .running(let inner) = outer.state { print(inner.twice()) }
struct Generic<T> {
  struct Pair { let a: T, b: T }
  enum Either { case left(T), right }
  let pair: Pair
  func either(_ flag: Bool) -> Either { flag ? .left(pair.a) : .right }
}
let g = Generic(pair: .init(a: 1, b: 2))
print(g.either(true), g.either(false), g)
func localTypes() {
  struct Local { var x = 1; func show() { print("local", x) } }
  enum Kind { case a, b }
  Local(x: 3).show()
  print(Kind.a)
}
localTypes()
