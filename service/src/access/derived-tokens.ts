import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Store } from "../store/store.js";

/** The kind of object that a token gives access to. */
export type TokenKind = "webhook" | "interaction";

/**
 * Tokens that are derived from a secret on each use, because the service must show them again and therefore cannot
 * store hashes. A token contains the id of its object, so that the object can be found by the token alone.
 */
export interface DerivedTokens {
  /** The token of an object. An increment of the version makes a new token and revokes the old one. */
  create(kind: TokenKind, id: string, version: number): string;
  /** Whether a token is the token of an object, compared in constant time. */
  matches(token: string, kind: TokenKind, id: string, version: number): boolean;
  /** The id that a token claims; undefined for text that cannot be a token. The caller must verify the claim. */
  idIn(token: string): string | undefined;
}

export function createDerivedTokens(secret: Uint8Array): DerivedTokens {
  const of: DerivedTokens["create"] = (kind, id, version) => {
    const mac = createHmac("sha256", secret).update(`${kind}:${id}:${version}`).digest("base64url");
    return `${Buffer.from(id).toString("base64url")}.${mac}`;
  };
  return {
    create: of,
    matches(token, kind, id, version) {
      const [given, wanted] = [Buffer.from(token), Buffer.from(of(kind, id, version))];
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
    idIn(token) {
      const id = Buffer.from(token.split(".", 1)[0] ?? "", "base64url").toString();
      return /^\d{1,20}$/.test(id) ? id : undefined;
    },
  };
}

/** The secret of this database, created on first use; all instances read the same one. */
export function readSecret(store: Store): Promise<Uint8Array> {
  return store.write({ none: true }, (work) => work.secrets.ensure("tokens", () => randomBytes(32)));
}
