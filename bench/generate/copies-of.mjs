/**
 * A larger document of the same structure: `count` copies of all paths, webhooks and components, which refer to the
 * components of their own copy.
 *
 * @param {any} document One OpenAPI document whose references are internal; it may have `x-webhooks`.
 * @param {number} count A positive integer. Each copy has its own paths, tags, operation IDs and component names.
 */
export function copiesOf(document, count) {
  const copies = Array.from({ length: count }, (_, index) =>
    index === 0 ? document : copyOf(document, `Copy${index}`),
  );
  const merged = (pick) => Object.assign({}, ...copies.map((copy) => pick(copy) ?? {}));
  const roots = ["paths", "webhooks", "x-webhooks"].filter((key) => key in document);
  const kinds = Object.keys(document.components).filter((kind) => kind !== "securitySchemes");
  return {
    ...document,
    tags: copies.flatMap(({ tags }) => tags ?? []),
    ...Object.fromEntries(roots.map((key) => [key, merged((copy) => copy[key])])),
    components: {
      ...document.components,
      ...Object.fromEntries(kinds.map((kind) => [kind, merged(({ components }) => components[kind])])),
    },
  };
}

/** A document whose names all end with `suffix`. */
function copyOf(document, suffix) {
  const renamed = JSON.parse(JSON.stringify(document), (key, value) => {
    if (key === "operationId" && typeof value === "string") return `${value}${suffix}`;
    return typeof value === "string" && value.startsWith("#/components/") ? `${value}${suffix}` : value;
  });
  const named = (entries, name) =>
    Object.fromEntries(Object.entries(entries ?? {}).map(([key, value]) => [name(key), value]));
  for (const item of Object.values(renamed.paths)) {
    for (const operation of Object.values(item)) operation.tags = operation.tags?.map((tag) => `${tag}${suffix}`);
  }
  return {
    ...renamed,
    tags: renamed.tags?.map((tag) => ({ ...tag, name: `${tag.name}${suffix}` })),
    paths: named(renamed.paths, (path) => `/${suffix}${path}`),
    webhooks: named(renamed.webhooks, (name) => `${name}${suffix}`),
    "x-webhooks": named(renamed["x-webhooks"], (name) => `${name}${suffix}`),
    components: Object.fromEntries(
      Object.entries(renamed.components).map(([kind, entries]) => [kind, named(entries, (name) => `${name}${suffix}`)]),
    ),
  };
}

/** A document with one operation and `count` schemas: objects of five properties, one of which refers to the next. */
export function schemasOf(count) {
  const name = (index) => `Schema${index}`;
  const properties = { id: { type: "integer" }, name: { type: "string", maxLength: 100 }, tags: stringList };
  const schemas = Array.from({ length: count }, (_, index) => {
    const next =
      index + 1 < count && index % 100 !== 99 ? { next: { $ref: `#/components/schemas/${name(index + 1)}` } } : {};
    return [name(index), { type: "object", required: ["id"], properties: { ...properties, ...next } }];
  });
  const content = { "application/json": { schema: { $ref: `#/components/schemas/${name(0)}` } } };
  const get = { operationId: "get", responses: { 200: { description: "Found", content } } };
  return {
    openapi: "3.1.0",
    info: { title: "Schemas", version: "1.0.0" },
    paths: { "/": { get } },
    components: { schemas: Object.fromEntries(schemas) },
  };
}

const stringList = { type: "array", items: { type: "string" } };
