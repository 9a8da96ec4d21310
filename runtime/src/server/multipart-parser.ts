type Parser = typeof import("@remix-run/multipart-parser");

/** What to do about a missing parser. */
const hint = "multipart bodies need a parser: npm install @remix-run/multipart-parser";

let loading: Promise<Parser> | undefined;

/** Loads the parser on first use, so that servers without forms do not need it. */
export function loadParser(): Promise<Parser> {
  loading ??= importParser();
  return loading;
}

async function importParser(): Promise<Parser> {
  // In a `try` statement, webpack accepts that the optional package is not installed.
  try {
    return await import("@remix-run/multipart-parser");
  } catch (cause) {
    loading = undefined;
    throw new Error(hint, { cause });
  }
}

/** Where package managers install this package. A bundle, whose imports were resolved when it was built, is elsewhere. */
const installed = "/node_modules/@guildwire/runtime/";

/**
 * Returns what to install if the parser is known to be missing. Undefined if it is present, and on platforms that cannot
 * resolve packages without loading them.
 */
export function missingParser(): string | undefined {
  // Not declared by every library of types.
  const { url, resolve } = import.meta as { readonly url?: string; readonly resolve?: (specifier: string) => string };
  if (url?.includes(installed) !== true || typeof resolve !== "function") return undefined;
  try {
    resolve("@remix-run/multipart-parser");
    return undefined;
  } catch {
    return hint;
  }
}
