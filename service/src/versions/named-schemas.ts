import { apiDocument, type BundledDocument } from "../documents.js";
import { type Fields, isFields } from "./fields.js";

/** A JSON Schema of the bundled document, as far as it leads to named schemas. */
interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

/** Returns a changed object of a named schema. */
export type MapNamed = (schema: string, object: Fields) => Fields;

/** Finds the objects of named schemas in responses and events, as the specification describes them. */
export interface NamedSchemas {
  /** Maps every object of one of the schemas in a response; nested ones first. */
  mapResponse(operation: string, status: number, body: unknown, map: MapNamed): unknown;
  mapEvent(event: string, payload: unknown, map: MapNamed): unknown;
}

const named = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The payloads of the gateway that are not events of the interface. */
const gatewayPayloads: Readonly<Record<string, Schema>> = {
  READY: { properties: { user: named("User"), application: named("ReadyApplication") } },
  GUILD_MEMBERS_CHUNK: { properties: { members: { items: named("GuildMember") } } },
  VOICE_STATE_UPDATE: named("VoiceState"),
};

/** @param wanted The names of the schemas that are mapped. */
export function createNamedSchemas(wanted: ReadonlySet<string>): NamedSchemas {
  const document = apiDocument() as SchemaDocument;
  const { schemas } = document.components;
  const reaching = reachingSchemas(schemas, wanted);
  const responses = responseSchemas(document);
  const walk = (schema: Schema | undefined, value: unknown, map: MapNamed): unknown => {
    if (schema === undefined || typeof value !== "object" || value === null) return value;
    const name = nameOf(schema);
    if (name !== undefined) {
      if (!reaching.has(name)) return value;
      const walked = walk(schemas[name], value, map);
      return wanted.has(name) && isFields(walked) ? map(name, walked) : walked;
    }
    let walked: unknown = value;
    for (const part of [schema.allOf, schema.oneOf, schema.anyOf].flatMap((parts) => parts ?? []))
      walked = walk(part, walked, map);
    if (schema.items !== undefined && Array.isArray(walked)) {
      const { items } = schema;
      return reaches(items, reaching) ? walked.map((item: unknown) => walk(items, item, map)) : walked;
    }
    return isFields(walked) ? walkProperties(schema, walked, (of, each) => walk(of, each, map), reaching) : walked;
  };
  return {
    mapResponse: (operation, status, body, map) => walk(responses.get(`${operation} ${status}`), body, map),
    mapEvent: (event, payload, map) =>
      walk(gatewayPayloads[event] ?? document["x-gateway-events"][event]?.payload, payload, map),
  };
}

function walkProperties(
  { properties = {}, additionalProperties }: Schema,
  object: Fields,
  walk: (schema: Schema, value: unknown) => unknown,
  reaching: ReadonlySet<string>,
): Fields {
  let changed: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(object)) {
    const others = typeof additionalProperties === "object" ? additionalProperties : undefined;
    const schema = Object.hasOwn(properties, name) ? properties[name] : others;
    if (schema === undefined || !reaches(schema, reaching)) continue;
    const walked = walk(schema, value);
    if (walked === value) continue;
    changed ??= { ...object };
    changed[name] = walked;
  }
  return changed ?? object;
}

interface SchemaDocument extends BundledDocument {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly "x-gateway-events": Readonly<Record<string, { readonly payload: Schema }>>;
}

interface DescribedOperation {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >;
  readonly "x-variants"?: readonly DescribedOperation[];
}

/** The schemas of JSON responses by operation id and status. */
function responseSchemas({ paths }: SchemaDocument): ReadonlyMap<string, Schema> {
  const found = new Map<string, Schema>();
  const add = ({ operationId, responses, "x-variants": variants = [] }: DescribedOperation): void => {
    for (const [status, { content }] of Object.entries(responses)) {
      const schema = content?.["application/json"]?.schema;
      if (schema !== undefined) found.set(`${operationId} ${status}`, schema);
    }
    for (const variant of variants) add(variant);
  };
  for (const item of Object.values(paths)) for (const entry of Object.values(item)) if (isOperation(entry)) add(entry);
  return found;
}

function isOperation(entry: unknown): entry is DescribedOperation {
  return isFields(entry) && "operationId" in entry;
}

/** The named schemas that are wanted, or contain one that is. */
function reachingSchemas(schemas: Readonly<Record<string, Schema>>, wanted: ReadonlySet<string>): ReadonlySet<string> {
  const reaching = new Set(wanted);
  for (let size = -1; size !== reaching.size; ) {
    size = reaching.size;
    for (const [name, schema] of Object.entries(schemas)) if (reaches(schema, reaching)) reaching.add(name);
  }
  return reaching;
}

function reaches(schema: Schema, reaching: ReadonlySet<string>): boolean {
  const name = nameOf(schema);
  if (name !== undefined) return reaching.has(name);
  const { properties = {}, items, additionalProperties, allOf = [], oneOf = [], anyOf = [] } = schema;
  const parts = [...Object.values(properties), ...allOf, ...oneOf, ...anyOf];
  if (items !== undefined) parts.push(items);
  if (typeof additionalProperties === "object") parts.push(additionalProperties);
  return parts.some((part) => reaches(part, reaching));
}

function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.split("/").at(-1);
}
