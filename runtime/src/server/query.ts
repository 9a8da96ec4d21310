import { at, type Issue } from "../validate/index.js";
import { formatPath } from "../validate/path.js";
import { type DeepConversion, DeepNode, keysInBrackets } from "./deep.js";
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

/** How a value encodes a list: `a,b` (`form`, also called `comma`), `a%20b`, `a|b`. */
export type ListStyle = "form" | "comma" | "spaceDelimited" | "pipeDelimited";

interface Pair {
  readonly name: string;
  /** The value as sent. */
  readonly value: string;
}

const anyComma = /,|%2C/i;

/** Whether a query or form contains a percent-encoded comma, which may be text or a separator. */
export function hasEncodedComma(sent: string): boolean {
  return /%2C/i.test(sent);
}

/** Separators other than commas. */
const separators: { readonly [Style in ListStyle]: RegExp | undefined } = {
  form: undefined,
  comma: undefined,
  spaceDelimited: /%20|\+| /,
  pipeDelimited: /%7C|\|/i,
};

/**
 * The parameters of a query or fields of a form. Methods return undefined for absent values, and text for values that
 * cannot be converted, which the validator then reports. Errors that no validator would see are in `issues`: a repeated
 * single value, and invalid percent-encoding.
 *
 * @example
 * ```ts
 * import { Query } from "@guildwire/runtime/server";
 *
 * const query = new Query("limit=5&sort=name,id&dry=yes");
 * query.integer("limit"); // => 5
 * query.list("sort"); // => ["name", "id"]
 * query.boolean("dry"); // => "yes"
 * query.text("missing"); // => undefined
 * ```
 */
export class Query {
  readonly issues: Issue[] = [];
  readonly #pairs: readonly Pair[];
  /** Whether values are percent-encoded, with `+` for a space. Parts of a multipart form are not. */
  readonly #encoded: boolean;
  readonly #comma: RegExp;
  readonly #text: string | undefined;
  readonly #knownNames = new Set<string>();

  /**
   * @param sent A query without its question mark, a form in the same encoding, or fields without encoding.
   * @param splitsEncodedCommas Whether percent-encoded commas also separate list items. Default: no.
   */
  constructor(sent: string | readonly (readonly [name: string, value: string])[], splitsEncodedCommas = false) {
    this.#encoded = typeof sent === "string";
    this.#text = typeof sent === "string" ? sent : undefined;
    this.#comma = splitsEncodedCommas ? anyComma : /,/;
    this.#pairs = typeof sent === "string" ? this.#split(sent) : sent.map(([name, value]) => ({ name, value }));
  }

  /** Reads a single value as text. */
  text(name: string): string | undefined {
    return this.#single(name, textOf) as string | undefined;
  }

  /** Reads all non-empty values of a parameter; empty if one is badly encoded. */
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

  /** Reads `true|True|1` or `false|False|0`. */
  boolean(name: string): unknown {
    return this.#single(name, booleanOf);
  }

  /** Reads a value with JSON content. */
  json(name: string, convert: Convert = jsonOf): unknown {
    return this.#single(name, convert);
  }

  /** Reads a list of JSON items, each in its own field, or all in one as a JSON array. */
  jsonList(name: string, convert: Convert = jsonOf): unknown {
    const items = this.repeated(name, convert) as unknown[] | undefined;
    return items?.length === 1 && Array.isArray(items[0]) ? items[0] : items;
  }

  /** Reads a list from one value; an empty value is an empty list. */
  list(name: string, style: ListStyle = "form", convert: Convert = textOf): unknown {
    const sent = this.#sent(name);
    if (sent === undefined) return undefined;
    if (sent === "") return [];
    return this.#decodedAll(name, sent.split(separators[style] ?? this.#comma))?.map(convert);
  }

