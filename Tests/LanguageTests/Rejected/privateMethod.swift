class C {
  private func secret() {}
}
C().secret()
