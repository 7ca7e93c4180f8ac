import Interpreter
import ViewRuntime

extension Feature {
  /// What is known to exist and is not modelled: kept, shown, compared, without effect.
  ///
  /// The front end has said so where it is mentioned.
  static let opaque = Feature(
    "Opaque",
    #"""
    /// A modifier of SwiftUI that Grove does not model.
    struct _OpaqueModifier {
      let _name: String
      let _arguments: [String]
    }

    /// Something of the SDK that Grove does not model. As a view it is a leaf; every member of it
    /// is as little known as itself.
    @_unmodelled struct _OpaqueView: View, CustomStringConvertible {
      typealias Body = Never
      let _name: String
      let _arguments: [String]
      init(_ name: String, _ arguments: [String]) {
        self._name = name
        self._arguments = arguments
      }
      var description: String { _name }
      var body: Never { _primitiveBody() }
      /// What is waited for never comes.
      func makeAsyncIterator() -> AsyncStream<Any>.Iterator {
        AsyncStream<Any> { $0.finish() }.makeAsyncIterator()
      }
    }

    /// A view of the SDK that Grove does not model, with the views that are written in it.
    @_unmodelled struct _OpaqueContainer<Content: View>: View, CustomStringConvertible {
      typealias Body = Never
      let _name: String
      let _arguments: [String]
      let _content: Content
      init(_ name: String, _ arguments: [String], @ViewBuilder content: () -> Content) {
        self._name = name
        self._arguments = arguments
        self._content = content()
      }
      var description: String { _name }
      var body: Never { _primitiveBody() }
    }

    /// A class of the SDK that Grove does not model, as the superclass of one of the program's.
    @_unmodelled class _UnmodelledObject {
      init() {}
    }

    func _opaqueModifier<Content: View>(
      _ content: Content, _ name: String, _ arguments: [String]
    ) -> ModifiedContent<Content, _OpaqueModifier> {
      ModifiedContent(
        content: content, modifier: _OpaqueModifier(_name: name, _arguments: arguments))
    }
    """#,
    views: [
      "_OpaqueView": { part throws(Trap) in
        .primitive(
          LeafElement(
            type: part.string("_name"), detail: opaqueArguments(part),
            layout: .fixed(Size(width: 10, height: 10))))
      },
      "_OpaqueContainer": { part throws(Trap) in
        .container(
          ContainerElement(
            type: part.string("_name"), detail: opaqueArguments(part), layout: .geometry,
            content: try part.element("_content", as: part.typeArgument(0))))
      },
    ],
    modifiers: [
      "_OpaqueModifier": { part throws(Trap) in
        Modification(part.string("_name"), detail: opaqueArguments(part))
      }
    ])

  /// `radius: 10, "a"`: the arguments of something that is not modelled.
  private static func opaqueArguments(_ part: Part) -> String {
    part.bridge.evaluator.elements(of: part.value("_arguments"))
      .map { part.bridge.evaluator.string(of: $0) }.joined(separator: ", ")
  }
}
