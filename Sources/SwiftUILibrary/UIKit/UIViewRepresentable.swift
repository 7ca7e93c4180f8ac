extension Feature {
  /// Views and controllers of UIKit inside SwiftUI: declared, so that programs load; a leaf stands
  /// where UIKit would draw.
  static let uiViewRepresentable = Feature(
    "UIViewRepresentable",
    #"""
    /// A view of UIKit in SwiftUI; Grove shows a leaf and makes no such view.
    @notSimulated protocol UIViewRepresentable: View {
      associatedtype Coordinator = Void
      typealias Context = UIViewRepresentableContext<Self>
      typealias Body = _OpaqueView
    }

    extension UIViewRepresentable {
      var body: _OpaqueView { _OpaqueView("UIView", []) }
    }

    /// What a representable view is told.
    struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
      let coordinator: Representable.Coordinator
      let transaction: Transaction
      let environment: EnvironmentValues
    }

    /// A controller of UIKit in SwiftUI; Grove shows a leaf and makes no such controller.
    @notSimulated protocol UIViewControllerRepresentable: View {
      associatedtype Coordinator = Void
      typealias Context = UIViewControllerRepresentableContext<Self>
      typealias Body = _OpaqueView
    }

    extension UIViewControllerRepresentable {
      var body: _OpaqueView { _OpaqueView("UIViewController", []) }
    }

    /// What a representable controller is told.
    struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
      let coordinator: Representable.Coordinator
      let transaction: Transaction
      let environment: EnvironmentValues
    }
    """#)
}
