import type { Json, JsonObject } from "../load/document.js";
import { operationsOfPathItem } from "../openapi/operations.js";
import type { BuildContext } from "./context.js";
import type { Tag } from "./interface.js";
import { groupIdentifier, groupStem, NameTable } from "./names.js";
import { followReference } from "./parameter.js";
import { PathGroups } from "./path-groups.js";
import { asList, asObject, asString, asStrings, child, entriesOf } from "./raw.js";
import { readTagDetails, type TagDetails } from "./tag-details.js";

/** The group of webhooks and callbacks without a tag: they have no path. */
const groupWithoutPath = "webhooks";

/** The groups of operations: tags, and the groups of paths for operations without one. */
export class GroupTable {
  readonly #byTag = new Map<string, Tag>();
  readonly #groups: Tag[] = [];
  /** The first group that is called so, by its identifier before collisions are resolved. */
  readonly #byWantedName = new Map<string, Tag>();
  // `createApi` has the client itself beside the groups.
  readonly #identifiers = new NameTable(["client"]);
  readonly #stems = new NameTable();
  readonly #paths: PathGroups;

  constructor(context: BuildContext) {
    const { document } = context;
    for (const [index, item] of asList(document["tags"]).entries()) {
      const node = asObject(item);
      const name = asString(node?.["name"]);
      if (node === undefined || name === undefined) continue;
      this.#addTag(name, child("/tags", index), readTagDetails(node, document));
    }
    const operations = listedOperations(context);
    for (const { tag, at } of operations) if (tag !== undefined) this.#addTag(tag, at);
    this.#paths = new PathGroups(
      operations.flatMap(({ tag, path }) => (tag === undefined && path !== "" ? [path] : [])),
    );
  }

  /** The group of an operation: its first tag, or what its path says. */
  groupOf(operation: JsonObject, path: string, at: string): Tag {
    const tag = firstTag(operation);
    if (tag !== undefined) return this.#addTag(tag, at);
    const name = path === "" ? groupWithoutPath : this.#paths.groupOf(path);
    // A path and a tag that are called alike mean the same group.
    return this.#byWantedName.get(groupIdentifier(name)) ?? this.#add(name, at);
  }

  /** The groups that have operations: declared tags, other tags, paths. */
  used(operations: readonly { readonly tag: Tag }[]): readonly Tag[] {
    const used = new Set(operations.map(({ tag }) => tag));
    return this.#groups.filter((group) => used.has(group));
  }

  #addTag(name: string, at: string, details: TagDetails = { parents: [] }): Tag {
    const known = this.#byTag.get(name);
    if (known !== undefined) return known;
    const tag = this.#add(name, at, details);
    this.#byTag.set(name, tag);
    return tag;
  }

  #add(name: string, at: string, details: TagDetails = { parents: [] }): Tag {
    const wanted = groupIdentifier(name);
    const identifier = this.#identifiers.claim(wanted);
    const fileStem = this.#stems.claim(groupStem(name));
    const group = { at, name, identifier, fileStem, ...details };
    this.#groups.push(group);
    if (!this.#byWantedName.has(wanted)) this.#byWantedName.set(wanted, group);
    return group;
  }
}

interface ListedOperation {
  readonly tag: string | undefined;
  readonly path: string;
  readonly at: string;
}

/** The operations of paths and webhooks; the latter have the path "". */
function listedOperations(context: BuildContext): readonly ListedOperation[] {
  const { document } = context;
  const listed = (raw: Json, at: string, path: string): readonly ListedOperation[] => {
    const { target, pointer } = followReference(asObject(raw), at, context);
    return operationsOfPathItem(target ?? {}).flatMap(({ method, node }) => {
      const operation = asObject(node);
      return operation === undefined ? [] : [{ tag: firstTag(operation), path, at: child(pointer, method) }];
    });
  };
  return [
    ...entriesOf(document["paths"]).flatMap(([path, item]) =>
      path.startsWith("/") ? listed(item, child("/paths", path), path) : [],
    ),
    ...entriesOf(document["webhooks"]).flatMap(([name, item]) => listed(item, child("/webhooks", name), "")),
  ];
}

function firstTag(operation: JsonObject): string | undefined {
  return asStrings(operation["tags"]).find((tag) => tag.trim() !== "");
}
