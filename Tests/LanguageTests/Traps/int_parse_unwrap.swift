for text in ["1", "x"] { print(Int(text)! * 2) }
