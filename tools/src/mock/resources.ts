import type { Interface, MediaContent, ModelOperation, SchemaUse } from "@guildwire/generator";

/** A collection `/things` with its items at `/things/{id}`. */
export interface Resource {
  /** The path of the collection as written. */
  readonly collection: string;
  readonly item: string;
  /** The parameter that identifies an item. */
  readonly parameter: string;
  /** The property that identifies an item. */
  readonly property: string;
  /** The schema of an item. */
  readonly use: SchemaUse;
  /** The examples of an item, as the document has them: some may be invalid. */
  readonly examples: MediaContent["examples"];
}

/** What an operation does to its resource. */
export type ResourceAction = "create" | "list" | "read" | "replace" | "change" | "remove";

export interface ResourceUse {
  readonly resource: Resource;
  readonly action: ResourceAction;
}

/**
 * Finds the resources of an interface, and the use that each operation makes of one. A collection and an item form a
 * resource if the item's path is that of the collection and one parameter, and if a property of the item identifies it.
 * Operations without a certain resource are absent.
 */
export function findResources(model: Interface): ReadonlyMap<ModelOperation, ResourceUse> {
  const byPath = new Map<string, ModelOperation[]>();
  for (const operation of model.operations) {
    byPath.set(operation.path.text, [...(byPath.get(operation.path.text) ?? []), operation]);
  }
  const uses = new Map<ModelOperation, ResourceUse>();
  for (const [item, operations] of byPath) {
    const [, collection = "", parameter = ""] = /^(.*)\/\{([^{}/]+)\}$/.exec(item) ?? [];
    if (parameter === "" || /\{[^}]*$/.test(collection)) continue;
    const atCollection = byPath.get(collection === "" ? "/" : collection) ?? [];
    const { use, examples = [] } = itemContent(operations, atCollection) ?? {};
    const property = use === undefined ? undefined : identifyingProperty(use, parameter, model);
    if (use === undefined || property === undefined) continue;
    const resource: Resource = {
      collection: collection === "" ? "/" : collection,
      item,
      parameter,
      property,
      use,
      examples,
    };
    for (const operation of operations) addUse(uses, operation, resource, itemActions);
    for (const operation of atCollection) addUse(uses, operation, resource, collectionActions);
  }
  return uses;
}

const itemActions: Readonly<Record<string, ResourceAction>> = {
  get: "read",
  put: "replace",
  patch: "change",
  delete: "remove",
};
const collectionActions: Readonly<Record<string, ResourceAction>> = { get: "list", post: "create" };

function addUse(
  uses: Map<ModelOperation, ResourceUse>,
  operation: ModelOperation,
  resource: Resource,
  actions: Readonly<Record<string, ResourceAction>>,
): void {
  const action = actions[operation.method.toLowerCase()];
  if (action !== undefined && !uses.has(operation)) uses.set(operation, { resource, action });
}

/** The content with what is read, changed or created. */
function itemContent(item: readonly ModelOperation[], collection: readonly ModelOperation[]): MediaContent | undefined {
  const order = [
    ...item.filter(({ method }) => method === "get"),
    ...collection.filter(({ method }) => method === "post"),
    ...item.filter(({ method }) => method === "put" || method === "patch"),
  ];
  for (const operation of order) {
    const media = successContent(operation);
    if (media?.use !== undefined) return media;
  }
  return undefined;
}

/** Returns the JSON content of the first success response. */
export function successContent(operation: ModelOperation): MediaContent | undefined {
  const responses = operation.responses.filter(({ status }) => /^2/.test(String(status)) || status === "default");
  for (const { content } of responses) {
    const media = content.find(({ kind, stream }) => kind === "json" && stream === undefined);
    if (media !== undefined) return media;
  }
  return undefined;
}

/** Names that identify an item without further words. */
const usualNames = ["id", "_id", "uuid", "guid", "key", "slug", "name", "code"];

function identifyingProperty(use: SchemaUse, parameter: string, model: Interface): string | undefined {
  const names = propertyNames(use, model);
  const bare = (name: string): string => name.replaceAll(/[_-]/g, "").toLowerCase();
  const exact = names.find((name) => bare(name) === bare(parameter));
  if (exact !== undefined) return exact;
  // `guild_id` and `petId` end with the name of the property.
  const suffix = usualNames.find((name) => bare(parameter).endsWith(bare(name)) && names.includes(name));
  return suffix ?? (/id$/i.test(parameter) ? names.find((name) => name === "id") : undefined);
}

/** Names of the properties that a schema declares, with references and compositions resolved. */
export function propertyNames(use: SchemaUse, model: Interface, depth = 0): readonly string[] {
  if (depth > 16) return [];
  const { type } = use;
  switch (type.kind) {
    case "object":
      return type.properties.map(({ name }) => name);
    case "reference": {
      const target = model.types.get(type.name);
      return target === undefined ? [] : propertyNames(target.use, model, depth + 1);
    }
    case "intersection":
      return type.parts.flatMap((part) => propertyNames(part, model, depth + 1));
    case "union": {
      const [first = [], ...others] = type.alternatives.map((alternative) =>
        propertyNames(alternative, model, depth + 1),
      );
      return first.filter((name) => others.every((names) => names.includes(name)));
    }
    default:
      return [];
  }
}
