import Foundation
let e = CocoaError(.fileNoSuchFile)
print(e.code == .fileNoSuchFile, e.errorCode, e.code.rawValue)
print(e.localizedDescription)
print(CocoaError(.fileReadCorruptFile).localizedDescription, CocoaError(.fileReadNoSuchFile).localizedDescription)
print(e)
print(CocoaError.errorDomain, e.errorUserInfo)
let n = e as NSError
print(n.domain, n.code)
do { throw CocoaError(.fileReadNoSuchFile) } catch let e as CocoaError where e.code == .fileReadNoSuchFile { print("nosuch", e.code.rawValue) } catch { print("x") }
do { throw CocoaError(.userCancelled) } catch CocoaError.userCancelled { print("cancelled") } catch { print("other") }
do { throw CocoaError(.coderReadCorrupt) } catch { print(error, (error as NSError).code) }
let m = CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: "Mine"])
print(m.localizedDescription, m.code.rawValue)
let all: [CocoaError.Code] = [.fileNoSuchFile, .fileLocking, .fileReadUnknown, .fileReadNoPermission, .fileReadInvalidFileName, .fileReadCorruptFile, .fileReadNoSuchFile, .fileReadInapplicableStringEncoding, .fileReadUnsupportedScheme, .fileReadTooLarge, .fileReadUnknownStringEncoding, .fileWriteUnknown, .fileWriteNoPermission, .fileWriteInvalidFileName, .fileWriteFileExists, .fileWriteInapplicableStringEncoding, .fileWriteUnsupportedScheme, .fileWriteOutOfSpace, .fileWriteVolumeReadOnly, .keyValueValidation, .formatting, .userCancelled, .featureUnsupported, .propertyListReadCorrupt, .propertyListReadUnknownVersion, .propertyListReadStream, .propertyListWriteStream, .propertyListWriteInvalid, .coderReadCorrupt, .coderValueNotFound, .coderInvalidValue]
print(all.map(\.rawValue))
for c in all { print(c.rawValue, CocoaError(c).localizedDescription) }
print(CocoaError(.fileNoSuchFile) == CocoaError(.fileNoSuchFile))
print(CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "/a"]).filePath ?? "-")
struct E: Error {}
print(CocoaError(.fileNoSuchFile, userInfo: [NSUnderlyingErrorKey: E()]).underlying ?? "none")
let u = URLError(.badURL)
print(u.code == .badURL, u.errorCode, u.localizedDescription, u)
do { throw URLError(.timedOut) } catch let e as URLError { print(e.code.rawValue) } catch {}
