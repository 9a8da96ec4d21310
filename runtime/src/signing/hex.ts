const noDigit = 0xff;

/** Maps character codes to the values of hexadecimal digits; 0xff for others. */
const values: Uint8Array = new Uint8Array(128).fill(noDigit);
for (let value = 0; value < 16; value += 1) {
  const digit = value.toString(16);
  values[digit.charCodeAt(0)] = value;
  values[digit.toUpperCase().charCodeAt(0)] = value;
}

/** Decodes hexadecimal digits in either case; undefined if invalid. */
export function fromHex(digits: string): Uint8Array | undefined {
  if (digits.length % 2 !== 0) return undefined;
  const bytes = new Uint8Array(digits.length / 2);
  // One check at the end suffices: an invalid character sets bits that valid digits never do.
  let all = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const first = digits.charCodeAt(2 * index);
    const second = digits.charCodeAt(2 * index + 1);
    const high = values[first & 0x7f] as number;
    const low = values[second & 0x7f] as number;
    all |= high | low | (first & ~0x7f) | (second & ~0x7f);
    bytes[index] = 16 * high + low;
  }
  return all < 16 ? bytes : undefined;
}

export function toHex(bytes: Uint8Array): string {
  let digits = "";
  for (const byte of bytes) digits += byte.toString(16).padStart(2, "0");
  return digits;
}
