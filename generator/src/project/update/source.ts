import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { configName } from "../config.js";
import { displayName } from "../display-name.js";
import { isSourceUrl, type Settings } from "../settings.js";
import { resolveSourceHeaders } from "../source-headers.js";
import { isLoopback, shownUrl } from "./source-url.js";

/** The source of a document. */
export interface DocumentSource {
  /** URL of the root file: `http:`, `https:` or `file:`. */
  readonly url: URL;
  /** The name in messages, without secrets. */
  readonly name: string;
  /** Headers for requests to the URL's origin only. Their values may be secret. */
  readonly headers: { readonly [name: string]: string };
}

/** Where relative paths and environment variables are looked up. */
interface CommandEnvironment {
  readonly env: { readonly [name: string]: string | undefined };
  /** Absolute path of the working directory. */
  readonly cwd: string;
}

/**
 * Resolves the source named on the command line or in the configuration.
 *
 * @param argument Command line argument; takes precedence over the configuration.
 */
export function resolveSource(
  argument: string | undefined,
  { source: configured, sourceHeaders = {} }: Pick<Settings, "source" | "sourceHeaders">,
  { env, cwd }: CommandEnvironment,
): DocumentSource | Diagnostic {
  const written = argument ?? configured;
  if (written === undefined) {
    const fix = `pass a URL or a file, or set source in ${configName}`;
    return diagnose("usage-invalid", "no source of the document was named", { fix });
  }
  if (!isSourceUrl(written)) return fileSource(resolve(cwd, written), cwd);
  const url = parseUrl(written);
  if (url === undefined)
    return invalidSource("the source is not a valid URL", "such as https://example.org/openapi.yaml");
  if (url.protocol === "file:") {
    return url.hostname === ""
      ? fileSource(fileURLToPath(url), cwd)
      : invalidSource("the source is a file of another host", "a file of this machine");
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return invalidSource(`the source is a ${url.protocol} URL`, "an https: or http: URL, or a file");
  }
  if (url.username !== "" || url.password !== "") {
    const fix = `name an environment variable in sourceHeaders of ${configName}: Authorization: 'Basic \${API_CREDENTIALS}'`;
    return invalidSource("the URL of the source holds credentials", "a URL without them", fix);
  }
  url.hash = "";
  const name = shownUrl(url);
  // Never send configured headers to another origin given on the command line.
  const owner = configured === undefined ? undefined : parseUrl(configured);
  const isOwn = argument === undefined || owner?.origin === url.origin;
  if (!isOwn || Object.keys(sourceHeaders).length === 0) return { url, name, headers: {} };
  const resolved = resolveSourceHeaders(sourceHeaders, env);
  if ("reason" in resolved) {
    const { header, variable, reason } = resolved;
    const message = `the environment variable ${variable}, which sourceHeaders.${header} names, ${reason}`;
    return diagnose("source-invalid", message, { fix: `set ${variable}` });
  }
  if (url.protocol === "http:" && !isLoopback(url)) {
    return invalidSource(`sourceHeaders would be sent to ${name} unencrypted`, "an https: URL");
  }
  return { url, name, headers: resolved.headers };
}

function fileSource(path: string, cwd: string): DocumentSource {
  return { url: pathToFileURL(path), name: displayName(path, cwd), headers: {} };
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Returns a diagnostic that does not repeat the URL, which may contain a secret. */
function invalidSource(message: string, expected: string, fix?: string): Diagnostic {
  return diagnose("source-invalid", message, { expected, ...(fix === undefined ? {} : { fix }) });
}
