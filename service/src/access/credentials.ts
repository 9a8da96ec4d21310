import { httpScheme } from "@guildwire/runtime/server";
import { isTokenOfWebhook, type TokenServices } from "./path-tokens.js";
import type { Principals } from "./principals.js";

/** The credential that a request carries. */
export type Credential =
  | { readonly kind: "bot" | "bearer"; readonly token: string }
  /** The token of a webhook or an interaction, after the id in the path. */
  | { readonly kind: "path"; readonly id: string; readonly token: string };

/**
 * The identity of a credential: `user 157…` for a bot or a user, `webhook 157…`, `interaction 157…`. Undefined for an
 * invalid credential. Rejects if the database cannot be read.
 */
export type VerifyCredential = (credential: Credential) => Promise<string | undefined>;

const schemes = (["bot", "bearer"] as const).map((kind) => ({ kind, scheme: httpScheme(kind, kind) }));

/** The credential of an Authorization header, parsed as the generated server parses it. */
export function credentialOf(authorization: string | undefined): Credential | undefined {
  const request = { requestId: "", method: "", path: "", query: "", header: () => authorization };
  for (const { kind, scheme } of schemes) {
    const token = scheme.read(request);
    if (typeof token === "string") return { kind, token };
  }
  return undefined;
}

/** 256 random bits, the format of bot and user tokens. */
const randomToken = /^[\w-]{43}$/;
/** An id and an HMAC, the format of webhook and interaction tokens. */
const derivedToken = /^[\w-]{1,27}\.[\w-]{43}$/;

/** Verifies credentials. A malformed credential costs no lookup. */
export function createVerifyCredential(
  services: TokenServices & { readonly principals: Principals },
): VerifyCredential {
  const { store, principals, tokens } = services;
  return async (credential) => {
    if (credential.kind !== "path") {
      const { kind, token } = credential;
      const principal = randomToken.test(token) ? await principals.find(kind, token) : undefined;
      return principal && `user ${principal.userId}`;
    }
    const { id, token } = credential;
    const claimed = derivedToken.test(token) ? tokens.idIn(token) : undefined;
    if (claimed === undefined) return undefined;
    if (tokens.matches(token, "interaction", claimed, 0)) {
      // The interface refuses the token for another application, and that counts for the IP address.
      const isOfPath = claimed === id || (await store.queries.isApplication(id));
      return isOfPath ? `interaction ${claimed}` : undefined;
    }
    return claimed === id && (await isTokenOfWebhook(services, id, token)) ? `webhook ${id}` : undefined;
  };
}
