extension Feature {
  /// Drawing text by hand: declared, so that programs load; nothing is drawn, so none is asked to.
  static let textRenderer = Feature(
    "TextRenderer",
    #"""
    /// Draws text in its own way.
    @notSimulated protocol TextRenderer: Animatable {
      func draw(layout: Text.Layout, in context: inout GraphicsContext)
    }

    /// What a renderer may be told about a part of a text.
    @notSimulated protocol TextAttribute {}

    extension Text {
      /// Marks the text for a renderer.
      @notSimulated func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

      /// Where the lines of a text stand.
      struct Layout: RandomAccessCollection {
        let _lines: [Line]
        var isTruncated: Bool { false }
        var startIndex: Int { 0 }
        var endIndex: Int { _lines.count }
        subscript(index: Int) -> Line { _lines[index] }

        /// One line.
        struct Line: RandomAccessCollection {
          let _runs: [Run]
          var origin: CGPoint
          let typographicBounds: TypographicBounds
          var startIndex: Int { 0 }
          var endIndex: Int { _runs.count }
          subscript(index: Int) -> Run { _runs[index] }
        }

        /// Characters that look alike.
        struct Run: RandomAccessCollection {
          let _slices: [RunSlice]
          let typographicBounds: TypographicBounds
          let characterIndices: [Int]
          var startIndex: Int { 0 }
          var endIndex: Int { _slices.count }
          subscript(index: Int) -> RunSlice { _slices[index] }
          subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// Some characters of a run.
        struct RunSlice: RandomAccessCollection {
          let run: Run
          let typographicBounds: TypographicBounds
          let characterIndices: [Int]
          var startIndex: Int { 0 }
          var endIndex: Int { 0 }
          subscript(index: Int) -> RunSlice { self }
          subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// How large characters are.
        struct TypographicBounds: Equatable {
          var origin: CGPoint
          var width: CGFloat
          var ascent: CGFloat
          var descent: CGFloat
          var leading: CGFloat
          var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
          }
        }

        struct DrawingOptions: OptionSet {
          let rawValue: UInt32
          init(rawValue: UInt32) { self.rawValue = rawValue }
          static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
      }
    }

    extension GraphicsContext {
      func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
      func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}
      func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
    }
    """#)
}
