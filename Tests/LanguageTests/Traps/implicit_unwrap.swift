class View { var title: String! }
let v = View()
print(v.title.count)
