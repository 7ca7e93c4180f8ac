// `~=` of the program: for functions, and of values with other types than their own.
extension String {
  static func ~= (pattern: (String) -> Bool, value: String) -> Bool { pattern(value) }
}
extension Int {
  static func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
}
func starts(with prefix: String) -> (String) -> Bool { { $0.hasPrefix(prefix) } }
func isEven(_ number: Int) -> Bool { number % 2 == 0 }
prefix operator >>>
prefix func >>> (_ bound: Int) -> (Int) -> Bool { { $0 > bound } }

func kind(of text: String) -> String {
  switch text {
  case "june": "june itself"
  case starts(with: "j"), starts(with: "J"): "starts with j"
  default: "other"
  }
}
print(kind(of: "jack"), kind(of: "june"), kind(of: "rose"))

for number in [3, 4, 99] {
  switch number {
  case 3: print("three")
  case >>>50: print("large")
  case isEven: print("even")
  default: print("odd")
  }
}

struct Student {
  var score = 0
  static func ~= (pattern: Int, value: Student) -> Bool { value.score >= pattern }
  static func ~= (pattern: ClosedRange<Int>, value: Student) -> Bool {
    pattern.contains(value.score)
  }
  static func ~= (pattern: Range<Int>, value: Student) -> Bool { pattern.contains(value.score) }
}
for score in [100, 95, 85, 70, 10] {
  switch Student(score: score) {
  case 100: print(">= 100")
  case 90: print(">= 90")
  case 80..<90: print("[80, 90)")
  case 60...79: print("[60, 79]")
  default: print("less")
  }
}
if case 60 = Student(score: 75) { print("passed") }
switch (Student(score: 70), "text") {
case let (60, text): print(text)
default: break
}
let high = 90...100
print(60...79 ~= Student(score: 75), high ~= Student(score: 75), 3 ~= Student(score: 2))
