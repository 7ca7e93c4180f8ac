// What is reversed, sorted or filtered has indices of its own, or is an array for whoever counts.
let word = "swift"
print(word.reversed()[0], word.reversed()[4])
print((1...5).reversed()[1])
print([3, 1, 2].reversed()[0], Set([4]).sorted()[0])
let letters = Array(word.reversed())
print(letters[1], String(word.reversed()))
let table = ["a": 1, "b": 2]
print(table.keys.sorted()[1], table.values.sorted().reversed()[0])
for letter in word.reversed() { print(letter, terminator: "") }
print()
let back = word.reversed()
print(back[back.startIndex], back.count)

func last(_ text: String) -> Character { text.reversed()[text.count - 1] }
print(last("abc"))
