import type { Interface } from "../../model/interface.js";
import type { SchemaUse, Type } from "../../model/type.js";
import { describeSchemaUse } from "./describe-type.js";
import { schemaUrl } from "./links.js";

/** A type in a table or sentence, with a link if it names a single type. */
export interface TypeEntry {
  readonly typeBefore: string;
  readonly type: string;
  readonly typeLink: string;
  readonly typeAfter: string;
}

/** `page` is the current page, relative to the reference folder, without extension. */
export function typeEntry(use: SchemaUse, model: Interface, page: string): TypeEntry {
  const before: string[] = [];
  const after: string[] = [];
  let inner = use;
  for (;;) {
    if (inner.nullable && inner.type.kind !== "null") after.push("or null");
    const element = elementOf(inner.type);
    if (element === undefined) break;
    before.push(inner.type.kind === "array" ? "array of" : "map of");
    inner = element;
  }
  const target = inner.type.kind === "reference" ? model.types.get(inner.type.name) : undefined;
  if (target === undefined) return plainType(describeSchemaUse(use, model));
  return {
    typeBefore: before.join(" "),
    type: target.identifier,
    typeLink: schemaUrl(target, page),
    typeAfter: after.join(" "),
  };
}

/** Returns the item type of a list, or the value type of a map without declared properties. */
function elementOf(type: Type): SchemaUse | undefined {
  if (type.kind === "array") return type.items;
  if (type.kind !== "object" || type.properties.length > 0 || type.patterns.length > 0) return undefined;
  return type.additional;
}

export function plainType(words: string): TypeEntry {
  return { typeBefore: "", type: words, typeLink: "", typeAfter: "" };
}
