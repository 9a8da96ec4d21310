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
 * Throws a SigningError, `missing-header` or `repeated-header`. Fetch and Node join what was sent several times with
 * commas, which neither of the two headers may have.
 */
export function singleHeader(headers: HeaderSource, name: string): string {
  const values = valuesOf(headers, name);
  const [value = ""] = values;
  if (values.length > 1 || value.includes(",")) {
    throw new SigningError("repeated-header", `the header ${name} was sent more than once`);
  }
  if (value === "") throw new SigningError("missing-header", `the header ${name} is missing`);
  return value;
}

function valuesOf(headers: HeaderSource, name: string): readonly string[] {
  if (typeof headers["get"] === "function") {
    const value = (headers as { get(name: string): string | null }).get(name);
    return value === null ? [] : [value];
  }
  const lower = name.toLowerCase();
  return Object.entries(headers).flatMap(([key, value]) =>
    key.toLowerCase() !== lower || value === undefined ? [] : (value as string | readonly string[]),
  );
}
