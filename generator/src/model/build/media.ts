import type { Json, JsonObject } from "../../load/document.js";
import { fileKind, isFileOnly } from "../file-kind.js";
import type {
  Link,
  MediaContent,
  PartEncoding,
  PartHeader,
  PayloadForm,
  RequestBody,
  Response,
  ResponseHeader,
} from "../interface.js";
import { jsonTypesOf } from "../json-types.js";
import { bareMediaType, isFormPart, mediaKind, mediaTypeParameters } from "../media-kind.js";
import { asObject, asString, child, entriesOf, hasKey, withoutUndefined } from "../raw.js";
import { objectTypesOf, resolveType } from "../resolve-type.js";
import { isStatusWithoutBody } from "../responses.js";
import type { SchemaUse, Type } from "../type.js";
import type { BuildContext } from "./context.js";
import { headerSetOf } from "./header-set.js";
import { followReference } from "./parameter.js";
import { readDescription } from "./read-description.js";
import type { TypeRegistry } from "./registry.js";
import { readStream } from "./stream.js";

/** Names inline schemas; a reference keeps its name. */
export type NameInlineType = (content: Pick<MediaContent, "kind">, use: SchemaUse) => SchemaUse;

/** Dependencies for building the schemas of content. */
export interface ContentSources {
  readonly context: BuildContext;
  readonly registry: TypeRegistry;
}

export function buildContent(
  node: JsonObject | undefined,
  at: string,
  { context, registry }: ContentSources,
  nameInline: NameInlineType,
): MediaContent[] {
  const base = child(at, "content");
  const contents = entriesOf(node?.["content"]).map(([key, raw]): MediaContent => {
    const { target: media = {}, pointer } = followReference(asObject(raw), child(base, key), context);
    const mediaType = bareMediaType(key);
    const parameters = mediaTypeParameters(key);
    const schemaAt = child(pointer, "schema");
    const written = media["schema"] === undefined ? undefined : registry.build(media["schema"], schemaAt);
    // A body of any media type is JSON, unless it is binary.
    const whole = written === undefined ? undefined : resolveType(written.type, registry);
    const isBytes = mediaType === "*/*" && whole?.kind === "string" && whole.file;
    const kind = isBytes ? "binary" : mediaKind(mediaType);
    const built = written === undefined ? undefined : asFormFields(written, kind, registry);
    const use = built === undefined ? undefined : nameInline({ kind }, built);
    const encoding = encodings(media, built, kind, { registry, context, at: child(pointer, "encoding") });
    const stated = streamItem(media, pointer, registry);
    const item = stated && nameInline({ kind: "json" }, stated);
    const resolve = (type: Type): Type => resolveType(type, registry);
    const stream = readStream({ mediaType, media, use, item, resolve });
    const streamsFiles = kind === "multipart" && asObject(media["x-stream"])?.["files"] === true ? true : undefined;
    const [examples, maxBody] = [examplesOf(media), readMaxBody(media)];
    const how = { stream, maxBody, streamsFiles, encoding };
    return withoutUndefined({ at: pointer, mediaType, parameters, kind, use, item, ...how, examples });
  });
  return withoutRepetitions(contents);
}

/** Returns the largest body of an operation or a media type. */
export function readMaxBody({ "x-max-body": bytes }: JsonObject): number | undefined {
  return typeof bytes === "number" && Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : undefined;
}

/** Removes keys that differ only in parameters such as `charset`: the first with a schema is used. */
function withoutRepetitions(contents: readonly MediaContent[]): MediaContent[] {
  const describes = ({ use, item }: MediaContent): boolean => use !== undefined || item !== undefined;
  return contents.filter((one, index) => {
    const same = contents.filter(({ mediaType }) => mediaType === one.mediaType);
    return (same.find(describes) ?? same[0]) === one && contents.indexOf(one) === index;
  });
}

/** Returns the item schema as declared by OpenAPI 3.2 or the extension. */
function streamItem(media: JsonObject, at: string, registry: TypeRegistry): SchemaUse | undefined {
  if (hasKey(media, "itemSchema")) return registry.build(media["itemSchema"], child(at, "itemSchema"));
  const stated = asObject(media["x-stream"]);
  if (stated === undefined || !hasKey(stated, "item")) return undefined;
  return registry.build(stated["item"], child(child(at, "x-stream"), "item"));
}

