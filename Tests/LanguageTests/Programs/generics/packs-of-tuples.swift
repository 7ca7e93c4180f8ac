// A pack of tuples takes tuples, so that another initialiser takes what is none.
struct Entry {
  let text: String
  init<each Value: CustomStringConvertible>(_ pairs: repeat (String, each Value)) {
    var parts: [String] = []
    for (key, value) in repeat each pairs { parts.append("\(key): \(value.description)") }
    text = "{\(parts.joined(separator: ", "))}"
  }
  init(_ value: some CustomStringConvertible) { text = value.description }
}
print(Entry("x").text, Entry(3).text, Entry(("a", 1)).text, Entry(("a", 1), ("b", "c")).text)
let pair = ("k", 2.5)
print(Entry(pair).text, Entry([1, 2]).text)
