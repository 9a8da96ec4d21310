import { createHash } from "node:crypto";

/** What is stored of a token. Tokens are 256 random bits, so that a plain hash cannot be searched. */
export function hashToken(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
