import { isHttpMethod } from "../../openapi/operations.js";
import { asObject } from "../../values/json.js";
import type { Json, JsonObject } from "../document.js";

import type { Deviation, FoundDeviation } from "./deviation.js";
import type { DocumentEdits } from "./document-edits.js";

/** Deviations of the keys of `paths`. */
export const pathDeviations: readonly Deviation[] = [
  {
    code: "path-with-query",
    found: "a path has a query string or a fragment",
    reading:
      "a query string becomes required query parameters, each with the given value; a fragment is ignored, because requests do not contain it",
    reason: "A URL with this path sends these query parameters.",
    fix: "declare the query parameters, and drop the fragment",
    error: "path-malformed",
    example: "/books?sort=title: { get: { responses: { '204': { description: Done } } } }",
    corrected:
      "/books: { get: { parameters: [{ name: sort, in: query, required: true, schema: { type: string, enum: [title] } }], responses: { '204': { description: Done } } } }",
    read({ tokens, edits }) {
      const [path = "", query = ""] = splitPath(tokens[1] ?? "");
      if (path === tokens[1] || !path.startsWith("/")) return false;
      const parameters = queryParameters(query);
      if (!renamePath(tokens, path, edits, parameters)) return false;
      const ofQuery = "the query string becomes required query parameters, each with the given value";
      const ofFragment = "the fragment is ignored, because requests do not contain it";
      const hasFragment = tokens[1]?.includes("#") === true;
      return { reading: [query === "" ? [] : ofQuery, hasFragment ? ofFragment : []].flat().join("; ") };
    },
  },
  {
    code: "path-without-slash",
    found: "a path does not start with a slash, or is a URL",
    reading: "a leading slash is added; only the path of a URL is used",
    reason: "Paths are appended to a server URL.",
    fix: "start the path with a slash",
    error: "path-malformed",
    example: "books: { get: { responses: { '204': { description: Done } } } }",
    corrected: "/books: { get: { responses: { '204': { description: Done } } } }",
    read({ tokens, edits }) {
      const path = tokens[1] ?? "";
      if (tokens.length !== 2 || path.startsWith("/") || path === "$ref") return false;
      const ofUrl = path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*\/?/i, "");
      if (!renamePath(tokens, `/${ofUrl}`, edits)) return false;
      return { reading: ofUrl === path ? "a leading slash is added" : "only the path of the URL is used" };
    },
  },
  ...(["path-malformed", "path-parameter-undeclared"] as const).map(
    (error): Deviation => ({
      code: error === "path-malformed" ? "path-expression-nested" : "path-expression",
      found:
        error === "path-malformed"
          ? "a path has braces that do not enclose exactly one name"
          : "a path contains an expression of a router or RFC 6570, such as `{id:[0-9]+}`, `{id*}` or `{?page}`",
      reading:
        "an expression becomes a parameter with its name, a query expression is omitted, and other braces are literal",
      reason: "Patterns, modifiers and operators are instructions for a specific router or client.",
      fix: "write one name between each pair of braces",
      error,
      example: error === "path-malformed" ? "'/books/{id:[0-9]{3}}'" : "'/books/{id:[0-9]+}'",
      corrected: "/books/{id}",
      read({ tokens, edits }) {
        const [first, path] = tokens;
        if (first !== "paths" || path === undefined || edits.nodeAt(["paths", path]) === undefined) return false;
        const plain = withoutExpressions(path);
        return plain !== path && renamePath(["paths", path], plain, edits);
      },
    }),
  ),
  {
    code: "path-parameter-twice",
    found: "a path contains the same parameter twice",
    reading: "each later occurrence is a separate parameter with a number appended to its name",
    reason: "A request may have different values in the two positions.",
    fix: "give each position a unique name",
    error: "path-parameter-repeated",
    example: "/books/{id}/notes/{id}",
    corrected: "/books/{id}/notes/{id_2}",
    read: numberPathParameters,
  },
  {
    code: "path-twice",
    found: "two paths match the same requests",
    reading:
      "operations of the later path become variants of the earlier one: clients can call both, and a server dispatches to the first",
    reason: "Requests for the two paths are indistinguishable.",
    fix: "write one path, and further operations of a method under `x-variants`",
    error: "path-ambiguous",
    example: "/books/{id}: { get: { operationId: a } }\n/books/{name}: { get: { operationId: b } }",
    corrected: "/books/{id}: { get: { operationId: a, x-variants: [{ path: '/books/{name}', operationId: b }] } }",
    read: joinAmbiguousPath,
  },
];

