// `@dynamicMemberLookup` on a protocol and a superclass; its subscripts by name, and called.

struct Model {
  var title = "T"
  var count = 2
}
struct Actions {
  let rename: (Store<Model, Actions>, String) -> Void = { $0.state.title = $1 }
  let add: (Store<Model, Actions>, Int) -> Void = { $0.state.count += $1 }
}

@dynamicMemberLookup final class Store<State, Action> {
  var state: State
  let action: Action
  init(_ state: State, _ action: Action) {
    self.state = state
    self.action = action
  }
  subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }
  subscript<Value>(
    dynamicMember path: KeyPath<Action, (Store<State, Action>, Value) -> Void>
  ) -> (Value) -> Void {
    { self.action[keyPath: path](self, $0) }
  }
}

@dynamicMemberLookup protocol Shows {
  associatedtype State
  associatedtype Action
  var store: Store<State, Action> { get }
}
extension Shows {
  subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    store[dynamicMember: path]
  }
  subscript<Value>(
    dynamicMember path: KeyPath<Action, (Store<State, Action>, Value) -> Void>
  ) -> (Value) -> Void {
    store[dynamicMember: path]
  }
}

struct Screen: Shows {
  let store: Store<Model, Actions>
  func show() -> String { "\(self.title) \(self.count)" }
}
let screen = Screen(store: Store(Model(), Actions()))
print(screen.show(), screen.title)
screen.rename("new")
screen.add(5)
print(screen.show(), screen.store.count)

@dynamicMemberLookup class Bag {
  var values = ["a": 1]
  subscript(dynamicMember name: String) -> Int? { values[name] }
}
class Named: Bag { let name = "bag" }
print(Named().a as Any, Named().b as Any, Named().name, Named()[dynamicMember: "a"] as Any)
