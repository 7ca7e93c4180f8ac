let n = 3
switch n {
case "a": print(1)
default: break
}
