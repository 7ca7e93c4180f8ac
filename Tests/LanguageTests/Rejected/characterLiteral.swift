let a: Character = "ab"
let b: Character = ""
