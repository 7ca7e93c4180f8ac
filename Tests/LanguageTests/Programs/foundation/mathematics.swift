import Foundation

print(sqrt(2.0), pow(2.0, 10.0), floor(2.7), ceil(2.1), round(2.5), exp(1.0), log(10.0), log2(8.0), log10(1000.0))
print(sin(1.0), cos(1.0), tan(1.0), atan2(1.0, 2.0), asin(0.5), acos(0.5), sinh(1.0), fabs(-2.5), fmod(7.5, 2), trunc(-2.7))
print(Double.pi, CGFloat.pi, M_PI, abs(-3), min(1, 2), max(2.0, 3.0))
