import Foundation
import os
let log = Logger(subsystem: "a", category: "b")
log.info("count \(3) of \("x", privacy: .public) \(255, format: .hex) \(2.5, format: .fixed(precision: 1)) \("r", align: .right(columns: 3))|")
os_log("%{public}@ and %d", "text", 4)
os_log(.debug, "plain \(1)")
NSLog("%@ %d", "hello", 5)
final class Delegate: NSObject { let name: String; init(_ n: String) { name = n } }
let table = NSHashTable<Delegate>.weakObjects()
var d: Delegate? = Delegate("one")
let kept = Delegate("two")
table.add(d); table.add(kept); table.add(kept)
print(table.count, table.allObjects.map(\.name), table.contains(d))
d = nil
print(table.count, table.allObjects.map(\.name))
table.remove(kept); print(table.count)
let map = NSMapTable<NSString, Delegate>.strongToWeakObjects()
var v: Delegate? = Delegate("v")
map.setObject(v, forKey: "k"); print(map.object(forKey: "k")?.name ?? "-", map.count)
v = nil; print(map.object(forKey: "k")?.name ?? "-", map.count)
let lock = OSAllocatedUnfairLock(initialState: 1); lock.withLock { $0 += 1 }; print(lock.withLock { $0 })
let plain = OSAllocatedUnfairLock(); plain.lock(); plain.unlock()
print(ListFormatter.localizedString(byJoining: ["a", "b", "c"]), ListFormatter().string(from: [1, 2]) ?? "-")
