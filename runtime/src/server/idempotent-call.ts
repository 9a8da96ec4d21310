import type { CallFacts } from "./context.js";
import type { EncodedResponse } from "./encode-response.js";
import { fingerprintOf } from "./fingerprint.js";
import { HttpError } from "./http-error.js";
import type { IdempotencyKey, IdempotencyOptions, IdempotencyRecord } from "./idempotency.js";
import type { DecodedRequest } from "./parameters.js";
import { type Replayed, restoreResponse, storedResponse } from "./stored-response.js";

/** The keys whose calls run in this process, by store. */
const running = new WeakMap<object, Set<string>>();

/** What a call is to respond. */
export type Outcome = { readonly response: EncodedResponse } | { readonly error: unknown };

/** How the engine executes a call. */
export interface Execution {
  /** Runs a function within the hook `around`, if there is one. */
  readonly around: (attempt: () => Promise<EncodedResponse>) => Promise<EncodedResponse>;
  /** Runs the handler and the hooks around it. */
  readonly attempt: () => Promise<EncodedResponse>;
  /** Whether the handler has been called. */
  readonly hasRun: () => boolean;
  /** The headers of the response, as alternating names and values. */
  readonly headers: () => readonly string[];
  /** Makes a stored response that of the call. */
  readonly replay: (stored: Replayed) => EncodedResponse;
  /** Called when the effect is known, before it is stored. A store that does not respond in time does not change it. */
  readonly decided: (outcome: Outcome) => void;
  /** Called before the store is used, for reports of its errors. */
  readonly storing: () => void;
  readonly report: (error: unknown) => void;
}

/** Executes a call at most once for its key, or returns the response of the first call. */
export class IdempotentCall {
  readonly #options: IdempotencyOptions;
  readonly #call: CallFacts;
  readonly #key: IdempotencyKey;
  readonly #record: IdempotencyRecord;

  private constructor(options: IdempotencyOptions, call: CallFacts, key: IdempotencyKey, record: IdempotencyRecord) {
    this.#options = options;
    this.#call = call;
    this.#key = key;
    this.#record = record;
  }

  static async create(
    options: IdempotencyOptions,
    call: CallFacts,
    { key, request }: { readonly key: string; readonly request: DecodedRequest },
  ): Promise<IdempotentCall> {
    const { caller: callerOf, expiry = 86_400, now = Date.now } = options;
    const caller = callerOf(call);
    if (typeof caller !== "string" || caller.length > 500) {
      throw new Error("options.idempotency.caller must return a text of at most 500 characters");
    }
    if (key.length > 255) throw new HttpError(400, undefined, "an idempotency key has at most 255 characters");
    const fingerprint = await fingerprintOf(request);
    const record = { fingerprint, expiresAt: now() + 1000 * expiry };
    return new IdempotentCall(options, call, { caller, operation: call.operation.id, key }, record);
  }

  /** Returns the response of the call, or that of the first one with its key. */
  run(execution: Execution): Promise<EncodedResponse> {
    const { store } = this.#options;
    return this.#alone(() =>
      store.transactional === true
        ? execution.around(() => this.#claimAnd(execution, () => this.#executeInTransaction(execution)))
        : this.#claimAnd(execution, () => this.#execute(execution)),
    );
  }

  async #claimAnd({ storing, replay }: Execution, execute: () => Promise<EncodedResponse>): Promise<EncodedResponse> {
    storing();
    const stored = await this.#claim();
    return stored === undefined ? execute() : replay(stored);
  }

  async #executeInTransaction({ attempt, headers, storing }: Execution): Promise<EncodedResponse> {
    const response = await attempt();
    storing();
    await this.#complete(response, headers());
    return response;
  }

  /** The response is sent even if it cannot be stored, because the effect is committed. */
  async #execute(execution: Execution): Promise<EncodedResponse> {
    const { around, attempt, hasRun, headers, decided, storing, report } = execution;
    let response: EncodedResponse;
    try {
      response = await around(attempt);
    } catch (error) {
      decided({ error });
      if (!this.#hasExpired()) await this.#failed(error, hasRun()).catch(report);
      throw error;
    }
    storing();
    decided({ response });
    if (!this.#hasExpired()) await this.#complete(response, headers()).catch(report);
    return response;
  }

  /** Whether another request may have claimed the key since. */
  #hasExpired(): boolean {
    const { now = Date.now } = this.#options;
    return now() >= this.#record.expiresAt;
  }

  /** Runs a function unless a call with the same key runs in this process. */
  async #alone<T>(run: () => Promise<T>): Promise<T> {
    const { caller, operation, key } = this.#key;
    const name = JSON.stringify([caller, operation, key]);
    const { store } = this.#options;
    const names = running.get(store) ?? new Set();
    running.set(store, names);
    if (names.has(name)) throw isRunning();
    names.add(name);
    try {
      return await run();
    } finally {
      names.delete(name);
    }
  }

  /** Claims the key. Returns the stored response, or undefined if the call is the first one. Throws 409 and 422. */
  async #claim(): Promise<Replayed | undefined> {
    const found = await this.#options.store.claim(this.#key, this.#record, this.#call);
    if (found === undefined) return undefined;
    if (found === "running") throw isRunning();
    if (found.fingerprint !== this.#record.fingerprint) {
      throw new HttpError(422, undefined, "the idempotency key belongs to another request");
    }
    if (found.response !== undefined) return restoreResponse(found.response);
    throw new HttpError(409, undefined, "a request with this idempotency key runs, or its outcome is unknown");
  }

  /** Stores the response. */
  async #complete(response: EncodedResponse, headers: readonly string[]): Promise<void> {
    const { store, maxResponse = 1_048_576 } = this.#options;
    const text = await storedResponse(response, headers, maxResponse);
    const outcome = await store.complete(this.#key, { ...this.#record, response: text }, this.#call);
    if (outcome === "conflict") throw isRunning();
  }

  /**
   * Gives the key back if the handler was not called, or has refused the request with a status below 500. After other errors, the
   * outcome is unknown, so that the key stays claimed.
   */
  async #failed(error: unknown, hasRun: boolean): Promise<void> {
    const status = refusedStatus(error);
    if (!hasRun || (status >= 400 && status < 500)) await this.#options.store.release(this.#key, this.#call);
  }
}

/**
 * The status of an HttpError or an exception of NestJS; NaN for others. Errors of HTTP clients have a `status` as well, that of another
 * server.
 */
function refusedStatus(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  const { getStatus } = Object(error) as { readonly getStatus?: unknown };
  return typeof getStatus === "function" ? Number(getStatus.call(error)) : Number.NaN;
}

function isRunning(): HttpError {
  return new HttpError(409, undefined, "a request with this idempotency key is running", { retryAfter: 1 });
}
