// What lazy collections and countable ranges were called before.
struct Rows {
  var range = 1...3
  var texts: LazyMapCollection<ClosedRange<Int>, String> { range.lazy.map { "row \($0)" } }
  var odd: LazyFilterCollection<ClosedRange<Int>> { range.lazy.filter { $0 % 2 == 1 } }
  var rest: CountablePartialRangeFrom<Int> { 2... }
  var all: LazyCollection<ClosedRange<Int>> { range.lazy }
}
let rows = Rows()
print(Array(rows.texts), rows.texts.count, Array(rows.odd), rows.texts.map(\.count).reduce(0, +))
print(rows.rest.prefix(2).map { $0 }, rows.all.count)
