// A decimal made of a fraction is the closest of 64 bits, and quotients have the digits that fit.
import Foundation
let x: Decimal = 19.99
print(x, Decimal(0.1), Decimal(19.99), Decimal(3.7) , 0.1 as Decimal, Decimal(1e-7), Decimal(123456.789), Decimal(0.3) + 0.6)
var t: Decimal = 0
t += 19.99
t += 0.01
print(t, Decimal(string: "19.99")!, Decimal(5) / 3, Decimal(2.5), Decimal(1.1) * 3)

func quotient(_ a: String, _ b: String) { print(Decimal(string: a)! / Decimal(string: b)!) }
quotient("1", "3")
quotient("5", "3")
quotient("1", "123456789")
quotient("100.25", "3")
quotient("22", "7")
quotient("1", "7")
quotient("2", "3")
quotient("8", "3")
quotient("12345678901234567890", "7")
quotient("0.001", "9")
quotient("1", "81")
quotient("355", "113")
quotient("10", "4")
