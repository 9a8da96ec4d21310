import type { ClientOptions, Credentials } from "./client.js";
import type { Clock } from "./clock.js";
import type { Draft } from "./draft.js";

/** The generated description of a call. */
export interface RequestDescription {
  /** The operationId. */
  readonly id: string;
  readonly method: string;
  /** Path relative to the base URL, with encoded parameters. */
  readonly path: string;
  /** `&name=value` for each parameter. */
  readonly query?: string;
  /** Parameter values that are credentials, which errors redact. */
  readonly secrets?: string[];
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: RequestBody | undefined;
  /** Absent for operations without authentication. */
  readonly security?: Security;
  readonly limit?: Limit;
  /** Reads a successful response. Default: JSON, or nothing for a 204. */
  readonly read?: (response: Response) => Promise<unknown>;
}

/** Encodes a body into the request. Called once at the start of a call. */
export type RequestBody = (draft: Draft, settings: ClientOptions) => void;

/** Adds credentials to the draft. Returns the names of schemes whose credentials are missing. */
export type Security = (credentials: Credentials, draft: Draft) => string | undefined;

/**
 * Waits for the rate limit of a call; `settings` identifies the client. Resolves when a request may be sent, with a
 * function that updates the state from the response. `retryAfter` is in seconds.
 */
export type Limit = (
  settings: ClientOptions,
  sleep: Clock["sleep"],
  maxDelay: number,
  signal: AbortSignal | undefined,
) => Promise<(response: Response, retryAfter?: number) => void>;
