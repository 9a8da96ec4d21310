import type { Response, ResponseHeader } from "./interface.js";
import type { Property, SchemaUse } from "./type.js";

/** Headers about the body and the connection: the body and the transport decide them ("shall be ignored", OpenAPI). */
const reserved: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "content-type",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
]);

/** The headers of a response as one object; undefined without any. Names are case-insensitive: the first one counts. */
export function headerSetOf(headers: readonly ResponseHeader[], at: string): SchemaUse | undefined {
  const typed = typedHeaders({ headers });
  if (typed.length === 0) return undefined;
  const none = { requiredElsewhere: [], patterns: [], checks: [] };
  const properties = typed.map(propertyOf);
  return {
    at,
    nullable: false,
    type: { kind: "object", at, lenient: false, additionalStated: false, properties, ...none },
  };
}

/** The headers that handlers set and callers read. */
export function typedHeaders({ headers }: Pick<Response, "headers">): readonly ResponseHeader[] {
  const seen = new Set(reserved);
  return headers.filter(({ name }) => {
    const key = name.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether a handler cannot respond without a header of its own. */
export function hasRequiredHeader(response: Pick<Response, "headers">): boolean {
  return typedHeaders(response).some(({ required }) => required);
}

function propertyOf(header: ResponseHeader): Property {
  const { at, name, required, description } = header;
  const use = header.use ?? { at, nullable: false, type: { kind: "any" as const, at, checks: [] } };
  return {
    ...use,
    ...(description === undefined ? {} : { description }),
    ...(header.deprecated === undefined ? {} : { deprecated: header.deprecated }),
    name,
    required,
    readOnly: false,
    writeOnly: false,
    permissions: [],
    ownerOnly: false,
    clientDefault: false,
  };
}
