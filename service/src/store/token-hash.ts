import { createHash } from "node:crypto";

/** The stored hash of a token. Tokens are 256 random bits, so a fast hash cannot be brute-forced. */
export function hashToken(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
