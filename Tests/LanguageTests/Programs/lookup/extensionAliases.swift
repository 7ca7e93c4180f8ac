// What a type writes about itself may name the aliases and types that its extensions declare later.

struct Journal {
  var level: Journal.Level = .info
  private(set) var notes: [Journal.Note] = []

  mutating func add(_ text: String, details: Journal.Details? = nil) {
    notes.append((text, details ?? [:]))
  }

  subscript(_ key: String) -> Journal.Details.Value? {
    notes.lazy.compactMap { $0.details[key] }.first
  }
}

protocol Keeper {
  func keep(_ details: Journal.Details?)
  var latest: Journal.Details.Value? { get }
}

extension Journal {
  typealias Details = [String: Detail]
  typealias Note = (text: String, details: Details)

  enum Detail: Equatable {
    case text(String)
    case list([Details.Value])
  }

  enum Level { case info, fault }
}

final class Shelf: Keeper {
  private var kept: [Journal.Details] = []
  func keep(_ details: Journal.Details?) { details.map { kept.append($0) } }
  var latest: Journal.Details.Value? { kept.last?["k"] }
}

var journal = Journal()
journal.add("one", details: ["a": .text("x"), "b": .list([.text("y")])])
journal.add("two")
print(journal.notes.map(\.text), journal["b"]!, journal["z"] as Any, journal.level)
let shelf = Shelf()
shelf.keep(["k": .text("kept")])
shelf.keep(nil)
print(shelf.latest ?? .list([]), shelf.latest == .text("kept"))
