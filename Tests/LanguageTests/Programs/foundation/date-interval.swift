import Foundation

let start = Date(timeIntervalSinceReferenceDate: 0)
let day = DateInterval(start: start, duration: 86_400)
let noon = DateInterval(start: start.addingTimeInterval(43_200), end: start.addingTimeInterval(129_600))
print(day.end.timeIntervalSinceReferenceDate, day.contains(start), day.contains(noon.end), day.intersects(noon))
print(day.intersection(with: noon)!.duration, day < noon, day == DateInterval(start: start, duration: 86_400))
