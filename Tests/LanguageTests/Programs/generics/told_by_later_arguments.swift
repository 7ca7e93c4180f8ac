// What an argument is made of may be decided by one behind it.
struct Person { var age = 3 }

struct Column<Row> {
  let title: String
  init(_ title: String) { self.title = title }
  func show() { print(title, Column<Row>.self, Row.self) }
}

func table<Row>(_ rows: [Row], _ column: Column<Row>) {
  column.show()
  print(rows.count, type(of: column))
}

func column<Row>(_ column: Column<Row>, of rows: [Row]) { column.show() }

table([Person()], Column("age"))
table([1, 2], .init("number"))
column(Column("word"), of: ["a"])
column(Column("pair"), of: [(1, "a")].map { $0.1 })
