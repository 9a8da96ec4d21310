import type { Json, JsonObject } from "../load/document.js";
import { bareMediaType, mediaKind } from "./media-kind.js";
import { asList, asObject, asString, asStrings, child, entriesOf, has, nodeAt, referencePointer } from "./raw.js";
import type { Pointer } from "./type.js";

/**
 * The schemas of texts that are files: whole bodies of bytes, and parts of multipart forms. Everywhere else, and in JSON before
 * all, a text stays a text, whatever it is said to hold. OpenAPI 3.0 writes every file as `format: binary`; documents of 3.1
 * go on writing it, though 3.1 gives it no meaning and has `contentMediaType` for that.
 */
export function filePlaces(document: Json): ReadonlySet<Pointer> {
  const files = new Set<Pointer>();
  const seen = new Set<string>();
  const pending = [...sentSchemas(document)];
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
    const { at, place } = step;
    const schema = asObject(nodeAt(document, at));
    if (schema === undefined || seen.has(`${place} ${at}`)) continue;
    seen.add(`${place} ${at}`);
    if (place !== "form" && isBinaryText(schema)) files.add(at);
    const reference = asString(schema["$ref"]);
    if (reference !== undefined) pending.push({ at: referencePointer(reference), place });
    if (place === "any") continue;
    for (const keyword of ["allOf", "anyOf", "oneOf"]) {
      for (const index of asList(schema[keyword]).keys()) pending.push({ at: child(child(at, keyword), index), place });
    }
    for (const keyword of ["then", "else"]) pending.push({ at: child(at, keyword), place });
    if (place === "part") {
      pending.push({ at: child(at, "items"), place });
      for (const index of asList(schema["prefixItems"]).keys())
        pending.push({ at: child(child(at, "prefixItems"), index), place });
    }
    if (place === "form") pending.push(...partsOf(schema, at));
  }
  return files;
}

interface Step {
  readonly at: Pointer;
  /** What the schema is of: a form, a part of one, a body of bytes, or a body of any media type, which may be JSON. */
  readonly place: "form" | "part" | "body" | "any";
}

/** The schemas of all fields that a form may have. */
function partsOf(form: JsonObject, at: Pointer): readonly Step[] {
  const named = ["properties", "patternProperties"].flatMap((keyword) => below(form[keyword], child(at, keyword)));
  const others = ["additionalProperties", "unevaluatedProperties"].map((keyword) => ({ at: child(at, keyword) }));
  const dependent = below(form["dependentSchemas"], child(at, "dependentSchemas"));
  return [
    ...[...named, ...others].map((part) => ({ at: part.at, place: "part" }) as const),
    ...dependent.map((part) => ({ at: part.at, place: "form" }) as const),
  ];
}

/** Whether a schema is one of texts that hold bytes as they are. */
export function isBinaryText(schema: JsonObject): boolean {
  if (has(schema, "contentEncoding")) return false;
  if (has(schema, "type") && !asStrings(schema["type"]).includes("string")) return false;
  const mediaType = asString(schema["contentMediaType"]);
  return mediaType === undefined ? schema["format"] === "binary" : !/json|^text\//.test(mediaType);
}

/** The schemas of all bodies that are sent and may be, or hold, files. */
function sentSchemas(document: Json): readonly Step[] {
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
  const all = [...operations, ...variants];
  const requests = [
    ...all.map(({ at, node }) => ({ at: child(at, "requestBody"), node: asObject(node)?.["requestBody"] })),
    ...below(components["requestBodies"], "/components/requestBodies"),
  ];
  const responses = [
    ...all.flatMap(({ at, node }) => below(asObject(node)?.["responses"], child(at, "responses"))),
    ...below(components["responses"], "/components/responses"),
  ];
  return [...requests, ...responses].flatMap(({ at, node }) =>
    below(asObject(node)?.["content"], child(at, "content")).flatMap((media) => {
      const place = placeOf(media.key);
      return place === undefined ? [] : [{ at: child(media.at, "schema"), place }];
    }),
  );
}

function placeOf(key: string): Step["place"] | undefined {
  const mediaType = bareMediaType(key);
  if (mediaType.startsWith("multipart/")) return "form";
  if (mediaType === "*/*") return "any";
  return mediaKind(mediaType) === "binary" ? "body" : undefined;
}

interface Below {
  readonly key: string;
  readonly at: Pointer;
  readonly node: Json;
}

function below(node: Json | undefined, at: Pointer): readonly Below[] {
  return entriesOf(node).map(([key, value]) => ({ key, at: child(at, key), node: value }));
}
