// `$property` sends the new value before it is stored; `objectWillChange` comes first.
import Combine

final class Form: ObservableObject {
  @Published var name = "Ann"
  @Published var age = 30
  @Published private(set) var title = ""
  @Published var isValid = false
  private var bag = Set<AnyCancellable>()

  init() {
    $name.combineLatest($age).map { "\($0), \($1)" }.assign(to: &$title)
    $name.map { !$0.isEmpty }.removeDuplicates().sink { [weak self] in self?.isValid = $0 }
      .store(in: &bag)
  }
}
let form = Form()
print(form.title, form.isValid)
let names = form.$name.sink { print("new:", $0, "old:", form.name) }
let changes = form.objectWillChange.sink { print("will change, name is", form.name) }
form.name = "Bo"
print(form.title)
form.age += 1
print(form.title)
names.cancel()
changes.cancel()
form.name = ""
print(form.title, form.isValid)

final class Label { var text = "" }
let label = Label()
let link = form.$title.dropFirst().assign(to: \.text, on: label)
form.name = "Cy"
print(label.text)
link.cancel()
form.name = "Di"
print(label.text)
let manual = form.objectWillChange.sink { print("announced") }
form.objectWillChange.send()
