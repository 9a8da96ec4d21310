import { operationsOfPathItem } from "../../openapi/operations.js";
import { asObject } from "../../values/json.js";
import { formatPointer, nodeAt } from "../../values/pointer.js";
import type { Json, JsonObject } from "../document.js";
import type { MutableObject } from "./origins.js";

/** Details of a response that the upgrade misinterprets. */
interface ResponseDetails {
  readonly examples: JsonObject;
  readonly isFile: boolean;
}

/**
 * Removes examples from responses, because the upgrade drops media types without an example if others have one. Returns
 * the input of {@link restoreResponses}, by pointers into the upgraded document.
 */
export function takeResponseDetails(document: JsonObject): ReadonlyMap<string, ResponseDetails> {
  const details = new Map<string, ResponseDetails>();
  for (const { pointer, node } of responsesOf(document, ["responses"])) {
    const { examples } = node;
    details.set(pointer, { examples: asObject(examples) ?? {}, isFile: asObject(node.schema)?.type === "file" });
    delete node.examples;
  }
  return details;
}

export function restoreResponses(document: JsonObject, details: ReadonlyMap<string, ResponseDetails>): void {
  for (const { pointer, node } of responsesOf(document, ["components", "responses"])) {
    const known = details.get(pointer);
    const content = asObject(node.content) as MutableObject | undefined;
    if (known === undefined || content === undefined) continue;
    if (known.isFile) node.content = fileContent(content);
    for (const [mediaType, media] of Object.entries(asObject(node.content) ?? {})) {
      if (Object.hasOwn(known.examples, mediaType))
        (media as MutableObject).example = known.examples[mediaType] as Json;
    }
  }
}

/** Returns the content of a file response. JSON types, which cannot describe bytes, are replaced by an unknown type. */
function fileContent(content: JsonObject): JsonObject {
  const types = Object.entries(content).filter(([mediaType]) => !/[/+]json\b/i.test(mediaType));
  if (types.length > 0) return Object.fromEntries(types);
  return { "application/octet-stream": Object.values(content)[0] ?? {} };
}

interface LocatedResponse {
  readonly pointer: string;
  readonly node: MutableObject;
}

/** Returns the responses of operations and of components, which keep their names. */
function responsesOf(document: JsonObject, listedAt: readonly string[]): readonly LocatedResponse[] {
  const listed = nodeAt(document, listedAt);
  const located = responsesIn(listed, "/responses");
  const ofOperations = Object.entries(asObject(document.paths) ?? {}).flatMap(([path, item]) =>
    operationsOfPathItem<Json>(asObject(item) ?? {}).flatMap(({ tokens, node }) =>
      responsesIn(asObject(node)?.responses, formatPointer(["paths", path, ...tokens])),
    ),
  );
  return [...located, ...ofOperations];
}

function responsesIn(responses: Json | undefined, above: string): readonly LocatedResponse[] {
  return Object.entries(asObject(responses) ?? {}).flatMap(([name, node]) =>
    asObject(node) === undefined ? [] : [{ pointer: above + formatPointer([name]), node: node as MutableObject }],
  );
}
