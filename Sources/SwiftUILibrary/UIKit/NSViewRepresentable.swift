extension Feature {
  /// Views and controllers of AppKit inside SwiftUI: declared, so that programs load; a leaf stands
  /// where AppKit would draw.
  static let nsViewRepresentable = Feature(
    "NSViewRepresentable",
    #"""
    /// A view of AppKit in SwiftUI; Grove shows a leaf and makes no such view.
    @notSimulated protocol NSViewRepresentable: View {
      associatedtype Coordinator = Void
      typealias Context = NSViewRepresentableContext<Self>
      typealias Body = _OpaqueView
    }

    extension NSViewRepresentable {
      var body: _OpaqueView { _OpaqueView("NSView", []) }
    }

    /// What a representable view is told.
    struct NSViewRepresentableContext<View: NSViewRepresentable> {
      let coordinator: View.Coordinator
      let transaction: Transaction
      let environment: EnvironmentValues
    }

    /// A controller of AppKit in SwiftUI; Grove shows a leaf and makes no such controller.
    @notSimulated protocol NSViewControllerRepresentable: View {
      associatedtype Coordinator = Void
      typealias Context = NSViewControllerRepresentableContext<Self>
      typealias Body = _OpaqueView
    }

    extension NSViewControllerRepresentable {
      var body: _OpaqueView { _OpaqueView("NSViewController", []) }
    }

    /// What a representable controller is told.
    struct NSViewControllerRepresentableContext<ViewController: NSViewControllerRepresentable> {
      let coordinator: ViewController.Coordinator
      let transaction: Transaction
      let environment: EnvironmentValues
    }

    /// An object of WatchKit in SwiftUI; Grove shows a leaf and makes no such object.
    @notSimulated protocol WKInterfaceObjectRepresentable: View {
      associatedtype Coordinator = Void
      typealias Context = WKInterfaceObjectRepresentableContext<Self>
      typealias Body = _OpaqueView
    }

    extension WKInterfaceObjectRepresentable {
      var body: _OpaqueView { _OpaqueView("WKInterfaceObject", []) }
    }

    /// What a representable object is told.
    struct WKInterfaceObjectRepresentableContext<Object: WKInterfaceObjectRepresentable> {
      let coordinator: Object.Coordinator
      let transaction: Transaction
      let environment: EnvironmentValues
    }
    """#)
}
