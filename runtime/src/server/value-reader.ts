import { at, type Issue } from "../validate/index.js";
import { formatPath } from "../validate/path.js";
import { rawCookie, rawCookies } from "./cookie.js";
import { list, object } from "./style.js";
import { boolean, type Convert, integer, json, number, type PropertyConverters, text } from "./text.js";

/** Reads header or cookie parameters in style `simple`. Returns the same values as {@link Query}. */
export class ValueReader {
  readonly issues: Issue[] = [];
  readonly #sent: (name: string) => string | undefined;
  readonly #encoded: boolean;
  readonly #sentAll: (name: string) => readonly string[];

  /** @param encoded Whether values are percent-encoded: true for cookies, false for headers. */
  constructor(
    sent: (name: string) => string | undefined,
    encoded: boolean,
    sentAll: (name: string) => readonly string[] = () => [],
  ) {
    this.#sent = sent;
    this.#encoded = encoded;
    this.#sentAll = sentAll;
  }

  /** Returns a reader without percent-decoding, for cookies in style `cookie`. */
  get plain(): ValueReader {
    return new ValueReader(this.#sent, false, this.#sentAll);
  }

  /** Reads a list from repeated cookies. */
  repeated(name: string, convert: Convert = text): unknown {
    const values = this.#sentAll(name);
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

  json(name: string): unknown {
    return this.#readSingle(name, json);
  }

  /** Reads `blue,black,brown`; white space around commas is ignored. */
  list(name: string, convert: Convert = text): unknown {
    return list(this.#separable(name), convert);
  }

  /** Reads `R,100,G,200`, or `R=100,G=200` exploded. */
  object(name: string, explode: boolean, properties?: PropertyConverters): unknown {
    return object(this.#separable(name), explode, properties);
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
    const items = sent.split(",").map((item) => item.trim());
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
  return new ValueReader(
    (name) => rawCookie(header, name),
    true,
    (name) => rawCookies(header, name),
  );
}
