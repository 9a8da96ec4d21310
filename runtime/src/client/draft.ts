/** `BodyInit`, which only the DOM types name. */
export type FetchBody = NonNullable<RequestInit["body"]>;

/** The init object of `fetch`, with additional properties that `fetch` ignores. */
export interface Draft {
  url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal | undefined;
  /** Redirects are not followed: that would send credentials and body to another URL. */
  redirect: "manual" | "error";
  body?: FetchBody | undefined;
  /** Required for a stream, which can be sent only once. */
  duplex?: "half" | undefined;
  /** The operationId, for errors. */
  readonly id: string;
  /** Values that errors redact, besides long parts of the URL. */
  readonly secrets: string[];
  /** Whether the server may get the request twice: by its method, or because it has an idempotency key. */
  retry: boolean;
  /** Whether the response is read item by item, each up to `maxItem`. */
  [readsItems]?: true;
  /** The function that sends; rate limits and providers of tokens wrap it. */
  send: Fetch;
}

/** A symbol, so that `fetchOptions` of an untyped caller cannot contain it. */
export const readsItems: unique symbol = Symbol.for("guildwire.readsItems");

/** The part of `fetch` that a client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
