import { createHash } from "node:crypto";
import type { Credential, VerifyCredential } from "../access/credentials.js";
import { LruCache } from "../lru-cache.js";

/** Maximum number of cached valid credentials, and of invalid ones. */
const capacity = 10_000;

/** Milliseconds after which a credential that was not valid is verified again. */
const retryAfter = 60_000;

/**
 * Cached results of credential checks, so that rate limits need no lookup for most requests. The cache only selects the
 * counters of a request; the interface authenticates each request itself.
 *
 * Credentials are stored as hashes. Invalid credentials cannot evict valid ones.
 */
export class VerifiedCallers {
  readonly #verify: VerifyCredential;
  readonly #now: () => number;
  readonly #valid = new LruCache<string>(capacity);
  /** When each entry expires. */
  readonly #invalid = new LruCache<number>(capacity);
  readonly #pending = new Map<string, Promise<string | undefined>>();

  constructor(verify: VerifyCredential, now: () => number) {
    this.#verify = verify;
    this.#now = now;
  }

  /** The caller; null for an invalid credential; undefined for one that must be verified. */
  known(credential: Credential): string | null | undefined {
    const name = nameOf(credential);
    const caller = this.#valid.get(name);
    if (caller !== undefined) return caller;
    const until = this.#invalid.get(name);
    return until !== undefined && until > this.#now() ? null : undefined;
  }

  /** Verifies the credential, once for all requests that wait for it. Rejects if the lookup fails. */
  verify(credential: Credential): Promise<string | undefined> {
    const name = nameOf(credential);
    const pending = this.#pending.get(name);
    if (pending !== undefined) return pending;
    const verifying = this.#verify(credential)
      .then((caller) => {
        if (caller === undefined) this.#invalid.set(name, this.#now() + retryAfter);
        else this.#valid.set(name, caller);
        return caller;
      })
      .finally(() => this.#pending.delete(name));
    this.#pending.set(name, verifying);
    return verifying;
  }

  /** Removes a credential that the interface has refused. */
  forget(credential: Credential): void {
    this.#valid.delete(nameOf(credential));
  }
}

function nameOf(credential: Credential): string {
  const { kind, token } = credential;
  const id = credential.kind === "path" ? credential.id : "";
  return createHash("sha256").update(`${kind} ${id} ${token}`).digest("base64url");
}
