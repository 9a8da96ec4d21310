/** What a caller asks for with the header `Prefer` (RFC 7240). */
export interface Preferences {
  /** The status of the response. */
  readonly code?: number;
  /** The name of an example of the document. */
  readonly example?: string;
  /** Whether a new value is derived for every request. Default: false. */
  readonly dynamic: boolean;
}

/** Maximum length of the header. */
const maxLength = 1000;

/** Reads `code=404`, `example=name` and `dynamic=true`; other preferences are ignored, as the standard requires. */
export function readPreferences(header: string | null): Preferences {
  const pairs = new Map<string, string>();
  for (const part of (header ?? "").slice(0, maxLength).split(/[,;]/)) {
    const [, name, quoted, plain] = /^\s*([\w-]+)\s*(?:=\s*(?:"([^"]*)"|([^\s"]*)))?\s*$/.exec(part) ?? [];
    if (name !== undefined && !pairs.has(name.toLowerCase())) pairs.set(name.toLowerCase(), quoted ?? plain ?? "true");
  }
  const code = /^[1-5]\d\d$/.test(pairs.get("code") ?? "") ? Number(pairs.get("code")) : undefined;
  const example = pairs.get("example");
  return {
    ...(code === undefined ? {} : { code }),
    ...(example === undefined ? {} : { example }),
    dynamic: pairs.get("dynamic") === "true",
  };
}
