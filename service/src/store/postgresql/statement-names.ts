/** Maximum number of named statements; each uses memory in every session of the server. */
const maxNames = 250;

/** A statement gets a name when it is sent for the third time, so that texts of varying length do not use up names. */
const namedAt = 3;

/** Maximum number of texts without a name that are counted. */
const maxCounted = 2_000;

/**
 * The names under which statements are prepared, so that the server parses and plans each one only once per connection.
 * The number of names is bounded; further statements are sent without a name.
 */
export class StatementNames {
  readonly #excluded: ReadonlySet<string>;
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** @param excluded Statements that never get a name. Default: none. */
  constructor(excluded: ReadonlySet<string> = new Set()) {
    this.#excluded = excluded;
  }

  /** The name of a statement; undefined to send it without one. */
  of(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= maxNames || this.#excluded.has(text)) return name;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count >= namedAt) {
      this.#counts.delete(text);
      return this.#add(text);
    }
    if (this.#counts.size < maxCounted || this.#counts.has(text)) this.#counts.set(text, count);
    return undefined;
  }

  #add(text: string): string {
    const name = `gw${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
