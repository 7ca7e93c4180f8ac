import Combine
import Foundation
struct Bad: Error {}
var bag = Set<AnyCancellable>()
func show<P: Publisher>(_ name: String, _ p: P) {
  p.sink(receiveCompletion: { print(name, "done", $0) }, receiveValue: { print(name, $0) }).store(in: &bag)
}
let n = [1, 2, 2, 3, 4].publisher
show("map", n.map { $0 * 2 })
show("mapError", n.setFailureType(to: Bad.self).mapError { $0 as Error })
show("replaceNil", [1, nil, 3].publisher.replaceNil(with: 0))
show("scan", n.scan(0, +))
show("tryScan", n.tryScan(0) { if $1 == 3 { throw Bad() }; return $0 + $1 })
show("tryFilter", n.tryFilter { $0 > 1 })
show("tryCompactMap", n.tryCompactMap { $0 > 1 ? $0 : nil })
show("removeDuplicates", n.removeDuplicates())
show("removeDuplicates(by:)", n.removeDuplicates { $0 % 2 == $1 % 2 })
show("tryRemoveDuplicates", n.tryRemoveDuplicates { $0 == $1 })
show("replaceEmpty", Empty<Int, Never>().replaceEmpty(with: 9))
show("replaceError", Fail<Int, Bad>(error: Bad()).replaceError(with: 8))
show("collect", n.collect())
show("collect2", n.collect(2))
show("ignoreOutput", n.ignoreOutput())
show("reduce", n.reduce(0, +))
show("tryReduce", n.tryReduce(0) { $0 + $1 })
show("count", n.count())
show("max", n.max()); show("min", n.min()); show("maxby", n.max { $0 < $1 }); show("tryMax", n.tryMax { $0 < $1 }); show("tryMin", n.tryMin { $0 < $1 })
show("contains", n.contains(3)); show("containsw", n.contains { $0 > 3 }); show("tryContains", n.tryContains { $0 > 3 })
show("allSatisfy", n.allSatisfy { $0 > 0 }); show("tryAllSatisfy", n.tryAllSatisfy { $0 > 0 })
show("dropFirst", n.dropFirst(2)); show("dropWhile", n.drop { $0 < 3 }); show("tryDrop", n.tryDrop { $0 < 3 })
let gate = PassthroughSubject<Void, Never>(); let src = PassthroughSubject<Int, Never>()
show("dropUntil", src.drop(untilOutputFrom: gate)); show("prefixUntil", src.prefix(untilOutputFrom: gate))
src.send(1); gate.send(); src.send(2)
show("append", n.append(7, 8)); show("appendSeq", n.append([7, 8])); show("appendPub", n.append(Just(9)))
show("prepend", n.prepend(7, 8)); show("prependSeq", n.prepend([7, 8])); show("prependPub", n.prepend(Just(9)))
show("prefix", n.prefix(2)); show("prefixWhile", n.prefix { $0 < 3 }); show("tryPrefix", n.tryPrefix { $0 < 3 })
show("first", n.first()); show("firstw", n.first { $0 > 2 }); show("tryFirst", n.tryFirst { $0 > 2 })
show("last", n.last()); show("lastw", n.last { $0 < 3 }); show("tryLast", n.tryLast { $0 < 3 })
show("output", n.output(at: 2)); show("outputin", n.output(in: 1...2)); show("outputin2", n.output(in: 1..<3))
let a = CurrentValueSubject<Int, Never>(1), b = CurrentValueSubject<String, Never>("x"), c = CurrentValueSubject<Bool, Never>(true)
show("cl2", a.combineLatest(b)); show("cl2t", a.combineLatest(b) { "\($0)\($1)" }); show("cl3", a.combineLatest(b, c)); show("cl3t", a.combineLatest(b, c) { "\($0)\($1)\($2)" })
show("CL", Publishers.CombineLatest3(a, b, c)); show("zip", a.zip(b)); show("zipt", a.zip(b) { "\($0)\($1)" }); show("zip3", a.zip(b, c)); show("Zip", Publishers.Zip(a, b))
show("merge", a.merge(with: Just(5))); show("Merge", Publishers.Merge(a, Just(6))); show("MergeMany", Publishers.MergeMany(a, a)); show("MergeMany2", Publishers.MergeMany([a, a]))
show("flatMap", n.flatMap { Just($0 * 10) }); show("flatMapMax", n.flatMap(maxPublishers: .max(1)) { Just($0) })
show("switch", [Just(1), Just(2)].publisher.switchToLatest())
show("assert", n.assertNoFailure())
show("catch", Fail<Int, Bad>(error: Bad()).catch { _ in Just(3) }); show("tryCatch", Fail<Int, Bad>(error: Bad()).tryCatch { _ in Just(3) })
show("retry", Fail<Int, Bad>(error: Bad()).retry(2)); show("tryMap", n.tryMap { if $0 == 3 { throw Bad() }; return $0 })
show("share", n.share()); show("print", n.print("p")); show("handle", n.handleEvents(receiveSubscription: { _ in print("s") }, receiveOutput: { print("o", $0) }, receiveCompletion: { _ in print("c") }, receiveCancel: { print("x") }, receiveRequest: { print("r", $0) }))
show("buffer", n.buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest))
struct M: Codable { var a: Int }
show("decode", Just(Data("{\"a\":1}".utf8)).decode(type: M.self, decoder: JSONDecoder())); show("encode", Just(M(a: 2)).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) })
show("result", Result<Int, Bad>.success(4).publisher); show("opt", Optional(3).publisher)
show("future", Future<Int, Never> { $0(.success(3)) }); show("deferred", Deferred { Just(1) })
show("record", Record<Int, Bad> { $0.receive(1); $0.receive(completion: .finished) })
let m = n.multicast { PassthroughSubject<Int, Never>() }; show("multi", m); m.connect().store(in: &bag)
let k = n.makeConnectable(); show("conn", k); k.connect().store(in: &bag)
show("mapkp", ["a", "bb"].publisher.map(\.count)); struct P { var x = 1, y = 2 }; show("mapkp2", Just(P()).map(\.x, \.y))
show("erase", AnyPublisher(n)); show("sub", n.subscribe(on: DispatchQueue.global()).receive(on: RunLoop.main))
show("delay", n.delay(for: .seconds(1), scheduler: DispatchQueue.main)); show("debounce", n.debounce(for: 0.5, scheduler: RunLoop.main)); show("throttle", n.throttle(for: .milliseconds(500), scheduler: DispatchQueue.main, latest: true))
show("timeout", Empty<Int, Bad>(completeImmediately: false).timeout(.seconds(1), scheduler: DispatchQueue.main, customError: { Bad() })); show("measure", n.measureInterval(using: DispatchQueue.main).map { _ in 1 })
show("collectTime", n.collect(.byTime(DispatchQueue.main, .seconds(1)))); show("collectTC", n.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 2)))
final class S: Subscriber { typealias Input = Int; typealias Failure = Never
  func receive(subscription: any Subscription) { print("got", subscription is any Subscription); subscription.request(.max(2)) }
  func receive(_ input: Int) -> Subscribers.Demand { print("in", input); return .none }
  func receive(completion: Subscribers.Completion<Never>) { print("comp", completion) } }
n.subscribe(S())
class O { var v = 0 { didSet { print("set", v) } } }
let o = O(); n.assign(to: \.v, on: o).store(in: &bag)
class VM: ObservableObject { @Published var t = 1; @Published var u = 0; init() { $t.map { $0 * 2 }.assign(to: &$u) } }
let vm = VM(); vm.objectWillChange.sink { print("will") }.store(in: &bag); vm.t = 4; print(vm.u)
let sub = AnySubscriber<Int, Never>(receiveSubscription: { $0.request(.unlimited) }, receiveValue: { print("any", $0); return .none }, receiveCompletion: { print("any", $0) }); n.subscribe(sub)
n.subscribe(Subscribers.Sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }))
let pt = PassthroughSubject<Int, Bad>(); pt.subscribe(AnySubscriber(CurrentValueSubject<Int, Bad>(0)))
let beats = PassthroughSubject<Int, Never>()
show("windows", beats.collect(.byTime(DispatchQueue.main, .seconds(1))))
beats.send(1); beats.send(2)
DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { beats.send(3) }
DispatchQueue.main.asyncAfter(deadline: .now() + 5.2) { beats.send(4); beats.send(completion: .finished) }
