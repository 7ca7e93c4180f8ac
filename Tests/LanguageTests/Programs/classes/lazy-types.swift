class Rect {
  var w = 2.0, h = 3
  lazy var area = w * Double(h)
  lazy var text = "\(area) \(h / 2)"
  lazy var half = h / 2
  lazy var mk = { [unowned self] in self.h + 1 }
  lazy var list = [h, h * 2].map { $0 + 1 }
}
let r = Rect()
print(r.area, r.text, r.half / 2, r.mk(), r.list)
let q: Double = r.area / 4
print(q, type(of: r.half))
