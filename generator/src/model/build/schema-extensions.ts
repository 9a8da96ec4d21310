import type { JsonObject } from "../../load/document.js";
import type { Constructor } from "../interface.js";
import {
  asList,
  asNumber,
  asObject,
  asString,
  asStrings,
  child,
  entriesOf,
  hasExtensions,
  tokensOf,
  withoutUndefined,
} from "../raw.js";
import type { FieldCheck, Flag, ImageRule, Property, RequiredPermission, SentIn } from "../type.js";

/** Reads the vocabulary's keys on schemas and properties (docs/vocabulary.md). */

export function readFlags(schema: JsonObject, at: string): readonly Flag[] | undefined {
  if (asObject(schema["x-flags"]) === undefined) return undefined;
  return readBits(schema, "x-flags", at);
}

/** Reads a map of name → bit index or `{ bit, description }`. */
export function readBits(node: JsonObject, key: string, at: string): readonly Flag[] {
  const base = child(at, key);
  return entriesOf(node[key]).flatMap(([name, value]) => {
    const entry = asObject(value);
    const bit = asNumber(entry === undefined ? value : entry["bit"]);
    if (bit === undefined) return [];
    return [withoutUndefined({ at: child(base, name), name, bit, description: asString(entry?.["description"]) })];
  });
}

export function readImage(schema: JsonObject): ImageRule | undefined {
  const node = asObject(schema["x-image"]);
  if (node === undefined) return undefined;
  return withoutUndefined({
    formats: asStrings(node["formats"]),
    maxWidth: asNumber(node["maxWidth"]),
    maxHeight: asNumber(node["maxHeight"]),
    maxBytes: asNumber(node["maxBytes"]),
    aspectRatio: asString(node["aspectRatio"]),
    animatedRequiresFeature: asString(node["animatedRequiresFeature"]),
  });
}

export function readPermissions(node: JsonObject): readonly RequiredPermission[] {
  return asList(node["x-permissions"]).flatMap((item): RequiredPermission[] => {
    if (typeof item === "string") return [{ permission: item }];
    const entry = asObject(item);
    const permission = asString(entry?.["permission"]);
    return permission === undefined ? [] : [withoutUndefined({ permission, when: asString(entry?.["when"]) })];
  });
}

type PropertyExtensions = Pick<Property, "permissions" | "ownerOnly" | "clientDefault" | "sentIn" | "requiresFeature">;

const withoutExtensions: PropertyExtensions = { permissions: [], ownerOnly: false, clientDefault: false };

export function propertyExtensions(node: JsonObject): PropertyExtensions {
  if (!hasExtensions(node)) return withoutExtensions;
  return withoutUndefined({
    permissions: readPermissions(node),
    ownerOnly: node["x-owner-only"] === true,
    clientDefault: node["x-client-default"] === true,
    sentIn: readSentIn(node),
    requiresFeature: readFeature(node),
  });
}

function readSentIn(node: JsonObject): SentIn | undefined {
  const entry = asObject(node["x-sent-in"]);
  if (entry === undefined) return undefined;
  return withoutUndefined({
    events: asStrings(entry["events"]),
    operations: asStrings(entry["operations"]),
    objects: asStrings(entry["objects"]),
    elsewhere: asString(entry["elsewhere"]),
    when: asString(entry["when"]),
  });
}

function readFeature(node: JsonObject): Property["requiresFeature"] {
  const value = node["x-requires-feature"];
  if (typeof value === "string") return { feature: value };
  const entry = asObject(value);
  const feature = asString(entry?.["feature"]);
  return feature === undefined ? undefined : withoutUndefined({ feature, when: asString(entry?.["when"]) });
}

export function readFieldChecks(schema: JsonObject, at: string): readonly FieldCheck[] {
  const base = child(at, "x-checks");
  return asList(schema["x-checks"]).flatMap((item, index): FieldCheck[] => {
    const node = asObject(item);
    if (node === undefined) return [];
    const common = {
      at: child(base, index),
      name: asString(node["name"]) ?? "check",
      message: asString(node["message"]) ?? "",
    };
    const fields = asStrings(node["fields"]);
    switch (node["kind"]) {
      case "unique":
        return [{ ...common, kind: "unique", path: pathOf(asString(node["path"]) ?? "") }];
      case "at-least-one-of":
      case "exactly-one-of":
      case "mutually-exclusive":
        return [{ ...common, kind: node["kind"], fields, ignoreEmpty: node["ignoreEmpty"] === true }];
      case "less-or-equal": {
        const [lower, upper] = fields;
        return lower === undefined || upper === undefined
          ? []
          : [{ ...common, kind: "less-or-equal", fields: [lower, upper] }];
      }
      case "required-when": {
        const when = entriesOf(node["when"]).map(([property, value]) => ({ property, value }));
        return [{ ...common, kind: "required-when", fields, when }];
      }
      case "sum-of-lengths": {
        const paths = asStrings(node["paths"]).map(pathOf);
        return [{ ...common, kind: "sum-of-lengths", paths, max: asNumber(node["max"]) ?? 0 }];
      }
      default:
        return [];
    }
  });
}

/** Splits a path such as `fields/*\/name`, written like a JSON pointer. */
function pathOf(text: string): readonly string[] {
  return tokensOf(`/${text}`).filter((token) => token !== "");
}

export function readConstructors(schema: JsonObject, at: string): readonly Constructor[] {
  const base = child(at, "x-constructors");
  return asList(schema["x-constructors"]).flatMap((item, index) => {
    const node = asObject(item);
    const name = asString(node?.["name"]);
    if (node === undefined || name === undefined) return [];
    return [
      withoutUndefined({
        at: child(base, index),
        name,
        description: asString(node["description"]),
        fixed: asObject(node["fixed"]) ?? {},
        positional: asStrings(node["positional"]),
        rest: asString(node["rest"]),
      }),
    ];
  });
}
