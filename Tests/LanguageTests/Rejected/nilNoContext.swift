let n = nil
