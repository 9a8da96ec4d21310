import type { Json, JsonObject } from "../../load/document.js";
import type { Operation, PageAdvance, Parameter } from "../interface.js";
import { itemsAtPath, largestPage, type PaginationDraft, pageBodyOf, propertyAtPath } from "../page-body.js";
import { asObject, asString, child, hasKey, tokensOf, withoutUndefined } from "../raw.js";
import type { NamedTypes } from "../resolve-type.js";
import type { SchemaUse } from "../type.js";
import type { BuildContext } from "./context.js";
import { recognizePagination } from "./recognized-pagination.js";

/**
 * Adds the pagination of operations, from `x-pagination` or else recognized from unambiguous parameters and responses.
 * Runs when all types are known, since pointers of the extension must resolve to properties.
 */
export function withPagination(
  operations: readonly Operation[],
  named: NamedTypes,
  context: BuildContext,
): readonly Operation[] {
  return operations.map((operation) => {
    const node = asObject(context.node(operation.at)) ?? {};
    const isDeclared = hasKey(node, "x-pagination");
    const draft = isDeclared
      ? readPagination(operation, node, named, context)
      : context.loaded.pagination === "declared"
        ? undefined
        : recognizePagination(operation, named);
    if (draft === undefined) return operation;
    const { at, id, typeStem } = operation;
    const owner = isDeclared ? child(at, "x-pagination") : at;
    const claim = { at: owner, text: id, identifier: `paginate${typeStem}` };
    const identifier = isDeclared
      ? context.functionNames.claimDerived(claim)
      : context.functionNames.claimSilently(claim.identifier);
    return { ...operation, pagination: { ...draft, identifier } };
  });
}

function readPagination(
  operation: Operation,
  node: JsonObject,
  named: NamedTypes,
  context: BuildContext,
): PaginationDraft | undefined {
  const entry = asObject(node["x-pagination"]);
  const at = child(operation.at, "x-pagination");
  const body = pageBodyOf(operation);
  if (entry === undefined) return undefined;
  if (body === undefined) {
    const message = "only an operation with a single JSON success response can be paginated";
    context.report("keyword-without-effect", at, message, { keyOrValue: "key" });
    return undefined;
  }
  const items = tokensOf(asString(entry["items"]) ?? "");
  const item = itemsAtPath(body, items, named);
  if (item === undefined) {
    context.report("extension-property-unknown", hasKey(entry, "items") ? child(at, "items") : at, "no list is here", {
      expected: "a pointer to a list of the response body",
    });
    return undefined;
  }
  const isKnown = (key: string, use: SchemaUse): boolean => {
    const pointer = asString(entry[key]);
    if (pointer === undefined || propertyAtPath(use, tokensOf(pointer), named) !== undefined) return true;
    const message = `the ${key === "key" ? "item" : "response body"} has no property at ${JSON.stringify(pointer)}`;
    context.report("extension-property-unknown", child(at, key), message, {});
    return false;
  };
  const known = [isKnown("key", item), isKnown("next", body), isKnown("link", body), isKnown("more", body)];
  const advance = readAdvance(entry, (name) => queryParameter(operation, name));
  if (advance === undefined || known.includes(false)) return undefined;
  const limit = queryParameter(operation, entry["limit"]);
  const more = asString(entry["more"]);
  return withoutUndefined({
    advance,
    limit,
    maximum: limit && largestPage(limit),
    items,
    more: more === undefined ? undefined : tokensOf(more),
    isRecognized: false,
  });
}

function readAdvance(
  entry: JsonObject,
  query: (name: Json | undefined) => Parameter | undefined,
): PageAdvance | undefined {
  const link = entry["link"];
  if (link === true) return { kind: "link" };
  if (typeof link === "string") return { kind: "link", next: tokensOf(link) };
  const offset = query(entry["offset"]);
  if (offset !== undefined) return { kind: "offset", parameter: offset };
  const page = query(entry["page"]);
  const first = entry["firstPage"];
  if (page !== undefined) return { kind: "page", parameter: page, first: typeof first === "number" ? first : 1 };
  const parameter = query(entry["cursor"]);
  if (parameter === undefined) return undefined;
  const header = asString(entry["nextHeader"]);
  if (header !== undefined) return { kind: "header", parameter, header };
  const next = asString(entry["next"]);
  if (next !== undefined) return { kind: "body", parameter, next: tokensOf(next) };
  const key = asString(entry["key"]);
  return key === undefined ? undefined : { kind: "item", parameter, key: tokensOf(key) };
}

function queryParameter({ parameters }: Operation, name: Json | undefined): Parameter | undefined {
  return parameters.find((parameter) => parameter.in === "query" && parameter.name === name);
}
