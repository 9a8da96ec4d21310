/**
 * Configured headers for requests to the document's source. A header that may carry credentials must reference an
 * environment variable, so that the committed configuration contains no secrets.
 */
type SourceHeaders = { readonly [name: string]: string };

/** Headers without credentials. */
const publicHeaders: ReadonlySet<string> = new Set(["accept", "accept-language", "user-agent"]);

/** Headers that the request sets itself. */
const ownHeaders: ReadonlySet<string> = new Set([
  "accept-encoding",
  "connection",
  "content-length",
  "content-type",
  "expect",
  "host",
  "if-modified-since",
  "if-none-match",
  "keep-alive",
  "range",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

const variable = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/** Whether a header that the schema of the configuration accepts may be sent. */
export function isSourceHeader(name: string, text: string): boolean {
  const lower = name.toLowerCase();
  return !ownHeaders.has(lower) && (publicHeaders.has(lower) || text.search(variable) >= 0);
}

/** Expands environment variables. Returns the first variable without a usable value instead, if any. */
export function resolveSourceHeaders(
  headers: SourceHeaders,
  env: { readonly [name: string]: string | undefined },
):
  | { readonly headers: SourceHeaders }
  | { readonly header: string; readonly variable: string; readonly reason: string } {
  const resolved: [string, string][] = [];
  for (const [header, text] of Object.entries(headers)) {
    for (const [, name = ""] of text.matchAll(variable)) {
      const value = env[name] ?? "";
      if (value === "") return { header, variable: name, reason: "is not set" };
      if (!isHeaderValue(value))
        return { header, variable: name, reason: "holds a character that no header can carry" };
    }
    resolved.push([header.toLowerCase(), text.replaceAll(variable, (_, name: string) => env[name] ?? "")]);
  }
  return { headers: Object.fromEntries(resolved) };
}

/** Matches header values according to RFC 9110, section 5.5, restricted to ASCII. */
function isHeaderValue(text: string): boolean {
  return /^[\t\x20-\x7e]*$/.test(text);
}
