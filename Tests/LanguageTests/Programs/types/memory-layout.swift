struct Empty {}
struct Mixed {
  var flag: Bool
  var number: Int
  var small: Int16
}
struct Tail {
  var number: Int
  var flag: Bool
}
enum Plain { case a, b, c }
enum One { case only }
enum Single { case value(Int), none }
enum Several { case number(Int), flag(Bool), nothing }
enum Texts { case first(String), second(String) }
indirect enum Tree { case leaf, node(Tree, Int, Tree) }
class Object { var a = 1, b = 2 }
protocol P {}
print(MemoryLayout<Int>.size, MemoryLayout<Int8>.size, MemoryLayout<UInt16>.stride)
print(MemoryLayout<Double>.size, MemoryLayout<Float>.alignment, MemoryLayout<Bool>.size)
print(MemoryLayout<String>.size, MemoryLayout<Character>.size, MemoryLayout<[Int]>.size)
print(MemoryLayout<Int?>.size, MemoryLayout<Int?>.stride, MemoryLayout<Bool?>.size)
print(MemoryLayout<String?>.size, MemoryLayout<Object?>.size, MemoryLayout<UInt8??>.size)
print(MemoryLayout<Empty>.size, MemoryLayout<Empty>.stride)
print(MemoryLayout<Mixed>.size, MemoryLayout<Mixed>.stride, MemoryLayout<Mixed>.alignment)
print(MemoryLayout<Tail>.size, MemoryLayout<Tail>.stride, MemoryLayout<(Bool, Int32)>.size)
print(MemoryLayout<Plain>.size, MemoryLayout<One>.size, MemoryLayout<Plain?>.size)
print(MemoryLayout<Single>.size, MemoryLayout<Several>.size, MemoryLayout<Tree>.size)
print(MemoryLayout<Object>.size, MemoryLayout<Any>.size, MemoryLayout<any P>.size)
print(MemoryLayout<() -> Void>.size, MemoryLayout<AnyObject>.size, MemoryLayout<any Error>.size)
print(MemoryLayout.size(ofValue: 1.5), MemoryLayout.stride(ofValue: "x"), MemoryLayout<Texts>.size)
