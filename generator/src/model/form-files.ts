import type { Json, JsonObject } from "../load/document.js";
import { asList, asObject, asString, asStrings, child, entriesOf, has, nodeAt, referencePointer } from "./raw.js";
import type { Pointer } from "./type.js";

/**
 * The schemas of texts in parts of multipart forms that are files because of `format: binary`. OpenAPI 3.0 writes every file
 * like that, and `load` puts the keyword of 3.1 beside it. Documents of 3.1 go on writing it, though 3.1 gives it no meaning;
 * in a form it can have no other. In JSON it stays a text, which is what libraries that write such documents send.
 */
export function formFiles(document: Json): ReadonlySet<Pointer> {
  const files = new Set<Pointer>();
  const seen = new Set<string>();
  const pending: Step[] = formSchemas(document).map((at) => ({ at, isPart: false }));
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
    const { at, isPart } = step;
    const schema = asObject(nodeAt(document, at));
    if (schema === undefined || seen.has(`${isPart} ${at}`)) continue;
    seen.add(`${isPart} ${at}`);
    if (isPart && isBinary(schema)) files.add(at);
    const reference = asString(schema["$ref"]);
    if (reference !== undefined) pending.push({ at: referencePointer(reference), isPart });
    for (const keyword of ["allOf", "anyOf", "oneOf"]) {
      for (const index of asList(schema[keyword]).keys())
        pending.push({ at: child(child(at, keyword), index), isPart });
    }
    if (isPart) pending.push({ at: child(at, "items"), isPart });
    else
      for (const [name] of entriesOf(schema["properties"])) {
        pending.push({ at: child(child(at, "properties"), name), isPart: true });
      }
  }
  return files;
}

interface Step {
  readonly at: Pointer;
  /** Whether the schema is that of a part, or of the form. */
  readonly isPart: boolean;
}

function isBinary(schema: JsonObject): boolean {
  if (schema["format"] !== "binary" || has(schema, "contentMediaType") || has(schema, "contentEncoding")) return false;
  return asStrings(schema["type"]).includes("string");
}

/** Pointers to the schemas of all multipart bodies that are sent. */
function formSchemas(document: Json): readonly Pointer[] {
  const root = asObject(document) ?? {};
  const components = asObject(root["components"]) ?? {};
  const items = [
    ...below(root["paths"], "/paths"),
    ...below(root["webhooks"], "/webhooks"),
    ...below(components["pathItems"], "/components/pathItems"),
  ];
  const operations = items.flatMap(({ at, node }) => below(node, at));
  const variants = operations.flatMap(({ at, node }) =>
    asList(asObject(node)?.["x-variants"]).map((variant, index) => {
      return { at: child(child(at, "x-variants"), index), node: variant };
    }),
  );
  const bodies = [
    ...[...operations, ...variants].map(({ at, node }) => {
      return { at: child(at, "requestBody"), node: asObject(node)?.["requestBody"] };
    }),
    ...below(components["requestBodies"], "/components/requestBodies"),
  ];
  return bodies.flatMap(({ at, node }) =>
    below(asObject(node)?.["content"], child(at, "content"))
      .filter(({ key }) => /^multipart\//i.test(key))
      .map((media) => child(media.at, "schema")),
  );
}

interface Below {
  readonly key: string;
  readonly at: Pointer;
  readonly node: Json;
}

function below(node: Json | undefined, at: Pointer): readonly Below[] {
  return entriesOf(node).map(([key, value]) => ({ key, at: child(at, key), node: value }));
}
