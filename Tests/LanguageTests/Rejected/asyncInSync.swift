func load() async -> Int { 1 }
func f() {
  let n = await load()
  print(n)
}
