import Foundation

// A server with a port that is no number, or with characters that no server has, is no address.
let texts = [
  "a://h:80/x", "a://h:x/y", "a://h:/y", "a://<name>/x", "a://<p:u>", "a://h:8 0/", "a://u:p@h:1/",
  "mailto:x:y", "//h:z", "x:y:z", "a://h:-1/", "a://h/<id>", "a://h/a b?c d",
]
for text in texts {
  let url = URL(string: text)
  print(text, url?.absoluteString ?? "nil", url?.host ?? "-", url?.port ?? -1)
}
