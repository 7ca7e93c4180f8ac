import Foundation

let name = "Ada"
print(name.appending(" Lovelace"), name.appending("x".dropFirst()), name.dropLast().appending("!"))
print(name.appendingFormat(" %d of %@, %.2f", 3, "ten", 0.5))
print(["a", "b"].reduce("") { $0.appending($1) }, "".appending("").isEmpty)
