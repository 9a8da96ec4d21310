import { createHash } from "node:crypto";
import * as noble from "@noble/ed25519";
import { describe, expect, it } from "vitest";
import { secretSeed } from "../secrets.js";
import { platforms } from "./platforms.js";

noble.etc.sha512Sync = (...parts: Uint8Array[]) => {
  const hash = createHash("sha512");
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
};

/** Numbers that are the same in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const cases = 5_000;

describe.each(platforms)("Ed25519 of $name", ({ name, signing, engine }) => {
  it("agrees with @noble/ed25519 on 5,000 random signatures, right and wrong, in both directions", {
    timeout: 240_000,
  }, async () => {
    const next = random(name.length);
    const some = (length: number): Uint8Array => Uint8Array.from({ length }, () => next() * 256);
    const keys = Array.from({ length: 50 }, () => {
      const seed = secretSeed(some(32));
      return { seed, ours: signing.importPrivateKey(seed), theirs: noble.getPublicKey(seed) };
    });
    let refused = 0;
    for (let index = 0; index < cases; index += 1) {
      const { seed, ours, theirs } = keys[index % keys.length] as (typeof keys)[number];
      const message = some(Math.floor(next() * 200));
      const isTheirs = index % 2 === 0;
      const signature = Uint8Array.from(isTheirs ? noble.sign(message, seed) : await engine.sign(ours, message));
      const isChanged = index % 4 > 1;
      if (isChanged) {
        const place = Math.floor(next() * 64);
        signature[place] = (signature[place] ?? 0) ^ (1 << Math.floor(next() * 8));
      }
      const verdict = isTheirs
        ? await engine.verify(signing.importPublicKey(theirs), signature, message)
        : noble.verify(signature, message, theirs, { zip215: false });
      expect(verdict).toBe(!isChanged);
      refused += verdict ? 0 : 1;
    }
    expect(refused).toBe(cases / 2);
  });
});
