let f: (Int) -> Int = { n in
  print(n)
}
