import { suggest } from "../diagnostics/spelling.js";
import type { Json, JsonObject } from "../load/document.js";
import { escapeToken } from "../load/pointer.js";
import { asObject, asStrings } from "../model/raw.js";
import { placement, validators } from "./compiled/validators.js";
import type { Report } from "./finding.js";
import { keywordsAt } from "./keywords.js";
import { type Kind, titleOf } from "./kinds.js";
import { explain } from "./translate.js";
import type { Visit } from "./walk.js";
import { code, either, found } from "./words.js";

/** Kinds that are part of an `x-` key's value and are checked with it. */
const ownKinds = new Set<Kind>(["gatewayEvent", "channel", "channelQuery", "channelEnvelope", "channelCommand"]);

const knownKeys = new Set(
  Object.entries(placement)
    .filter(([place]) => place !== "on-variant")
    .flatMap(([, keys]) => Object.keys(keys)),
);

/** Every `x-` key: is it known, does it belong where it stands, has its value the right form? */
export function checkExtensions(visits: readonly Visit[], strictExtensions: boolean, report: Report): void {
  const unknown = new Map<string, { readonly pointer: string; readonly on: Kind; places: number }>();
  const webhooks = webhookPathItems(visits);
  for (const visit of visits) {
    const node = asObject(visit.node);
    if (node === undefined || ownKinds.has(visit.kind)) continue;
    if (visit.kind === "variant") checkVariantKeys(visit, node, report);
    for (const key of Object.keys(node)) {
      if (!key.startsWith("x-")) continue;
      const pointer = `${visit.pointer}/${escapeToken(key)}`;
      if (!knownKeys.has(key)) {
        const before = unknown.get(key);
        if (before !== undefined && !strictExtensions) before.places++;
        else if (strictExtensions) reportUnknown(key, pointer, visit.kind, 1, true, report);
        else unknown.set(key, { pointer, on: visit.kind, places: 1 });
        continue;
      }
      const places = placesOf(visit, webhooks);
      const validator = places.map((place) => own(placement[place], key)).find((name) => name !== undefined);
      if (validator === undefined) reportMisplaced(key, pointer, visit, strictExtensions, report);
      else {
        checkValue(key, validator, node[key] as Json, pointer, report);
        checkSchemaType(key, visit, node, pointer, strictExtensions, report);
      }
    }
  }
  for (const [key, { pointer, on, places }] of unknown) reportUnknown(key, pointer, on, places, false, report);
}

function placesOf({ kind, slot, parent }: Visit, webhooks: ReadonlySet<Visit>): string[] {
  switch (kind) {
    case "document":
      return ["on-document", "anywhere"];
    case "operation":
    case "variant":
      return parent !== undefined && webhooks.has(parent)
        ? ["on-operation", "on-webhook-operation", "anywhere"]
        : ["on-operation", "anywhere"];
    case "schema":
      return slot === "properties" ? ["on-schema", "on-property", "anywhere"] : ["on-schema", "anywhere"];
    case "pathItem":
      return slot === "webhooks" ? ["on-webhook", "anywhere"] : ["anywhere"];
    default:
      return ["anywhere"];
  }
}

/** Path items that are requests to the consumer: of `webhooks`, of callbacks, and what those refer to. */
function webhookPathItems(visits: readonly Visit[]): ReadonlySet<Visit> {
  const items = new Set<Visit>();
  const referred = new Set<string>();
  for (const visit of visits) {
    if (visit.kind !== "pathItem" || (visit.slot !== "webhooks" && visit.parent?.kind !== "callbacks")) continue;
    items.add(visit);
    const ref = asObject(visit.node)?.["$ref"];
    if (typeof ref === "string") referred.add(ref);
  }
  for (const visit of visits) if (visit.kind === "pathItem" && referred.has(`#${visit.pointer}`)) items.add(visit);
  return items;
}

const placeWords: { readonly [place: string]: string } = {
  "on-document": "the document's root",
  "on-operation": "an operation",
  "on-webhook-operation": "a webhook's operation",
  "on-webhook": "a webhook",
  "on-schema": "a schema",
  "on-property": "a property",
};

function reportMisplaced(key: string, pointer: string, visit: Visit, strict: boolean, report: Report): void {
  const places = Object.entries(placement)
    .filter(([place, keys]) => Object.hasOwn(placeWords, place) && Object.hasOwn(keys, key))
    .map(([place]) => placeWords[place] as string);
  report({
    code: "extension-misplaced",
    pointer,
    part: "key",
    message: `${code(key)} has no meaning on ${titleOf(visit.kind)}`,
    expected: `${code(key)} on ${either(places)}`,
    ...(strict && { severity: "error" }),
  });
}

function reportUnknown(key: string, pointer: string, on: Kind, places: number, strict: boolean, report: Report): void {
  const suggestion = suggest(key, knownKeys);
  const more = places > 1 ? ` (and in ${places - 1} more ${places === 2 ? "place" : "places"})` : "";
  report({
    code: "extension-unknown",
    pointer,
    part: "key",
    message: `unknown extension ${code(key)} on ${titleOf(on)}${more}`,
    ...(suggestion !== undefined && { fix: `did you mean ${code(suggestion)}?` }),
    ...(strict && { severity: "error" }),
  });
}

function checkValue(key: string, validator: string, value: Json, pointer: string, report: Report): void {
  const validate = validators[validator];
  if (validate === undefined || validate(value)) return;
  const knownAt = (schemaPath: string): readonly string[] => keywordsAt(validator, schemaPath);
  explain(
    validate.errors ?? [],
    { node: value, pointer, title: code(key), knownAt, code: "extension-invalid" },
    report,
  );
}

function checkVariantKeys({ pointer }: Visit, node: JsonObject, report: Report): void {
  for (const [key, validator] of Object.entries(placement["on-variant"] ?? {})) {
    if (Object.hasOwn(node, key)) checkValue(key, validator, node[key] as Json, `${pointer}/${key}`, report);
  }
}

const wantedTypes: { readonly [key: string]: readonly string[] } = {
  "x-flags": ["integer", "string"],
  "x-trim": ["string"],
  "x-image": ["string"],
};

function checkSchemaType(
  key: string,
  { kind }: Visit,
  node: JsonObject,
  pointer: string,
  strict: boolean,
  report: Report,
): void {
  if (kind !== "schema" || node["type"] === undefined) return;
  const wanted = own(wantedTypes, key);
  const types = asStrings(node["type"]);
  if (wanted === undefined || types.length === 0 || types.some((type) => wanted.includes(type))) return;
  report({
    code: "extension-misplaced",
    pointer,
    part: "key",
    message: `${code(key)} has no meaning on a schema whose type is ${types.length === 1 ? types[0] : found(node["type"])}`,
    expected: `${code(key)} on a schema of type ${either(wanted)}`,
    ...(strict && { severity: "error" }),
  });
}

function own<T>(object: { readonly [key: string]: T } | undefined, key: string): T | undefined {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}
