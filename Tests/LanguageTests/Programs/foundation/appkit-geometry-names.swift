import Foundation
let r = NSRect(x: 1, y: 2, width: 3, height: 4)
let p: NSPoint = r.origin
let s = NSMakeSize(5, 6)
print(p.x, r.width, s.height, NSMakeRect(0, 0, 2, 2).maxX, NSMakePoint(1, 9).y, NSPointInRect(p, r), NSInsetRect(r, 1, 1).width, NSZeroRect.isEmpty)
