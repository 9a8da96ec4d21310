import { at, type Issue } from "../validate/index.js";
import { formatPath } from "../validate/path.js";
import {
  boolean as booleanOf,
  type Convert,
  converterOf,
  integer as integerOf,
  json as jsonOf,
  number as numberOf,
  objectOf,
  type PropertyConverters,
  text as textOf,
} from "./text.js";

/** How one value holds a list: `a,b` (`form`, also called `comma`), `a%20b`, `a|b`. */
export type ListStyle = "form" | "comma" | "spaceDelimited" | "pipeDelimited";

interface Pair {
  readonly name: string;
  /** As sent. */
  readonly value: string;
}

const anyComma = /,|%2C/i;

/** Whether a query or form holds a percent-encoded comma, which may be text or separate items. */
export function hasEncodedComma(sent: string): boolean {
  return /%2C/i.test(sent);
}

/** What separates items, unless it is a comma. */
const separators: { readonly [Style in ListStyle]: RegExp | undefined } = {
  form: undefined,
  comma: undefined,
  spaceDelimited: /%20|\+| /,
  pipeDelimited: /%7C|\|/i,
};

/**
 * The parameters of a query, or the fields of a form. Every method returns undefined for what is absent, and text for
 * what cannot be converted, which the validator then reports. What no validator would see is in `issues`: a single value
 * that was sent twice, and broken percent-encoding.
 */
export class Query {
  readonly issues: Issue[] = [];
  readonly #pairs: readonly Pair[];
  /** Whether the values are percent-encoded, with `+` for a space. Parts of a multipart form are not. */
  readonly #encoded: boolean;
  readonly #comma: RegExp;
  readonly #text: string | undefined;
  readonly #knownNames = new Set<string>();

  /**
   * @param sent A query without its question mark, a form in the same encoding, or fields that have no encoding.
   * @param splitsEncodedCommas Whether a percent-encoded comma separates the items of a list too. Default: no.
   */
  constructor(sent: string | readonly (readonly [name: string, value: string])[], splitsEncodedCommas = false) {
    this.#encoded = typeof sent === "string";
    this.#text = typeof sent === "string" ? sent : undefined;
    this.#comma = splitsEncodedCommas ? anyComma : /,/;
    this.#pairs = typeof sent === "string" ? this.#split(sent) : sent.map(([name, value]) => ({ name, value }));
  }

  /** A single value as text. */
  text(name: string): string | undefined {
    return this.#single(name, textOf) as string | undefined;
  }

  /** All values that are not empty, however often the parameter was sent; none where one is badly encoded. */
  texts(name: string): readonly string[] {
    const values = this.repeated(name) as readonly string[] | undefined;
    return (values ?? []).filter((value) => value !== "");
  }

  integer(name: string): unknown {
    return this.#single(name, integerOf);
  }

  number(name: string): unknown {
    return this.#single(name, numberOf);
  }

  /** `true|True|1`, `false|False|0`. */
  boolean(name: string): unknown {
    return this.#single(name, booleanOf);
  }

  /** A value whose content is JSON. */
  json(name: string): unknown {
    return this.#single(name, jsonOf);
  }

  /** A list whose items are JSON, each in a field of its own, or all of them in one as a JSON array. */
  jsonList(name: string): unknown {
    const items = this.repeated(name, jsonOf) as unknown[] | undefined;
    return items?.length === 1 && Array.isArray(items[0]) ? items[0] : items;
  }

  /** A list in one value; an empty value is an empty list. */
  list(name: string, style: ListStyle = "form", convert: Convert = textOf): unknown {
    const sent = this.#sent(name);
    if (sent === undefined) return undefined;
    if (sent === "") return [];
    return this.#decodedAll(name, sent.split(separators[style] ?? this.#comma))?.map(convert);
  }

  /** A list of as many parameters: `a=1&a=2`. */
  repeated(name: string, convert: Convert = textOf): unknown {
    this.#knownNames.add(name);
    const values = this.#pairs.filter((pair) => pair.name === name).map(({ value }) => value);
    return values.length === 0 ? undefined : this.#decodedAll(name, values)?.map(convert);
  }

  /** An object in one value, names and values by turns: `color=R,100,G,200`. */
  object(name: string, style: ListStyle = "form", properties?: PropertyConverters): unknown {
    const sent = this.#sent(name);
    if (sent === undefined) return undefined;
    const parts = sent === "" ? [] : this.#decodedAll(name, sent.split(separators[style] ?? this.#comma));
    if (parts === undefined) return undefined;
    if (parts.length % 2 === 1) return sent;
    const entries: [string, string][] = [];
    for (let index = 0; index < parts.length; index += 2) {
      entries.push([parts[index] as string, parts[index + 1] as string]);
    }
    return objectOf(entries, properties);
  }

