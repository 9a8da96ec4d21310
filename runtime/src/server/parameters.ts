import { at, type Issue, type Validator } from "../validate/index.js";
import { pointerOf } from "../validate/path.js";
import type { Exchange } from "./exchange.js";
import { Failure, failureAt } from "./failure.js";
import type { Operation } from "./operation.js";
import { Query } from "./query.js";
import { cookieReader, ValueReader } from "./value-reader.js";

/** A request as handlers get it, while it is being decoded. Groups that an operation does not have are not there. */
export interface DecodedRequest {
  path?: unknown;
  query?: unknown;
  headers?: unknown;
  cookies?: unknown;
  body?: unknown;
  files?: unknown;
}

/** What parameters are read from. */
export interface ParameterSource {
  readonly exchange: Exchange;
  /** The query as it was sent. */
  readonly query: string;
  /** The path's values as they were sent. */
  readonly values: readonly string[];
}

/** Decodes and checks all parameters; throws one Failure that lists what is wrong with any of them. */
export function decodeParameters(
  { parameters, security }: Operation,
  source: ParameterSource,
  template: string,
  refusesUnknownQuery: boolean,
): DecodedRequest {
  const request: DecodedRequest = {};
  let issues: readonly Issue[] | undefined;
  /** Reads one group; `unread` are faults of the reading, after which checking would only repeat them. */
  const take = (value: unknown, validator: Validator<unknown>, unread: readonly Issue[] | undefined): unknown => {
    if (unread !== undefined && unread.length > 0) {
      issues = [...(issues ?? []), ...unread];
      return undefined;
    }
    const result = validator.parse(value);
    if (result.ok) return result.value;
    issues = [...(issues ?? []), ...result.issues];
    return undefined;
  };
  if (parameters?.path !== undefined) {
    const [read, validator] = parameters.path;
    request.path = take(read(decodePath(source.values, template), source.values), validator, undefined);
  }
  if (parameters?.query !== undefined || refusesUnknownQuery) {
    const query = new Query(source.query);
    if (parameters?.query !== undefined) {
      const [read, validator] = parameters.query;
      request.query = take(read(query), validator, query.issues);
    }
    if (refusesUnknownQuery) issues = [...(issues ?? []), ...unknownParameters(query, security)];
  }
  if (parameters?.headers !== undefined) {
    const [read, validator] = parameters.headers;
    const headers = new ValueReader((name) => source.exchange.header(name.toLowerCase()), false);
    request.headers = take(read(headers), validator, headers.issues);
  }
  if (parameters?.cookies !== undefined) {
    const [read, validator] = parameters.cookies;
    const cookies = cookieReader(source.exchange.header("cookie"));
    request.cookies = take(read(cookies), validator, cookies.issues);
  }
  if (issues !== undefined && issues.length > 0) throw new Failure("invalid-request", { issues });
  return request;
}

/** The values of a path, percent-decoded; throws a Failure that names the parameter whose encoding is broken. */
export function decodePath(values: readonly string[], template: string): readonly string[] {
  for (const sent of values)
    if (sent.includes("%")) return values.map((value, index) => decodeSegment(value, index, template));
  return values;
}

function decodeSegment(value: string, index: number, template: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    const name = [...template.matchAll(/\{([^{}]+)\}/g)][index]?.[1] ?? String(index);
    const path = pointerOf(at(undefined, name));
    throw failureAt("invalid-request", path, "encoding", `${name}: must be UTF-8, percent-encoded`);
  }
}

function unknownParameters(query: Query, security: Operation["security"]): Issue[] {
  for (const { scheme } of security?.flat() ?? []) if (scheme.query !== undefined) query.know(scheme.query);
  return query.unknown().map((name) => ({
    path: pointerOf(at(undefined, name)),
    code: "unknown-parameter",
    message: `${name}: is no parameter of this operation`,
  }));
}
