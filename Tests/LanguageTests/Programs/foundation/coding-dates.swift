import Foundation

struct Event: Codable { var date: Date }
let date = Date(timeIntervalSince1970: 1_718_012_460)
let strategies: [(JSONEncoder.DateEncodingStrategy, JSONDecoder.DateDecodingStrategy)] = [
  (.deferredToDate, .deferredToDate), (.secondsSince1970, .secondsSince1970),
  (.millisecondsSince1970, .millisecondsSince1970), (.iso8601, .iso8601),
]
for (out, into) in strategies {
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = out
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = into
  let data = try encoder.encode(Event(date: date))
  print(String(data: data, encoding: .utf8)!)
  print(try decoder.decode(Event.self, from: data).date == date)
}
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(identifier: "UTC")
formatter.dateFormat = "yyyy-MM-dd"
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .formatted(formatter)
print(try decoder.decode(Event.self, from: Data(#"{"date":"2024-02-29"}"#.utf8)).date)
decoder.dateDecodingStrategy = .custom { decoder in
  Date(timeIntervalSince1970: Double(try decoder.singleValueContainer().decode(String.self).count))
}
print(try decoder.decode(Event.self, from: Data(#"{"date":"abcd"}"#.utf8)).date)
