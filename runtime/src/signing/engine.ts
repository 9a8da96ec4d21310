import type { PrivateKey, PublicKey } from "./keys.js";

/** Platform-specific Ed25519. Converts each key to the platform's format once. */
export interface Ed25519 {
  verify(key: PublicKey, signature: Uint8Array, message: Uint8Array): boolean | Promise<boolean>;
  /** Concatenates what is signed: an ASCII timestamp and a body. */
  content(timestamp: string, body: Uint8Array): Uint8Array;
  /** Returns 64 bytes. */
  sign(key: PrivateKey, message: Uint8Array): Uint8Array | Promise<Uint8Array>;
  publicKeyOf(key: PrivateKey): PublicKey | Promise<PublicKey>;
}

/** Caches one value per key, with weak references to the keys. */
export class PerKey<Key extends object, Value> {
  readonly #values = new WeakMap<Key, Value>();
  readonly #make: (key: Key) => Value;

  constructor(make: (key: Key) => Value) {
    this.#make = make;
  }

  of(key: Key): Value {
    let value = this.#values.get(key);
    if (value === undefined) {
      value = this.#make(key);
      this.#values.set(key, value);
    }
    return value;
  }
}
