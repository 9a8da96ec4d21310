/** JSON of limited length. */
export interface Trimmed {
  readonly value: unknown;
  /** Whether something was omitted. */
  readonly isTrimmed: boolean;
}

/** Maximum depth of nesting. Deeper values are omitted. */
export const maxDepth = 32;

/** Length that every list and object keeps for the note on what is omitted. */
const noteLength = 40;

/**
 * Shortens JSON to about `limit` characters: lists lose their last items, objects their last properties, and texts
 * their end. A note in the same position says how much is omitted.
 */
export function trimJson(value: unknown, limit: number): Trimmed {
  const trimmer = new Trimmer(limit);
  return { value: trimmer.trim(value, 0), isTrimmed: trimmer.isTrimmed };
}

/** Shortens a text to `limit` characters, with a note at its end. Surrogate pairs stay whole. */
export function trimText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = /[\uD800-\uDBFF]/.test(text[limit - 1] ?? "") ? limit - 1 : limit;
  return `${text.slice(0, end)}… (${text.length - end} more characters)`;
}

class Trimmer {
  #rest: number;
  isTrimmed = false;

  constructor(limit: number) {
    this.#rest = limit;
  }

  trim(value: unknown, depth: number): unknown {
    if (typeof value === "string") return this.#text(value);
    if (typeof value !== "object" || value === null) {
      this.#rest -= String(value).length;
      return value;
    }
    if (depth >= maxDepth) return this.#omitted("… (nested too deeply)");
    return Array.isArray(value) ? this.#list(value, depth) : this.#object(Object.entries(value), depth);
  }

  #omitted(note: string): string {
    this.isTrimmed = true;
    this.#rest -= note.length;
    return note;
  }

  #text(text: string): string {
    const kept = trimText(text, Math.max(0, this.#rest - noteLength));
    const whole = text.length + 2 <= this.#rest ? text : kept;
    if (whole !== text) this.isTrimmed = true;
    this.#rest -= JSON.stringify(whole).length;
    return whole;
  }

  #list(items: readonly unknown[], depth: number): unknown {
    const kept: unknown[] = [];
    this.#rest -= 2;
    for (const [index, item] of items.entries()) {
      if (this.#rest <= noteLength) {
        kept.push(this.#omitted(`… (${items.length - index} more items)`));
        break;
      }
      this.#rest -= 1;
      kept.push(this.trim(item, depth + 1));
    }
    return kept;
  }

  #object(entries: readonly (readonly [string, unknown])[], depth: number): unknown {
    const kept: [string, unknown][] = [];
    this.#rest -= 2;
    for (const [index, [name, value]] of entries.entries()) {
      // With a colon and a comma.
      this.#rest -= JSON.stringify(name).length + 2;
      if (this.#rest <= noteLength) {
        kept.push(["…", this.#omitted(`${entries.length - index} more properties`)]);
        break;
      }
      kept.push([name, this.trim(value, depth + 1)]);
    }
    return Object.fromEntries(kept);
  }
}