  /** Reads a list from repeated parameters: `a=1&a=2`. */
  repeated(name: string, convert: Convert = textOf): unknown {
    this.#knownNames.add(name);
    const values = this.#pairs.filter((pair) => pair.name === name).map(({ value }) => value);
    return values.length === 0 ? undefined : this.#decodedAll(name, values)?.map(convert);
  }

  /** Reads a list from repeated parameters, or one value that may also be alone: `a=1`. */
  singleOrRepeated(name: string, convert: Convert, convertItem: Convert = textOf): unknown {
    const isAlone = this.#pairs.filter((pair) => pair.name === name).length === 1;
    return isAlone ? this.#single(name, convert) : this.repeated(name, convertItem);
  }

  /** Reads an object from one value with alternating names and values: `color=R,100,G,200`. */
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

  /**
   * Reads an object whose properties are separate parameters (style `form`, exploded): `R=100&G=200`.
   *
   * @param others Converts parameters that no method has read before, if the object may have further properties.
   */
  formObject(properties: PropertyConverters, others?: Convert): unknown {
    const object: Record<string, unknown> = Object.create(null);
    let found = false;
    const sent = others && this.#pairs.map(({ name }) => name).filter((name) => !this.#knownNames.has(name));
    for (const property of new Set([...Object.keys(properties), ...(sent ?? [])])) {
      const convert = Object.hasOwn(properties, property) ? converterOf(properties, property) : others;
      const value = this.#single(property, convert ?? textOf);
      if (value === undefined) continue;
      object[property] = value;
      found = true;
    }
    return found ? object : undefined;
  }

  /** Reads an object from `color[R]=100&color[G]=200`. */
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

  /**
   * Reads objects and lists in style `deepObject`: `filter[tags][0]=a&filter[page][size]=9`. Lists may also be repeated,
   * with empty brackets or without any, and a single value has no brackets.
   */
  deep(name: string, conversion?: DeepConversion): unknown {
    const others = new Set(this.#knownNames);
    const root = new DeepNode();
    for (const pair of this.#pairs) {
      const keys = others.has(pair.name) ? undefined : keysInBrackets(pair.name, name);
      if (keys === undefined) continue;
      this.#knownNames.add(pair.name);
      const value = this.#decoded(pair.name, pair.value);
      if (value !== undefined) root.add(keys, value);
    }
    this.#knownNames.add(name);
    return root.read(conversion, () => this.#report(name, "repeated", "must not be sent more than once"));
  }

  /** Reads a single value with a conversion. */
  converted(name: string, convert: Convert): unknown {
    return this.#single(name, convert);
  }

  /** Returns the fields of a query that is an object as a whole; undefined for an empty query. */
  whole(fields: Record<string, unknown>): Record<string, unknown> | undefined {
    return this.#pairs.length === 0 ? undefined : fields;
  }

  /** Reads the whole query as text. */
  wholeText(): string | undefined {
    for (const { name } of this.#pairs) this.#knownNames.add(name);
    return this.#text === undefined || this.#text === "" ? undefined : this.#decoded("", this.#text);
  }

  /** Reads the whole query as JSON. */
  wholeJson(convert: (text: string | undefined) => unknown = jsonOf): unknown {
    return convert(this.wholeText());
  }

  /** Marks a name as known without reading it. */
  allow(name: string): void {
    this.#knownNames.add(name);
  }

  /** Returns the sent names that no method has read. */
  unknown(): string[] {
    return [...new Set(this.#pairs.map(({ name }) => name).filter((name) => !this.#knownNames.has(name)))];
  }

  /** Reads all fields that no method has read before. Default: as text, repeated ones as lists. */
  all(read: (name: string) => unknown = (name) => this.#textOrTexts(name)): Record<string, unknown> {
    const object: Record<string, unknown> = Object.create(null);
    for (const { name } of this.#pairs) if (!this.#knownNames.has(name)) object[name] = read(name);
    return object;
  }

  #textOrTexts(name: string): unknown {
    const values = this.repeated(name) as readonly string[] | undefined;
    return values?.length === 1 ? values[0] : values;
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
