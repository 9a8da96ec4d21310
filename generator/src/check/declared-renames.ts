import type { JsonObject } from "../load/document.js";
import { asList, asObject, asString, asStrings, entriesOf } from "../model/raw.js";
import { type NodeVisit, visitObjects } from "./walk.js";

/** What a rename concerns. */
export type RenamedKind =
  | "operation"
  | "schema"
  | "property"
  | "parameter"
  | "tag"
  | "event"
  | "webhook"
  | "value"
  | "valueName";

/** One name of the document with its former names, in the order in which they are written. */
export interface DeclaredRename {
  readonly kind: RenamedKind;
  readonly current: string;
  readonly former: readonly string[];
  /** The object whose names must differ: two properties of one schema, two values of one enumeration. */
  readonly scope: object;
  /** The node that has the name: the operation, the property's schema, the parameter, the enumeration. */
  readonly node: JsonObject;
  /** Pointer to the extension. */
  readonly at: string;
  readonly visit: NodeVisit;
}

/** What has a name: its node, and how it is reached. */
export interface NamedNode {
  readonly kind: RenamedKind;
  readonly node: JsonObject;
  readonly visit: NodeVisit;
}

/** The names of a scope and who has them. */
export type NamesInScope = ReadonlyMap<object, ReadonlyMap<string, NamedNode>>;

export interface DocumentRenames {
  readonly renames: readonly DeclaredRename[];
  /** Every name in each scope with a rename. */
  readonly names: NamesInScope;
  readonly visits: readonly NodeVisit[];
}

const key = "x-renamed-from";
export const enumRenameKey = "x-enum-renamed-from";
export const renameKeys: readonly string[] = [key, enumRenameKey];

/** Collects the names that `x-renamed-from` and `x-enum-renamed-from` declare in a bundled document. */
export function readRenames(
  document: JsonObject,
  visits: readonly NodeVisit[] = visitObjects(document, "3.2"),
): DocumentRenames {
  const reader = new RenameReader();
  for (const visit of visits) reader.read(visit);
  return { renames: reader.renames, names: reader.names, visits };
}

class RenameReader {
  readonly renames: DeclaredRename[] = [];
  readonly names = new Map<object, Map<string, NamedNode>>();
  /** One scope for all operations and one for all tags. */
  readonly #operations = {};
  readonly #tags = {};
  read(visit: NodeVisit): void {
    const node = asObject(visit.node);
    if (node === undefined) return;
    switch (visit.kind) {
      case "operation":
      case "variant":
        this.#name("operation", asString(node["operationId"]), { scope: this.#operations, node, visit });
        return;
      case "tag":
        this.#name("tag", asString(node["name"]), { scope: this.#tags, node, visit });
        return;
      case "parameter":
        this.#name("parameter", asString(node["name"]), { scope: this.#parameterScope(visit), node, visit });
        return;
      case "gatewayEvent":
        this.#name("event", visit.key, { scope: eventsOf(visit) ?? node, node, visit });
        return;
      case "pathItem":
        if (visit.slot !== "webhooks") return;
        this.#name("webhook", visit.key, {
          scope: asObject(asObject(visit.parent?.node)?.["webhooks"]) ?? node,
          node,
          visit,
        });
        return;
      case "schema":
        this.#schema(node, visit);
        return;
      default:
    }
  }

  #schema(node: JsonObject, visit: NodeVisit): void {
    const parent = asObject(visit.parent?.node);
    if (visit.slot === "properties" && parent !== undefined) {
      this.#name("property", visit.key, { scope: asObject(parent["properties"]) ?? parent, node, visit });
    } else if (visit.parent?.kind === "components" && visit.slot === "schemas") {
      this.#name("schema", visit.key, { scope: asObject(parent?.["schemas"]) ?? node, node, visit });
    } else if (isNamedValue(node, visit) && parent !== undefined) {
      this.#name("valueName", asString(node["title"]), { scope: parent, node, visit });
    }
    this.#values(node, visit);
  }

  #values(node: JsonObject, visit: NodeVisit): void {
    const former = asObject(node[enumRenameKey]);
    if (former === undefined) return;
    const holder: NamedNode = { kind: "value", node, visit };
    this.names.set(node, new Map(enumerationValues(node).map((value) => [value, holder])));
    for (const [current, names] of entriesOf(former)) {
      const at = `${visit.pointer}/${enumRenameKey}`;
      this.renames.push({ kind: "value", current, former: asStrings(names), scope: node, node, at, visit });
    }
  }

  #name(
    kind: RenamedKind,
    current: string | undefined,
    { scope, node, visit }: { readonly scope: object; readonly node: JsonObject; readonly visit: NodeVisit },
  ): void {
    if (current === undefined) return;
    const names = this.names.get(scope) ?? new Map<string, NamedNode>();
    this.names.set(scope, names.set(current, { kind, node, visit }));
    const former = asStrings(node[key]);
    if (former.length === 0) return;
    this.renames.push({ kind, current, former, scope, node, at: `${visit.pointer}/${key}`, visit });
  }

  /** Parameters of one list must differ; components are independent of each other. */
  #parameterScope({ parent, slot, node }: NodeVisit): object {
    const list = asObject(parent?.node)?.[slot];
    return Array.isArray(list) ? list : (node as JsonObject);
  }
}

function eventsOf({ parent }: NodeVisit): JsonObject | undefined {
  return asObject(asObject(parent?.node)?.["x-gateway-events"]);
}

function isNamedValue(node: JsonObject, { slot }: NodeVisit): boolean {
  return (slot === "oneOf" || slot === "anyOf") && Object.hasOwn(node, "const") && typeof node["title"] === "string";
}

/** The string values that a schema lists itself: `enum`, `const`, or the constants of `oneOf` and `anyOf`. */
export function enumerationValues(node: JsonObject): readonly string[] {
  const constants = ["oneOf", "anyOf"].flatMap((keyword) =>
    asList(node[keyword]).map((alternative) => asObject(alternative)?.["const"]),
  );
  const values = [...asList(node["enum"]), node["const"], ...constants];
  return values.filter((value) => typeof value === "string");
}

/**
 * Whether a former name identifies one thing: nothing in its scope has it now, and no other thing in it has had it. Code that
 * uses another kind of name cannot be assigned to a rename.
 */
export function isUnambiguous(
  { scope, current, kind }: DeclaredRename,
  former: string,
  { names, renames }: DocumentRenames,
): boolean {
  if (names.get(scope)?.has(former) === true) return false;
  return !renames.some(
    (other) =>
      other.scope === scope && other.kind === kind && other.current !== current && other.former.includes(former),
  );
}
