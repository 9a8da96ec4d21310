import type { Validator } from "../validate/index.js";
import type { ResponseHeaders } from "./response-headers.js";
import { responseValidator } from "./unnamed-validators.js";

/** Header values by name: text is sent unchanged, other values in style `simple` or as JSON. */
export type HeaderValues = Readonly<Record<string, unknown>>;

/** The generated description of a response's headers. */
export interface DeclaredHeaders {
  /** Validates the object of all headers before encoding. */
  readonly validator?: Validator<unknown>;
  /** Whether a header is required, so that handlers return `{ headers, body }`. */
  readonly required?: true;
  /** Names of headers with JSON content. */
  readonly json?: readonly string[];
  /** Names of headers whose objects are encoded as `name=value`. */
  readonly exploded?: readonly string[];
}

/** Adds declared headers to a response. A directional validator is reduced to its response direction. */
export function withHeaders<Described extends object>(
  described: Described,
  { validator, ...headers }: DeclaredHeaders,
): Described & { readonly headers: DeclaredHeaders } {
  return { ...described, headers: { ...headers, ...(validator && { validator: responseValidator(validator) }) } };
}

/**
 * Encodes and sets headers; undefined values are omitted. Throws a TypeError for values that headers cannot represent.
 */
export function setHeaderValues(
  headers: ResponseHeaders,
  values: HeaderValues | undefined,
  declared: DeclaredHeaders | undefined,
): void {
  for (const name in values) {
    if (Object.hasOwn(values, name)) setHeaderValue(headers, name, values[name], declared);
  }
}

/** Sets a header. A list of cookies becomes one header each. */
export function setHeaderValue(
  headers: ResponseHeaders,
  name: string,
  value: unknown,
  declared: DeclaredHeaders | undefined,
): void {
  if (value === undefined) return;
  if (Array.isArray(value) && name.toLowerCase() === "set-cookie") for (const item of value) headers.set(name, item);
  else headers.set(name, encodeHeaderValue(name, value, declared));
}

/** Returns why the header values do not match the specification; undefined if they do. */
export function headerMismatch(declared: DeclaredHeaders | undefined, values: HeaderValues): string | undefined {
  const { validator } = declared ?? {};
  if (validator === undefined || validator.is(values)) return undefined;
  const checked = validator.validate(values);
  return checked.ok ? undefined : checked.issues.map(({ path, message }) => `${path || "/"} ${message}`).join("\n");
}

function encodeHeaderValue(name: string, value: unknown, { json, exploded }: DeclaredHeaders = {}): string {
  if (json?.includes(name)) return asciiJson(value, name);
  if (Array.isArray(value)) return value.map((item) => itemText(item, name)).join(",");
  if (typeof value !== "object" || value === null) return itemText(value, name);
  const pairs = Object.entries(value).filter(([, item]) => item !== undefined);
  const separator = exploded?.includes(name) ? "=" : ",";
  return pairs.map(([property, item]) => `${property}${separator}${itemText(item, name)}`).join(",");
}

function itemText(item: unknown, name: string): string {
  const isScalar = typeof item === "string" || typeof item === "number" || typeof item === "boolean";
  if (!isScalar && typeof item !== "bigint") throw new TypeError(`${name} has a value that no header can have`);
  return String(item);
}

/** Serializes JSON as ASCII, which headers require. */
function asciiJson(value: unknown, name: string): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`${name} has a value that is not JSON`);
  return text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
