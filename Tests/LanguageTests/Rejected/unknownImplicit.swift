enum Suit { case hearts, spades }
let s: Suit = .clubs
