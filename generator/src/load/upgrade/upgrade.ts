import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { operationsOfPathItem } from "../../openapi/operations.js";
import { asObject } from "../../values/json.js";
import { formatPointer, parsePointer } from "../../values/pointer.js";
import type { Json, JsonObject, KeyOrValue } from "../document.js";
import type { ParsedFile } from "../files/sources.js";
import { upgradeFromTwoToThree } from "./compiled/upgrader.js";
import { copyWithOrigins, type MutableObject, originOf, setOrigin, takeOrigins } from "./origins.js";
import { prepareSwagger, putBack } from "./prepare.js";
import { restoreResponses, takeResponseDetails } from "./responses.js";

/**
 * Upgrades a Swagger 2.0 document, joined to one file, to OpenAPI 3.0 and keeps the original locations. Returns
 * undefined and reports an error if that is impossible.
 */
export function upgradeSwagger(root: ParsedFile, report: (diagnostic: Diagnostic) => void): ParsedFile | undefined {
  const original = asObject(root.value) as JsonObject;
  const copy = copyWithOrigins(original);
  copy.swagger = "2.0";
  const held = prepareSwagger(copy, (pointer, message, fix) => {
    const location = root.locate(parsePointer(pointer) ?? [], "key");
    report(diagnose("keyword-without-effect", message, { location, fix }));
  });
  const lists = parameterOrigins(copy);
  const details = takeResponseDetails(copy);
  let upgraded: MutableObject;
  try {
    upgraded = upgradeFromTwoToThree(copy) as MutableObject;
  } catch (error) {
    const message = `the document cannot be upgraded to OpenAPI 3: ${(error as Error).message}`;
    report(diagnose("version-unsupported", message, { location: root.locate(["swagger"], "value") }));
    return undefined;
  }
  restoreResponses(upgraded, details);
  restoreParameterOrigins(upgraded, lists);
  locateEncodings(upgraded);
  putBack(upgraded, held);
  const { document, originalTokens } = takeOrigins(upgraded, original);
  return {
    source: root.source,
    value: document,
    locate: (tokens: readonly string[], part: KeyOrValue) => root.locate(originalTokens(tokens), part),
    sourceAt: (tokens) => root.sourceAt?.(originalTokens(tokens)) ?? root.source,
    writtenTokens: originalTokens,
  };
}

/**
 * Returns pointers of the parameters that remain parameters in each path item and operation: references lose theirs.
 */
function parameterOrigins(document: JsonObject): ReadonlyMap<string, readonly (string | undefined)[]> {
  const isParameter = (parameter: Json): boolean => !["body", "formData"].includes(String(asObject(parameter)?.in));
  return new Map(
    parameterOwners(document).map(({ tokens, node }) => {
      const list = Array.isArray(node.parameters) ? (node.parameters as readonly Json[]) : [];
      return [formatPointer(tokens), list.filter(isParameter).map(originOf)];
    }),
  );
}

function restoreParameterOrigins(
  document: JsonObject,
  lists: ReadonlyMap<string, readonly (string | undefined)[]>,
): void {
  for (const { tokens, node } of parameterOwners(document)) {
    const origins = lists.get(formatPointer(tokens)) ?? [];
    const list = Array.isArray(node.parameters) ? (node.parameters as readonly Json[]) : [];
    for (const [index, parameter] of list.entries()) {
      const origin = origins[index];
      if (origin !== undefined && asObject(parameter) !== undefined) setOrigin(parameter as MutableObject, origin);
    }
  }
}

/** Locates the encoding of a form field at the field. */
function locateEncodings(document: JsonObject): void {
  for (const { node } of parameterOwners(document)) {
    for (const media of Object.values(asObject(asObject(node.requestBody)?.content) ?? {})) {
      const { encoding, schema } = asObject(media) ?? {};
      if (asObject(encoding) === undefined) continue;
      const located = Object.entries(asObject(encoding) ?? {}).map(([name, each]) => {
        const copy: MutableObject = { ...asObject(each) };
        const origin = originOf(asObject(asObject(schema)?.properties)?.[name]);
        if (origin !== undefined) setOrigin(copy, origin);
        return [name, copy] as const;
      });
      (media as MutableObject).encoding = Object.fromEntries(located);
    }
  }
}

interface LocatedNode {
  readonly tokens: readonly string[];
  readonly node: JsonObject;
}

function parameterOwners(document: JsonObject): readonly LocatedNode[] {
  return Object.entries(asObject(document.paths) ?? {}).flatMap(([path, raw]) => {
    const item = asObject(raw);
    if (item === undefined) return [];
    const tokens = ["paths", path];
    const operations = operationsOfPathItem<Json>(item).flatMap((operation): readonly LocatedNode[] => {
      const node = asObject(operation.node);
      return node === undefined ? [] : [{ tokens: [...tokens, ...operation.tokens], node }];
    });
    return [{ tokens, node: item }, ...operations];
  });
}
