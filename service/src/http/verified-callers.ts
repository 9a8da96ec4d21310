import { createHash } from "node:crypto";
import type { Credential, VerifyCredential } from "../access/credentials.js";
import { LruCache } from "./lru-cache.js";

/** How many credentials are remembered as valid, and how many as not valid. */
const capacity = 10_000;

/** Milliseconds after which a credential that was not valid is verified again. */
const retryAfter = 60_000;

/**
 * What is known of credentials, so that most requests cost rate limits no look-up. It only decides which counters a request
 * belongs to: the interface authenticates each request by itself.
 *
 * Credentials are remembered by their hash. Only valid ones take the place of valid ones, so that made-up ones cannot drive
 * anybody's out.
 */
export class VerifiedCallers {
  readonly #verify: VerifyCredential;
  readonly #now: () => number;
  readonly #valid = new LruCache<string>(capacity);
  /** Until when each is not verified again. */
  readonly #invalid = new LruCache<number>(capacity);
  readonly #pending = new Map<string, Promise<string | undefined>>();

  constructor(verify: VerifyCredential, now: () => number) {
    this.#verify = verify;
    this.#now = now;
  }

  /** The caller, null for a credential that is not valid, undefined for one that is to be verified. */
  known(credential: Credential): string | null | undefined {
    const name = nameOf(credential);
    const caller = this.#valid.get(name);
    if (caller !== undefined) return caller;
    const until = this.#invalid.get(name);
    return until !== undefined && until > this.#now() ? null : undefined;
  }

  /** Looks the credential up, once for all requests that wait for it. Rejects if that is not possible. */
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

  /** Forgets a credential that the interface has refused. */
  forget(credential: Credential): void {
    this.#valid.delete(nameOf(credential));
  }
}

function nameOf(credential: Credential): string {
  const { kind, token } = credential;
  const id = credential.kind === "path" ? credential.id : "";
  return createHash("sha256").update(`${kind} ${id} ${token}`).digest("base64url");
}
