protocol PK { static func add(_ v: inout Int); func inst(_ v: inout Int) }
struct W: PK { 
  static func add(_ v: inout Int) { v += 1 }
  func inst(_ v: inout Int) { v += 10 } }
func a<K: PK>(_ k: K) -> Int { var x = 1; K.add(&x); return x }
func b<K: PK>(_ k: K) -> Int { var x = 1; k.inst(&x); return x }
func c<K: PK>(_ k: K) -> Int { var x = 1; type(of: k).add(&x); return x }
func d(_ k: any PK) -> Int { var x = 1; k.inst(&x); return x }
func e<K: PK>(_ k: K.Type) -> Int { var x = 1; k.add(&x); return x }
print(a(W()), b(W()), c(W()), d(W()), e(W.self))
protocol PQ { associatedtype Value; static func red(_ v: inout Value, _ n: () -> Value) }
struct Q: PQ { static func red(_ v: inout Int, _ n: () -> Int) { v = max(v, n()) } }
func f<K: PQ>(_ k: K.Type, _ v: K.Value, _ w: K.Value) -> K.Value { var x = v; K.red(&x) { w }; return x }
func g<K: PQ>(_ k: K.Type, _ v: K.Value, _ w: K.Value) -> K.Value { var x = v; K.red(&x, { w }); return x }
func h<K: PQ>(_ k: K.Type, _ v: K.Value, _ w: K.Value) -> K.Value { var v = v; K.red(&v, { w }); return v }
print(f(Q.self, 1, 5), g(Q.self, 1, 5), h(Q.self, 1, 5))
