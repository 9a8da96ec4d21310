/** Whether `value` is a multiple of `step` in decimal arithmetic: 0.3 is a multiple of 0.1. */
export function multipleOf(value: number, step: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  if (!Number.isFinite(value)) return false;
  const one = decimalOf(value);
  const other = decimalOf(step);
  const exponent = Math.min(one.exponent, other.exponent);
  const dividend = one.digits * 10n ** BigInt(one.exponent - exponent);
  const divisor = other.digits * 10n ** BigInt(other.exponent - exponent);
  return dividend % divisor === 0n;
}

/** Converts a number to its decimal notation: digits times a power of ten. */
function decimalOf(value: number): { readonly digits: bigint; readonly exponent: number } {
  const [mantissa = "0", power = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}
