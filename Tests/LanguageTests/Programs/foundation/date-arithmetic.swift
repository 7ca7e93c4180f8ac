import Foundation

let a = Date(timeIntervalSinceReferenceDate: 100)
let b = a.addingTimeInterval(60)
print(a < b, b > a, a == Date(timeIntervalSinceReferenceDate: 100), b.timeIntervalSince(a), a.distance(to: b))
print((a + 5).timeIntervalSinceReferenceDate, (b - 10).timeIntervalSinceReferenceDate)
var c = a
c += 3600
print(c.timeIntervalSince1970, max(a, b) == b, [b, a, c].sorted().map(\.timeIntervalSinceReferenceDate))
print((a...b).contains(a + 30), (a..<b).contains(b), a.compare(b) == .orderedAscending)
print(Date(timeIntervalSince1970: 0), Date(timeInterval: 10, since: a).timeIntervalSinceReferenceDate)
print(Date.distantFuture > Date.distantPast, a.hashValue == Date(timeIntervalSinceReferenceDate: 100).hashValue)
print(Date.timeIntervalBetween1970AndReferenceDate, Date(timeIntervalSince1970: 951_782_400))
