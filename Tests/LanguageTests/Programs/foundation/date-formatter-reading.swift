import Foundation

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(abbreviation: "UTC")
func read(_ text: String, _ pattern: String) {
  formatter.dateFormat = pattern
  print(formatter.date(from: text) as Any)
}
read("2024-02-29", "yyyy-MM-dd")
read("2023-02-30", "yyyy-MM-dd")
read("Jun 5, 2024 3:07 PM", "MMM d, yyyy h:mm a")
read("20240605", "yyyyMMdd")
read("2024-06-05T10:20:30.500+0200", "yyyy-MM-dd'T'HH:mm:ss.SSSZ")
read("05/06/24", "dd/MM/yy")
read("nonsense", "yyyy")
read("Monday, June 10, 2024", "EEEE, MMMM d, yyyy")
