let value: Any = "text"
let number = value as! Int
print(number)