function splitPath(path: string): readonly [path: string, query: string] {
  const [address = ""] = path.split("#", 1);
  // A query expression of RFC 6570 is not a query string.
  const at = address.search(/(?<!\{)\?/);
  return at === -1 ? [address, ""] : [address.slice(0, at), address.slice(at + 1)];
}

function queryParameters(query: string): readonly Json[] {
  return query
    .split("&")
    .filter((pair) => pair !== "" && !/^\{.*\}$/.test(pair))
    .map((pair) => {
      const [name = "", value] = pair.split("=", 2).map((part) => decode(part));
      const isFixed = value !== undefined && !/[{}]/.test(value);
      return { name, in: "query", required: true, schema: { type: "string", ...(isFixed && { enum: [value] }) } };
    });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Moves the operations of a path to another path, merging them with existing ones. */
function renamePath(
  tokens: readonly string[],
  path: string,
  edits: DocumentEdits,
  parameters: readonly Json[] = [],
): boolean {
  const [folder = "", before = ""] = tokens;
  const item = edits.objectAt([folder, before]);
  if (tokens.length < 2 || item === undefined || path === before) return false;
  const operations = Object.keys(item).filter(isHttpMethod);
  if (parameters.length > 0) {
    for (const method of operations) addParameters([folder, before, method], parameters, edits);
  }
  const target = edits.objectAt([folder, path]);
  if (target === undefined) edits.replaceKey([folder, before], [path]);
  else {
    for (const method of operations) joinOperation([folder, before, method], [folder, path], edits);
    edits.remove([folder, before]);
  }
  return true;
}

/** Adds query parameters unless the operation declares them, in the query or by mistake in the path. */
function addParameters(operation: readonly string[], parameters: readonly Json[], edits: DocumentEdits): void {
  const at = [...operation, "parameters"];
  const declared = edits.nodeAt(at);
  for (const parameter of parameters) {
    const { name } = asObject(parameter) as JsonObject;
    const list = Array.isArray(declared) ? (declared as readonly Json[]) : [];
    const index = list.findIndex(
      (each) => asObject(each)?.name === name && ["query", "path"].includes(String(asObject(each)?.in)),
    );
    if (index === -1) edits.append(at, parameter);
    else edits.set([...at, String(index), "in"], "query");
  }
}

/** Adds an operation to another path: under its method, or as a variant of an existing operation. */
function joinOperation(from: readonly string[], toItem: readonly string[], edits: DocumentEdits): void {
  const [folder = "", path = "", method = ""] = from;
  const operation = edits.objectAt(from);
  const host = [...toItem, method];
  if (operation === undefined) return;
  const item = edits.objectAt([folder, path]);
  const inherited = parametersOf(item).filter(
    (one) => !parametersOf(operation).some((other) => sameParameter(one, other)),
  );
  const parameters = [...inherited, ...parametersOf(operation)];
  const own = { ...operation, ...(parameters.length > 0 && { parameters }) };
  if (edits.objectAt(host) === undefined) {
    edits.move(from, host, own);
    return;
  }
  const variants = [...host, "x-variants"];
  const count = (edits.nodeAt(variants) as readonly Json[] | undefined)?.length ?? 0;
  const variant = { path: toItem[1] === path ? path : variantPath(path, toItem[1] ?? ""), ...own };
  edits.append(variants, variant);
  edits.move(from, [...variants, String(count)], variant);
}

/** Returns the path of a variant: paths of one shape keep their own names. */
function variantPath(path: string, other: string): string {
  const shape = (text: string): string => text.replaceAll(/\{[^{}]*\}/g, "{}");
  return shape(path) === shape(other) ? path : other;
}

function parametersOf(node: JsonObject | undefined): readonly Json[] {
  return Array.isArray(node?.parameters) ? (node.parameters as readonly Json[]) : [];
}

function sameParameter(one: Json, other: Json): boolean {
  const [left, right] = [asObject(one), asObject(other)];
  if (left?.$ref !== undefined || right?.$ref !== undefined) return left?.$ref === right?.$ref;
  return left?.name === right?.name && left?.in === right?.in;
}

/** Reduces each parameter expression to its name in braces, and percent-encodes unclosed braces. */
function withoutExpressions(path: string): string {
  let result = "";
  for (let at = 0; at < path.length; ) {
    const end = path[at] === "{" ? closingBrace(path, at) : undefined;
    if (end !== undefined) {
      const name = nameOfExpression(path.slice(at + 1, end));
      result += name === undefined ? "" : `{${name}}`;
      at = end + 1;
    } else {
      result += path[at] === "{" ? "%7B" : path[at] === "}" ? "%7D" : path[at];
      at += 1;
    }
  }
  return result === "" ? "/" : result;
}

function closingBrace(path: string, start: number): number | undefined {
  for (let at = start, depth = 0; at < path.length; at++) {
    if (path[at] === "{") depth += 1;
    if (path[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}

function nameOfExpression(expression: string): string | undefined {
  const inner = expression.replace(/^\{+|\}+$/g, "").trim();
  if (/^[?&]/.test(inner)) return undefined;
  const [name = ""] = inner.replace(/^[+#./;]/, "").split(/[:,*]/, 1);
  return name.trim() === "" ? "value" : name.trim();
}

function numberPathParameters({ tokens, edits }: FoundDeviation): boolean {
  const [folder = "", path = ""] = tokens;
  const item = edits.objectAt([folder, path]);
  if (item === undefined) return false;
  const taken = new Set([...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] as string));
  const seen = new Set<string>();
  const copies: (readonly [name: string, copy: string])[] = [];
  const numbered = path.replaceAll(/\{([^{}]*)\}/g, (text, name: string) => {
    if (!seen.has(name)) {
      seen.add(name);
      return text;
    }
    let number = 2;
    while (taken.has(`${name}_${number}`)) number += 1;
    taken.add(`${name}_${number}`);
    copies.push([name, `${name}_${number}`]);
    return `{${name}_${number}}`;
  });
  const owners = [
    [],
    ...Object.keys(item)
      .filter(isHttpMethod)
      .map((method) => [method]),
  ];
  for (const owner of owners) copyParameters([folder, path, ...owner], copies, edits);
  edits.replaceKey([folder, path], [numbered]);
  return true;
}

function copyParameters(
  owner: readonly string[],
  copies: readonly (readonly [name: string, copy: string])[],
  edits: DocumentEdits,
): void {
  for (const parameter of parametersOf(edits.objectAt(owner))) {
    const node = followParameter(parameter, edits);
    if (node?.in !== "path") continue;
    for (const [name, copy] of copies) {
      if (node.name === name) edits.append([...owner, "parameters"], { ...node, name: copy });
    }
  }
}

function followParameter(parameter: Json, edits: DocumentEdits): JsonObject | undefined {
  const reference = asObject(parameter)?.$ref;
  const prefix = "#/components/parameters/";
  if (typeof reference !== "string" || !reference.startsWith(prefix)) return asObject(parameter);
  return edits.objectAt(["components", "parameters", reference.slice(prefix.length)]);
}

function joinAmbiguousPath({ tokens, edits }: FoundDeviation): boolean {
  const [folder = "", path = ""] = tokens;
  const item = edits.objectAt([folder, path]);
  const shape = (text: string): string => text.replaceAll(/\{[^{}]*\}/g, "{}");
  const first = Object.keys(edits.objectAt([folder]) ?? {}).find((key) => shape(key) === shape(path));
  if (item === undefined || first === undefined || first === path) return false;
  const host = edits.objectAt([folder, first]) ?? {};
  const shared = Object.keys(item).filter((key) => isHttpMethod(key) && Object.hasOwn(host, key));
  for (const method of shared) {
    joinOperation([folder, path, method], [folder, first], edits);
    edits.remove([folder, path, method]);
  }
  if (!Object.keys(item).some((key) => isHttpMethod(key) && !shared.includes(key))) edits.remove([folder, path]);
  return shared.length > 0;
}
