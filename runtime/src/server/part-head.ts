import { dispositionParameters } from "../http/content-disposition.js";
import { StreamError } from "../streams/error.js";
import { decodeUtf8 } from "./bytes.js";

/** What the header of a part says. */
export interface PartHead {
  /** Name of the form field; undefined if absent. */
  readonly name: string | undefined;
  /** Undefined for a part that is not sent as a file. */
  readonly filename: string | undefined;
  readonly contentType: string | undefined;
  /** All headers by lower-case name. The object has no prototype. */
  readonly headers: { readonly [name: string]: string };
}

/**
 * Parses the header of a part of a form (RFC 7578, section 4). Lines without a colon are ignored.
 *
 * @param bytes Header lines, separated by CRLF. Throws a StreamError (`malformed`) if they are not UTF-8.
 */
export function partHead(bytes: Uint8Array): PartHead {
  const headers: Record<string, string> = Object.create(null);
  for (const line of textOf(bytes).split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon <= 0) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    const before = headers[name];
    headers[name] = before === undefined ? value : `${before}, ${value}`;
  }
  const { name, filename, extended } = dispositionParameters(headers["content-disposition"] ?? "");
  return {
    name: unescapeName(name),
    filename: (extended ?? unescapeName(filename))?.trim(),
    contentType: headers["content-type"],
    headers,
  };
}

function textOf(bytes: Uint8Array): string {
  try {
    return decodeUtf8(bytes);
  } catch {
    throw new StreamError("malformed", "the header of a part is not UTF-8");
  }
}

/** Unescapes names as the HTML standard specifies for multipart/form-data. */
function unescapeName(name: string | undefined): string | undefined {
  return name?.replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, '"');
}
