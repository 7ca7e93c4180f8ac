import Interpreter
import ViewRuntime

extension Feature {
  static let asyncImage = Feature(
    "AsyncImage",
    #"""
    /// A picture from the network, which never comes: Grove shows what stands for it meanwhile.
    struct AsyncImage<Content: View>: View {
      typealias Body = Never
      let _url: URL?
      let _content: Content?
      init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
      ) where Content == _ConditionalContent<I, P> {
        self._url = url
        self._content = ViewBuilder.buildEither(second: placeholder())
      }
      init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
      ) {
        self._url = url
        self._content = content(AsyncImagePhase.empty)
      }
      var body: Never { _primitiveBody() }
    }

    extension AsyncImage where Content == Image {
      init(url: URL?, scale: CGFloat = 1) {
        self._url = url
        self._content = nil
      }
    }

    /// How far the loading of a picture has come.
    enum AsyncImagePhase {
      case empty
      case success(Image)
      case failure(any Error)
      var image: Image? {
        if case .success(let image) = self { return image }
        return nil
      }
      var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
      }
    }
    """#,
    views: [
      "AsyncImage": { part throws(Trap) in
        let url = try part.detail("_url")
        if part.value("_content").isNone {
          return .primitive(LeafElement(type: "AsyncImage", detail: url, layout: .flexible))
        }
        return .container(
          ContainerElement(
            type: "AsyncImage", detail: url, layout: .passthrough,
            content: try part.element("_content", as: part.typeArgument(0))))
      }
    ])
}
