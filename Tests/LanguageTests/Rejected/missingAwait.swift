func load() async -> Int { 1 }
func f() async {
  let n = load()
  print(n)
}
