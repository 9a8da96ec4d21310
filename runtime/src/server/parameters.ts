import { at, type Issue, type Validator } from "../validate/index.js";
import { formatPath } from "../validate/path.js";
import { Refusal, refusalAt } from "./failure.js";
import { readJsonTexts } from "./json-text.js";
import { collectedFormat } from "./listed-issues.js";
import type { Operation, Parameters } from "./operation.js";
import { hasEncodedComma, Query } from "./query.js";
import type { RequestTransport } from "./request-transport.js";
import type { SuspectGroup } from "./rounded-integers.js";
import { cookieReader, ValueReader } from "./value-reader.js";

/** A request for handlers while it is being decoded. Groups that an operation does not declare are absent. */
export interface DecodedRequest {
  path?: unknown;
  query?: unknown;
  headers?: unknown;
  cookies?: unknown;
  /** The caller's preferred media type, if there is a choice. */
  accept?: string;
  contentType?: string;
  body?: unknown;
  files?: unknown;
}

/** The source of parameters. */
export interface ParameterSource {
  readonly transport: RequestTransport;
  /** The query as sent. */
  readonly query: string;
  /** Path parameters as sent. */
  readonly values: readonly string[];
}

/** What is accepted although the specification does not describe it. */
export interface DecodingOptions {
  readonly refusesUnknownQuery: boolean;
  readonly keepsSlashes: boolean;
}

/** What decoding finds in the groups: issues of invalid ones, and valid ones that need another look. */
interface Findings {
  readonly issues: Issue[];
  readonly suspects: SuspectGroup[];
}

/** Decodes and validates all parameters. Throws one Refusal that lists all issues. Returns a promise for few requests. */
export function decodeParameters(
  operation: Operation,
  source: ParameterSource,
  { refusesUnknownQuery, keepsSlashes }: DecodingOptions,
): DecodedRequest | Promise<DecodedRequest> {
  const { parameters, path: template } = operation;
  const request: DecodedRequest = {};
  if (parameters === undefined && !refusesUnknownQuery) return request;
  const findings: Findings = { issues: [], suspects: [] };
  const { issues, suspects } = findings;
  if (parameters?.path !== undefined) {
    const values = decodePath(source.values, template, keepsSlashes);
    request.path = decodePathGroup(values, source.values, parameters.path, findings);
  }
  if (parameters?.query !== undefined || refusesUnknownQuery) {
    const separated = separatesByEncodedCommas(source.query, parameters?.query);
    const query = new Query(source.query, separated);
    if (parameters?.query !== undefined) {
      request.query = decodeGroup([query, () => new Query(source.query, separated)], parameters.query, findings);
    }
    if (refusesUnknownQuery) issues.push(...unknownParameters(query, operation.security));
  }
  if (parameters?.headers !== undefined) {
    const headers = new ValueReader((name) => source.transport.header(name.toLowerCase()), false);
    request.headers = decodeGroup([headers, () => headers], parameters.headers, findings);
  }
  if (parameters?.cookies !== undefined) {
    const cookies = cookieReader(source.transport.header("cookie"));
    request.cookies = decodeGroup([cookies, () => cookies], parameters.cookies, findings);
  }
  if (issues.length > 0) throw new Refusal("invalid-request", { issues });
  return suspects.length === 0 ? request : withAllDigits(request, suspects);
}

async function withAllDigits(request: DecodedRequest, suspects: readonly SuspectGroup[]): Promise<DecodedRequest> {
  // Few requests have such integers.
  const { requireAllDigits } = await import("./rounded-integers.js");
  requireAllDigits(suspects);
  return request;
}

