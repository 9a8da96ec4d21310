import { ConfigurationError } from "./configuration-error.js";
import type { Operation } from "./operation.js";
import { ValueReader } from "./value-reader.js";

/** Which pages of other origins may call from browsers (CORS protocol of the Fetch standard). */
export interface CorsOptions {
  /**
   * Origins such as `https://app.example`, `"*"` for all, or a function, for example for subdomains. `null`, which all
   * sandboxed pages share, is never allowed.
   */
  readonly origins: "*" | readonly string[] | ((origin: string) => boolean);
  /**
   * Response headers that pages may read. Default: all; with `credentials`, which requires names, `Retry-After` and
   * `X-Request-Id`.
   */
  readonly exposedHeaders?: readonly string[];
  /**
   * Headers that pages may send besides those of the specification: `Content-Type`, header parameters, and headers of
   * security schemes. Default: none.
   */
  readonly allowedHeaders?: readonly string[];
  /** Seconds for which browsers cache the response to a preflight. Default: 600. */
  readonly maxAge?: number;
  /** Whether browsers send cookies with requests of pages. Cannot be combined with `"*"`. Default: false. */
  readonly credentials?: boolean;
}

/** A configured CORS protocol. */
export interface Cors {
  /** Whether pages of an origin may call. */
  isAllowed(origin: string): boolean;
  /** Returns the headers of every response, including errors, by lower-case name. `origin` is the request's header. */
  headers(origin: string | undefined): Readonly<Record<string, string>>;
  /** Returns the additional headers of a preflight response; none for a disallowed origin. */
  preflightHeaders(
    origin: string,
    methods: readonly string[],
    requestHeaders: readonly string[],
  ): Readonly<Record<string, string>>;
}

/**
 * Creates CORS headers for responses outside of the handler; the handler itself takes the options.
 *
 * Throws a ConfigurationError for invalid options.
 *
 * @example
 * ```ts
 * import { createCors } from "@guildwire/runtime/server";
 *
 * const cors = createCors({ origins: ["https://app.example"], credentials: true });
 * cors.isAllowed("https://other.example"); // => false
 * cors.headers("https://app.example")["access-control-allow-origin"]; // => "https://app.example"
 * createCors({ origins: ["app.example"] }); // throws ConfigurationError
 * ```
 */
export function createCors(options: CorsOptions): Cors {
  const problems = corsProblems("cors", options);
  if (problems.length > 0) throw new ConfigurationError("invalid-option", problems.join(", "));
  const { origins, allowedHeaders = [], maxAge = 600, credentials = false } = options;
  const exposed = options.exposedHeaders ?? (credentials ? ["Retry-After", "X-Request-Id"] : ["*"]);
  const listed = typeof origins === "object" ? new Set(origins) : undefined;
  const isAllowed = (origin: string): boolean => {
    if (origins === "*") return true;
    return (
      origin !== "null" && (typeof origins === "function" ? origins(origin) === true : listed?.has(origin) === true)
    );
  };
  const shared = (allowOrigin: string): Record<string, string> => ({
    "access-control-allow-origin": allowOrigin,
    ...(credentials && { "access-control-allow-credentials": "true" }),
  });
  return {
    isAllowed,
    headers(origin) {
      const readable = exposed.length > 0 ? { "access-control-expose-headers": exposed.join(", ") } : {};
      if (origins === "*") return { ...shared("*"), ...readable };
      // Also without an origin: a cache must not serve this response to a page.
      if (origin === undefined || !isAllowed(origin)) return { vary: "Origin" };
      return { ...shared(origin), ...readable, vary: "Origin" };
    },
    preflightHeaders(origin, methods, requestHeaders) {
      if (!isAllowed(origin)) return {};
      return {
        "access-control-allow-methods": methods.join(", "),
        "access-control-allow-headers": [...requestHeaders, ...allowedHeaders].join(", "),
        "access-control-max-age": String(maxAge),
      };
    },
  };
}

const headerName = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;

/** Returns the errors in the options, each with the name of the setting. */
export function corsProblems(path: string, options: CorsOptions): readonly string[] {
  const { origins, exposedHeaders = [], allowedHeaders = [], maxAge = 0, credentials = false } = options;
  const problems: string[] = [];
  if (Array.isArray(origins)) {
    for (const origin of origins) {
      if (typeof origin === "string" && isSerializedOrigin(origin)) continue;
      const hint =
        origin === "*"
          ? '; for all origins, set it to "*" itself'
          : origin === "null"
            ? "; all sandboxed pages share null"
            : ', such as "https://app.example"';
      problems.push(`${path}.origins: ${JSON.stringify(origin)} is not an origin${hint}`);
    }
  } else if (origins !== "*" && typeof origins !== "function") {
    problems.push(`${path}.origins must be "*", a list of origins, or a function`);
  }
  for (const [name, headers] of Object.entries({ exposedHeaders, allowedHeaders })) {
    if (!Array.isArray(headers) || headers.some((header) => typeof header !== "string" || !headerName.test(header)))
      problems.push(`${path}.${name} must be a list of header names`);
  }
  if (!(Number.isInteger(maxAge) && maxAge >= 0)) problems.push(`${path}.maxAge must be a whole number of seconds`);
  if (typeof credentials !== "boolean") problems.push(`${path}.credentials must be true or false`);
  else if (credentials && origins === "*")
    problems.push(`${path}.credentials: every page could act with the cookies of its visitors; list ${path}.origins`);
  return problems;
}

/** Returns the headers that operations read, for preflights. */
export function requestHeadersOf(operations: readonly Operation[]): readonly string[] {
  const names = new Map([["content-type", "Content-Type"]]);
  const add = (name: string | undefined): void => {
    if (name !== undefined && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  };
  for (const operation of operations) {
    for (const { scheme } of operation.security?.flat() ?? []) add(scheme.header);
    for (const name of headerParameterNames(operation)) add(name);
  }
  return [...names.values()];
}

/** Returns the header names that an operation reads, by running its reader on an empty request. */
function headerParameterNames({ parameters }: Operation): readonly string[] {
  const asked: string[] = [];
  const reader = new ValueReader((name) => {
    asked.push(name);
    return undefined;
  }, false);
  parameters?.headers?.[0](reader);
  return asked;
}

/** Returns the methods of all paths, for the preflight of an unknown path, so that the page can read the 404. */
export function methodsOf(operations: readonly Operation[]): readonly string[] {
  return [...new Set(["GET", "HEAD", ...operations.map(({ method }) => method)])];
}

/**
 * Whether a text is a serialized origin (RFC 6454, 6.2): `https://app.example`, without a path, default port or
 * capitals. Custom schemes are accepted; `null`, which all sandboxed pages share, is not.
 */
function isSerializedOrigin(text: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:\/\/[^\s/?#@\\*]+$/.test(text) || !URL.canParse(text)) return false;
  const { origin } = new URL(text);
  // The URL standard defines origins for some schemes only.
  return origin === "null" || origin === text;
}
