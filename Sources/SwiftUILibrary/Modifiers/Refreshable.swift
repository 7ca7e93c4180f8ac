import Interpreter
import ViewRuntime

extension Feature {
  static let refreshable = Feature(
    "Refreshable",
    #"""
    struct _RefreshableModifier {
      let _action: () async -> Void
      func _start() { _ = Task(operation: _action) }
    }

    extension View {
      /// Runs an action when the list is pulled down, with `:refresh`.
      func refreshable(
        action: @escaping () async -> Void
      ) -> ModifiedContent<Self, _RefreshableModifier> {
        ModifiedContent(content: self, modifier: _RefreshableModifier(_action: action))
      }
    }
    """#,
    modifiers: [
      "_RefreshableModifier": { part throws(Trap) in
        Modification("refreshable", .gesture(.refresh(part.memberAction("_start"))))
      }
    ])
}
