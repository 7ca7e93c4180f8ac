enum E { case a, b }
func f(_ e: E) {
  switch e {
  case .a: break
  case .c: break
  }
}
