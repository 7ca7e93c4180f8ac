func share(_ n: Int, among k: Int) -> Int { n / k }
print(share(6, among: 3))
print(share(6, among: 0))
