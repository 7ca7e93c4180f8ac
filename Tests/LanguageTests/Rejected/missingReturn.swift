func f(_ n: Int) -> Int {
  if n > 0 { return 1 }
}
