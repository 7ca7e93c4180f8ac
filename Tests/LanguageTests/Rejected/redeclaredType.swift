struct A {}
struct A {}
