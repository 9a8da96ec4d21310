/**
 * Parses a bit set in decimal notation. Throws a RangeError for other text.
 *
 * @example
 * ```ts
 * import { parseBits } from "@guildwire/runtime/client";
 *
 * parseBits("2048"); // => 2048n
 * parseBits("0x800"); // throws RangeError
 * ```
 */
export function parseBits(text: string): bigint {
  if (!/^\d+$/.test(text)) throw new RangeError("a bit set is a decimal number without a sign");
  return BigInt(text);
}

/**
 * Formats a bit set in decimal notation, as `parseBits` reads it. JSON has no integers of this size.
 *
 * @example
 * ```ts
 * import { formatBits } from "@guildwire/runtime/client";
 *
 * formatBits(1n << 53n); // => "9007199254740992"
 * ```
 */
export function formatBits(bits: bigint): string {
  return String(bits);
}

/**
 * Whether all bits of the others are set.
 *
 * @example
 * ```ts
 * import { hasBits, parseBits } from "@guildwire/runtime/client";
 *
 * const set = parseBits("2056");
 * hasBits(set, 8n); // => true
 * hasBits(set, 8n, 16n); // => false
 * ```
 */
export function hasBits(set: bigint, ...others: readonly bigint[]): boolean {
  const wanted = combineBits(...others);
  return (set & wanted) === wanted;
}

/**
 * Returns a bit set with the bits of all sets; 0n without arguments.
 *
 * @example
 * ```ts
 * import { combineBits } from "@guildwire/runtime/client";
 *
 * combineBits(8n, 2048n); // => 2056n
 * combineBits(); // => 0n
 * ```
 */
export function combineBits(...sets: readonly bigint[]): bigint {
  return sets.reduce((all, bits) => all | bits, 0n);
}

/**
 * Removes the bits of the others.
 *
 * @example
 * ```ts
 * import { withoutBits } from "@guildwire/runtime/client";
 *
 * withoutBits(2056n, 8n); // => 2048n
 * ```
 */
export function withoutBits(set: bigint, ...others: readonly bigint[]): bigint {
  return set & ~combineBits(...others);
}
