let big = 300
let byte = UInt8(big)
