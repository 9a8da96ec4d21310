import type { Validator } from "../validate/index.js";
import { responseValidator } from "../validate/unnamed-validators.js";
import type { WireForm } from "../validate/wire-form.js";
import type { ResponseHeaders } from "./response-headers.js";

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
  /** Present if the code form of handlers' values or names differs from that of headers. */
  readonly wireForm?: WireForm;
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
  const wire = wireValues(values, declared);
  for (const name in wire) {
    if (Object.hasOwn(wire, name)) setHeaderValue(headers, name, wire[name], declared);
  }
}

/** Returns the values by the names of their headers. */
function wireValues(values: HeaderValues | undefined, declared: DeclaredHeaders | undefined): HeaderValues | undefined {
  const { wireForm } = declared ?? {};
  return wireForm === undefined ? values : (wireForm.toWire(values) as HeaderValues | undefined);
}

/** Sets a header. A list of cookies becomes one header each. */
function setHeaderValue(
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
  const { validator, wireForm } = declared ?? {};
  const wire = wireForm === undefined ? values : wireForm.checked(wireValues(values, declared));
  if (validator === undefined || validator.is(wire)) return undefined;
  const checked = validator.validate(wire);
  return checked.ok ? undefined : checked.issues.map(({ path, message }) => `${path || "/"} ${message}`).join("\n");
}

function encodeHeaderValue(name: string, value: unknown, declared: DeclaredHeaders = {}): string {
  const { json, exploded, wireForm } = declared;
  if (json?.includes(name))
    return asciiJson(wireForm === undefined ? JSON.stringify(value) : wireForm.stringify(value), name);
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

/** Returns JSON as ASCII, which headers require. */
function asciiJson(text: string | undefined, name: string): string {
  if (text === undefined) throw new TypeError(`${name} has a value that is not JSON`);
  return text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
