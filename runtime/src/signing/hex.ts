/** The bytes of hexadecimal digits in either case, or undefined for anything else. */
export function fromHex(digits: string): Uint8Array | undefined {
  if (digits.length % 2 !== 0) return undefined;
  const bytes = new Uint8Array(digits.length / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    const high = digitOf(digits.charCodeAt(2 * index));
    const low = digitOf(digits.charCodeAt(2 * index + 1));
    if (high === undefined || low === undefined) return undefined;
    bytes[index] = 16 * high + low;
  }
  return bytes;
}

export function toHex(bytes: Uint8Array): string {
  let digits = "";
  for (const byte of bytes) digits += byte.toString(16).padStart(2, "0");
  return digits;
}

function digitOf(unit: number): number | undefined {
  if (unit >= 48 && unit <= 57) return unit - 48;
  const lower = unit | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : undefined;
}
