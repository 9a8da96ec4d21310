/** What is known of a request before anything of it has been decoded. */
export interface RequestFacts {
  /** From `options.requestId`; a random UUID without it. */
  readonly requestId: string;
  /** In upper case; `HEAD` stays `HEAD`, although the handler of GET handles it. */
  readonly method: string;
  /**
   * The path as it was sent: percent-encoded, with the base path, without the query. `*` for OPTIONS of the server as a
   * whole; empty for a request target that is not valid.
   */
  readonly path: string;
  /** The query as it was sent, without its question mark. */
  readonly query: string;
  /** A header by its name in any case; several of one name are joined by commas, as far as their meaning allows it. */
  header(name: string): string | undefined;
}
