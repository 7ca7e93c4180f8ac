import Foundation
// The functions of C for Float, and rarer ones.
let half: Float = 0.5
print(sinf(half), cosf(half), tanf(half), asinf(half), acosf(half), atanf(half))
print(sinhf(half), coshf(half), tanhf(half), atan2f(1, 2), hypotf(3, 4))
print(expf(half), exp2f(half), logf(half), log2f(8), log10f(100), powf(2, half), cbrtf(27))
print(sqrtf(2), floorf(1.5), ceilf(1.2), roundf(2.5), truncf(-1.7), rintf(2.5), fabsf(-1.25))
print(fmodf(5.5, 3), fminf(1, 2), fmaxf(1, 2), copysignf(2, -1), remainderf(5, 3))
print(lround(2.5), lround(-2.5), llround(7.4), lroundf(1.5), lrint(2.5), nearbyint(3.5))
let five = 5.0
print(fdim(five, 3), fdim(3, five), ldexp(0.75, 4), scalbn(1.5, 3), nextafter(1.0, 2.0))
let parts = frexp(10.0)
print(parts.0, parts.1, ilogb(10.0), logb(10.0))
print(erf(0.5), erfc(0.5), tgamma(5.0), copysign(3.0, -0.0))
func dist(_ a: (x: Float, y: Float), _ b: (x: Float, y: Float)) -> Float { hypotf(a.x - b.x, a.y - b.y) }
print(dist((0, 0), (6, 8)))
let (rest, quotient) = remquo(7.0, 2.0)
print(rest, quotient)
