import Foundation

let store = UserDefaults.standard
store.removeObject(forKey: "n")
store.register(defaults: ["lang": "en", "n": 1])
print(store.string(forKey: "lang")!, store.integer(forKey: "n"))
store.set(3, forKey: "n")
store.set("x", forKey: "s")
store.set(true, forKey: "b")
store.set(2.5, forKey: "d")
store.set(["a", "b"], forKey: "list")
print(store.integer(forKey: "n"), store.string(forKey: "s")!, store.bool(forKey: "b"), store.double(forKey: "d"), store.stringArray(forKey: "list")!)
print(store.string(forKey: "zz") as Any, store.integer(forKey: "zz"), store.bool(forKey: "zz"), store.object(forKey: "zz") == nil)
store.removeObject(forKey: "n")
print(store.integer(forKey: "n"))
for key in ["s", "b", "d", "list"] { store.removeObject(forKey: key) }
