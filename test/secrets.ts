import { importPrivateKey, type KeyPair, publicKeyOf } from "@guildwire/runtime/signing";
import { vi } from "vitest";
// @ts-expect-error: a plain script without declarations.
import { mark } from "../scripts/secrets.mjs";

/**
 * Tokens and private keys for tests. They contain a mark that `npm test` searches for in all output, in any encoding;
 * it fails if it finds one.
 */

/** A token, the same in every run; no two names have the same one. */
export function secretToken(name: string): string {
  return `${mark as string}-${name}`;
}

/** A pair of keys, the same in every run; no two names have the same one. */
export async function secretKeys(name: string): Promise<KeyPair> {
  const own = new TextEncoder().encode(name);
  const seed = new Uint8Array(32);
  if (own.length > seed.length - marked.length) throw new Error(`the name ${name} is too long for a key`);
  seed.set(own, marked.length);
  const privateKey = importPrivateKey(secretSeed(seed));
  return { privateKey, publicKey: await publicKeyOf(privateKey) };
}

/** Puts the mark into the first half of the 32 bytes of a private key. */
export function secretSeed(bytes: Uint8Array): Uint8Array {
  bytes.set(marked);
  return bytes;
}

/** From here on, in this file of tests, every new key has the mark in it. */
export function markNewKeys(): void {
  const { getRandomValues } = crypto;
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    getRandomValues.call(crypto, array);
    if (array instanceof Uint8Array && array.length === 32) secretSeed(array);
    return array;
  });
}

const marked = new TextEncoder().encode(mark as string);
