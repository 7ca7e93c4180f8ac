// Every way through a function is followed.
func branch(_ isOn: Bool) {
  let size: Int
  if isOn { size = 1 }
  print(size)
}

func chosen(_ n: Int) -> String {
  let name: String
  switch n {
  case 0: name = "zero"
  case 1: name = "one"
  default: break
  }
  return name
}

func twice(_ isOn: Bool) {
  let limit: Int
  if isOn { limit = 1 }
  limit = 2
  print(limit)
}

func repeated() {
  let seen: Int
  while Bool.random() { seen = 1 }
}

func collected(_ xs: [Int]) {
  var last: Int
  for x in xs { last = x }
  print(last)
}

func parsed(_ text: String) throws -> Int { 1 }

func caught() {
  let value: Int
  do { value = try parsed("1") } catch { print(value) }
}

func counted() {
  var total: Int
  total += 1
  var names: [String]
  names.append("a")
}

func kept() {
  var count: Int
  let show = { print(count) }
  count = 1
  show()
}

func local() {
  let depth: Int
  func show() { print(depth) }
  show()
  depth = 1
}

struct Point { var x = 0, y = 0 }

func partly() {
  var corner: Point
  corner.x = 1
}

var total: Int
print(total)