/** A form consists of named fields, even if its schema has no constraints. */
function asFormFields(use: SchemaUse, kind: MediaContent["kind"], registry: TypeRegistry): SchemaUse {
  if (resolveType(use.type, registry).kind !== "any" || (kind !== "form" && kind !== "multipart")) return use;
  const nothing = { properties: [], requiredElsewhere: [], patterns: [], checks: [] };
  return { ...use, type: { kind: "object", at: use.at, untyped: false, additionalStated: true, ...nothing } };
}

function examplesOf(media: JsonObject): readonly Json[] {
  const named = entriesOf(media["examples"]).map(([, example]) => exampleValue(asObject(example) ?? {}));
  return [media["example"], ...named].filter((value) => value !== undefined);
}

/** Returns `value`, or since OpenAPI 3.2 `dataValue`; `serializedValue` is not a value but its text. */
function exampleValue(example: JsonObject): Json | undefined {
  return hasKey(example, "dataValue") ? example["dataValue"] : example["value"];
}

interface EncodingContext {
  readonly registry: TypeRegistry;
  readonly context: BuildContext;
  readonly at: string;
}

function encodings(
  media: JsonObject,
  use: SchemaUse | undefined,
  kind: MediaContent["kind"],
  { registry, context, at }: EncodingContext,
): PartEncoding[] {
  if (use === undefined || (kind !== "multipart" && kind !== "form")) return [];
  const stated = asObject(media["encoding"]);
  return objectTypesOf(use.type, registry).flatMap((object) =>
    object.properties.map((property) => {
      const encoding =
        stated !== undefined && hasKey(stated, property.name) ? asObject(stated[property.name]) : undefined;
      const contentType = asString(encoding?.["contentType"]);
      const { explode, allowReserved } = encoding ?? {};
      return withoutUndefined({
        property: property.name,
        contentType,
        file: isFileOnly(fileKind(property.type, registry)),
        json: isJsonPart(property, registry, contentType),
        style: asString(encoding?.["style"]),
        explode: typeof explode === "boolean" ? explode : undefined,
        allowReserved: typeof allowReserved === "boolean" ? allowReserved : undefined,
        headers: kind === "multipart" ? partHeaders(encoding?.["headers"], child(at, property.name), context) : [],
        fields: isFormPart(kind, contentType) ? fieldsOf(encoding, property, { registry, context, at }) : undefined,
      });
    }),
  );
}

/** Returns the fields of a part that is a form, or of each of several; undefined for a single value. */
function fieldsOf(
  encoding: JsonObject | undefined,
  property: SchemaUse,
  { registry, context, at }: EncodingContext,
): readonly PartEncoding[] | undefined {
  const type = resolveType(property.type, registry);
  const form = type.kind === "array" ? type.items : property;
  if (form === undefined || objectTypesOf(form.type, registry).length === 0) return undefined;
  return encodings(encoding ?? {}, form, "form", { registry, context, at });
}

/**
 * Reads headers of a part except `Content-Type`, which the encoding itself describes ("shall be ignored", Encoding
 * Object of
 * OpenAPI 3.1).
 */
function partHeaders(node: Json | undefined, at: string, context: BuildContext): PartHeader[] {
  return entriesOf(node)
    .filter(([name]) => name.toLowerCase() !== "content-type")
    .flatMap(([name, raw]) => {
      const { target } = followReference(asObject(raw), child(child(at, "headers"), name), context);
      if (target === undefined) return [];
      const schema = target["schema"] ?? target["content"];
      return [withoutUndefined({ name, required: target["required"] === true, schema })];
    });
}

function isJsonPart(use: SchemaUse, registry: TypeRegistry, contentType: string | undefined): boolean {
  const type = resolveType(use.type, registry);
  if (contentType !== undefined) return mediaKind(contentType) === "json" && type.kind !== "string";
  if (type.kind === "array") return type.items !== undefined && isJsonPart(type.items, registry, undefined);
  if (type.kind === "intersection") return !isScalarIntersection(use, registry);
  return type.kind === "object" || type.kind === "union";
}

/** Whether schemas that apply together accept single values only: a constraint beside a type does not make it JSON. */
function isScalarIntersection(use: SchemaUse, registry: TypeRegistry): boolean {
  const possible = jsonTypesOf(use, { model: registry, view: "request", known: new Map() });
  return possible.size > 0 && !possible.has("object") && !possible.has("array");
}

export function buildBody(
  raw: JsonObject | undefined,
  at: string,
  sources: ContentSources,
  nameInline: NameInlineType,
): RequestBody | undefined {
  const { target, pointer } = followReference(raw, at, sources.context);
  if (target === undefined) return undefined;
  const content = buildContent(target, pointer, sources, nameInline);
  if (content.length === 0) return undefined;
  return withoutUndefined({
    at: pointer,
    ...readDescription(target),
    required: target["required"] === true,
    content,
    payload: payloadForm(content, sources.registry),
  });
}

