infix operator <<< : AdditionPrecedence
infix operator |> : AssignmentPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func <<< <A, B, C>(f: @escaping (B) -> C, g: @escaping (A) -> B) -> (A) -> C { { f(g($0)) } }
func prop<Root, Value>(_ kp: WritableKeyPath<Root, Value>) -> (@escaping (Value) -> Value) -> (Root)
  -> Root
{
  { update in
    { root in
      print(Root.self, Value.self); var copy = root; copy[keyPath: kp] = update(copy[keyPath: kp]);
      return copy
    }
  }
}
struct Addr { var street: String }
struct User { var name: String; var addr: Addr }
let u = User(name: "a", addr: Addr(street: "main"))
let w = u |> (prop(\.addr) <<< prop(\.street)) { $0 + "!" }
print(w.addr.street)
