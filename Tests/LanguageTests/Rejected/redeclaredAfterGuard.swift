func f(_ s: String) -> Int {
  guard let n = Int(s) else { return -1 }
  let n = 4
  return n
}
