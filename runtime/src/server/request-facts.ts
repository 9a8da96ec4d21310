/** What is known about a request before decoding. */
export interface RequestFacts {
  /** From `options.requestId`; a random UUID by default. */
  readonly requestId: string;
  /** In upper case. `HEAD` is kept although the handler of GET handles it. */
  readonly method: string;
  /**
   * The path as sent: percent-encoded, with the base path, without the query. `*` for OPTIONS of the whole server;
   * empty for an invalid request target.
   */
  readonly path: string;
  /** The query as sent, without its question mark. */
  readonly query: string;
  /**
   * Returns a header by its case-insensitive name; repeated ones are joined by commas where that preserves their
   * meaning.
   */
  header(name: string): string | undefined;
}
