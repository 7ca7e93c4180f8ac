var n = 1; let d = 2.5; var s = "a"; let o: Int? = 1; var x = 1.0; var l = [1]
n += 1.5
n += d
n += s
n += o
n += "b"
n += nil
n += true
s += 1
s += n
s += ["a"]
x += n
x += o
n -= d
n *= s
n &+= 2.5
n %= d
x /= 2
x %= 2
let a = n + d
let b = s + n
let c = n + "a"
let e = "a" + 1
let f = d * n
let g = n == s
let h = n < d
let i = o + 1
let j = n + o
let k = -s
let m = !n
let p = n && true
let q = s - "a"
let r = [1] + 2
let t = n % d
let v = n ?? 2
let w: Int = d
let y: String = n
let z: Int = o
func fn(_ a: Int, b: String) -> Int { a }
let aa = fn(d, b: "x")
let bb = fn(1, b: 2)
let cc = fn(o, b: "x")
let dd: Double = n
let ee: [Int] = ["a"]
let ff: [String: Int] = ["a": "b"]
let gg: [String: Int] = [1: 2]
let hh = n ? 1 : 2
if n { }
if o { }
while s { }
let ii = n as String
let jj = n as? String
let kk = s as! Int
let ll = Int(o)
let nn = s.count + d
let pp = l.map { $0 + d }
let qq = l.filter { $0 }
let ss = type(ofx: 3)
let tt = type(of: 3, 4)
let uu = type(3)
let vv = max(1, "a")
let ww = max(n, d)
print(n, terminator: 3)
let yy = s[0]
