import { SigningError } from "./error.js";

/** Request headers: a Fetch `Headers` object, those of node:http, or a plain object with names in any case. */
export type HeaderSource =
  | { get(name: string): string | null }
  | { readonly [name: string]: string | readonly string[] | undefined };

/** The names of the two signature headers, which generated code exports. */
export interface SignatureHeaders {
  readonly signature: string;
  readonly timestamp: string;
}

/**
 * Returns the single value of a header.
 *
 * Throws a SigningError: `missing-header`, or `repeated-header` if the value contains a comma. Fetch and Node join
 * repeated headers with commas, and neither header may contain one.
 */
export function singleHeader(headers: HeaderSource, name: string): string {
  const value = joinedHeader(headers, name);
  if (value.includes(",")) {
    throw new SigningError("repeated-header", `the header ${name} was sent more than once`);
  }
  return value;
}

/** Returns all values of a header, joined with commas as HTTP allows. Throws a SigningError, `missing-header`. */
export function joinedHeader(headers: HeaderSource, name: string): string {
  const value = headerValues(headers, name).join();
  if (value === "") throw new SigningError("missing-header", `the header ${name} is missing`);
  return value;
}

/** Returns every value of a header in order. Fetch has already joined them. */
function headerValues(headers: HeaderSource, name: string): readonly string[] {
  if (typeof headers["get"] === "function") {
    const value = (headers as { get(name: string): string | null }).get(name);
    return value === null ? [] : [value];
  }
  const lower = name.toLowerCase();
  const values: string[] = [];
  for (const key in headers) {
    // Compare the length first: it is faster than lowercasing the name.
    if (key.length !== lower.length || key.toLowerCase() !== lower) continue;
    const found = (headers as { readonly [name: string]: string | readonly string[] | undefined })[key];
    if (typeof found === "string") values.push(found);
    else if (found !== undefined) values.push(...found);
  }
  return values;
}
