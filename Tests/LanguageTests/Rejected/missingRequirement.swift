protocol Shape { func area() -> Double }
struct Square: Shape {}
