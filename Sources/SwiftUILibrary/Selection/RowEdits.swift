import Interpreter
import ViewRuntime

extension Feature {
  static let rowEdits = Feature(
    "RowEdits",
    #"""
    /// Views made from a collection, whose elements can be edited.
    protocol DynamicViewContent: View {
      associatedtype Data
      var data: Data { get }
    }

    struct _RowEditModifier {
      let _name: String
      let _delete: ((IndexSet) -> Void)?
      let _move: ((IndexSet, Int) -> Void)?
      func _deleteRow(_ index: Int) { if let delete = _delete { delete(IndexSet(integer: index)) } }
      func _moveRow(_ source: Int, _ destination: Int) {
        if let move = _move { move(IndexSet(integer: source), destination) }
      }
    }

    /// What a person may do with the elements behind a binding.
    func _rowEdits<C: MutableCollection>(
      _ data: Binding<C>, _ actions: EditActions<C>
    ) -> _RowEditModifier {
      _RowEditModifier(
        _name: "editActions",
        _delete: actions.rawValue & 2 == 0
          ? nil
          : { offsets in
            var elements = Array(data.wrappedValue)
            elements.remove(atOffsets: offsets)
            data.wrappedValue = elements as! C
          },
        _move: actions.rawValue & 1 == 0
          ? nil
          : { source, destination in
            var elements = Array(data.wrappedValue)
            elements.move(fromOffsets: source, toOffset: destination)
            data.wrappedValue = elements as! C
          })
    }

    struct _RowLockModifier {
      let _name: String
      let _isDisabled: Bool
    }

    extension View {
      /// Lets rows be deleted, with `:delete` or a swipe.
      func onDelete(
        perform action: ((IndexSet) -> Void)?
      ) -> ModifiedContent<Self, _RowEditModifier> {
        ModifiedContent(
          content: self, modifier: _RowEditModifier(_name: "onDelete", _delete: action, _move: nil))
      }
      /// Lets rows be moved, with `:move`.
      func onMove(
        perform action: ((IndexSet, Int) -> Void)?
      ) -> ModifiedContent<Self, _RowEditModifier> {
        ModifiedContent(
          content: self, modifier: _RowEditModifier(_name: "onMove", _delete: nil, _move: action))
      }
      /// Keeps a row from being deleted.
      func deleteDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, _RowLockModifier> {
        ModifiedContent(
          content: self,
          modifier: _RowLockModifier(_name: "deleteDisabled", _isDisabled: isDisabled))
      }
      /// Keeps a row from being moved.
      func moveDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, _RowLockModifier> {
        ModifiedContent(
          content: self, modifier: _RowLockModifier(_name: "moveDisabled", _isDisabled: isDisabled))
      }
    }
    """#,
    modifiers: [
      "_RowEditModifier": { part throws(Trap) in
        Modification(part.string("_name"), .rowEdit(part.rowEdit()))
      },
      "_RowLockModifier": { part throws(Trap) in
        let name = part.string("_name")
        let isDisabled = part.flag("_isDisabled")
        return Modification(
          name, detail: String(isDisabled),
          .rowLock(
            delete: isDisabled && name == "deleteDisabled",
            move: isDisabled && name == "moveDisabled"))
      },
    ])
}

extension Part {
  /// This value, which is a `_RowEditModifier`.
  func rowEdit() -> RowEdit {
    let kept = kept()
    let delete: ((Int) throws -> Void)? =
      value("_delete").isNone
      ? nil : { kept.bridge.evaluator.release(try kept.call("_deleteRow", [.integer($0)])) }
    let move: ((Int, Int) throws -> Void)? =
      value("_move").isNone
      ? nil
      : { kept.bridge.evaluator.release(try kept.call("_moveRow", [.integer($0), .integer($1)])) }
    return RowEdit(delete: delete, move: move)
  }
}
