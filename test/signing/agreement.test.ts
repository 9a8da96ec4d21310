import { createHash } from "node:crypto";
import type { PrivateKey, PublicKey } from "@guildwire/runtime/signing";
import * as noble from "@noble/ed25519";
import { describe, expect, it } from "vitest";
import { secretSeed } from "../secrets.js";
import { type Platform, platforms } from "./platforms.js";

noble.etc.sha512Sync = (...parts: Uint8Array[]) => {
  const hash = createHash("sha512");
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
};

/** Deterministic random numbers (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const cases = 10_000;

describe("Ed25519 of both platforms", () => {
  it("agrees with @noble/ed25519 on 10,000 random signatures, valid and invalid, in both directions", {
    timeout: 480_000,
  }, async () => {
    const next = random(7);
    const some = (length: number): Uint8Array => Uint8Array.from({ length }, () => next() * 256);
    const keys = Array.from({ length: 50 }, () => {
      const seed = secretSeed(some(32));
      return { seed, theirs: noble.getPublicKey(seed), ours: platforms.map(({ signing }) => pairOf(signing, seed)) };
    });
    for (let index = 0; index < cases; index += 1) {
      const { seed, ours, theirs } = keys[index % keys.length] as (typeof keys)[number];
      const message = some(Math.floor(next() * 200));
      const signature = Uint8Array.from(noble.sign(message, seed));
      const expected = Buffer.from(signature).toString("hex");
      const isChanged = index % 4 > 1;
      if (isChanged) {
        const place = Math.floor(next() * 64);
        signature[place] = (signature[place] ?? 0) ^ (1 << Math.floor(next() * 8));
      }
      expect(noble.verify(signature, message, theirs, { zip215: false })).toBe(!isChanged);
      for (const [place, { engine }] of platforms.entries()) {
        const { privateKey, publicKey } = ours[place] as Pair;
        // A key and a message have one signature, so an equal signature is also accepted by the other implementation.
        expect(Buffer.from(await engine.sign(privateKey, message)).toString("hex")).toBe(expected);
        expect(await engine.verify(publicKey, signature, message)).toBe(!isChanged);
      }
    }
  });
});

interface Pair {
  readonly privateKey: PrivateKey;
  readonly publicKey: PublicKey;
}

function pairOf({ importPrivateKey, importPublicKey }: Platform["signing"], seed: Uint8Array): Pair {
  return { privateKey: importPrivateKey(seed), publicKey: importPublicKey(noble.getPublicKey(seed)) };
}
