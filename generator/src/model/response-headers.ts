import type { BuildContext } from "./context.js";
import type { Interface, Response, ResponseHeader } from "./interface.js";
import { plainProperty } from "./plain-property.js";
import { propertyKeys } from "./property-keys.js";
import { child } from "./raw.js";
import type { Property, SchemaUse } from "./type.js";

/** Headers set by the body or transport ("shall be ignored", OpenAPI). */
const reserved: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "content-type",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
]);

/** Whether a header is set by the body or the transport. */
export function isReservedHeader(name: string): boolean {
  return reserved.has(name.toLowerCase());
}

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
    type: { kind: "object", at, lenient: false, additionalStated: false, properties, ...none },
  };
}

/** Returns the headers that handlers set and callers read. */
export function typedHeaders({ headers }: Pick<Response, "headers">): readonly ResponseHeader[] {
  const seen = new Set(reserved);
  return headers.filter(({ name }) => {
    const key = name.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether a handler must set a header. */
export function hasRequiredHeader(response: Pick<Response, "headers">): boolean {
  return typedHeaders(response).some(({ required }) => required);
}

function propertyOf(header: ResponseHeader, key: string | undefined): Property {
  const { at, use = { at, nullable: false, type: { kind: "any", at, checks: [] } }, name, required } = header;
  const { description, deprecated } = header;
  return plainProperty({ name, key, required, use, description, deprecated, namedAt: { at } });
}

/** The names of the types that hold the headers of responses. */
export function headerTypeNames({ operations }: Pick<Interface, "operations">): ReadonlySet<string> {
  const sets = operations.flatMap(({ responses }) => responses).flatMap(({ headerSet }) => headerSet?.type ?? []);
  return new Set(sets.flatMap((type) => (type.kind === "reference" ? [type.name] : [])));
}
