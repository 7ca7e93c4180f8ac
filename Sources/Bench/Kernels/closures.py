from functools import reduce


def compose(steps):
    return lambda value: reduce(lambda held, step: step(held), steps, value)


def run(rounds):
    calls = 0

    def triple(value):
        nonlocal calls
        calls += 1
        return value * 3 % 100_003

    pipeline = compose([lambda v: v + 7, triple, lambda v: v ^ calls])
    value = 1
    for _ in range(rounds):
        value = pipeline(value)
    return value


print(run(150_000))
