extension StandardLibrary {
  /// What takes actions back, and performs them again.
  static let undoManager = LibraryEntry(
    "UndoManager.swift",
    """
    /// Keeps how to take actions back; what one event registers is taken back at once.
    class UndoManager: NSObject {
      /// What is taken back at once, the last first.
      final class __Group {
        var actions: [(target: AnyObject, perform: () -> Void)] = []
        var name = ""
      }
      var __undos: [__Group] = []
      var __redos: [__Group] = []
      /// The groups that are open, the outermost first.
      var __open: [__Group] = []
      /// True while the outermost group stands for the current event.
      var __isEvent = false
      var __disabled = 0
      var isUndoing = false
      var isRedoing = false
      var groupsByEvent = true
      var levelsOfUndo = 0
      override init() { super.init() }

      var canUndo: Bool { !__undos.isEmpty || __open.contains { !$0.actions.isEmpty } }
      var canRedo: Bool { !__redos.isEmpty }
      var groupingLevel: Int { __open.count }
      var isUndoRegistrationEnabled: Bool { __disabled == 0 }
      var undoCount: Int { __undos.count }
      var redoCount: Int { __redos.count }

      func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
      ) {
        __register(target) { handler(target) }
      }
      func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        guard let object = target as? AnyObject else { return }
        __register(object) { selector.__perform(object, anObject) }
      }
      func __register(_ target: AnyObject, _ perform: @escaping () -> Void) {
        guard __disabled == 0 else { return }
        if __open.isEmpty {
          guard groupsByEvent else {
            fatalError("must begin a group before registering undo")
          }
          __openEvent()
        }
        __open[__open.count - 1].actions.append((target, perform))
        if !isUndoing && !isRedoing { __redos = [] }
      }
      func __openEvent() {
        beginUndoGrouping()
        __isEvent = true
        DispatchQueue.main.async { self.__closeEvent() }
      }
      func __closeEvent() {
        guard __isEvent else { return }
        while !__open.isEmpty { endUndoGrouping() }
        __isEvent = false
      }

      func beginUndoGrouping() { __open.append(__Group()) }
      func endUndoGrouping() {
        guard let group = __open.popLast() else { return }
        if let outer = __open.last {
          outer.actions += group.actions
          return
        }
        __isEvent = false
        guard !group.actions.isEmpty else { return }
        if isUndoing {
          __redos.append(group)
        } else {
          __undos.append(group)
          if levelsOfUndo > 0, __undos.count > levelsOfUndo { __undos.removeFirst() }
        }
      }

      /// Takes the last group back.
      func undo() {
        if __open.count == 1 { endUndoGrouping() }
        undoNestedGroup()
      }
      func undoNestedGroup() {
        guard let group = __undos.popLast() else { return }
        isUndoing = true
        __perform(group)
        isUndoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
      }
      /// Performs again what was taken back last.
      func redo() {
        guard let group = __redos.popLast() else { return }
        isRedoing = true
        __perform(group)
        isRedoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
      }
      func __perform(_ group: __Group) {
        beginUndoGrouping()
        __open[__open.count - 1].name = group.name
        for action in group.actions.reversed() { action.perform() }
        endUndoGrouping()
      }

      func removeAllActions() {
        __undos = []
        __redos = []
        __open = []
      }
      func removeAllActions(withTarget target: Any) {
        let removed = __object(target)
        for group in __undos + __redos + __open {
          group.actions.removeAll { $0.target === removed }
        }
        __undos.removeAll { $0.actions.isEmpty }
        __redos.removeAll { $0.actions.isEmpty }
      }
      func disableUndoRegistration() { __disabled += 1 }
      func enableUndoRegistration() { __disabled = max(0, __disabled - 1) }

      func setActionName(_ actionName: String) {
        (__open.last ?? (isUndoing ? __redos.last : __undos.last))?.name = actionName
      }
      var undoActionName: String { (__open.last ?? __undos.last)?.name ?? "" }
      var redoActionName: String { __redos.last?.name ?? "" }
      var undoMenuItemTitle: String {
        undoActionName.isEmpty ? "Undo" : "Undo " + undoActionName
      }
      var redoMenuItemTitle: String {
        redoActionName.isEmpty ? "Redo" : "Redo " + redoActionName
      }
    }

    extension Notification.Name {
      static let NSUndoManagerDidUndoChange =
        Notification.Name("NSUndoManagerDidUndoChangeNotification")
      static let NSUndoManagerDidRedoChange =
        Notification.Name("NSUndoManagerDidRedoChangeNotification")
    }
    """)
}
