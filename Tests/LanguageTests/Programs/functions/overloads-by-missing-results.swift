// A closure without a `return` is for the overload whose closure gives nothing.
func take(_ body: ([Int], Int) -> Bool) -> String { "asked \(body([1], 2))" }
func take(_ body: ([Int], Int) -> Void) -> String {
  body([1], 2)
  return "told"
}
print(take { items, place in })
print(
  take { items, place in
    let sum = items[0] + place
    return sum > 2
  })
