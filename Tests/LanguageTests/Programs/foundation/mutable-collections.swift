import Foundation
let m = NSMutableArray()
m.add(1); m.add("x"); print(m.count, m[1])
m.insert("q", at: 0); m.removeObject(at: 1)
for x in m { print(x) }
let a = NSMutableArray(array: [1, 2, 3]); print(a.contains(2), a.count, a.firstObject!, a.lastObject!)
a.addObjects(from: [4, 5]); a.removeLastObject(); a.replaceObject(at: 0, with: "zero")

print(a.object(at: 0), a.count)
a[1] = "three"
for x in a { print(x) }
let d = NSMutableDictionary()
d["a"] = 1
d.setObject("v", forKey: "b" as NSString)
print(d.count, d["a"]!, d.object(forKey: "b")!, d["z"] as Any)
d.removeObject(forKey: "a")
print(d.count, d.allKeys.count, d.allValues.count)
d["b"] = nil
d.removeAllObjects(); a.removeAllObjects()
print(d.count, a.count, NSMutableArray().firstObject as Any)
