import { suggest } from "../diagnostics/spelling.js";
import type { Json, JsonObject } from "../load/document.js";
import { asStrings } from "../model/raw.js";
import { type ObjectKind, titleOf } from "../openapi/objects.js";
import { escapeToken } from "../values/pointer.js";
import { formatCount } from "../values/text.js";
import { placement, validators } from "./compiled/validators.js";
import type { ReportDiagnostic } from "./diagnostic.js";
import { keywordsAt } from "./keywords.js";
import { describeFound, joinAlternatives, quoteName } from "./message-text.js";
import type { ObjectIndex } from "./object-index.js";
import { explainErrors } from "./translate.js";
import type { NodeVisit, ObjectVisit } from "./walk.js";

/** Kinds that are part of the value of an `x-` key and checked with it. */
const ownKinds = new Set<ObjectKind>([
  "gatewayEvent",
  "stream",
  "errorFormat",
  "channel",
  "channelQuery",
  "channelEnvelope",
  "channelCommand",
  "socket",
  "socketQuery",
  "socketMessage",
  "socketCloseCode",
]);

const knownKeys = new Set(
  Object.entries(placement)
    .filter(([location]) => location !== "on-variant")
    .flatMap(([, keys]) => Object.keys(keys)),
);

/** The keys of a variant that no operation has, with their validators. */
const variantKeys = new Map(Object.entries(placement["on-variant"] ?? {}));

/** Checks every `x-` key: it must be known, allowed at its location, and have a valid value. */
export function checkExtensions(index: ObjectIndex, strictExtensions: boolean, report: ReportDiagnostic): void {
  const unknown = new Map<string, UnknownExtension & { locations: number }>();
  const webhooks = webhookPathItems(index.ofKind("pathItem"));
  const checkedKeys = [...index.keys()].filter((key) => key.startsWith("x-") || variantKeys.has(key));
  for (const visit of index.withKey(checkedKeys)) {
    const { node } = visit;
    if (ownKinds.has(visit.kind)) continue;
    if (visit.kind === "variant") checkVariantKeys(visit, node, report);
    for (const key of Object.keys(node)) {
      if (!key.startsWith("x-")) continue;
      const extension = { key, value: node[key] as Json, pointer: `${visit.pointer}/${escapeToken(key)}` };
      if (!knownKeys.has(key)) {
        const before = unknown.get(key);
        const first = { ...extension, on: visit.kind, locations: 1 };
        if (strictExtensions) reportUnknown(first, strictExtensions, report);
        else if (before === undefined) unknown.set(key, first);
        else before.locations++;
        continue;
      }
      const locations = allowedLocationsOf(visit, webhooks);
      const validator = locations
        .map((location) => ownValue(placement[location], key))
        .find((name) => name !== undefined);
      if (validator === undefined) reportMisplaced(extension, visit.kind, strictExtensions, report);
      else {
        checkValue(extension, validator, report);
        if (visit.kind === "schema") checkSchemaType(extension, node["type"], strictExtensions, report);
      }
    }
  }
  for (const extension of unknown.values()) reportUnknown(extension, strictExtensions, report);
}

/** An `x-` key of an object. */
interface Extension {
  readonly key: string;
  readonly value: Json;
  readonly pointer: string;
}

/** The first use of an unknown key. */
interface UnknownExtension extends Extension {
  readonly on: ObjectKind;
  /** How many objects have the key. */
  readonly locations: number;
}

function allowedLocationsOf({ kind, slot, parent }: NodeVisit, webhooks: ReadonlySet<NodeVisit>): string[] {
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
    case "mediaType":
      return ["on-media-type", "anywhere"];
    case "parameter":
      return ["on-parameter", "anywhere"];
    case "tag":
      return ["on-tag", "anywhere"];
    case "pathItem":
      return slot === "webhooks" ? ["on-webhook", "anywhere"] : ["anywhere"];
    default:
      return ["anywhere"];
  }
}

/**
 * Returns path items whose requests go to the consumer: those of `webhooks` and callbacks, including referenced ones.
 */
