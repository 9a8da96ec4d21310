import { operationsOfPathItem } from "../../openapi/operations.js";
import { asObject } from "../../values/json.js";
import type { Json } from "../document.js";
import { objectKindAt } from "../structure.js";
import type { Deviation, FoundDeviation } from "./deviation.js";
import type { DocumentEdits } from "./document-edits.js";

/** Deviations of paths, operations, parameters, bodies and responses. */
export const operationDeviations: readonly Deviation[] = [
  {
    code: "response-description-missing",
    found: "a response has no `description`",
    reading: "the description is empty",
    reason: "A description does not affect requests or responses.",
    fix: "add `description`",
    error: "missing-keyword",
    example: "responses: { '200': {} }",
    corrected: "responses: { '200': { description: '' } }",
    read({ tokens, edits }) {
      const response = edits.objectAt(tokens);
      if (tokens.at(-2) !== "responses" || response === undefined || response.description !== undefined) return false;
      edits.set([...tokens, "description"], "");
      return true;
    },
  },
  {
    code: "responses-missing",
    found: "an operation declares no responses",
    reading: "any status code is accepted, without a body",
    reason: "The operation exists, but its responses are not described.",
    fix: "describe the responses, or add `default: { description: '' }`",
    error: "missing-keyword",
    example: "get: { responses: {} }",
    corrected: "get: { responses: { default: { description: '' } } }",
    read({ tokens, edits }) {
      const operation = tokens.at(-1) === "responses" ? tokens.slice(0, -1) : tokens;
      if (objectKindAt(operation) !== "operation") return false;
      const node = edits.objectAt(operation);
      if (node === undefined || Object.keys(asObject(node.responses) ?? {}).length > 0 || "$ref" in node) return false;
      edits.set([...operation, "responses"], { default: { description: "" } });
      return true;
    },
  },
  {
    code: "success-not-declared",
    found: "an operation declares only error and informational (1XX) responses",
    reading: "a 204 is expected on success",
    reason: "An operation that describes only its errors usually has no response body on success.",
    fix: "declare the success response, such as `204`",
    error: "success-missing",
    example: "get: { responses: { '404': { description: Not found } } }",
    corrected: "get: { responses: { '404': { description: Not found }, '204': { description: '' } } }",
    read({ tokens, edits }) {
      if (tokens.at(-1) !== "responses") return false;
      edits.set([...tokens, "204"], { description: "" });
      return true;
    },
  },
  ...(["missing-keyword", "wrong-value"] as const).map(
    (error): Deviation => ({
      code: error === "missing-keyword" ? "path-parameter-optional" : "path-parameter-not-required",
      found:
        error === "missing-keyword"
          ? "a path parameter lacks `required: true`"
          : "a path parameter has `required: false`",
      reading: "it is required",
      reason: "A path without the value is a different path.",
      fix: "write `required: true`",
      error,
      example: `{ name: id, in: path,${error === "wrong-value" ? " required: false," : ""} schema: { type: string } }`,
      corrected: "{ name: id, in: path, required: true, schema: { type: string } }",
      read({ tokens, edits }) {
        const parameter = tokens.at(-1) === "required" ? tokens.slice(0, -1) : tokens;
        const node = edits.objectAt(parameter);
        const isParameter = parameter.at(-2) === "parameters" && node?.in === "path";
        if (!isParameter || node.required === true) return false;
        edits.set([...parameter, "required"], true);
        return true;
      },
    }),
  ),
  {
    code: "path-parameter-not-declared",
    found: "a path contains a parameter that the operation does not declare",
    reading: "it is treated as a required string",
    reason: "Every path segment is a string, and the path requires the parameter.",
    fix: "declare it with `in: path` and `required: true`",
    error: "path-parameter-undeclared",
    example: "/books/{id}: { get: { responses: { '204': { description: Done } } } }",
    corrected:
      "/books/{id}: { get: { parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { '204': { description: Done } } } }",
    read: declarePathParameters,
  },
  {
    code: "path-parameter-without-template",
    found: "a declared path parameter does not occur in the path",
    reading: "it is ignored",
    reason: "The path has no position for its value.",
    fix: "drop it, or write it into the path",
    error: "path-parameter-unused",
    example: "/books: { get: { parameters: [{ name: id, in: path, required: true, schema: { type: string } }] } }",
    corrected: "/books: { get: { parameters: [] } }",
    read: removeParameter,
  },
  {
    code: "parameter-repeated",
    found: "a parameter is declared twice in one list",
    reading: "the first declaration is used",
    reason: "A request contains only one value for it.",
    fix: "drop the second declaration",
    error: "parameter-duplicate",
    example: "parameters: [{ name: q, in: query }, { name: q, in: query }]",
    corrected: "parameters: [{ name: q, in: query }]",
    read: removeParameter,
  },
  {
    code: "operation-id-repeated",
    found: "two operations have the same `operationId`",
    reading: "a number is appended to the later one",
    reason: "The first operation keeps its name, so adding another one does not rename existing code.",
    fix: "give each operation a unique `operationId`",
    error: "operation-id-duplicate",
    example: "/a: { get: { operationId: list } }\n/b: { get: { operationId: list } }",
    corrected: "/a: { get: { operationId: list } }\n/b: { get: { operationId: list_2 } }",
    read: numberOperation,
  },
];

