import type { Client, ClientOptions, Credentials } from "./client.js";

/** One call, as generated code describes it. */
export interface RequestDescription {
  /** The operationId. */
  readonly id: string;
  readonly method: string;
  /** Below the base address, with every parameter encoded. */
  readonly path: string;
  /** `&name=value` for each parameter. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** The `Cookie` header; browsers do not let programs set it. */
  readonly cookie?: string | undefined;
  readonly body?: RequestBody | undefined;
  /** Absent for operations that take no login. */
  readonly security?: Security;
  readonly limit?: Limit;
  /** What to make of a successful response. Default: JSON, text or nothing, by content. */
  readonly read?: (response: Response) => Promise<unknown>;
}

/** Encodes a body into the request, once, when the call begins. */
export type RequestBody = (draft: Draft, settings: ClientOptions) => void;

/** What `fetch` is given, and what no error may show. */
export interface Draft {
  url: string;
  readonly init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly signal: AbortSignal | undefined;
    body?: BodyInit;
    /** Set for a stream, which can be sent only once. */
    duplex?: "half";
  };
  readonly secrets: string[];
}

/** Logs in with what there is; the names of the schemes that have no credential, if it cannot. */
export type Security = (credentials: Credentials, draft: Draft) => string | undefined;

/** The memory of a rate limit, for one call. */
export interface Limit {
  /** Resolves when a request may be sent. */
  readonly wait: (client: Client, maxDelay: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Learns from an answer. `retryAfter` is in seconds. */
  readonly learn: (client: Client, response: Response, retryAfter: number | undefined) => void;
}
