import type { JsonObject } from "../../load/document.js";
import type { ErrorFormat } from "../error-format.js";
import type { ErrorFormats, MediaContent, Operation } from "../interface.js";
import { camelCase, NameTable } from "../names.js";
import { resolveType } from "../resolve-type.js";
import { errorContentOf, errorResponses } from "../responses.js";
import type { Pointer, SchemaUse, Type } from "../type.js";
import { fitErrorBody } from "./fit-error-body.js";
import { readErrorFormat } from "./read-error-format.js";
import { recognizeErrorBody } from "./recognized-error-format.js";
import type { TypeRegistry } from "./registry.js";

/** Collects the formats of all error responses: the declared one and those recognized from schemas. */
export function buildErrorFormats(
  document: JsonObject,
  operations: readonly Operation[],
  registry: TypeRegistry,
): ErrorFormats {
  const responses = operations.flatMap(errorResponses);
  const names = new NameTable();
  const declared = readErrorFormat(document, registry.build);
  const bySchema = new Map<string, ErrorFormat | undefined>();
  if (declared !== undefined) {
    names.claim(declared.identifier);
    const key = schemaKey(declared.schema);
    const used = responses
      .map(errorContentOf)
      .find((media) => media?.use !== undefined && schemaKey(media.use) === key);
    const body = fitErrorBody(declared.body, declared.schema, (type) => resolveType(type, registry));
    bySchema.set(key, { ...declared, body, mediaType: declared.mediaType ?? mediaTypeOf(used) });
  }
  const byResponse = new Map<Pointer, ErrorFormat>();
  const uses = new Map<ErrorFormat, number>();
  for (const response of responses) {
    const media = errorContentOf(response);
    if (media?.use === undefined) continue;
    const key = schemaKey(media.use);
    if (!bySchema.has(key)) bySchema.set(key, recognize(media, media.use, names, registry));
    const format = bySchema.get(key);
    if (format === undefined) continue;
    byResponse.set(response.at, format);
    if (!format.isPartial) uses.set(format, (uses.get(format) ?? 0) + 1);
  }
  const all = [...bySchema.values()].filter((format) => format !== undefined);
  const document_ = declared === undefined ? mostUsed(uses) : all[0];
  return { ...(document_ && { document: document_ }), isDeclared: declared !== undefined, all, byResponse };
}

function recognize(
  media: MediaContent,
  schema: SchemaUse,
  names: NameTable,
  registry: Pick<TypeRegistry, "types">,
): ErrorFormat | undefined {
  const resolve = (type: Type): Type => resolveType(type, registry);
  const text = { body: { kind: "fact", fact: "message" }, isPartial: false } as const;
  const recognized = media.kind === "text" ? text : recognizeErrorBody(schema, resolve);
  if (recognized === undefined) return undefined;
  const name = schema.type.kind === "reference" ? registry.types.get(schema.type.name)?.identifier : undefined;
  const identifier = names.claim(camelCase(`${name ?? media.kind} format`));
  return {
    at: schema.at,
    identifier,
    schema,
    mediaType: mediaTypeOf(media),
    ...recognized,
    body: media.kind === "text" ? recognized.body : fitErrorBody(recognized.body, schema, resolve),
    issueCodes: new Map(),
    issueCodeSpelling: "kebab-case",
  };
}

function mediaTypeOf(media: MediaContent | undefined): string {
  return media === undefined || media.mediaType.includes("*") ? "application/json" : media.mediaType;
}

/** Returns a key that is equal for responses of the same named type. */
function schemaKey({ type, at }: SchemaUse): string {
  return type.kind === "reference" ? type.name : at;
}

function mostUsed(uses: ReadonlyMap<ErrorFormat, number>): ErrorFormat | undefined {
  const [first] = [...uses].toSorted(([, one], [, other]) => other - one);
  return first?.[0];
}
