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
  let value: string | undefined;
  let count = 0;
  if (typeof headers["get"] === "function") {
    value = (headers as { get(name: string): string | null }).get(name) ?? undefined;
  } else {
    const lower = name.toLowerCase();
    for (const key in headers) {
      // The length first, which is quicker to compare than the name in lower case is to make.
      if (key.length !== lower.length || key.toLowerCase() !== lower) continue;
      const found = (headers as { readonly [name: string]: string | readonly string[] | undefined })[key];
      if (found === undefined) continue;
      count += typeof found === "string" ? 1 : found.length;
      value = typeof found === "string" ? found : found[0];
    }
  }
  if (count > 1 || value?.includes(",")) {
    throw new SigningError("repeated-header", `the header ${name} was sent more than once`);
  }
  if (value === undefined || value === "") throw new SigningError("missing-header", `the header ${name} is missing`);
  return value;
}
