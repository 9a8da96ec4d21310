// What all suites compute from their samples.

/** The value below which `part` (0 to 1) of the numbers are, interpolated between the two nearest ones. */
export function quantile(numbers, part) {
  const sorted = Float64Array.from(numbers).sort();
  const position = (sorted.length - 1) * part;
  const below = sorted[Math.floor(position)];
  return below + (sorted[Math.ceil(position)] - below) * (position - Math.floor(position));
}

/** The middle number, or the mean of the two in the middle. */
export function median(numbers) {
  return quantile(numbers, 0.5);
}

/** The items in random order. */
export function shuffled(items) {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}
