import Foundation

extension Notification.Name { static let ping = Notification.Name("ping") }
let center = NotificationCenter.default
let token = center.addObserver(forName: .ping, object: nil, queue: nil) { note in
  print("got", note.name.rawValue, note.userInfo?["k"] as? Int ?? 0)
}
center.post(name: .ping, object: nil, userInfo: ["k": 5])
center.post(name: Notification.Name("other"), object: nil)
center.post(Notification(name: .ping))
center.removeObserver(token)
center.post(name: .ping, object: nil)
print("done")
