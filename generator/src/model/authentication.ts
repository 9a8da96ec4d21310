import type { Operation, SecurityScheme } from "./interface.js";

/** Whether callers of an operation must, may or cannot authenticate. */
export type AuthenticationMode = "required" | "optional" | "none";

export function authenticationModeOf({ security }: Pick<Operation, "security">): AuthenticationMode {
  if (security.every((alternative) => alternative.length === 0)) return "none";
  return security.some((alternative) => alternative.length === 0) ? "optional" : "required";
}

/**
 * HTTP schemes whose header responds to a challenge or is computed per request, so that a static header cannot express
 * them (IANA
 * HTTP Authentication Scheme Registry, and NTLM).
 */
const challenging: ReadonlySet<string> = new Set([
  ...["concealed", "digest", "dpop", "gnap", "hoba", "mutual", "negotiate", "ntlm", "privatetoken"],
  ...["scram-sha-1", "scram-sha-256", "vapid"],
]);

/**
 * Whether generated clients leave authentication to the provided `fetch`: client certificates belong to the connection,
 * and challenges to the code that sees responses.
 */
export function isDelegatedToFetch(scheme: SecurityScheme | undefined): boolean {
  if (scheme?.kind === "http") return challenging.has(scheme.scheme.toLowerCase());
  return scheme?.kind === "mutualTLS";
}
