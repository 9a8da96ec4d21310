/** The value of a Content-Disposition header (RFC 6266). */
export interface ContentDisposition {
  /** `inline` to show a body, `attachment` to save it; other types count as the latter. */
  readonly type: string;
  /** A name without folders; undefined if there is none. */
  readonly filename?: string | undefined;
}

/**
 * A Content-Disposition header. A name beyond printable ASCII is written twice (RFC 8187), for recipients that cannot read
 * the second form. Folders are omitted.
 *
 * @example
 * ```ts
 * import { formatContentDisposition } from "@guildwire/runtime/client";
 *
 * formatContentDisposition({ type: "attachment", filename: "report.pdf" });
 * // => 'attachment; filename="report.pdf"'
 * formatContentDisposition({ type: "inline", filename: "naïve.txt" });
 * // => `inline; filename="na_ve.txt"; filename*=UTF-8''na%C3%AFve.txt`
 * ```
 */
export function formatContentDisposition({ type, filename }: ContentDisposition): string {
  if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(type)) throw new TypeError("the type of a Content-Disposition must be a token");
  if (filename === undefined) return type;
  const name = baseName(filename).replace(/\p{Surrogate}/gu, "\ufffd");
  const fallback = name.replace(/[^ -~]/gu, "_");
  const quoted = `${type}; filename="${fallback.replace(/["\\]/g, "\\$&")}"`;
  if (fallback === name && !name.includes("%")) return quoted;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${quoted}; filename*=UTF-8''${encoded}`;
}

// Sticky, and nothing in it can be matched in two ways, so that no header takes more than linear time.
const parameter = /;[ \t]*([!#$%&'*+.^_`|~\w-]+)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))[ \t]*/gy;

/**
 * Reads a Content-Disposition header; undefined if it is absent or has no type. The first parameter of a name counts.
 *
 * @example
 * ```ts
 * import { parseContentDisposition } from "@guildwire/runtime/client";
 *
 * parseContentDisposition('attachment; filename="../report.pdf"');
 * // => { type: "attachment", filename: "report.pdf" }
 * parseContentDisposition(null); // => undefined
 * ```
 */
export function parseContentDisposition(header: string | null | undefined): ContentDisposition | undefined {
  const [, type] = /^[ \t]*([!#$%&'*+.^_`|~\w-]+)[ \t]*(?=;|$)/.exec(header ?? "") ?? [];
  if (header == null || type === undefined) return undefined;
  const { filename: plain, extended: filename = plain } = dispositionParameters(header);
  const name = filename === undefined ? "" : baseName(filename);
  return { type: type.toLowerCase(), ...(name !== "" && { filename: name }) };
}

/** Returns the name of a form field, and the names of a file as stated, with its folders: `extended` is that of `filename*`. */
export function dispositionParameters(header: string): {
  readonly name: string | undefined;
  readonly filename: string | undefined;
  readonly extended: string | undefined;
} {
  const parameters = new Map<string, string>();
  const semicolon = header.indexOf(";");
  for (const [, name = "", quoted, plain] of semicolon < 0 ? [] : header.slice(semicolon).matchAll(parameter)) {
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, quoted?.replace(/\\(.)/g, "$1") ?? plain ?? "");
  }
  const extended = extendedValue(parameters.get("filename*"));
  return { name: parameters.get("name"), filename: parameters.get("filename"), extended };
}

/** The value of `filename*` (RFC 8187): `UTF-8'en'%e2%82%ac`. Undefined for one that is malformed. */
function extendedValue(text: string | undefined): string | undefined {
  const [, charset, encoded = ""] = /^([\w-]+)'[\w-]*'([!#$&+.^_`|~\w%-]*)$/.exec(text ?? "") ?? [];
  try {
    if (charset?.toLowerCase() === "utf-8") return decodeURIComponent(encoded);
  } catch {
    // Not UTF-8: the other form counts.
  }
  return undefined;
}

/** What follows the last slash, of either kind, without control characters: a name that stays in its folder. */
function baseName(filename: string): string {
  const name = filename.slice(Math.max(filename.lastIndexOf("/"), filename.lastIndexOf("\\")) + 1);
  const printable = name.replace(/\p{Cc}/gu, "");
  return /^\.{1,2}$/.test(printable) ? "" : printable;
}
