enum Grade: Int { case a = 1, b }
print(Grade(rawValue: 2)!, Grade(rawValue: 7)!)
