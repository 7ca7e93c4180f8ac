extension StandardLibrary {
  /// The errors of the C library, with the numbers and words of Linux.
  static let posixError = LibraryEntry(
    "POSIXError.swift",
    """
    /// The errors of the C library by their names.
    struct POSIXErrorCode: __ErrorCode, CustomStringConvertible {
      typealias Failure = POSIXError
      let rawValue: Int32
      init(__raw: Int32) { self.rawValue = __raw }
      init?(rawValue: Int32) {
        guard POSIXErrorCode.__names[rawValue] != nil else { return nil }
        self.rawValue = rawValue
      }
    \(codes.map { "  static let \($0.name) = POSIXErrorCode(__raw: \($0.code))" }
      .joined(separator: "\n"))
      static let __names: [Int32: (name: String, text: String)] = [
    \(codes.filter { $0.name != "EWOULDBLOCK" }
      .map { "    \($0.code): (\"\($0.name)\", \"\($0.text)\")" }.joined(separator: ",\n"))
      ]
      var description: String { POSIXErrorCode.__names[rawValue]?.name ?? "\\(rawValue)" }
    }

    /// An error of the C library.
    struct POSIXError: __CodedError {
      typealias Code = POSIXErrorCode
    \(codes.map { "  static var \($0.name): Code { .\($0.name) }" }.joined(separator: "\n"))
      static let errorDomain = "NSPOSIXErrorDomain"
      let code: Code
      let userInfo: [String: Any]
      init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
      }
    }

    let NSPOSIXErrorDomain: String = "NSPOSIXErrorDomain"
    """)

  private static let codes: [(name: String, code: Int, text: String)] = [
    ("EPERM", 1, "Operation not permitted"), ("ENOENT", 2, "No such file or directory"),
    ("ESRCH", 3, "No such process"), ("EINTR", 4, "Interrupted system call"),
    ("EIO", 5, "Input/output error"), ("ENXIO", 6, "No such device or address"),
    ("E2BIG", 7, "Argument list too long"), ("ENOEXEC", 8, "Exec format error"),
    ("EBADF", 9, "Bad file descriptor"), ("ECHILD", 10, "No child processes"),
    ("EDEADLK", 35, "Resource deadlock avoided"), ("ENOMEM", 12, "Cannot allocate memory"),
    ("EACCES", 13, "Permission denied"), ("EFAULT", 14, "Bad address"),
    ("ENOTBLK", 15, "Block device required"), ("EBUSY", 16, "Device or resource busy"),
    ("EEXIST", 17, "File exists"), ("EXDEV", 18, "Invalid cross-device link"),
    ("ENODEV", 19, "No such device"), ("ENOTDIR", 20, "Not a directory"),
    ("EISDIR", 21, "Is a directory"), ("EINVAL", 22, "Invalid argument"),
    ("ENFILE", 23, "Too many open files in system"), ("EMFILE", 24, "Too many open files"),
    ("ENOTTY", 25, "Inappropriate ioctl for device"), ("ETXTBSY", 26, "Text file busy"),
    ("EFBIG", 27, "File too large"), ("ENOSPC", 28, "No space left on device"),
    ("ESPIPE", 29, "Illegal seek"), ("EROFS", 30, "Read-only file system"),
    ("EMLINK", 31, "Too many links"), ("EPIPE", 32, "Broken pipe"),
    ("EDOM", 33, "Numerical argument out of domain"),
    ("ERANGE", 34, "Numerical result out of range"),
    ("EAGAIN", 11, "Resource temporarily unavailable"),
    ("EWOULDBLOCK", 11, "Resource temporarily unavailable"),
    ("EINPROGRESS", 115, "Operation now in progress"),
    ("EALREADY", 114, "Operation already in progress"),
    ("ENOTSOCK", 88, "Socket operation on non-socket"),
    ("EDESTADDRREQ", 89, "Destination address required"), ("EMSGSIZE", 90, "Message too long"),
    ("EPROTOTYPE", 91, "Protocol wrong type for socket"),
    ("ENOPROTOOPT", 92, "Protocol not available"),
    ("EPROTONOSUPPORT", 93, "Protocol not supported"),
    ("ESOCKTNOSUPPORT", 94, "Socket type not supported"),
    ("EPFNOSUPPORT", 96, "Protocol family not supported"),
    ("EAFNOSUPPORT", 97, "Address family not supported by protocol"),
    ("EADDRINUSE", 98, "Address already in use"),
    ("EADDRNOTAVAIL", 99, "Cannot assign requested address"), ("ENETDOWN", 100, "Network is down"),
    ("ENETUNREACH", 101, "Network is unreachable"),
    ("ENETRESET", 102, "Network dropped connection on reset"),
    ("ECONNABORTED", 103, "Software caused connection abort"),
    ("ECONNRESET", 104, "Connection reset by peer"), ("ENOBUFS", 105, "No buffer space available"),
    ("EISCONN", 106, "Transport endpoint is already connected"),
    ("ENOTCONN", 107, "Transport endpoint is not connected"),
    ("ESHUTDOWN", 108, "Cannot send after transport endpoint shutdown"),
    ("ETOOMANYREFS", 109, "Too many references: cannot splice"),
    ("ETIMEDOUT", 110, "Connection timed out"), ("ECONNREFUSED", 111, "Connection refused"),
    ("ELOOP", 40, "Too many levels of symbolic links"), ("ENAMETOOLONG", 36, "File name too long"),
    ("EHOSTDOWN", 112, "Host is down"), ("EHOSTUNREACH", 113, "No route to host"),
    ("ENOTEMPTY", 39, "Directory not empty"), ("EUSERS", 87, "Too many users"),
    ("EDQUOT", 122, "Disk quota exceeded"), ("ESTALE", 116, "Stale file handle"),
    ("EREMOTE", 66, "Object is remote"), ("ENOLCK", 37, "No locks available"),
    ("ENOSYS", 38, "Function not implemented"),
    ("EOVERFLOW", 75, "Value too large for defined data type"),
    ("ECANCELED", 125, "Operation canceled"), ("EIDRM", 43, "Identifier removed"),
    ("ENOMSG", 42, "No message of desired type"),
    ("EILSEQ", 84, "Invalid or incomplete multibyte or wide character"),
    ("EBADMSG", 74, "Bad message"), ("EMULTIHOP", 72, "Multihop attempted"),
    ("ENODATA", 61, "No data available"), ("ENOLINK", 67, "Link has been severed"),
    ("ENOSR", 63, "Out of streams resources"), ("ENOSTR", 60, "Device not a stream"),
    ("EPROTO", 71, "Protocol error"), ("ETIME", 62, "Timer expired"),
    ("ENOTRECOVERABLE", 131, "State not recoverable"), ("EOWNERDEAD", 130, "Owner died"),
  ]
}
