import Foundation

let us = Locale(identifier: "en_US")
let now = Date()
for offset in [-5.0, 30, -60, 300, -7200, 86_400, -86_400, -259_200, 604_800] {
  let then = now.addingTimeInterval(offset + (offset > 0 ? 0.5 : -0.5))
  print(then.formatted(.relative(presentation: .numeric).locale(us)))
  print(then.formatted(.relative(presentation: .named).locale(us)))
}
