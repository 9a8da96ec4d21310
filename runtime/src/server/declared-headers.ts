import type { Validator } from "../validate/index.js";
import type { ResponseHeaders } from "./response-headers.js";
import { responseValidator } from "./unnamed-validators.js";

/** Values of headers by name: text is sent as it is, everything else in style `simple`, or as JSON. */
export type HeaderValues = Readonly<Record<string, unknown>>;

/** The headers that the specification declares for a response; written by the generator. */
export interface DeclaredHeaders {
  /** Of the object of all headers, with their values before they are encoded. */
  readonly validator?: Validator<unknown>;
  /** Whether one is required, so that handlers return `{ headers, body }`. */
  readonly required?: true;
  /** Names of headers that are JSON. */
  readonly json?: readonly string[];
  /** Names of headers whose objects are written as `name=value`. */
  readonly exploded?: readonly string[];
}

/** The same response with declared headers. A validator of two directions checks with that of the response. */
export function withHeaders<Described extends object>(
  described: Described,
  { validator, ...headers }: DeclaredHeaders,
): Described & { readonly headers: DeclaredHeaders } {
  return { ...described, headers: { ...headers, ...(validator && { validator: responseValidator(validator) }) } };
}

/** Sets headers to encoded values; undefined ones are left out. Throws a TypeError for what no header can hold. */
export function setHeaderValues(
  headers: ResponseHeaders,
  values: HeaderValues | undefined,
  declared: DeclaredHeaders | undefined,
): void {
  for (const name in values) {
    if (Object.hasOwn(values, name)) setHeaderValue(headers, name, values[name], declared);
  }
}

/** Sets one header. A list of cookies is a header for each. */
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

/** What is wrong with the values of a response's headers; undefined if they match the specification. */
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

/** Headers are ASCII, for which JSON has escapes. */
function asciiJson(value: unknown, name: string): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`${name} has a value that is not JSON`);
  return text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
