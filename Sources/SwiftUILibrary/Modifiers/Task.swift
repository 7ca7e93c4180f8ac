import Interpreter
import ViewRuntime

extension Feature {
  static let task = Feature(
    "TaskModifier",
    #"""
    struct _TaskModifier {
      let _action: () async -> Void
      func _start() -> Task<Void, Never> { Task(operation: _action) }
    }

    struct _TaskValueModifier<Value> {
      let _value: Value
      let _action: () async -> Void
      func _start() -> Task<Void, Never> { Task(operation: _action) }
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
      /// A name is for those who look for faults, an executor says where the action runs.
      func task(
        name: String?, executorPreference: Any? = nil,
        priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        _ action: @escaping () async -> Void
      ) -> ModifiedContent<Self, _TaskModifier> {
        task(priority: priority, action)
      }
      func task<T: Equatable>(
        id value: T, name: String?, executorPreference: Any? = nil,
        priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        _ action: @escaping () async -> Void
      ) -> ModifiedContent<Self, _TaskValueModifier<T>> {
        task(id: value, priority: priority, action)
      }
    }
    """#,
    modifiers: [
      "_TaskModifier": { part throws(Trap) in
        Modification("task", .task(id: nil, part.taskStart()))
      },
      "_TaskValueModifier": { part throws(Trap) in
        Modification(
          "task", detail: "id: \(try part.detail("_value"))",
          .task(id: part.comparable("_value"), part.taskStart()))
      },
    ])
}

extension Part {
  /// Starts the task that the value's `_start` makes.
  func taskStart() -> TaskStart {
    let kept = kept()
    return {
      let bridge = kept.bridge
      let made = try kept.call("_start", [])
      let task = HeldValue(borrowing: made, bridge.evaluator)
      bridge.evaluator.release(made)
      return { bridge.evaluator.release(try bridge.callMember("cancel", of: task.value, [])) }
    }
  }
}
