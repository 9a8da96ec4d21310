import type { ResponseHeader } from "../interface.js";
import { plainProperty } from "../plain-property.js";
import { child } from "../raw.js";
import { typedHeaders } from "../response-headers.js";
import type { Property, SchemaUse } from "../type.js";
import type { BuildContext } from "./context.js";
import { propertyKeys } from "./property-keys.js";

/**
 * Returns the headers of a response as an object type; undefined without any. The first of case-insensitively equal
 * names is used.
 */
export function headerSetOf(
  headers: readonly ResponseHeader[],
  at: string,
  context: BuildContext,
): SchemaUse | undefined {
  const typed = typedHeaders({ headers });
  if (typed.length === 0) return undefined;
  const none = { requiredElsewhere: [], patterns: [], checks: [] };
  const names = typed.map(({ name }) => name);
  const keys = propertyKeys(names, child(at, "headers"), context);
  const properties = typed.map((header) => propertyOf(header, keys.get(header.name)));
  return {
    at,
    nullable: false,
    type: { kind: "object", at, untyped: false, additionalStated: false, properties, ...none },
  };
}

function propertyOf(header: ResponseHeader, key: string | undefined): Property {
  const { at, use = { at, nullable: false, type: { kind: "any", at, checks: [] } }, name, required } = header;
  const { description, deprecated } = header;
  return plainProperty({ name, key, required, use, description, deprecated, namedAt: { at } });
}
