import Interpreter
import ViewRuntime

extension Feature {
  /// How programs took the views inside another one by one before `Group(subviews:)`.
  static let variadicView = Feature(
    "VariadicView",
    #"""
    /// The views inside another, handed to a root that makes a view of them.
    enum _VariadicView {
      typealias Root = _VariadicView_Root
      typealias ViewRoot = _VariadicView_ViewRoot
      typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
      typealias MultiViewRoot = _VariadicView_MultiViewRoot
      typealias Children = _VariadicView_Children

      /// A root with the views that it is given.
      struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
        typealias Body = Never
        var root: Root
        var content: Content
        init(root: Root, content: Content) {
          self.root = root
          self.content = content
        }
        init(_ root: Root, @ViewBuilder content: () -> Content) {
          self.init(root: root, content: content())
        }
        var body: Never { _primitiveBody() }
        func _made() -> Group<Root.Body> {
          Group { root.body(children: _VariadicView_Children(_subviews(of: content))) }
        }
      }
    }

    protocol _VariadicView_Root {}
    protocol _VariadicView_ViewRoot: _VariadicView_Root {
      associatedtype Body: View
      typealias Children = _VariadicView_Children
      @ViewBuilder func body(children: _VariadicView_Children) -> Body
    }
    protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
    protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

    struct _VariadicView_Children: RandomAccessCollection, View {
      typealias Body = Never
      typealias Index = Int
      let _subviews: [Subview]
      init(_ subviews: [Subview]) { self._subviews = subviews }
      var startIndex: Int { 0 }
      var endIndex: Int { _subviews.count }
      subscript(position: Int) -> Element { Element(_subview: _subviews[position]) }
      var body: Never { _primitiveBody() }

      /// One of the views.
      struct Element: View, Identifiable {
        typealias Body = Never
        let _subview: Subview
        /// Traits that were written by whoever has it.
        var _traits: [ObjectIdentifier: Any] = [:]
        init(_subview: Subview) { self._subview = _subview }
        var id: AnyHashable { AnyHashable(_subview.id) }
        /// The id that the program gave: with `id(_:)`, or as the row of a `ForEach`.
        func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
          (_givenID(of: _subview._view) ?? _subview._givenID) as? ID
        }
        subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
          get {
            let key = ObjectIdentifier(key)
            let written = _traits[key] ?? _traitValue(key, of: _subview._view)
            return written as? Trait.Value ?? Trait.defaultValue
          }
          set { _traits[ObjectIdentifier(key)] = newValue }
        }
        var body: Never { _primitiveBody() }
      }
    }

    /// What a view says of itself to a root around it.
    protocol _ViewTraitKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }

    protocol _TraitWriter {
      var _trait: ObjectIdentifier { get }
      var _traitValue: Any { get }
    }
    extension _TraitWritingModifier: _TraitWriter {
      var _trait: ObjectIdentifier { ObjectIdentifier(Trait.self) }
      var _traitValue: Any { value }
    }

    /// What the outermost modifier that writes a trait has written.
    func _traitValue(_ trait: ObjectIdentifier, of view: Any) -> Any? {
      var inner = view
      while let modified = inner as? _ModifiedView {
        if let writer = modified._change as? _TraitWriter, writer._trait == trait {
          return writer._traitValue
        }
        inner = modified._inside
      }
      return nil
    }

    protocol _IdentifiedView { var _givenID: Any { get } }
    extension IDView: _IdentifiedView { var _givenID: Any { id } }

    func _givenID(of view: Any) -> Any? {
      var inner = view
      while let modified = inner as? _ModifiedView { inner = modified._inside }
      return (inner as? _IdentifiedView)?._givenID
    }

    extension View {
      func _trait<K: _ViewTraitKey>(
        _ key: K.Type, _ value: K.Value
      ) -> ModifiedContent<Self, _TraitWritingModifier<K>> {
        ModifiedContent(content: self, modifier: _TraitWritingModifier<K>(value: value))
      }
    }
    """#,
    views: [
      "_VariadicView.Tree": { part throws(Trap) in
        let tree = part.kept()
        return try tree.element(try tree.call("_made", []), as: nil)
      },
      "_VariadicView_Children": { part throws(Trap) in try subviews(of: part) },
      "_VariadicView_Children.Element": { part throws(Trap) in try part.element("_subview") },
    ])
}
