import type { ExampleValues, Interface, MediaContent, ModelOperation, SchemaUse } from "@guildwire/generator";
import type { Preferences } from "./preferences.js";
import { propertyNames, type Resource, type ResourceUse, successContent } from "./resources.js";
import { type Entity, Store } from "./store.js";

/** The decoded parts of a request that resources depend on. */
export interface ResourceRequest {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly preferences: Preferences;
}

/** What became of a request to a resource. */
export type ResourceResult =
  | { readonly kind: "missing" }
  /** The response has this body, if it has one. Absent: an example. */
  | { readonly kind: "found"; readonly statuses: readonly number[]; readonly value?: unknown; readonly id?: string };

/** Maximum number of items in a list. */
const maxListed = 100;

/** Number of attempts to derive an identifier that is not in use. */
const maxIdentifiers = 20;

/** The resources of a mock server: what requests create, change and remove. */
export class Memory {
  readonly #values: ExampleValues;
  readonly #model: Interface;
  readonly #store = new Store();
  #created = 0;

  constructor(model: Interface, values: ExampleValues) {
    this.#model = model;
    this.#values = values;
  }

  /** Performs what an operation does to its resource. */
  perform(operation: ModelOperation, { resource, action }: ResourceUse, request: ResourceRequest): ResourceResult {
    const collection = concretePath(resource.collection, request.path);
    if (action === "list") return this.#list(operation, resource, collection, request);
    if (action === "create") return this.#create(operation, resource, collection, request);
    const id = String(request.path[resource.parameter]);
    const known = this.#store.items(collection);
    const current = known === undefined ? this.#example(resource, request.path[resource.parameter]) : known.get(id);
    if (action === "replace") {
      const isNew = known?.has(id) !== true && known !== undefined;
      const base = this.#example(resource, request.path[resource.parameter]) ?? {};
      const entity = this.#merged(resource.use, { ...base, ...(current ?? {}) }, request.body);
      this.#store.set(collection, id, entity);
      return { kind: "found", statuses: isNew ? [201, 200, 204] : [200, 204, 201], ...this.#shown(operation, entity) };
    }
    if (current === undefined) return { kind: "missing" };
    if (action === "remove") {
      this.#store.delete(collection, id);
      return { kind: "found", statuses: [204, 200, 202], ...this.#shown(operation, current) };
    }
    if (action === "read") return { kind: "found", statuses: [200], ...this.#shown(operation, current) };
    const changed = this.#merged(resource.use, current, request.body);
    this.#store.set(collection, id, changed);
    return { kind: "found", statuses: [200, 204], ...this.#shown(operation, changed) };
  }

  #create(operation: ModelOperation, resource: Resource, collection: string, request: ResourceRequest): ResourceResult {
    const { property } = resource;
    const given = isEntity(request.body) ? request.body[property] : undefined;
    const salt = `created ${this.#created++}`;
    const made = this.#values.valueOf(resource.use, { salt, documented: !request.preferences.dynamic });
    const base = isEntity(made) ? made : {};
    const id = given ?? this.#newIdentifier(resource, collection, base);
    const entity = this.#merged(resource.use, { ...base, [property]: id }, request.body);
    this.#store.set(collection, String(id), { ...entity, [property]: id });
    const shown = this.#shown(operation, { ...entity, [property]: id });
    return { kind: "found", statuses: [201, 200, 202, 204], id: String(id), ...shown };
  }

  /** Returns an identifier of the right type that no item of the collection has. */
  #newIdentifier({ property, use }: Resource, collection: string, base: Entity): unknown {
    const items = this.#store.items(collection);
    const isFree = (id: unknown): boolean => items?.has(String(id)) !== true;
    const accepts = (id: unknown): boolean =>
      this.#values.accepts(use, { ...base, [property]: id } as never, "response");
    if (typeof base[property] === "number") {
      for (let next = (items?.size ?? 0) + 1; next <= (items?.size ?? 0) + maxIdentifiers; next++) {
        if (isFree(next) && accepts(next)) return next;
      }
    }
    for (let attempt = 0; attempt < maxIdentifiers; attempt++) {
      const salt = `identifier ${this.#created} ${attempt}`;
      const made = this.#values.valueOf(use, { salt, documented: false });
      const id = isEntity(made) ? made[property] : undefined;
      if (id !== undefined && isFree(id) && accepts(id)) return id;
    }
    return base[property] ?? String(this.#created);
  }

  #list(operation: ModelOperation, resource: Resource, collection: string, { query }: ResourceRequest): ResourceResult {
    const items = this.#store.items(collection);
    const media = successContent(operation);
    if (items === undefined || media?.use === undefined) return { kind: "found", statuses: [200] };
    const page = pageOf([...items.values()], operation, query, resource);
    const found = this.#listLocation(media, operation, resource);
    if (found === undefined) return { kind: "found", statuses: [200] };
    const listed = page.map((entity) => this.#fitted(found.item, entity) ?? entity);
    if (found.properties.length === 0) return { kind: "found", statuses: [200], value: listed };
    const wrapper = this.#values.valueOf(media.use, { salt: "list" });
    return { kind: "found", statuses: [200], value: replaced(wrapper, found.properties, listed) };
  }

  /** Finds the list in a response: the body itself, or a property whose items are the resource's. */
  #listLocation(
    { use }: MediaContent,
    { pagination }: ModelOperation,
    { property }: Resource,
  ): { readonly properties: readonly string[]; readonly item: SchemaUse } | undefined {
    if (use === undefined) return undefined;
    const whole = this.#itemsOf(use);
    if (whole !== undefined) return { properties: [], item: whole };
    const paths = pagination === undefined ? propertyNames(use, this.#model).map((name) => [name]) : [pagination.items];
    for (const path of paths) {
      const inner = path.reduce<SchemaUse | undefined>((parent, name) => parent && this.#propertyOf(parent, name), use);
      const item = inner && this.#itemsOf(inner);
      if (item !== undefined && propertyNames(item, this.#model).includes(property)) return { properties: path, item };
    }
    return undefined;
  }

  #itemsOf(use: SchemaUse): SchemaUse | undefined {
    const { type } = this.#resolved(use);
    return type.kind === "array" ? type.items : undefined;
  }

  #propertyOf(use: SchemaUse, name: string): SchemaUse | undefined {
    const { type } = this.#resolved(use);
    if (type.kind === "object") return type.properties.find((property) => property.name === name);
    if (type.kind !== "intersection") return undefined;
    return type.parts.map((part) => this.#propertyOf(part, name)).find((found) => found !== undefined);
  }

  #resolved(use: SchemaUse): SchemaUse {
    let current = use;
    for (let step = 0; step < 32 && current.type.kind === "reference"; step++) {
      current = this.#model.types.get(current.type.name)?.use ?? current;
    }
    return current;
  }

  /** An item that was never created, as long as its collection was not written. */
  #example({ use, property, examples }: Resource, id: unknown): Entity | undefined {
    const valid = examples.filter((example) => isEntity(example) && this.#values.accepts(use, example, "response"));
    const same = valid.find((example) => isEntity(example) && String(example[property]) === String(id));
    const made = same ?? valid[0] ?? this.#values.valueOf(use, { salt: "example" });
    if (!isEntity(made)) return undefined;
    const own = { ...made, [property]: id };
    return this.#values.accepts(use, own as never, "response") ? own : made;
  }

  /** Applies a body to an item, property by property, as far as the schema accepts it. */
  #merged(use: SchemaUse, base: Entity, body: unknown): Entity {
    if (!isEntity(body)) return base;
    const whole = withChanges(base, body);
    if (this.#values.accepts(use, whole as never, "response")) return whole;
    let merged = base;
    for (const [name, value] of Object.entries(body)) {
      const next = withChanges(merged, { [name]: value });
      if (this.#values.accepts(use, next as never, "response")) merged = next;
    }
    return merged;
  }

  /** The body of a response that shows an item; nothing if the response has another schema. */
  #shown(operation: ModelOperation, entity: Entity): { readonly value?: unknown } {
    const use = successContent(operation)?.use;
    const value = use === undefined ? undefined : this.#fitted(use, entity);
    return value === undefined ? {} : { value };
  }

  /** Returns an item in the form of a schema: as it is, or an example with the properties that fit. */
  #fitted(use: SchemaUse, entity: Entity): unknown {
    if (this.#values.accepts(use, entity as never, "response")) return entity;
    const example = this.#values.valueOf(use, { salt: "shown" });
    if (!isEntity(example)) return undefined;
    const known = propertyNames(use, this.#model);
    return this.#merged(
      use,
      example,
      Object.fromEntries(Object.entries(entity).filter(([name]) => known.includes(name))),
    );
  }
}

function isEntity(value: unknown): value is Entity {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Replaces properties; null stays a value. */
function withChanges(base: Entity, changes: Entity): Entity {
  return { ...base, ...changes };
}

/** The path with the values of its parameters, which identifies a collection. */
export function concretePath(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? "")));
}

function pageOf(
  entities: readonly Entity[],
  { pagination }: ModelOperation,
  query: Readonly<Record<string, unknown>>,
  { property }: Resource,
): readonly Entity[] {
  const asked = pagination?.limit === undefined ? undefined : Number(query[pagination.limit.name] ?? Number.NaN);
  const limit = Math.min(maxListed, asked !== undefined && asked >= 0 ? asked : maxListed);
  const advance = pagination?.advance;
  const start = advance !== undefined && "parameter" in advance ? query[advance.parameter.name] : undefined;
  if (advance === undefined || start === undefined) return entities.slice(0, limit);
  switch (advance.kind) {
    case "offset":
      return entities.slice(Number(start), Number(start) + limit);
    case "page":
      return entities.slice((Number(start) - advance.first) * limit, (Number(start) - advance.first + 1) * limit);
    case "item": {
      const last = entities.findIndex((entity) => String(entity[advance.key[0] ?? property]) === String(start));
      return entities.slice(last + 1, last + 1 + limit);
    }
    default:
      return entities.slice(0, limit);
  }
}

function replaced(wrapper: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value;
  const base = isEntity(wrapper) ? wrapper : {};
  return { ...base, [first]: replaced(base[first], rest, value) };
}
