import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Store } from "../store/store.js";

/** What a token gives access to. */
export type TokenKind = "webhook" | "interaction";

/**
 * Tokens that the service has to show again, and so cannot keep as hashes: they are worked out of a secret each time
 * instead of being stored. A token names what it is for, so that one that stands alone can be looked up.
 */
export interface DerivedTokens {
  /** The token of a thing; raising the version makes another one, and the old one void. */
  create(kind: TokenKind, id: string, version: number): string;
  /** Whether a token is the one, compared in constant time. */
  matches(token: string, kind: TokenKind, id: string, version: number): boolean;
  /** The id that a token claims to be for; undefined for what cannot be a token. Claims have to be checked. */
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

/** The secret of this database, made when it is first asked for; all instances get the same one. */
export function readSecret(store: Store): Promise<Uint8Array> {
  return store.write({ none: true }, (work) => work.secrets.ensure("tokens", () => randomBytes(32)));
}
