import Foundation
print(123456.formatted(.byteCount(style: .file)))
print(Int64(123456).formatted(.byteCount(style: .memory)))
print(UInt8(7).formatted(.number), 1234567.formatted(.number.grouping(.never)))
