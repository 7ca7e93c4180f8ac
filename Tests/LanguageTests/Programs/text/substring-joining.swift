let words = "hello apple quick".split(separator: " ")
let latin = words.map { word -> String in
  guard let vowel = word.firstIndex(where: { "aeiou".contains($0) }) else { return word + "ay" }
  return vowel == word.startIndex ? word + "way" : word[vowel...] + word[..<vowel] + "ay"
}
print(latin)
let first = words[0] + "!"
print(first, type(of: first))
let whole: String = "<" + words[1] + ">"
print(whole)
func shout(_ text: Substring) -> String { text.prefix(1).uppercased() + text.dropFirst() + "!" }
print(words.map(shout))
