import Interpreter

extension Feature {
  /// The result builder of every `content` closure.
  static let viewBuilder = Feature(
    "ViewBuilder",
    #"""
    /// Builds one view from the statements of a closure.
    @resultBuilder struct ViewBuilder {
      /// An empty closure is an `EmptyView`.
      static func buildBlock() -> EmptyView { EmptyView() }
      /// One view stays itself.
      static func buildBlock<Content: View>(_ content: Content) -> Content { content }
      /// Several views become a tuple with one slot each.
      @native("ViewBuilder.buildBlock(several)")
      static func buildBlock<each Content: View>(
        _ content: repeat each Content
      ) -> TupleView<(repeat each Content)>
      static func buildExpression<Content: View>(_ content: Content) -> Content { content }
      @available(*, unavailable, message: "this expression does not conform to 'View'")
      static func buildExpression(_ invalid: Any) -> EmptyView { EmptyView() }
      /// An `if` without `else` is an optional view.
      static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
      /// The first branch of an `if` or `switch`.
      static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
      ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(_isFirst: true, _content: first)
      }
      /// The other branch of an `if` or `switch`.
      static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
      ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(_isFirst: false, _content: second)
      }
      /// The content of `if #available` is erased.
      static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
      }
    }

    /// Several views in fixed slots.
    struct TupleView<T>: View {
      typealias Body = Never
      var value: T
      init(_ value: T) { self.value = value }
      var body: Never { _primitiveBody() }
    }

    /// One of two views; which one is part of its identity.
    struct _ConditionalContent<TrueContent, FalseContent>: View {
      typealias Body = Never
      let _isFirst: Bool
      let _content: Any
      var body: Never { _primitiveBody() }
    }
    """#,
    natives: [
      "ViewBuilder.buildBlock(several)": { call throws(Trap) in makeTuple("TupleView", call) }
    ],
    views: [
      "TupleView": { part throws(Trap) in try part.slots("value") },
      "_ConditionalContent": { part throws(Trap) in
        let isFirst = part.flag("_isFirst")
        return .conditional(
          isFirst, try part.element("_content", as: part.typeArgument(isFirst ? 0 : 1)))
      },
    ])
}
