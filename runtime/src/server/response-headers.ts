const token = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
const invalidValue = /[^\t -~\x80-\xff]/;

/** Headers that delimit a message, which only the transport sets. */
const framingHeaders: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
]);

/** Whether the value is valid in a header: no line breaks or other control characters, nothing beyond Latin-1. */
export function isHeaderValue(value: unknown): value is string {
  return typeof value === "string" && !invalidValue.test(value);
}

/** The headers of a response, by lower-case name. */
export class ResponseHeaders {
  #values: Map<string, string> | undefined;
  #cookies: string[] | undefined;

  /**
   * Sets a header, replacing one of the same name; cookies are added. Throws a TypeError for invalid values, such as
   * line breaks, and for headers that the transport sets.
   */
  set(name: string, value: string): void {
    const lower = String(name).toLowerCase();
    if (!token.test(lower) || framingHeaders.has(lower)) throw new TypeError("this header cannot be set");
    if (!isHeaderValue(value)) throw new TypeError(`${lower} has a value that no header can have`);
    if (lower === "set-cookie") this.#cookies = [...(this.#cookies ?? []), value];
    else {
      this.#values ??= new Map();
      this.#values.set(lower, value);
    }
  }

  get(name: string): string | undefined {
    return this.#values?.get(name);
  }

  /** Adds an element to a header that is a list. */
  append(name: string, value: string): void {
    const before = this.#values?.get(name);
    this.set(name, before === undefined ? value : `${before}, ${value}`);
  }

  setAll(headers: Readonly<Record<string, string>> | undefined): void {
    for (const name in headers) if (Object.hasOwn(headers, name)) this.set(name, headers[name] as string);
  }

  /** Adds a field to `Vary`. */
  vary(field: string): void {
    const before = this.#values?.get("vary");
    const fields = before?.split(",").map((one) => one.trim().toLowerCase()) ?? [];
    if (fields.includes("*") || fields.includes(field.toLowerCase())) return;
    this.set("vary", before === undefined ? field : `${before}, ${field}`);
  }

  clear(): void {
    this.#values = undefined;
    this.#cookies = undefined;
  }

  /** A content type that overrides the body's. */
  get contentType(): string | undefined {
    return this.#values?.get("content-type");
  }

  /** Returns alternating names and values, without the content type. */
  list(): readonly string[] {
    const list: string[] = [];
    for (const [name, value] of this.#values ?? []) if (name !== "content-type") list.push(name, value);
    for (const cookie of this.#cookies ?? []) list.push("set-cookie", cookie);
    return list;
  }
}
