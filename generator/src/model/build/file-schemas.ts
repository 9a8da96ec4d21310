import type { Json, JsonObject } from "../../load/document.js";
import { nodeAt } from "../../values/pointer.js";
import { bareMediaType, isBinaryText, mediaKind } from "../media-kind.js";
import { asList, asObject, asString, child, entriesOf, referencePointer } from "../raw.js";
import type { Pointer } from "../type.js";
import { type OperationNode, operationNodes } from "./operation-nodes.js";

/**
 * Returns the schemas of strings that are files: binary bodies and parts of multipart forms. Everywhere else,
 * especially in JSON, a string remains text. OpenAPI 3.0 marks files with `format: binary`, and many 3.1 documents
 * still do, although 3.1 uses `contentMediaType` instead.
 */
export function findFileSchemas(document: Json): ReadonlySet<Pointer> {
  const files = new Set<Pointer>();
  const seen = new Set<string>();
  const pending = [...requestAndResponseSchemas(document)];
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
    const { at, context } = step;
    const schema = asObject(nodeAt(document, at));
    if (schema === undefined || seen.has(`${context} ${at}`)) continue;
    seen.add(`${context} ${at}`);
    if (context !== "form" && isBinaryText(schema)) files.add(at);
    const reference = asString(schema["$ref"]);
    if (reference !== undefined) pending.push({ at: referencePointer(reference), context });
    if (context === "any") continue;
    for (const keyword of ["allOf", "anyOf", "oneOf"]) {
      for (const index of asList(schema[keyword]).keys())
        pending.push({ at: child(child(at, keyword), index), context });
    }
    for (const keyword of ["then", "else"]) pending.push({ at: child(at, keyword), context });
    if (context === "part") {
      pending.push({ at: child(at, "items"), context });
      for (const index of asList(schema["prefixItems"]).keys())
        pending.push({ at: child(child(at, "prefixItems"), index), context });
    }
    if (context === "form") for (const step of formFieldSchemas(schema, at)) pending.push(step);
  }
  return files;
}

interface SearchStep {
  readonly at: Pointer;
  /**
   * The context of the schema: a form, a part of one, a binary body, or a body of any media type, which may be JSON.
   */
  readonly context: "form" | "part" | "body" | "any";
}

/** Returns the schemas of all possible fields of a form. */
function formFieldSchemas(form: JsonObject, at: Pointer): readonly SearchStep[] {
  const named = ["properties", "patternProperties"].flatMap((keyword) => childNodes(form[keyword], child(at, keyword)));
  const others = ["additionalProperties", "unevaluatedProperties"].map((keyword) => ({ at: child(at, keyword) }));
  const dependent = childNodes(form["dependentSchemas"], child(at, "dependentSchemas"));
  return [
    ...[...named, ...others].map((part) => ({ at: part.at, context: "part" }) as const),
    ...dependent.map((part) => ({ at: part.at, context: "form" }) as const),
  ];
}

/** Returns the schemas of all request and response bodies that may be or contain files. */
function requestAndResponseSchemas(document: Json): readonly SearchStep[] {
  const root = asObject(document) ?? {};
  const components = asObject(root["components"]) ?? {};
  const operations = operationNodes(root).flatMap((operation) => [operation, ...variantsOf(operation)]);
  const bodies = [
    ...operations.flatMap(({ node, at }) => childNodes({ requestBody: node["requestBody"] ?? {} }, at)),
    ...operations.flatMap(({ node, at }) => childNodes(node["responses"], child(at, "responses"))),
    ...childNodes(components["requestBodies"], "/components/requestBodies"),
    ...childNodes(components["responses"], "/components/responses"),
  ];
  return bodies.flatMap(({ at, node }) =>
    childNodes(asObject(node)?.["content"], child(at, "content")).flatMap((media) => {
      const context = contextOfMediaType(media.key);
      return context === undefined ? [] : [{ at: child(media.at, "schema"), context }];
    }),
  );
}

function variantsOf({ node, at }: OperationNode): readonly OperationNode[] {
  return asList(node["x-variants"]).flatMap((variant, index) => {
    const own = asObject(variant);
    return own === undefined ? [] : [{ node: own, at: child(child(at, "x-variants"), index) }];
  });
}

function contextOfMediaType(key: string): SearchStep["context"] | undefined {
  const mediaType = bareMediaType(key);
  if (mediaType.startsWith("multipart/")) return "form";
  if (mediaType === "*/*") return "any";
  return mediaKind(mediaType) === "binary" ? "body" : undefined;
}

interface ChildNode {
  readonly key: string;
  readonly at: Pointer;
  readonly node: Json;
}

function childNodes(node: Json | undefined, at: Pointer): readonly ChildNode[] {
  return entriesOf(node).map(([key, value]) => ({ key, at: child(at, key), node: value }));
}
