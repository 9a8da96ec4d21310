/** Parses a bit set in decimal notation. Throws a RangeError for other text. */
export function parseBits(text: string): bigint {
  if (!/^\d+$/.test(text)) throw new RangeError("a bit set is a decimal number without a sign");
  return BigInt(text);
}

export function formatBits(bits: bigint): string {
  return String(bits);
}

/** Whether all bits of the others are set. */
export function hasBits(set: bigint, ...others: readonly bigint[]): boolean {
  const wanted = combineBits(...others);
  return (set & wanted) === wanted;
}

export function combineBits(...sets: readonly bigint[]): bigint {
  return sets.reduce((all, bits) => all | bits, 0n);
}

/** Removes the bits of the others. */
export function withoutBits(set: bigint, ...others: readonly bigint[]): bigint {
  return set & ~combineBits(...others);
}
