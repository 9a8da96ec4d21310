import type { Json, JsonObject } from "../../load/document.js";
import { operationsOfPathItem } from "../../openapi/operations.js";
import type { Tag } from "../interface.js";
import { groupIdentifier, groupStem, isUsableFunctionName, NameTable, pascalCase } from "../names.js";
import { asList, asObject, asString, asStrings, child, entriesOf } from "../raw.js";
import type { Pointer } from "../type.js";
import type { BuildContext } from "./context.js";
import { type NameClaim, NameClaims } from "./name-claims.js";
import { followReference } from "./parameter.js";
import { PathGroups } from "./path-groups.js";
import { readTagDetails, type TagDetails } from "./tag-details.js";

/** The group of webhooks and callbacks without a tag, which have no path. */
const groupWithoutPath = "webhooks";

/** Groups of operations: by tag, or by path for operations without one. */
export class GroupTable {
  readonly #context: BuildContext;
  readonly #byTag = new Map<string, Tag>();
  readonly #groups: Tag[] = [];
  /** The first group with each wanted name, in lower case, before collisions are resolved. */
  readonly #byWantedName = new Map<string, Tag>();
  readonly #identifiers: NameClaims;
  readonly #stems: NameClaims;
  readonly #paths: PathGroups;

  constructor(context: BuildContext) {
    this.#context = context;
    this.#identifiers = new NameClaims(context, {
      noun: "group",
      fallback: "other",
      // `client` is reserved in `createApi`. Types are named after groups.
      table: new NameTable(["client"], (name) => pascalCase(name).toLowerCase()),
      isUsable: isUsableFunctionName,
    });
    this.#stems = new NameClaims(context, {
      noun: "file",
      fallback: "other",
      table: new NameTable(),
      isUsable: () => false,
    });
    const { document } = context;
    const details = readTagDetails(document);
    for (const [index, item] of asList(document["tags"]).entries()) {
      const name = asString(asObject(item)?.["name"]);
      if (name === undefined) continue;
      const at = child("/tags", index);
      this.#addTag(name, at, { writtenAt: child(at, "name"), details: details.get(name) });
    }
    const operations = listedOperations(context);
    for (const { tag, at } of operations) if (tag !== undefined) this.#addTag(tag, at);
    this.#paths = new PathGroups(
      operations.flatMap(({ tag, path }) => (tag === undefined && path !== "" ? [path] : [])),
    );
  }

  /** Returns the group of an operation: its first tag, or the group of its path. */
  groupOf(operation: JsonObject, path: string, at: Pointer): Tag {
    const tag = firstTag(operation);
    if (tag !== undefined) return this.#addTag(tag, at);
    const name = path === "" ? groupWithoutPath : this.#paths.groupOf(path);
    // A path and a tag with the same name form one group.
    const known = this.#byWantedName.get(groupIdentifier(name).toLowerCase());
    if (known !== undefined) return known;
    return this.#add(name, this.#identifiers.claimDerived(this.#claimOf(name, at)), at);
  }

  /** Returns the groups with operations: declared tags, other tags, paths. */
  used(operations: readonly { readonly tag: Tag }[]): readonly Tag[] {
    const used = new Set(operations.map(({ tag }) => tag));
    return this.#groups.filter((group) => used.has(group));
  }

  #addTag(name: string, at: Pointer, { writtenAt = child(at, "tags"), details }: DeclaredTag = {}): Tag {
    const known = this.#byTag.get(name);
    if (known !== undefined) return known;
    const identifier = this.#identifiers.claim({ ...this.#claimOf(name, at), writtenAt });
    const tag = this.#add(name, identifier, at, details);
    this.#byTag.set(name, tag);
    return tag;
  }

  #claimOf(name: string, at: Pointer): NameClaim {
    const assigned = this.#context.assignedGroupName(name, at);
    return { at, text: name, identifier: groupIdentifier(name), assigned };
  }

  #add(name: string, identifier: string, at: Pointer, details: TagDetails = {}): Tag {
    const wanted = groupIdentifier(name);
    const isAssigned = this.#claimOf(name, at).assigned?.name === identifier;
    const stem = groupStem(isAssigned ? identifier : name);
    const fileStem =
      identifier === wanted || isAssigned
        ? this.#stems.claimDerived({ at, text: name, identifier: stem })
        : // The collision was reported already.
          this.#stems.claimSilently(stem);
    const files = this.#context.layout === "single" ? { fileStem } : { fileStem, moduleStem: fileStem };
    const group = { at, name, identifier, ...files, ...details };
    this.#groups.push(group);
    const key = wanted.toLowerCase();
    if (key !== "" && !this.#byWantedName.has(key)) this.#byWantedName.set(key, group);
    return group;
  }
}

interface DeclaredTag {
  readonly writtenAt?: Pointer;
  readonly details?: TagDetails | undefined;
}

interface ListedOperation {
  readonly tag: string | undefined;
  readonly path: string;
  readonly at: Pointer;
}

/** Returns the operations of paths and webhooks; webhooks have the path "". */
function listedOperations(context: BuildContext): readonly ListedOperation[] {
  const { document } = context;
  const listed = (raw: Json, at: Pointer, path: string): readonly ListedOperation[] => {
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
