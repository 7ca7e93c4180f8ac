let maybe: Any? = nil
print(maybe as! String)
