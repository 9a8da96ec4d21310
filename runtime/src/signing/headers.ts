import { SigningError } from "./error.js";

/** Headers of a request: of the Fetch standard, of node:http, or a plain object with names in any case. */
export type HeaderSource =
  | { get(name: string): string | null }
  | { readonly [name: string]: string | readonly string[] | undefined };

/** The names of the two headers. */
export interface SignatureHeaders {
  /** Default: `X-Signature-Ed25519`. */
  readonly signature?: string;
  /** Default: `X-Signature-Timestamp`. */
  readonly timestamp?: string;
}

export const defaultHeaders = { signature: "X-Signature-Ed25519", timestamp: "X-Signature-Timestamp" } as const;

/**
 * The one value of a header.
 *
 * Throws a SigningError, `missing-header` or `repeated-header`. Fetch and Node join headers that were sent several times with
 * commas, which neither of the two headers may have.
 */
export function singleHeader(headers: HeaderSource, name: string): string {
  const value = joinedHeader(headers, name);
  if (value.includes(",")) {
    throw new SigningError("repeated-header", `the header ${name} was sent more than once`);
  }
  return value;
}

/**
 * The values of a header, joined with commas as HTTP allows. Throws a SigningError, `missing-header`.
 */
export function joinedHeader(headers: HeaderSource, name: string): string {
  const value = headerValues(headers, name).join();
  if (value === "") throw new SigningError("missing-header", `the header ${name} is missing`);
  return value;
}

/** Every value of a header, in the order in which they were sent; those of the Fetch standard are joined already. */
function headerValues(headers: HeaderSource, name: string): readonly string[] {
  if (typeof headers["get"] === "function") {
    const value = (headers as { get(name: string): string | null }).get(name);
    return value === null ? [] : [value];
  }
  const lower = name.toLowerCase();
  const values: string[] = [];
  for (const key in headers) {
    // The length first, which is quicker to compare than the name in lower case is to make.
    if (key.length !== lower.length || key.toLowerCase() !== lower) continue;
    const found = (headers as { readonly [name: string]: string | readonly string[] | undefined })[key];
    if (typeof found === "string") values.push(found);
    else if (found !== undefined) values.push(...found);
  }
  return values;
}
