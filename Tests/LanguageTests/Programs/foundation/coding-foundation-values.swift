import Foundation
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
func show<T: Codable>(_ v: T) { 
  do { let d = try e.encode([v]); print(type(of: v), String(decoding: d, as: UTF8.self)); let b = try JSONDecoder().decode([T].self, from: d)[0]; 
    let again = try e.encode([b]); print("  back:", again == d) }
  catch { print(type(of: v), "ERR", error) } }
show(CGPoint(x: 1, y: 2.5)); show(CGSize(width: 3, height: 4)); show(CGRect(x: 1, y: 2, width: 3, height: 4)); show(CGFloat(2.5))
show(DateInterval(start: Date(timeIntervalSinceReferenceDate: 10), duration: 20))
var dc = DateComponents(year: 2024, month: 3, day: 5); show(dc)
dc.calendar = Calendar(identifier: .gregorian); dc.timeZone = TimeZone(identifier: "Europe/Paris"); dc.weekday = 3; dc.hour = 4; dc.nanosecond = 7
show(DateComponents(hour: 4, minute: 5, second: 6, weekday: 2, weekOfYear: 8))
show(TimeZone(identifier: "Europe/Paris")!)
show(Locale(identifier: "en_US")); show(Locale(identifier: "de_DE"))
var n = PersonNameComponents(); n.givenName = "Ann"; n.familyName = "Lee"; show(n)
show(1..<5); show(1...5); show(1...); show(..<3); show(...3)
show("a"..."f"); show(1.5..<2.5)
show(IndexSet([1, 2, 3, 7])); show(IndexPath(indexes: [1, 2])); show(IndexSet())
show(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!); show(URL(string: "https://a.b/c?d=1")!)
show(Decimal(string: "1.25")!); show(Date(timeIntervalSinceReferenceDate: 5)); show(Data([1, 2, 3]))
show(SortOrder.forward); show(SortOrder.reverse)
show(URLComponents(string: "https://u:p@a.b:80/c?d=1#f")!)
show(Calendar(identifier: .gregorian).firstWeekday)
show(Locale.Currency("EUR")); show(Locale.Region("DE")); show(Locale.LanguageCode("de"))
show(Float(1.5)); show(UInt8(3)); show(Duration.seconds(2)); show(Optional(3)); show(["a": 1]); show(Set([1]))
show(ContiguousArray([1,2])); show([1: "a"])
show(SortDescriptor(\String.count, order: .reverse).order)
