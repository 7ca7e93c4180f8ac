class Vector:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y


class Body:
    __slots__ = ("place", "speed")

    def __init__(self, speed):
        self.place = Vector(0, 0)
        self.speed = speed

    def move(self):
        self.place.x = (self.place.x + self.speed.x) % 10_007
        self.place.y = (self.place.y + self.speed.y) % 10_009


def simulate(rounds):
    bodies = [Body(Vector(n, 3 * n)) for n in range(1, 11)]
    for _ in range(rounds):
        for body in bodies:
            body.move()
    return sum(body.place.x + body.place.y for body in bodies)


print(simulate(60_000))
