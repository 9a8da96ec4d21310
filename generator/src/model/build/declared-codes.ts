import type { Json } from "../../load/document.js";
import type { DeclaredCodes } from "../error-format.js";
import type { EnumMember } from "../type.js";

/**
 * Names of failures by the kind, or by the status, in the order in which they are looked for. `docs/errors.md` lists
 * them.
 */
const failureNames: { readonly [kindOrStatus: string]: readonly string[] } = {
  "invalid-request": ["invalid request", "validation error", "validation failed", "invalid input", "invalid argument"],
  "malformed-body": ["malformed body", "malformed request", "invalid json", "parse error"],
  400: [
    ...["bad request", "invalid request", "validation error", "validation failed", "invalid input"],
    ...[
      "invalid argument",
      "invalid parameter",
      "invalid parameters",
      "invalid params",
      "unprocessable entity",
      "invalid",
    ],
  ],
  401: [
    ...["unauthenticated", "unauthorized", "unauthorised", "authentication required", "authentication failed"],
    ...["authentication", "not authenticated", "invalid credentials", "invalid token"],
  ],
  402: ["payment required"],
  403: ["forbidden", "permission denied", "access denied", "insufficient permissions", "not allowed", "unauthorized"],
  404: ["not found", "resource not found", "unknown resource"],
  405: ["method not allowed", "unsupported method", "invalid method"],
  406: ["not acceptable"],
  408: ["timeout", "request timeout", "timed out"],
  409: ["conflict", "already exists"],
  410: ["gone"],
  412: ["precondition failed"],
  413: [
    "too large",
    "content too large",
    "payload too large",
    "request too large",
    "body too large",
    "entity too large",
  ],
  415: ["unsupported media type", "unsupported content type", "invalid content type"],
  422: ["unprocessable content", "unprocessable entity", "validation error", "validation failed"],
  429: ["too many requests", "rate limited", "rate limit exceeded", "rate limit", "throttled", "quota exceeded"],
  500: ["internal", "internal server error", "server error", "unexpected", "unknown"],
  501: ["not implemented", "unimplemented", "not supported"],
  503: ["unavailable", "service unavailable", "temporarily unavailable", "overloaded"],
  "4XX": [
    ...["bad request", "invalid request", "client error", "invalid argument", "invalid input", "validation error"],
    ...["fail", "failure", "error", "unknown", "generic", "general", "other"],
  ],
  "5XX": [
    ...["internal", "internal server error", "server error", "unexpected", "error", "unknown", "generic", "general"],
    ...["other", "failure", "fail"],
  ],
};

/** The statuses of kinds with names of their own. */
const statusOfKind: { readonly [kind: string]: string } = { "invalid-request": "400", "malformed-body": "400" };

/** Names of issues by their code; others have the first of `general`. */
const issueNames: { readonly [code: string]: readonly string[] } = {
  required: ["required", "missing", "missing field", "blank"],
  type: ["type", "invalid type", "wrong type", "type mismatch"],
  enum: ["enum", "invalid choice", "not allowed", "invalid value"],
  const: ["const", "invalid value"],
  pattern: ["pattern", "invalid format", "format", "invalid value"],
  format: ["format", "invalid format", "invalid value"],
  "min-length": ["min length", "too short"],
  "max-length": ["max length", "too long"],
  minimum: ["minimum", "too small", "too low", "out of range"],
  maximum: ["maximum", "too large", "too big", "too high", "out of range"],
  "min-items": ["min items", "too few"],
  "max-items": ["max items", "too many"],
  "unique-items": ["unique items", "duplicate", "not unique"],
  "unknown-property": ["unknown property", "unknown field", "unknown", "unexpected"],
};

const generalIssueNames = [
  "invalid",
  "invalid value",
  "validation",
  "validation failed",
  "bad request",
  "other",
  "unknown",
];

/** Words that do not distinguish codes: `ERR_NOT_FOUND`, `NotFoundException`, `http.404`. */
const noise: ReadonlySet<string> = new Set(["error", "errors", "err", "exception", "http", "api", "code", "e"]);

/**
 * Chooses the declared code for each failure: by the names of its kind and status, then by those of all failures of the
 * status class, then the default of the schema, then the only value. Failures without a code of their own are absent.
 */
export function declaredCodes(members: readonly EnumMember[], preset: Json | undefined): DeclaredCodes {
  const candidates = candidatesIn(members);
  const otherwise = otherwiseOf(members, preset);
  const codes = new Map<string, string | number>();
  for (const group of ["4XX", "5XX"]) {
    const found = named(candidates, failureNames[group] as readonly string[]) ?? otherwise;
    if (found !== undefined) codes.set(group, found);
  }
  for (const [key, names] of Object.entries(failureNames)) {
    const status = statusOfKind[key] ?? key;
    if (key.endsWith("XX")) continue;
    const found = named(candidates, names, status);
    if (found !== undefined && found !== inherited(codes, key, status)) codes.set(key, found);
  }
  return codes;
}

/** Numeric keys come before others, so that the code of a status is known when its kinds are read. */
function inherited(codes: DeclaredCodes, key: string, status: string): string | number | undefined {
  return (key === status ? undefined : codes.get(status)) ?? codes.get(`${status.charAt(0)}XX`);
}

/** Chooses the declared code for each code of an issue; `*` is that of all others. */
export function declaredIssueCodes(members: readonly EnumMember[], preset: Json | undefined): DeclaredCodes {
  const candidates = candidatesIn(members);
  const general = named(candidates, generalIssueNames) ?? otherwiseOf(members, preset);
  const codes = new Map<string, string | number>();
  for (const [code, names] of Object.entries(issueNames)) {
    const found = named(candidates, names);
    if (found !== undefined && found !== general) codes.set(code, found);
  }
  if (general !== undefined) codes.set("*", general);
  return codes;
}

interface Candidate {
  readonly value: string | number;
  readonly words: string;
  /** Without words that do not distinguish codes; empty for `error`. */
  readonly distinctive: string;
}

function candidatesIn(members: readonly EnumMember[]): readonly Candidate[] {
  return members.flatMap(({ value, name }) => {
    if (typeof value !== "string" && typeof value !== "number") return [];
    const words = wordsOf(typeof value === "string" ? value : (name ?? String(value)));
    return [{ value, words, distinctive: withoutNoise(words) }];
  });
}

/** Returns the first candidate with the status, one of the names, or one of the names among words of no meaning. */
function named(
  candidates: readonly Candidate[],
  names: readonly string[],
  status?: string,
): Candidate["value"] | undefined {
  for (const name of names) {
    const found = candidates.find(({ words }) => words === name);
    if (found !== undefined) return found.value;
  }
  const sameStatus = candidates.find(({ value, words }) => String(value) === status || words === status);
  if (sameStatus !== undefined) return sameStatus.value;
  for (const name of names) {
    const wanted = withoutNoise(name);
    const found = wanted === "" ? undefined : candidates.find(({ distinctive }) => distinctive === wanted);
    if (found !== undefined) return found.value;
  }
  return undefined;
}

function otherwiseOf(members: readonly EnumMember[], preset: Json | undefined): string | number | undefined {
  const isListed = members.some(({ value }) => value === preset);
  const value = isListed ? preset : members.length === 1 ? members[0]?.value : undefined;
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

/** `NotFound`, `NOT_FOUND` and `not-found` are `not found`. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[^A-Za-z\d]+/g, " ")
    .trim()
    .toLowerCase();
}

function withoutNoise(words: string): string {
  return words
    .split(" ")
    .filter((word) => !noise.has(word) && !/^[45]\d\d$/.test(word))
    .join(" ");
}
