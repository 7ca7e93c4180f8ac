// `!` may be declared for other values than conditions, which keep theirs.
struct Flag {
  var isOn: Bool
}

prefix func ! (flag: Flag) -> Flag { Flag(isOn: !flag.isOn) }

let flag = Flag(isOn: true)
print((!flag).isOn, (!(!flag)).isOn)
let isDone = false
if !isDone { print("not done") }
print(!flag.isOn, !(1 > 2))
let answers = [true, false].map { !$0 }
print(answers)
