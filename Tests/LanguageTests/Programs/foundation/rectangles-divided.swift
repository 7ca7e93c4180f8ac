import Foundation

func show(_ rect: CGRect) -> String { "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)" }

let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
for edge in [CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge] {
  let parts = rect.divided(atDistance: 30, from: edge)
  print(edge.rawValue, show(parts.slice), "|", show(parts.remainder))
}
print(show(rect.divided(atDistance: 500, from: .minXEdge).remainder))
print(show(rect.divided(atDistance: -5, from: .maxYEdge).slice))
