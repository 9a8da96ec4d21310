import type { Json, JsonObject } from "../../generator/src/load/document.js";

/**
 * The maps of a specification whose order matters. It does if the author chose the keys: properties, paths, components,
 * media types, statuses, mappings, named bits. Their order is that of the generated types, functions and pages.
 * It also matters for the methods of a path, which authors order by meaning (read, create, change, delete), and for all
 * data: examples, defaults, constants. It does not if the standard or the vocabulary defines the keys: whether `type`
 * precedes `description`, or `parameters` precedes `responses`, must not affect the output.
 */
type NodeKind =
  /** Keys whose order has no meaning, with the type of their values, unless these are data. */
  | { readonly keywords: Readonly<Record<string, () => NodeKind>>; readonly inOrder?: ReadonlySet<string> }
  /** Names chosen by the author, all with values of one type. */
  | { readonly names: () => NodeKind }
  | { readonly list: () => NodeKind }
  | "data";

const names = (kind: () => NodeKind) => (): NodeKind => ({ names: kind });
const list = (kind: () => NodeKind) => (): NodeKind => ({ list: kind });
const fixed = (): NodeKind => ({ keywords: {} });

const schema = (): NodeKind => ({
  keywords: {
    ...Object.fromEntries(
      ["properties", "patternProperties", "$defs", "dependentSchemas"].map((key) => [key, names(schema)]),
    ),
    ...Object.fromEntries(["allOf", "anyOf", "oneOf", "prefixItems"].map((key) => [key, list(schema)])),
    ...Object.fromEntries(
      ["items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames", "contentSchema"].map(
        (key) => [key, schema],
      ),
    ),
    discriminator: fixed,
    "x-behaviour": list(fixed),
    "x-checks": list(fixed),
    "x-flags": names(fixed),
  },
});
const media = (): NodeKind => ({ keywords: { schema, encoding: names(fixed), examples: names(fixed) } });
const parameter = (): NodeKind => ({ keywords: { schema, content: names(media), examples: names(fixed) } });
const requestBody = (): NodeKind => ({ keywords: { content: names(media) } });
const response = (): NodeKind => ({ keywords: { content: names(media), headers: names(parameter) } });
const operation = (): NodeKind => ({
  keywords: {
    parameters: list(parameter),
    requestBody,
    responses: names(response),
    "x-behaviour": list(fixed),
    "x-pagination": fixed,
    "x-rate-limit": fixed,
    "x-variants": list(operation),
  },
});
const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const pathItem = (): NodeKind => ({
  keywords: { parameters: list(parameter), ...Object.fromEntries(methods.map((method) => [method, operation])) },
  inOrder: new Set(methods),
});
const components = {
  schemas: names(schema),
  parameters: names(parameter),
  requestBodies: names(requestBody),
  responses: names(response),
  headers: names(parameter),
  pathItems: names(pathItem),
  securitySchemes: names(fixed),
};

const channel = (): NodeKind => ({
  keywords: { ports: fixed, query: names(fixed), envelope: fixed, commands: names(fixed) },
});
const lifecycle = (): NodeKind => ({ keywords: { transitions: list(fixed) } });

/** A root document, or a file that it refers to, which contains components without a root object. */
const document = (): NodeKind => ({
  keywords: {
    ...components,
    info: () => ({ keywords: { license: fixed, contact: fixed } }),
    tags: list(fixed),
    servers: list(fixed),
    "x-behaviour": list(fixed),
    channel,
    "x-rpc": names(channel),
    ...Object.fromEntries(
      ["events", "x-gateway-events", "catalogue", "x-errors", "bits", "x-permission-bits"].map((key) => [
        key,
        names(fixed),
      ]),
    ),
    ...Object.fromEntries(["lifecycles", "x-lifecycles"].map((key) => [key, names(lifecycle)])),
    paths: names(pathItem),
    webhooks: names(pathItem),
    components: () => ({ keywords: components }),
  },
});

/** The same document with the keys of all unordered maps shuffled; `random` returns values in [0, 1). */
export function shuffled(source: Json, random: () => number): Json {
  return visit(source, document(), random);
}

function visit(node: Json, kind: NodeKind, random: () => number): Json {
  if (kind === "data" || typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return "list" in kind ? node.map((item) => visit(item, kind.list(), random)) : node;
  if ("list" in kind) return node;
  const object = node as JsonObject;
  const result: Record<string, Json> = {};
  const put = (key: string, value: Json): void => {
    Object.defineProperty(result, key, { value, enumerable: true, configurable: true, writable: true });
  };
  const keys = "names" in kind ? Object.keys(object) : shuffledKeys(Object.keys(object), kind.inOrder, random);
  for (const key of keys) {
    const below =
      "names" in kind ? kind.names() : (Object.hasOwn(kind.keywords, key) ? kind.keywords[key] : undefined)?.();
    put(key, visit(object[key] as Json, below ?? "data", random));
  }
  return result;
}

/** Fisher-Yates; the keys whose order matters then keep their relative order. */
function shuffledKeys(
  keys: readonly string[],
  inOrder: ReadonlySet<string> | undefined,
  random: () => number,
): readonly string[] {
  const result = [...keys];
  for (let index = result.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [result[index], result[other]] = [result[other] as string, result[index] as string];
  }
  const ordered = keys.filter((key) => inOrder?.has(key));
  return result.map((key) => (inOrder?.has(key) ? (ordered.shift() as string) : key));
}

/** Mulberry32: the same numbers for the same seed on every platform. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
