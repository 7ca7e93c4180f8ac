var i = 0
i++
--i
