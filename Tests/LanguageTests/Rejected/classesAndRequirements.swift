final class Sealed {}
class Under: Sealed {}
protocol Named { var name: String { get set } }
struct Fixed: Named { let name: String }
protocol Made { init(size: Int) }
class Widget: Made { init(size: Int) {} }
final class Gadget: Made { init(size: Int) {} }
class Tool: Made { required init(size: Int) {} }
