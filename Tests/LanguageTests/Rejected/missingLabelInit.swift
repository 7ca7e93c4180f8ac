struct Person { let name: String }
let p = Person("Ann")
