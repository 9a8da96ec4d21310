import type { JsonObject } from "../../load/document.js";
import type { ErrorFormat } from "../error-format.js";
import type { ErrorFormats, MediaContent, Operation } from "../interface.js";
import { camelCase, NameTable } from "../names.js";
import { resolveType } from "../resolve-type.js";
import { errorContentOf, errorResponses, sentMediaType } from "../responses.js";
import type { Pointer, SchemaUse, Type } from "../type.js";
import { fitErrorBody } from "./fit-error-body.js";
import { readErrorFormat } from "./read-error-format.js";
import { type RecognizedErrorBody, recognizeErrorBody } from "./recognized-error-format.js";
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
    const key = formatKey("json", declared.schema);
    const used = responses
      .map(errorContentOf)
      .find((media) => media?.use !== undefined && formatKey(media.kind, media.use) === key);
    const body = fitErrorBody(declared.body, declared.schema, (type) => resolveType(type, registry));
    bySchema.set(key, { ...declared, body, mediaType: declared.mediaType ?? mediaTypeOf(used) });
  }
  const byResponse = new Map<Pointer, ErrorFormat>();
  const uses = new Map<ErrorFormat, number>();
  for (const response of responses) {
    const media = errorContentOf(response);
    if (media?.use === undefined) continue;
    const key = formatKey(media.kind, media.use);
    if (!bySchema.has(key)) bySchema.set(key, recognize(media, media.use, names, registry));
    const format = bySchema.get(key);
    if (format === undefined) continue;
    byResponse.set(response.at, format);
    if (!format.isPartial && !isRestrictedText(format)) uses.set(format, (uses.get(format) ?? 0) + 1);
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
  const recognized = media.kind === "text" ? textBody(schema, resolve) : recognizeErrorBody(schema, resolve);
  if (recognized === undefined) return undefined;
  const name = schema.type.kind === "reference" ? registry.types.get(schema.type.name)?.identifier : undefined;
  const identifier = names.claim(camelCase(`${name ?? media.kind} format`));
  return {
    at: schema.at,
    identifier,
    schema,
    mediaType: mediaTypeOf(media),
    ...recognized,
    body: fitErrorBody(recognized.body, schema, resolve),
    issueCodes: new Map(),
    issueCodeSpelling: "kebab-case",
  };
}

/** Whether bodies are texts that say little of other failures: listed ones, or those with limits. */
function isRestrictedText({ body }: ErrorFormat): boolean {
  return body.kind === "fact" && (body.fact === "code" || body.limits !== undefined);
}

/** Returns the message of an error, or one of the listed texts. A text is never an object, whatever its schema says. */
function textBody(schema: SchemaUse, resolve: (type: Type) => Type): RecognizedErrorBody {
  const listed = resolve(schema.type).kind === "enum" ? recognizeErrorBody(schema, resolve) : undefined;
  return listed ?? { body: { kind: "fact", fact: "message" }, isPartial: false };
}

function mediaTypeOf(media: MediaContent | undefined): string {
  return media === undefined ? "application/json" : sentMediaType(media);
}

/** Returns a key that is equal for responses of the same named type. */
function formatKey(kind: MediaContent["kind"], { type, at }: SchemaUse): string {
  return JSON.stringify([kind === "text", type.kind === "reference" ? type.name : at]);
}

function mostUsed(uses: ReadonlyMap<ErrorFormat, number>): ErrorFormat | undefined {
  const [first] = [...uses].toSorted(([, one], [, other]) => other - one);
  return first?.[0];
}
