import { tokensChannel } from "../store/repositories/applications.js";
import type { Store } from "../store/store.js";
import { hashToken } from "../store/token-hash.js";
import type { Principal } from "./principal.js";

/** Milliseconds for which a verified credential is cached. */
const lifetime = 1_000;

/** Maximum number of cached credentials. */
const capacity = 10_000;

interface VerifiedCredential {
  readonly principal: Principal;
  /** The time of the service at which the token expires; undefined for never. */
  readonly expiresAt: Date | undefined;
  /** The difference between the service's time and the clock, in milliseconds. */
  readonly clockOffset: number;
  /** `performance.now()` */
  readonly verifiedAt: number;
}

/** Authenticates credentials, and caches valid ones for a short time, so that most requests need no lookup. */
export interface Principals {
  /**
   * The principal of a token; undefined for an invalid token. The instance that revokes a token refuses it at once.
   * Others refuse it when they are notified, and after one second at the latest.
   */
  find(scheme: "bot" | "bearer", token: string): Promise<Principal | undefined>;
  /** Clears the cache: credentials may have been revoked, or the clock has been moved. */
  clear(): void;
}

/** Call it before the first unit of work. */
export async function openPrincipals(store: Store): Promise<Principals> {
  const cache = new CachedPrincipals(store);
  await store.database.listen(tokensChannel, () => cache.clear());
  return cache;
}

class CachedPrincipals implements Principals {
  readonly #store: Store;
  readonly #verified = new Map<string, VerifiedCredential>();
  /** Incremented by `clear`, so that the result of an earlier lookup is not cached. */
  #generation = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  async find(scheme: "bot" | "bearer", token: string): Promise<Principal | undefined> {
    const hash = hashToken(token);
    const name = `${scheme} ${Buffer.from(hash).toString("base64")}`;
    const known = this.#verified.get(name);
    if (known !== undefined && performance.now() - known.verifiedAt < lifetime) return this.#current(known);
    const generation = this.#generation;
    const verifiedAt = performance.now();
    const found = await (scheme === "bot" ? this.#findBot(hash) : this.#findUser(token));
    this.#verified.delete(name);
    if (found === undefined) return undefined;
    const verified = { ...found, verifiedAt };
    if (generation === this.#generation) this.#keep(name, verified);
    return this.#current(verified);
  }

  clear(): void {
    this.#generation += 1;
    this.#verified.clear();
  }

  #current({ principal, expiresAt, clockOffset }: VerifiedCredential): Principal | undefined {
    const isExpired = expiresAt !== undefined && expiresAt.getTime() <= this.#store.clock.now().getTime() + clockOffset;
    return isExpired ? undefined : principal;
  }

  #keep(name: string, verified: VerifiedCredential): void {
    if (this.#verified.size >= capacity) this.#evict();
    this.#verified.set(name, verified);
  }

  /** Evicts the credential that was verified first. */
  #evict(): void {
    for (const name of this.#verified.keys()) {
      this.#verified.delete(name);
      return;
    }
  }

  async #findBot(hash: Uint8Array): Promise<Omit<VerifiedCredential, "verifiedAt"> | undefined> {
    const application = await this.#store.queries.applicationOfBot(hash);
    if (application === undefined) return undefined;
    const principal = { kind: "bot", userId: application.bot_id, applicationId: application.id } as const;
    return { principal, expiresAt: undefined, clockOffset: 0 };
  }

  #findUser(token: string): Promise<Omit<VerifiedCredential, "verifiedAt"> | undefined> {
    return this.#store.read(async (work) => {
      const grant = await work.accessTokens.find(token);
      if (grant === undefined) return undefined;
      return {
        principal: { kind: "user", userId: grant.user_id, scopes: grant.scopes },
        expiresAt: grant.expires_at,
        clockOffset: await work.clock.offset(),
      };
    });
  }
}
