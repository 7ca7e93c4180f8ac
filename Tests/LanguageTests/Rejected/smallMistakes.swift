var count = 3
if count = 5 { print("five") }
while 1 { break }
let flag = !count
var total = 0
for step in 1...3 { total += step * 1.5 }
switch count {
case 1:
case 2: print("two")
default: print("more")
}
func dup() {}
func dup() {}
enum Direction: String { case north = "N", south = "N" }
let pair = (1, "a")
let (p, q, r) = pair
