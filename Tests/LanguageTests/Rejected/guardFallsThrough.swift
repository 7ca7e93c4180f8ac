func f(_ n: Int?) {
  guard let n else { print("none") }
  print(n)
}
