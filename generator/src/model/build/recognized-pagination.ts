import type { Operation, PageAdvance, Parameter } from "../interface.js";
import { itemsAtPath, largestPage, type PaginationDraft, pageBodyOf, propertyAtPath } from "../page-body.js";
import { withoutUndefined } from "../raw.js";
import { type NamedTypes, objectTypesOf, resolveType } from "../resolve-type.js";
import { successResponses } from "../responses.js";
import type { SchemaUse } from "../type.js";

interface Query {
  readonly operation: Operation;
  readonly named: NamedTypes;
}

/** Properties with the next cursor, and the query parameters that accept it. */
const cursors: readonly (readonly [property: string, parameters: readonly string[]])[] = [
  ["next_cursor", ["cursor"]],
  ["nextCursor", ["cursor"]],
  ["next_page_token", ["page_token", "next_page_token"]],
  ["nextPageToken", ["pageToken", "nextPageToken"]],
  ["next_token", ["next_token", "token"]],
  ["nextToken", ["nextToken", "token"]],
  ["NextToken", ["NextToken"]],
];

/** Properties of a body that may contain the next cursor. */
const envelopes: readonly string[] = ["meta", "pagination", "paging", "page_info", "pageInfo", "response_metadata"];

const limits: readonly string[] = [
  ...["limit", "page_size", "pageSize", "per_page", "perPage", "max_results", "maxResults", "page_limit"],
];

/**
 * Recognizes the pagination of a GET operation whose parameters and response match exactly one common scheme:
 *
 * - the response declares a `Link` header, and there is a parameter for pages or cursors
 * - a property such as `next_cursor` and the parameter that accepts its value
 * - `offset` and a limit
 * - `page` and a limit, if the minimum or default of `page` determines the first page number
 *
 * The response must contain exactly one list. Returns undefined if ambiguous.
 */
export function recognizePagination(operation: Operation, named: NamedTypes): PaginationDraft | undefined {
  const body = operation.method === "get" && operation.variantOf === undefined ? pageBodyOf(operation) : undefined;
  const items = body && onlyList(body, named);
  if (body === undefined || items === undefined) return undefined;
  const query = { operation, named };
  const limit = only(limits.flatMap((name) => queryParameter(query, name, "integer") ?? []));
  const byLink = linkAdvance(operation);
  const others = [cursorAdvance(query, body), offsetAdvance(query, limit), pageAdvance(query, limit)];
  const advance = byLink ?? only(others.flatMap((one) => one ?? []));
  if (advance === undefined) return undefined;
  const maximum = limit && largestPage(limit);
  return withoutUndefined({ advance, limit, maximum, items, isRecognized: true });
}

/** Returns the path to the only list of a body: the body itself, or one of its properties. */
function onlyList(body: SchemaUse, named: NamedTypes): readonly string[] | undefined {
  if (itemsAtPath(body, [], named) !== undefined) return [];
  const properties = objectTypesOf(body.type, named).flatMap((object) => object.properties);
  const first = new Map(properties.toReversed().map((one) => [one.name, one]));
  const lists = properties.filter(({ name, type }) => {
    const found = resolveType(first.get(name)?.type ?? type, named);
    return found.kind === "array" && found.items !== undefined;
  });
  const list = only(lists);
  return list && [list.name];
}

function linkAdvance(operation: Operation): PageAdvance | undefined {
  const headers = successResponses(operation).flatMap((response) => response.headers);
  const declaresLink = headers.some(({ name }) => name.toLowerCase() === "link");
  const names = ["page", "cursor", "after", "before", "since", "page_info"];
  const isPaged = operation.parameters.some((one) => one.in === "query" && names.includes(one.name));
  return declaresLink && isPaged ? { kind: "link" } : undefined;
}

function cursorAdvance(query: Query, body: SchemaUse): PageAdvance | undefined {
  const found = cursors.flatMap(([property, parameters]) =>
    [[property], ...envelopes.map((envelope) => [envelope, property])].flatMap((next): PageAdvance[] => {
      const use = propertyAtPath(body, next, query.named)?.use;
      const type = use && resolveType(use.type, query.named);
      const parameter = only(parameters.flatMap((name) => queryParameter(query, name, "string") ?? []));
      return type?.kind === "string" && parameter !== undefined ? [{ kind: "body", parameter, next }] : [];
    }),
  );
  return only(found);
}

function offsetAdvance(query: Query, limit: Parameter | undefined): PageAdvance | undefined {
  const parameter = queryParameter(query, "offset", "integer");
  return parameter !== undefined && limit !== undefined ? { kind: "offset", parameter } : undefined;
}

function pageAdvance(query: Query, limit: Parameter | undefined): PageAdvance | undefined {
  const parameter = queryParameter(query, "page", "integer");
  if (parameter === undefined || limit === undefined) return undefined;
  const { type, default: initial } = parameter.use;
  const minimum = type.kind === "number" ? type.checks.find((check) => check.kind === "minimum") : undefined;
  const first = initial?.value ?? (minimum !== undefined && "limit" in minimum ? minimum.limit : undefined);
  return first === 0 || first === 1 ? { kind: "page", parameter, first } : undefined;
}

/** Returns the optional query parameter with a name if it has the type. */
function queryParameter(
  { operation, named }: Query,
  name: string,
  wanted: "string" | "integer",
): Parameter | undefined {
  return operation.parameters.find((parameter) => {
    const type = resolveType(parameter.use.type, named);
    const found = type.kind === "number" && type.integer ? "integer" : type.kind;
    return parameter.in === "query" && parameter.name === name && !parameter.required && found === wanted;
  });
}

function only<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}
