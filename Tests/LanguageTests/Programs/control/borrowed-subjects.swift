enum Kind { case arrival(Int), departure(Int), text(String) }
struct Event {
  let time: Double
  let kind: Kind
}
func show(_ event: Event) {
  switch event.kind {
  case .departure(let id) where id == 4: print("last")
  case .departure(let id) where id > 7: print("late", id)
  case .departure(let id): print("leaves", id)
  case .arrival(let id): print("arrives", id)
  case .text(let text) where text.isEmpty: print("nothing")
  case .text(let text): print("says", text)
  }
}
for kind in [Kind.departure(4), .departure(9), .departure(2), .arrival(1), .text(""), .text("hi")] {
  show(Event(time: 1, kind: kind))
}
final class Box { var kind = Kind.departure(3) }
let box = Box()
switch box.kind {
case .arrival(let id), .departure(let id) where id > 5: print("big", id)
case .departure(let id): print("small", id)
default: print("other")
}
let pairs = [(Kind.text("a"), 1), (.departure(1), 2)]
for pair in pairs {
  switch pair.0 {
  case .text(let text) where pair.1 > 1: print("first", text)
  case .departure(let id) where id > pair.1: print("second", id)
  case .text(let text): print("third", text)
  case .departure(let id): print("fourth", id)
  case .arrival: break
  }
}
