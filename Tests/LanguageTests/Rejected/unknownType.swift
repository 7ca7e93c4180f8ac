struct Person { var name: Strng }