  /** An object as parameters of their own (style `form`, exploded): `R=100&G=200`. Only properties that are listed. */
  formObject(properties: PropertyConverters): unknown {
    const object: Record<string, unknown> = Object.create(null);
    let found = false;
    for (const property of Object.keys(properties)) {
      const value = this.#single(property, converterOf(properties, property));
      if (value === undefined) continue;
      object[property] = value;
      found = true;
    }
    return found ? object : undefined;
  }

  /** An object as `color[R]=100&color[G]=200`. */
  deepObject(name: string, properties?: PropertyConverters): unknown {
    const prefix = `${name}[`;
    const object: Record<string, unknown> = Object.create(null);
    let found = false;
    for (const pair of this.#pairs) {
      if (!pair.name.startsWith(prefix) || !pair.name.endsWith("]")) continue;
      const property = pair.name.slice(prefix.length, -1);
      if (property.includes("[") || property.includes("]") || this.#knownNames.has(pair.name)) continue;
      const value = this.#single(pair.name, converterOf(properties, property));
      if (value === undefined) continue;
      object[property] = value;
      found = true;
    }
    return found ? object : undefined;
  }

  /** A query that is an object as a whole, read field by field; undefined where the query is empty. */
  whole(fields: Record<string, unknown>): Record<string, unknown> | undefined {
    return this.#pairs.length === 0 ? undefined : fields;
  }

  /** A query that is one text as a whole. */
  wholeText(): string | undefined {
    for (const { name } of this.#pairs) this.#knownNames.add(name);
    return this.#text === undefined || this.#text === "" ? undefined : this.#decoded("", this.#text);
  }

  /** A query that is JSON as a whole. */
  wholeJson(): unknown {
    return jsonOf(this.wholeText());
  }

  /** Counts the name as known, though it is not read here. */
  allow(name: string): void {
    this.#knownNames.add(name);
  }

  /** The names that were sent and that no method has read. */
  unknown(): string[] {
    return [...new Set(this.#pairs.map(({ name }) => name).filter((name) => !this.#knownNames.has(name)))];
  }

  /** All fields as text; a field that was sent several times is a list. For forms whose fields have no description. */
  all(): Record<string, unknown> {
    const object: Record<string, unknown> = Object.create(null);
    for (const { name } of this.#pairs) {
      if (this.#knownNames.has(name)) continue;
      const values = this.repeated(name) as readonly string[] | undefined;
      object[name] = values?.length === 1 ? values[0] : values;
    }
    return object;
  }

  #single(name: string, convert: Convert): unknown {
    const sent = this.#sent(name);
    if (sent === undefined) return undefined;
    const decoded = this.#decoded(name, sent);
    return decoded === undefined ? undefined : convert(decoded);
  }

  #sent(name: string): string | undefined {
    this.#knownNames.add(name);
    let found: string | undefined;
    for (const pair of this.#pairs) {
      if (pair.name !== name) continue;
      if (found !== undefined) {
        this.#report(name, "repeated", "must not be sent more than once");
        return undefined;
      }
      found = pair.value;
    }
    return found;
  }

  #split(sent: string): Pair[] {
    const pairs: Pair[] = [];
    for (const piece of sent.split("&")) {
      if (piece === "") continue;
      const equals = piece.indexOf("=");
      const rawName = equals === -1 ? piece : piece.slice(0, equals);
      const name = this.#decoded(rawName, rawName);
      if (name !== undefined) pairs.push({ name, value: equals === -1 ? "" : piece.slice(equals + 1) });
    }
    return pairs;
  }

  #decodedAll(name: string, items: readonly string[]): string[] | undefined {
    const decoded: string[] = [];
    for (const item of items) {
      const value = this.#decoded(name, item);
      if (value === undefined) return undefined;
      decoded.push(value);
    }
    return decoded;
  }

  #decoded(name: string, sent: string): string | undefined {
    if (!this.#encoded || !/[%+]/.test(sent)) return sent;
    try {
      return decodeURIComponent(sent.replaceAll("+", " "));
    } catch {
      this.#report(name, "encoding", "must be UTF-8, percent-encoded");
      return undefined;
    }
  }

  #report(name: string, code: string, text: string): void {
    if (this.issues.length < 64)
      this.issues.push({ path: formatPath(at(undefined, name)).pointer, code, message: `${name}: ${text}` });
  }
}
