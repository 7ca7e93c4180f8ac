class Base {}

func same<T: T>(_ value: T) -> T { value }

func number<T: Int>(_ value: T) {}

func other<T: U, U>(_ value: T, _ second: U) {}

struct Box<T: String> {
  let value: T
}

func fine<T: Base>(_ value: T) {}
fine(Base())
