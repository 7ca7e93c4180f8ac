import Interpreter

extension Feature {
  static let task = Feature(
    "Task",
    #"""
    struct _TaskModifier {
      let _action: () async -> Void
    }

    struct _TaskValueModifier<Value> {
      let _value: Value
      let _action: () async -> Void
    }

    extension View {
      /// Runs an action when this view appears, and cancels it when it is gone (L14).
      func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
      ) -> ModifiedContent<Self, _TaskModifier> {
        ModifiedContent(content: self, modifier: _TaskModifier(_action: action))
      }
      /// Runs an action when this view appears, and again when the value changes (L16).
      func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
      ) -> ModifiedContent<Self, _TaskValueModifier<T>> {
        ModifiedContent(content: self, modifier: _TaskValueModifier(_value: value, _action: action))
      }
    }
    """#,
    modifiers: [
      "_TaskModifier": { part throws(Trap) in
        Modification("task", .task(id: nil, part.action("_action")))
      },
      "_TaskValueModifier": { part throws(Trap) in
        Modification(
          "task", detail: "id: \(try part.detail("_value"))",
          .task(id: part.comparable("_value"), part.action("_action")))
      },
    ])
}
