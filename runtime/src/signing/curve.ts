import { fromHex } from "./hex.js";

/** The field modulus, 2^255 - 19, little-endian. */
const modulus = toBytes("edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f");

/** The order of the base point, 2^252 + 27742317777372353535851937790883648493 (RFC 8032, 5.1), little-endian. */
const groupOrder = toBytes("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010");

/** The y-coordinates of points whose order divides 8, without the sign of x. */
const weakPoints = [
  toBytes("0000000000000000000000000000000000000000000000000000000000000000"),
  toBytes("0100000000000000000000000000000000000000000000000000000000000000"),
  toBytes("ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"),
  toBytes("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"),
  toBytes("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"),
];

/** Whether 32 bytes encode a y-coordinate canonically (RFC 8032), below the modulus. */
export function isCanonical(point: Uint8Array): boolean {
  return isBelow(withoutSign(point), modulus);
}

/** Whether a point has low order: signatures under such a public key can be forged without a private key. */
export function isWeak(point: Uint8Array): boolean {
  const y = withoutSign(point);
  return weakPoints.some((one) => one.every((byte, index) => byte === y[index]));
}

/**
 * Whether the scalar of a signature is below the group order. Otherwise the signature is malleable: it equals another
 * one plus a multiple of the order, and libraries disagree about its validity.
 */
export function isReduced(signature: Uint8Array): boolean {
  return isBelow(signature.subarray(32), groupOrder);
}

function isBelow(one: Uint8Array, other: Uint8Array): boolean {
  for (let index = 31; index >= 0; index -= 1) {
    const difference = (one[index] as number) - (other[index] as number);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function withoutSign(point: Uint8Array): Uint8Array {
  const y = Uint8Array.from(point);
  y[31] = (y[31] as number) & 0x7f;
  return y;
}

function toBytes(digits: string): Uint8Array {
  return fromHex(digits) as Uint8Array;
}
