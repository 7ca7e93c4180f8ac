def primes(limit):
    is_prime = [True] * limit
    count = 0
    for n in range(2, limit):
        if not is_prime[n]:
            continue
        count += 1
        multiple = n * n
        while multiple < limit:
            is_prime[multiple] = False
            multiple += n
    return count


print(primes(700_000))
