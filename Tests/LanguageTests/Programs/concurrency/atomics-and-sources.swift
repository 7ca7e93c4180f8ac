import Foundation
import Synchronization
import Dispatch
let a = Atomic<Int>(3)
print(a.add(2, ordering: .relaxed), a.load(ordering: .acquiring), a.compareExchange(expected: 5, desired: 9, ordering: .acquiringAndReleasing), a.exchange(1, ordering: .relaxed))
let flag = Atomic<Bool>(false)
print(flag.logicalOr(true, ordering: .relaxed), flag.load(ordering: .relaxed))
let m = Mutex<[Int]>([])
m.withLock { $0.append(3) }
print(m.withLock { $0.count }, m.withLockIfAvailable { $0.count } as Any)
var ticks = 0
let group = DispatchGroup(); group.enter()
let t = DispatchSource.makeTimerSource(queue: .global())
t.schedule(deadline: .now() + 0.01, repeating: .milliseconds(20))
t.setEventHandler { ticks += 1; print("tick", ticks); if ticks == 3 { t.cancel() } }
t.setCancelHandler { print("cancelled"); group.leave() }
t.resume()
group.wait()
print(t.isCancelled)
let once = DispatchSource.makeTimerSource(flags: .strict)
once.schedule(deadline: .now())
once.cancel(); once.resume()