function payloadForm(content: readonly MediaContent[], registry: TypeRegistry): PayloadForm | undefined {
  const json = content.find((media) => media.kind === "json");
  const form = content.find((media) => media.kind === "multipart");
  if (json === undefined || form?.use === undefined) return undefined;
  const objects = objectTypesOf(form.use.type, registry);
  const properties = objects.flatMap((object) => object.properties);
  const carrier = properties.find((property) => {
    const type = resolveType(property.type, registry);
    return (
      type.kind === "string" && type.content?.mediaType !== undefined && mediaKind(type.content.mediaType) === "json"
    );
  });
  if (carrier === undefined) return undefined;
  const files = form.encoding.filter((part) => part.file).map((part) => part.property);
  const fileLists = objects
    .flatMap((object) => object.patterns)
    .flatMap(({ pattern }) => /^\^([A-Za-z_]\w*)\\\[/.exec(pattern)?.[1] ?? []);
  return { property: carrier.name, files, fileLists };
}

export interface ResponseOptions {
  readonly nameInline: (status: string) => NameInlineType;
  /** Names the object of all headers of a response; absent if types are not named. */
  readonly nameHeaders?: ((headers: SchemaUse, status: string) => SchemaUse) | undefined;
  /** Shared responses by pointer, so that each is read once; those without a body have separate keys. */
  readonly built: Map<string, Omit<Response, "status">>;
}

export function buildResponses(
  raw: JsonObject | undefined,
  at: string,
  sources: ContentSources,
  { nameInline, nameHeaders, built }: ResponseOptions,
): Response[] {
  return entriesOf(raw)
    .filter(([status]) => !status.startsWith("x-"))
    .flatMap(([status, node]) => {
      const { target, pointer } = followReference(asObject(node), child(at, status), sources.context);
      if (target === undefined) return [];
      const isEmpty = isStatusWithoutBody(status);
      const key = isEmpty ? `${pointer} without its content` : pointer;
      let response = built.get(key);
      if (response === undefined) {
        const headers = buildHeaders(target, pointer, sources);
        const headerSet = headerSetOf(headers, pointer, sources.context);
        response = withoutUndefined({
          at: pointer,
          ...readDescription(target),
          summary: asString(target["summary"]),
          content: isEmpty ? [] : buildContent(target, pointer, sources, nameInline(status)),
          headers,
          headerSet: headerSet && nameHeaders?.(headerSet, status),
          links: readLinks(target, pointer, sources.context),
        });
        built.set(key, response);
      }
      return [{ ...response, status: statusOf(status) }];
    });
}

function statusOf(text: string): Response["status"] {
  if (/^[1-5]XX$/i.test(text)) return text.toUpperCase() as Response["status"];
  return text === "default" ? "default" : Number(text);
}

function buildHeaders(node: JsonObject, at: string, { context, registry }: ContentSources): ResponseHeader[] {
  const base = child(at, "headers");
  return entriesOf(node["headers"]).flatMap(([name, raw]) => {
    const { target, pointer } = followReference(asObject(raw), child(base, name), context);
    if (target === undefined) return [];
    const [content] = target["schema"] === undefined ? entriesOf(target["content"]) : [];
    const schema = content === undefined ? target["schema"] : asObject(content[1])?.["schema"];
    const schemaAt = content === undefined ? pointer : child(child(pointer, "content"), content[0]);
    return [
      withoutUndefined({
        at: pointer,
        ...readDescription(target),
        name,
        required: target["required"] === true,
        explode: target["explode"] === true,
        mediaType: content === undefined ? undefined : bareMediaType(content[0]),
        use: schema === undefined ? undefined : registry.build(schema, child(schemaAt, "schema")),
      }),
    ];
  });
}

function readLinks(node: JsonObject, at: string, context: BuildContext): Link[] {
  return entriesOf(node["links"]).flatMap(([name, raw]) => {
    const { target, pointer } = followReference(asObject(raw), child(child(at, "links"), name), context);
    if (target === undefined) return [];
    return [
      withoutUndefined({
        at: pointer,
        name,
        target: asString(target["operationId"]) ?? asString(target["operationRef"]) ?? "",
        parameters: target["parameters"],
        requestBody: target["requestBody"],
        server: asString(asObject(target["server"])?.["url"]),
      }),
    ];
  });
}
