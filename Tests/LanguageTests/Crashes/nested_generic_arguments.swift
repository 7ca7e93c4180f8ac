// Each argument is resolved once, however deep it stands.
let deep: Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<
  Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<
  Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<
  Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<
  Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<
  Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Int>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>> = nil
print(deep == nil)
