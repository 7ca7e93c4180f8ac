var g = 1
var g = "x"
