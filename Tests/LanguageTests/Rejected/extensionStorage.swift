extension Int { var x = 5 }
extension String {
  static var y = 1
  var z: Int { 1 }
}
protocol P { var w: Int }
