/// What an instruction does.
///
/// `a` is nearly always the register written, `b` and `c` those read; `d` a jump's distance or a
/// type; `wide` an integer or an address.
enum Opcode: UInt8 {
  // Moving. `move` copies bits, `take` empties its source, `copy` retains, `release` empties the
  // register.
  case nop, move, take, copy, release, clear, integer, double, boolean, void, none, constant
  case assign, wrap, unwrapNested

  // Int. The `Constant` forms take the right operand from `wide` or `e`.
  case addInt, subtractInt, multiplyInt, divideInt, remainderInt, negateInt
  case addIntConstant, subtractIntConstant, multiplyIntConstant, divideIntConstant
  case remainderIntConstant
  case addWrappingInt, subtractWrappingInt, multiplyWrappingInt, andInt, orInt, xorInt
  case shiftLeftInt, shiftRightInt
  case equalInt, notEqualInt, lessInt, lessOrEqualInt
  case equalIntConstant, notEqualIntConstant, lessIntConstant, lessOrEqualIntConstant
  case greaterIntConstant, greaterOrEqualIntConstant

  // Double and Bool.
  case addDouble, subtractDouble, multiplyDouble, divideDouble, negateDouble
  case equalDouble, notEqualDouble, lessDouble, lessOrEqualDouble
  case not

  // Jumping.
  case jump, jumpIfTrue, jumpIfFalse, jumpIfNone, jumpIfSome, tick
  case jumpIfEqualInt, jumpIfNotEqualInt, jumpIfLessInt, jumpIfLessOrEqualInt
  case jumpIfEqualIntConstant, jumpIfNotEqualIntConstant, jumpIfLessIntConstant
  case jumpIfLessOrEqualIntConstant, jumpIfGreaterIntConstant, jumpIfGreaterOrEqualIntConstant
  case jumpIfLessDouble, jumpIfNotLessDouble, jumpIfLessOrEqualDouble, jumpIfNotLessOrEqualDouble
  case jumpIfNotCase, rangeLoop, arrayLoop

  // Records: a struct, tuple, object or payload in `b`, its slot in `c`.
  case getField, getTrivialField, peekField, setField, setObjectField

  // Addresses of slots, valid until the next instruction that may run other code.
  case addressRegister, addressBox, addressGlobal, addressField, addressObjectField, addressElement
  case checkSomeAt, jumpIfNoneAt, loadAt, loadTrivialAt, takeAt, storeAt, appendElementAt
  case appendStringAt, appendInterpolationAt

  // Captured and global variables.
  case makeBox, loadBox, peekBox, storeBox, takeBox, openClosure, selfClosure
  case loadGlobal, storeGlobal, makeWeak, loadWeak, loadUnowned

  // Making values from the registers from `b` on, `c` of them.
  case makeStructure, makeTuple, makeEnum, makeArray, makeDictionary, makeClosure, newRecord
  case newObject, metatype, resolveType

  // Checking.
  case checkSome, expectInt, expectDouble, expectBool, expectTrivial

  // Calling: `a` takes the result, arguments start at `b`, `c` of them.
  case call, callBound, callNative, callMethod, callRequirement, callClosure, callDynamic
  case setBindings, resolveBindings, openBinding, bindReceiver, nativeBody, lazyCompile
  case returnValue, returnCopy, returnVoid, endPad, halt, throwError

  // Built-in collections and text.
  case elementOf, countOf, lookup, interpolate, iteratorStart, iteratorNext

  // Everything that is one call of a function of its own.
  case numericOperator, numericUnary, stringOperator, equal, identical, convertNumber
  case cast, checkType, erase, retype, dynamicType, match
  case dynamicMember, setDynamicMember, dynamicOperator, dynamicElement, setDynamicElement
  case jumpIfNotDynamicCase, keyPath, defaultFields, unsupported, tryFailed
}
