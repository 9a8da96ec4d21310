import type { CallFacts } from "./context.js";
import type { Awaitable } from "./operation.js";

/** What a stored response belongs to. */
export interface IdempotencyKey {
  /** The result of `idempotency.caller`: at most 500 characters. */
  readonly caller: string;
  /** The `operationId`. */
  readonly operation: string;
  /** The value of the header: 1 to 255 characters. */
  readonly key: string;
}

/** What a store keeps for a key. */
export interface IdempotencyRecord {
  /** Identifies the parameters and the body of the first request: a SHA-256 as 64 hexadecimal digits. */
  readonly fingerprint: string;
  /** Milliseconds since 1970 from which the key may be used for another request. */
  readonly expiresAt: number;
  /** The response as text. Absent while the first request runs, and for ever if its process ended meanwhile. */
  readonly response?: string;
}

/**
 * Keeps responses by idempotency key. Instances of a server share one store.
 *
 * A transactional store works in the handler's transaction, which `around` begins: an effect and its record are committed
 * together or not at all. With another store, a key whose process ended between the effect and `complete` gets a 409 until it
 * expires.
 */
export interface IdempotencyStore {
  /** Whether `claim` and `complete` run in the transaction of the handler. The option `around` is then required. */
  readonly transactional?: boolean;
  /**
   * Claims a key atomically: of simultaneous claims, exactly one gets undefined. Others get the record of the first, or `running` if
   * it is not visible before its transaction ends. An expired record counts as absent.
   *
   * Transactional stores write nothing here; others store the record.
   */
  claim(
    key: IdempotencyKey,
    record: IdempotencyRecord,
    call: CallFacts,
  ): Awaitable<IdempotencyRecord | "running" | undefined>;
  /** Stores the record with its response. Returns `conflict` if a transactional store finds a record that another request has stored. */
  complete(key: IdempotencyKey, record: IdempotencyRecord, call: CallFacts): Awaitable<"conflict" | undefined>;
  /** Forgets a key whose handler has refused the request without an effect. Not called for transactional stores. */
  release(key: IdempotencyKey, call: CallFacts): Awaitable<void>;
}

/** How operations with `x-idempotency` are executed at most once for a key. */
export interface IdempotencyOptions<Principal = unknown> {
  readonly store: IdempotencyStore;
  /**
   * Returns what identifies the caller, such as the id of the principal: a key of one caller says nothing about those of
   * others. Callers with the same text see each other's responses.
   */
  readonly caller: (call: CallFacts<Principal>) => string;
  /** Seconds for which a key is kept. Default: 86,400, a day. */
  readonly expiry?: number;
  /** Bytes of a stored response; a larger one is sent, and not repeated. Default: 1 MiB. */
  readonly maxResponse?: number;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
}
