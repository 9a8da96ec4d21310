import { at, type Issue } from "../validate/index.js";
import { formatPath } from "../validate/path.js";
import { explodedCookies, rawCookie, rawCookies } from "./cookie.js";
import { list, object } from "./style.js";
import { boolean, type Convert, integer, json, number, objectOf, type PropertyConverters, text } from "./text.js";

/** Reads header or cookie parameters in style `simple`. Returns the same values as {@link Query}. */
export class ValueReader {
  readonly issues: Issue[] = [];
  readonly #sent: (name: string) => string | undefined;
  readonly #encoded: boolean;
  readonly #cookies: string | undefined;

  /**
   * @param encoded Whether values are percent-encoded: true for cookies, false for headers.
   * @param cookies The header `Cookie`, for a reader of cookies.
   */
  constructor(sent: (name: string) => string | undefined, encoded: boolean, cookies?: string) {
    this.#sent = sent;
    this.#encoded = encoded;
    this.#cookies = cookies;
  }

  /** Returns a reader without percent-decoding, for cookies in style `cookie`. */
  get plain(): ValueReader {
    return new ValueReader(this.#sent, false, this.#cookies);
  }

  /** Reads a list from repeated cookies. */
  repeated(name: string, convert: Convert = text): unknown {
    const values = rawCookies(this.#cookies, name);
    return values.length === 0 ? undefined : values.map(convert);
  }

  text(name: string): string | undefined {
    return this.#readSingle(name, text) as string | undefined;
  }

  integer(name: string): unknown {
    return this.#readSingle(name, integer);
  }

  number(name: string): unknown {
    return this.#readSingle(name, number);
  }

  boolean(name: string): unknown {
    return this.#readSingle(name, boolean);
  }

  json(name: string, convert: Convert = json): unknown {
    return this.#readSingle(name, convert);
  }

  /** Reads `blue,black,brown`; white space around commas is ignored. */
  list(name: string, convert: Convert = text): unknown {
    return list(this.#separable(name), convert);
  }

  /** Reads a list from an exploded cookie: `a=1&a=2`, or from several cookies. Commas separate items, too. */
  exploded(name: string, convert: Convert = text): unknown {
    const sent = explodedCookies(this.#cookies, [name]).flatMap(([, value]) => value.split(","));
    if (sent.length === 0) return undefined;
    const items = sent.map((item) => this.#decoded(name, item));
    return items.includes(undefined) ? undefined : items.map((item) => convert(item as string));
  }

  /** Reads an object from an exploded cookie: `R=100&G=200`, or from a cookie for each property. The first value counts. */
  formObject(properties: PropertyConverters): unknown {
    const entries = explodedCookies(this.#cookies, Object.keys(properties), this.#encoded ? "&" : ";").flatMap(
      ([name, value]) => {
        const decoded = this.#encoded ? this.#decoded(name, value) : value;
        return decoded === undefined ? [] : [[name, decoded] as const];
      },
    );
    return entries.length === 0 ? undefined : objectOf(entries.reverse(), properties);
  }

  /** Reads `R,100,G,200`, or `R=100,G=200` exploded. Other text is returned unchanged, so that the validator reports it. */
  object(name: string, explode: boolean, properties?: PropertyConverters): unknown {
    const sent = this.#separable(name);
    return object(sent, explode, properties) ?? sent;
  }

  #readSingle(name: string, convert: Convert): unknown {
    const sent = this.#sent(name);
    if (sent === undefined) return undefined;
    const decoded = this.#encoded ? this.#decoded(name, sent) : sent;
    return decoded === undefined ? undefined : convert(decoded);
  }

  /** Returns text whose items are percent-encoded, in headers and cookies. */
  #separable(name: string): string | undefined {
    const sent = this.#sent(name);
    if (sent === undefined) return undefined;
    if (this.#encoded) return this.#decoded(name, sent) === undefined ? undefined : sent;
    // Optional white space is the separator's (RFC 9110, 5.6.1); other white space belongs to an item.
    const items = sent.split(",").map((item) => item.replace(/^[\t ]+|[\t ]+$/g, ""));
    return items.join(",").replaceAll("%", "%25");
  }

  #decoded(name: string, sent: string): string | undefined {
    try {
      return decodeURIComponent(sent);
    } catch {
      const path = formatPath(at(undefined, name)).pointer;
      this.issues.push({ path, code: "encoding", message: `${name}: must be UTF-8, percent-encoded` });
      return undefined;
    }
  }
}

/** Creates a reader of the cookies of a request. */
export function cookieReader(header: string | undefined): ValueReader {
  return new ValueReader((name) => rawCookie(header, name), true, header ?? "");
}