function decodePathGroup(
  values: readonly string[],
  sent: readonly string[],
  [readPath, validator]: NonNullable<NonNullable<Operation["parameters"]>["path"]>,
  { issues, suspects }: Findings,
): unknown {
  const read = (): unknown => readPath(values, sent);
  const { value: path, hasLongIntegers } = readJsonTexts(read);
  // Already a new object with exactly the path's names, all present: nothing to copy or fill in.
  const value = validator.is(path) ? path : validateGroup(path, validator, issues);
  if (hasLongIntegers) suspects.push({ value, read, validator });
  return value;
}

/**
 * Whether a query is valid only if percent-encoded commas separate list items, as URLSearchParams encodes them. In a
 * query that is valid otherwise, an encoded comma is text.
 */
function separatesByEncodedCommas(sent: string, group: Parameters<[Query]> | undefined): boolean {
  if (group === undefined || !hasEncodedComma(sent)) return false;
  return !isValid(new Query(sent), group) && isValid(new Query(sent, true), group);
}

function isValid(query: Query, [read, validator]: Parameters<[Query]>): boolean {
  const { value } = readJsonTexts(() => read(query));
  return validator.parse(value).ok && query.issues.length === 0;
}

/**
 * Reads one group. An unreadable value is reported only as such, not also as missing.
 *
 * @param source The source, and a function that returns it for reading once more.
 */
function decodeGroup<Source extends { readonly issues: readonly Issue[] }>(
  [source, again]: readonly [source: Source, again: () => Source],
  [readGroup, validator]: Parameters<[Source]>,
  { issues, suspects }: Findings,
): unknown {
  const { value, hasLongIntegers } = readJsonTexts(() => readGroup(source));
  const unread = source.issues;
  if (unread.length === 0) {
    const checked = validateGroup(value, validator, issues);
    if (hasLongIntegers) suspects.push({ value: checked, read: () => readGroup(again()), validator });
    return checked;
  }
  issues.push(...unread);
  const result = validator.parse(value, collectedFormat);
  if (!result.ok) issues.push(...result.issues.filter(({ path }) => isOutsidePath(unread, path)));
  return undefined;
}

/** Whether an issue is independent of unreadable values: rules about the whole group may depend on them. */
function isOutsidePath(unread: readonly Issue[], path: string): boolean {
  return path !== "" && !unread.some((one) => path === one.path || path.startsWith(`${one.path}/`));
}

function validateGroup(value: unknown, validator: Validator<unknown>, issues: Issue[]): unknown {
  const result = validator.parse(value, collectedFormat);
  if (result.ok) return result.value;
  issues.push(...result.issues);
  return undefined;
}

/** Percent-decodes path parameters. Throws a Refusal that names the parameter with an invalid encoding. */
export function decodePath(values: readonly string[], template: string, keepsSlashes: boolean): readonly string[] {
  for (const sent of values) {
    if (sent.includes("%")) return values.map((value, index) => decodeSegment(value, index, template, keepsSlashes));
  }
  return values;
}

const encodedSlash = /%2f/i;

function decodeSegment(value: string, index: number, template: string, keepsSlashes: boolean): string {
  if (!keepsSlashes && encodedSlash.test(value)) {
    throw invalidSegmentFailure(index, template, "slash", "must not hold a slash");
  }
  try {
    return decodeURIComponent(value);
  } catch {
    throw invalidSegmentFailure(index, template, "encoding", "must be UTF-8, percent-encoded");
  }
}

function invalidSegmentFailure(index: number, template: string, code: string, message: string): Refusal {
  const name = [...template.matchAll(/\{([^{}]+)\}/g)][index]?.[1] ?? String(index);
  return refusalAt("invalid-request", formatPath(at(undefined, name)).pointer, code, `${name}: ${message}`);
}

function unknownParameters(query: Query, security: Operation["security"]): Issue[] {
  for (const { scheme } of security?.flat() ?? []) if (scheme.query !== undefined) query.allow(scheme.query);
  return query.unknown().map((name) => ({
    path: formatPath(at(undefined, name)).pointer,
    code: "unknown-parameter",
    message: `${name}: is no parameter of this operation`,
  }));
}
