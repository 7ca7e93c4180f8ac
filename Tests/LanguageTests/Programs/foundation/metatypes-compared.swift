import Foundation

func describe<T>(_ type: T.Type) -> String {
  if type == Int.self { return "int" }
  return type == String.self ? "text" : "other"
}
print(describe(Int.self), describe(String.self), describe([Int].self), describe(Int?.self))
print(type(of: 3) == Int.self, type(of: "a") != String.self, Optional<Int>.self == Int?.self)
