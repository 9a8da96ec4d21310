/** Maximum number of named statements; each one takes memory in every session of the server. */
const maxNames = 250;

/** A statement gets a name when it is sent for this time, so that texts of varying length do not use names up. */
const namedAt = 3;

/** Maximum number of texts that are counted before they have a name. */
const maxCounted = 2_000;

/**
 * The names under which statements are prepared, once per connection, so that the server parses and plans each of them
 * once. The number of names is bounded; statements beyond it are sent without a name.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** The name of a statement; undefined for one that is sent without. */
  of(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= maxNames) return name;
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
