func f(_ b: Bool) -> Int {
  switch b {
  case true: return 1
  }
}
