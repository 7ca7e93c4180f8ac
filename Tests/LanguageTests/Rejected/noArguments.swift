func go() {}
go(1)
