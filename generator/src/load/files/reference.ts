import { parsePointer } from "../../values/pointer.js";
import type { LoadError } from "./sources.js";

/** A parsed `$ref`. */
export interface WrittenReference {
  /** Relative path with forward slashes; undefined for references within the same file. */
  readonly path: string | undefined;
  /** Tokens of its JSON pointer. */
  readonly tokens: readonly string[];
  /** Name of an anchor, instead of a pointer. */
  readonly anchor?: string;
}

/** Parses a `$ref`, and rejects anything except a relative path with a JSON pointer. */
export function parseReference(written: string): WrittenReference | { readonly error: LoadError } {
  const hash = written.indexOf("#");
  const file = hash === -1 ? written : written.slice(0, hash);
  const fragment = hash === -1 ? "" : written.slice(hash + 1);
  const refused = rejectUrl(file, written);
  if (refused !== undefined) return { error: refused };
  const path = decode(file);
  const pointer = decode(fragment);
  if (path === undefined || pointer === undefined) {
    return unresolvedError(
      `${JSON.stringify(written)} contains a % that does not start an escape sequence`,
      "two hexadecimal digits after each %",
    );
  }
  // Percent-encoding must not bypass the check for URLs.
  const refusal = path === file ? undefined : rejectUrl(path, written, true);
  if (refusal !== undefined) return { error: refusal };
  const tokens = parsePointer(pointer);
  if (tokens === undefined && pointer.startsWith("/")) {
    return unresolvedError(
      `${JSON.stringify(written)} contains a ~ that does not start an escape sequence`,
      "~0 for ~ and ~1 for / in a JSON pointer",
    );
  }
  const located = { path: path === "" ? undefined : path, tokens: tokens ?? [] };
  return tokens === undefined ? { ...located, anchor: pointer } : located;
}

export function anchorError(written: string): { readonly error: LoadError } {
  const expected = "a JSON pointer, which begins with #/, or an `$anchor`";
  return unresolvedError(`${JSON.stringify(written)} names an anchor`, expected);
}

/** URL schemes that require network access; the empty one stands for `//example.org/a.yaml`. */
const networkSchemes: ReadonlySet<string> = new Set(["", "http", "https", "ftp", "sftp", "ssh", "git", "ws", "wss"]);

const fixOfAbsolutePath = "write the path relative to this file";

function rejectUrl(url: string, written: string, decoded = false): LoadError | undefined {
  const shown = JSON.stringify(written);
  const relative = "a relative path with forward slashes";
  if (url.includes("\0")) {
    const message = `${shown} contains a NUL character`;
    return { code: "reference-outside-root", message, expected: relative, fix: "remove it" };
  }
  if (/^[a-zA-Z]:/.test(url) || url.startsWith("\\\\")) {
    const message = `${shown} is an absolute Windows path`;
    return { code: "reference-outside-root", message, expected: relative, fix: fixOfAbsolutePath };
  }
  const scheme = url.startsWith("//") ? "" : /^([a-zA-Z][a-zA-Z0-9+.-]*):/.exec(url)?.[1]?.toLowerCase();
  if (scheme === "file") {
    const message = `${shown} is a file: URL, which is an absolute path`;
    return { code: "reference-outside-root", message, expected: relative, fix: fixOfAbsolutePath };
  }
  if (scheme !== undefined) {
    const isNetwork = networkSchemes.has(scheme);
    return {
      code: "reference-remote",
      message: isNetwork ? `${shown} is a network URL` : `${shown} is a ${scheme}: URL and does not name a file`,
      expected: "a file of this repository or package, or of the root file's folder",
      fix: isNetwork
        ? "save a copy of the file next to the specification"
        : "write its content to a file next to the specification",
    };
  }
  if (url.startsWith("/")) {
    const message = `${shown} is an absolute path`;
    return { code: "reference-outside-root", message, expected: relative, fix: fixOfAbsolutePath };
  }
  if (url.includes("\\")) {
    const fix = "write / instead of \\";
    return { code: "reference-unresolved", message: `${shown} contains a backslash`, expected: relative, fix };
  }
  if (!decoded && url.includes("?")) {
    const message = `${shown} contains a query`;
    return { code: "reference-unresolved", message, expected: relative, fix: "remove the query, or write ? as %3F" };
  }
  return undefined;
}

function unresolvedError(message: string, expected: string): { readonly error: LoadError } {
  return { error: { code: "reference-unresolved", message, expected } };
}

function decode(text: string): string | undefined {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
