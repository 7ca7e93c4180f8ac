def longest_chain(limit):
    longest = 0
    start = 0
    for first in range(1, limit):
        n = first
        length = 1
        while n != 1:
            n = n // 2 if n % 2 == 0 else 3 * n + 1
            length += 1
        if length > longest:
            longest = length
            start = first
    return start


print(longest_chain(20_000))
