import Foundation

print(String(format: "%d %5d|%-5d|%05d", 42, 42, 42, 42), String(format: "%.2f %8.3f %e", 3.14159, 2.5, 12345.678))
print(String(format: "%x %X %o %c", 255, 255, 8, 65), String(format: "%@ and %@", "a", "b"), String(format: "%02d:%02d", 5, 7))
print(String(format: "100%%"), String(format: "%+d % d", 5, 5), String(format: "%2$d %1$d", 1, 2), String(format: "%g", 0.0001))
