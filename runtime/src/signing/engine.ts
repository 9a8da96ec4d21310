import type { PrivateKey, PublicKey } from "./keys.js";

/** What a platform does for signatures. It makes its own form of a key once. */
export interface Ed25519 {
  verify(key: PublicKey, signature: Uint8Array, message: Uint8Array): boolean | Promise<boolean>;
  /** What is signed: a timestamp in ASCII, and a body. */
  content(timestamp: string, body: Uint8Array): Uint8Array;
  /** 64 bytes. */
  sign(key: PrivateKey, message: Uint8Array): Uint8Array | Promise<Uint8Array>;
  publicKeyOf(key: PrivateKey): PublicKey | Promise<PublicKey>;
}

/** Values that are made once per key, and go away with it. */
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