function webhookPathItems(pathItems: readonly ObjectVisit[]): ReadonlySet<NodeVisit> {
  const items = new Set<NodeVisit>();
  const referred = new Set<string>();
  for (const visit of pathItems) {
    if (visit.slot !== "webhooks" && visit.parent?.kind !== "callbacks") continue;
    items.add(visit);
    const ref = visit.node["$ref"];
    if (typeof ref === "string") referred.add(ref);
  }
  for (const visit of pathItems) if (referred.has(`#${visit.pointer}`)) items.add(visit);
  return items;
}

const locationDescriptions: { readonly [location: string]: string } = {
  "on-document": "the document's root",
  "on-operation": "an operation",
  "on-webhook-operation": "a webhook's operation",
  "on-webhook": "a webhook",
  "on-schema": "a schema",
  "on-property": "a property",
  "on-media-type": "a Media Type Object",
  "on-parameter": "a parameter",
  "on-tag": "a tag",
};

function reportMisplaced(
  { key, pointer }: Extension,
  on: ObjectKind,
  isStrict: boolean,
  report: ReportDiagnostic,
): void {
  const locations = Object.entries(placement)
    .filter(([location, keys]) => Object.hasOwn(locationDescriptions, location) && Object.hasOwn(keys, key))
    .map(([location]) => locationDescriptions[location] as string);
  report({
    code: "extension-misplaced",
    pointer,
    keyOrValue: "key",
    message: `${quoteName(key)} has no meaning on ${titleOf(on)}`,
    expected: `${quoteName(key)} on ${joinAlternatives(locations)}`,
    ...(isStrict && { severity: "error" }),
  });
}

function reportUnknown(
  { key, pointer, on, locations }: UnknownExtension,
  isStrict: boolean,
  report: ReportDiagnostic,
): void {
  const suggestion = suggest(key, knownKeys);
  const more = locations > 1 ? ` (and in ${formatCount(locations - 1, "more location")})` : "";
  report({
    code: "extension-unknown",
    pointer,
    keyOrValue: "key",
    message: `unknown extension ${quoteName(key)} on ${titleOf(on)}${more}`,
    ...(suggestion !== undefined && { fix: `did you mean ${quoteName(suggestion)}?` }),
    ...(isStrict && { severity: "error" }),
  });
}

function checkValue({ key, value, pointer }: Extension, validator: string, report: ReportDiagnostic): void {
  const validate = validators[validator];
  if (validate === undefined || validate(value)) return;
  const knownAt = (schemaPath: string): readonly string[] => keywordsAt(validator, schemaPath);
  explainErrors(
    validate.errors ?? [],
    { node: value, pointer, title: quoteName(key), knownAt, code: "extension-invalid" },
    report,
  );
}

function checkVariantKeys({ pointer }: NodeVisit, node: JsonObject, report: ReportDiagnostic): void {
  for (const [key, validator] of variantKeys) {
    if (!Object.hasOwn(node, key)) continue;
    checkValue({ key, value: node[key] as Json, pointer: `${pointer}/${key}` }, validator, report);
  }
}

const wantedTypes: { readonly [key: string]: readonly string[] } = {
  "x-flags": ["integer", "string"],
  "x-representation": ["string", "integer"],
  "x-snowflake-epoch": ["string"],
  "x-trim": ["string"],
  "x-image": ["string"],
};

/** Checks a key that requires a certain `type` in its schema. */
function checkSchemaType(
  { key, pointer }: Extension,
  type: Json | undefined,
  isStrict: boolean,
  report: ReportDiagnostic,
): void {
  const wanted = ownValue(wantedTypes, key);
  const types = asStrings(type);
  if (type === undefined || wanted === undefined || types.length === 0) return;
  if (types.some((each) => wanted.includes(each))) return;
  report({
    code: "extension-misplaced",
    pointer,
    keyOrValue: "key",
    message: `${quoteName(key)} has no meaning on a schema whose type is ${types.length === 1 ? types[0] : describeFound(type)}`,
    expected: `${quoteName(key)} on a schema of type ${joinAlternatives(wanted)}`,
    ...(isStrict && { severity: "error" }),
  });
}

function ownValue<T>(object: { readonly [key: string]: T } | undefined, key: string): T | undefined {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}
