def count_words(rounds):
    names = ["view", "body", "state", "node", "slot", "branch"]
    counts = {}
    for n in range(rounds):
        word = names[n % len(names)] + str(n % 97)
        counts[word] = counts.get(word, 0) + 1
    total = 0
    for word, count in counts.items():
        total += len(word) * count
    return total


print(count_words(200_000))
