enum Suit { case hearts, spades, clubs }
func f(_ s: Suit) {
  switch s {
  case .hearts: print("h")
  }
}
