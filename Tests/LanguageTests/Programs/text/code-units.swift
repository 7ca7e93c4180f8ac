// What the encodings say of their units.
print(UTF8.CodeUnit(ascii: "0"), UTF16.CodeUnit.max, UTF32.CodeUnit.bitWidth)
print("é".utf8.map(UTF8.isContinuation), UTF8.width("é"), UTF8.width("a"))
let surrogates = Array("😀".utf16)
print(UTF16.isLeadSurrogate(surrogates[0]), UTF16.isTrailSurrogate(surrogates[1]))
print(UTF16.isSurrogate(97), UTF16.width("😀"), UTF16.width("a"))
