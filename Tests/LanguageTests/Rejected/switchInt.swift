func f(_ n: Int) {
  switch n {
  case 1: print("one")
  }
}
