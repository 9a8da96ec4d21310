import { createHash } from "node:crypto";
import type { ExampleValues, Interface, MediaContent, ModelOperation, ModelResponse } from "@guildwire/generator";
import { nodeAt } from "../document-lookup.js";
import { encodeBody } from "./encode-body.js";
import type { Preferences } from "./preferences.js";

/** A response that the document declares, for one status. */
export interface ChosenResponse {
  readonly status: number;
  readonly declared: ModelResponse;
}

/** A request for a response that the document does not declare. */
export class UndeclaredPreference extends Error {}

/** A response without a value that fits the document: none satisfies its schema, or none is a text in its media type. */
export class NoFittingValue extends Error {}

/**
 * Chooses the response of an operation.
 *
 * @param statuses Statuses to prefer, such as 201 for something new.
 * @throws UndeclaredPreference if the caller asks for a status that the operation does not declare.
 */
export function chooseResponse(
  operation: ModelOperation,
  { code }: Preferences,
  statuses: readonly number[] = [],
): ChosenResponse {
  if (code !== undefined) {
    const declared = declaredResponse(operation, code);
    if (declared !== undefined) return { status: code, declared };
    const known = operation.responses.map(({ status }) => status).join(", ");
    throw new UndeclaredPreference(`${operation.id} declares no response ${code}, only ${known || "none"}`);
  }
  for (const status of statuses) {
    const declared = operation.responses.find((response) => response.status === status);
    if (declared !== undefined) return { status, declared };
  }
  const [first] = [...operation.responses].sort((one, other) => rank(one) - rank(other));
  if (first === undefined)
    return { status: 200, declared: { at: operation.at, status: 200, content: [], headers: [], links: [] } };
  return { status: statusOf(first), declared: first };
}

/** Returns the response that applies to a status: its own, its range, or the default. */
export function declaredResponse({ responses }: ModelOperation, status: number): ModelResponse | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  return (
    responses.find((response) => response.status === status) ??
    responses.find((response) => response.status === range) ??
    responses.find((response) => response.status === "default")
  );
}

function rank({ status }: ModelResponse): number {
  if (typeof status === "number") return status < 200 ? status + 700 : status;
  if (status === "2XX") return 299.5;
  return status === "default" ? 399.5 : Number(status[0]) * 100 + 99;
}

function statusOf({ status }: ModelResponse): number {
  if (typeof status === "number") return status;
  return status === "default" ? 200 : Number(status[0]) * 100;
}

/** Makes the responses of an interface. */
export class Responder {
  readonly #model: Interface;
  readonly #document: unknown;
  readonly #values: ExampleValues;

  constructor(model: Interface, document: unknown, values: ExampleValues) {
    this.#model = model;
    this.#document = document;
    this.#values = values;
  }

  /** Returns the content that fits the header `Accept` best; JSON if several do. */
  contentFor({ content }: ModelResponse, accept: string | null): MediaContent | undefined {
    const ranges = (accept ?? "*/*")
      .slice(0, 1000)
      .split(",")
      .map((range) => (range.split(";")[0] ?? "").trim().toLowerCase());
    const ordered = [...content].sort((one, other) => Number(other.kind === "json") - Number(one.kind === "json"));
    for (const range of ranges) {
      const found = ordered.find(({ mediaType }) => isInRange(mediaType, range));
      if (found !== undefined) return found;
    }
    return ordered[0];
  }

  /**
   * Returns the example of a content: the named one, else the first of the document, else a derived value.
   *
   * @throws UndeclaredPreference if the document has no example of that name, and NoFittingValue if no value is found.
   */
  exampleOf(media: MediaContent, { example, dynamic }: Preferences, salt: string): unknown {
    if (example !== undefined) return this.#namedExample(media, example);
    const { use } = media;
    if (!dynamic) {
      const valid = media.examples.find((value) => use === undefined || this.#values.accepts(use, value, "response"));
      if (valid !== undefined) return valid;
    }
    if (use === undefined) return undefined;
    const value = this.#values.valueOf(use, { salt, documented: !dynamic });
    if (value === undefined && media.kind !== "binary" && media.stream === undefined) {
      throw new NoFittingValue("no value was found that satisfies the schema of the response");
    }
    return value;
  }

  #namedExample({ at }: MediaContent, name: string): unknown {
    const found = nodeAt(this.#document, `${at}/examples/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
    const { value, dataValue } = (found ?? {}) as { readonly value?: unknown; readonly dataValue?: unknown };
    if (value !== undefined || dataValue !== undefined) return value ?? dataValue;
    throw new UndeclaredPreference(`the response has no example named ${name}`);
  }

  /** Encodes a response. `value` is the body as JSON; by default it is an example. */
  encode(chosen: ChosenResponse, request: MockedRequest, value?: unknown): Response {
    const { status, declared } = chosen;
    const { preferences, accept, salt } = request;
    const headers = this.#headers(declared, salt);
    const media = this.contentFor(declared, accept);
    const hasNoBody = status < 200 || status === 204 || status === 205 || status === 304;
    if (media === undefined || hasNoBody) return new Response(null, { status: status < 200 ? 200 : status, headers });
    const shown = value === undefined ? this.exampleOf(media, preferences, salt) : value;
    // Values are derived as JSON, and nothing converts them to XML or another format.
    const isBytes = (media.kind === "binary" && media.stream === undefined) || /[/+]xml$/.test(media.mediaType);
    if (isBytes && typeof shown === "object") {
      throw new NoFittingValue(`the response needs an example: a text in ${media.mediaType}`);
    }
    const { contentType, body } = encodeBody(media, shown, this.#values, salt);
    headers.set("content-type", contentType);
    // A tag of the content, so that the tag of a resource changes with it.
    if (declared.headers.some(({ name }) => name.toLowerCase() === "etag")) headers.set("etag", tagOf(body));
    return new Response(body, { status, headers });
  }

  /** Values of the declared headers that are required or have an example. */
  #headers({ headers }: ModelResponse, salt: string): Headers {
    const made = new Headers();
    for (const { name, required, use } of headers) {
      if (use === undefined || (!required && (use.examples?.length ?? 0) === 0)) continue;
      const value = this.#values.valueOf(use, { salt, name });
      if (value === undefined || value === null) continue;
      const text = Array.isArray(value) ? value.join(",") : typeof value === "object" ? undefined : String(value);
      if (text !== undefined && /^[\t\x20-\x7e]*$/.test(text)) made.set(name, text);
    }
    return made;
  }

  get model(): Interface {
    return this.#model;
  }
}

/** What a response depends on besides the operation. */
export interface MockedRequest {
  readonly preferences: Preferences;
  readonly accept: string | null;
  /** Distinguishes derived values; equal for requests that get the same response. */
  readonly salt: string;
}

function tagOf(body: string | Uint8Array): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
}

function isInRange(mediaType: string, range: string): boolean {
  if (range === "*/*" || range === "*" || range === mediaType || mediaType === "*/*") return true;
  return range.endsWith("/*") && mediaType.startsWith(range.slice(0, -1));
}
