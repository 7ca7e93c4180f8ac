let n ﻿= 10
print(n)