function declarePathParameters({ tokens, edits }: FoundDeviation): boolean {
  const [first, path] = tokens;
  if (first !== "paths" || path === undefined || tokens.length !== 3) return false;
  const declared = new Set(
    [...parametersAt([first, path], edits), ...parametersAt(tokens, edits)].map(
      (parameter) => `${String(asObject(parameter)?.in)} ${String(asObject(parameter)?.name)}`,
    ),
  );
  for (const name of new Set([...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] as string))) {
    if (declared.has(`path ${name}`)) continue;
    edits.append([...tokens, "parameters"], { name, in: "path", required: true, schema: { type: "string" } });
  }
  return true;
}

function parametersAt(tokens: readonly string[], edits: DocumentEdits): readonly Json[] {
  const list = edits.nodeAt([...tokens, "parameters"]);
  if (!Array.isArray(list)) return [];
  return (list as readonly Json[]).map((parameter) => {
    const reference = asObject(parameter)?.$ref;
    if (typeof reference !== "string" || !reference.startsWith("#/components/parameters/")) return parameter;
    return edits.nodeAt(["components", "parameters", reference.slice("#/components/parameters/".length)]) ?? parameter;
  });
}

function removeParameter({ tokens, edits }: FoundDeviation): boolean {
  if (tokens.at(-2) !== "parameters" || !Array.isArray(edits.nodeAt(tokens.slice(0, -1)))) return false;
  edits.remove(tokens);
  return true;
}

function numberOperation({ tokens, edits }: FoundDeviation): boolean {
  const id = edits.nodeAt(tokens);
  if (tokens.at(-1) !== "operationId" || typeof id !== "string") return false;
  const key = tokens.join("\n");
  let ids = operationIds.get(edits);
  // Other deviations may have changed ids.
  if (ids?.ranks.get(key)?.id !== id) {
    ids = new OperationIds(edits);
    operationIds.set(edits, ids);
  }
  const found = ids.ranks.get(key);
  if (found === undefined) return false;
  edits.set(tokens, ids.numbered(found));
  return true;
}

/** The ids of a document with several repeated ones, read once for all of them. */
const operationIds = new WeakMap<DocumentEdits, OperationIds>();

/** The position of an operation among those of one id, from 1. */
interface OperationRank {
  readonly id: string;
  readonly rank: number;
}

class OperationIds {
  readonly ranks = new Map<string, OperationRank>();
  readonly #taken = new Set<Json | undefined>();
  /** By id, whether the operation of a rank has another id by now. */
  readonly #renamed = new Map<string, boolean[]>();

  constructor(edits: DocumentEdits) {
    const counts = new Map<string, number>();
    for (const folder of ["paths", "webhooks"]) {
      for (const path of Object.keys(edits.objectAt([folder]) ?? {})) {
        for (const operation of operationsOfPathItem<Json>(edits.objectAt([folder, path]) ?? {})) {
          const tokens = [folder, path, ...operation.tokens, "operationId"];
          const id = edits.nodeAt(tokens);
          this.#taken.add(id);
          if (typeof id !== "string") continue;
          const rank = (counts.get(id) ?? 0) + 1;
          counts.set(id, rank);
          this.ranks.set(tokens.join("\n"), { id, rank });
        }
      }
    }
  }

  /** Returns the id with the first free number from the position among those that still have the id. */
  numbered({ id, rank }: OperationRank): string {
    const renamed = this.#renamed.get(id) ?? [];
    this.#renamed.set(id, renamed);
    let number = rank;
    for (let earlier = 1; earlier < rank; earlier += 1) if (renamed[earlier] === true) number -= 1;
    while (this.#taken.has(`${id}_${number}`)) number += 1;
    this.#taken.add(`${id}_${number}`);
    renamed[rank] = true;
    return `${id}_${number}`;
  }
}
