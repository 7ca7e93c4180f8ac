protocol P { func f(_ n: Int) -> String }
struct S: P { func f(_ n: Int) -> Int { n } }
