extension Feature {
  /// What a playground shows beside its code: the view that its code gives to its page.
  static let playgroundPage = Feature(
    "PlaygroundPage",
    #"""
    /// The page of a playground, whose live view is what Grove mounts.
    final class PlaygroundPage {
      static let current = PlaygroundPage()
      var needsIndefiniteExecution = false
      var wantsFullScreenLiveView = false
      /// A view or a controller of UIKit.
      var liveView: Any? {
        didSet {
          if let view = liveView as? UIView { _shown = AnyView(_PlaygroundView(view: view)) }
          if let controller = liveView as? UIViewController {
            _shown = AnyView(_PlaygroundController(controller: controller))
          }
        }
      }
      var _shown: AnyView?
      var _liveView: AnyView { _shown ?? AnyView(EmptyView()) }
      func setLiveView<Content: View>(_ view: Content) { _shown = AnyView(view) }
      func setLiveView(_ view: UIView) { liveView = view }
      func setLiveView(_ controller: UIViewController) { liveView = controller }
      func finishExecution() {}
    }

    struct _PlaygroundView: UIViewRepresentable {
      let view: UIView
      func makeUIView(context: Context) -> UIView { view }
      func updateUIView(_ view: UIView, context: Context) {}
    }

    struct _PlaygroundController: UIViewControllerRepresentable {
      let controller: UIViewController
      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    """#)
}
