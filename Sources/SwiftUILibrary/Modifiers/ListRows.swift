import Interpreter
import ViewRuntime

extension Feature {
  static let listRows = Feature(
    "ListRows",
    #"""
    struct _ListRowModifier {
      let _value: Any?
      var _name: String = "listRowSeparator"
    }

    struct _ListRowInsetsModifier {
      let _insets: EdgeInsets?
    }

    extension View {
      /// Says whether lines are drawn between rows.
      func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
      ) -> ModifiedContent<Self, _ListRowModifier> {
        ModifiedContent(content: self, modifier: _ListRowModifier(_value: visibility))
      }
      /// Sets the space around a row.
      func listRowInsets(_ insets: EdgeInsets?) -> ModifiedContent<Self, _ListRowInsetsModifier> {
        ModifiedContent(content: self, modifier: _ListRowInsetsModifier(_insets: insets))
      }
      /// Puts a view behind a row.
      func listRowBackground<V: View>(_ view: V?) -> ModifiedContent<Self, _ListRowModifier> {
        ModifiedContent(
          content: self, modifier: _ListRowModifier(_value: nil, _name: "listRowBackground"))
      }
      /// Marks a row or tab with a number.
      func badge(_ count: Int) -> ModifiedContent<Self, _ListRowModifier> {
        ModifiedContent(content: self, modifier: _ListRowModifier(_value: count, _name: "badge"))
      }
    }
    """#,
    modifiers: [
      "_ListRowInsetsModifier": { part throws(Trap) in
        let written = part.bridge.evaluator.opened(part.value("_insets"))
        guard !written.isNone else { return Modification("listRowInsets") }
        let insets = Part(part.bridge, written).insets()
        return Modification(
          "listRowInsets", detail: Detail.insets(insets), .trait(.rowInsets(insets)))
      }
    ])
}
