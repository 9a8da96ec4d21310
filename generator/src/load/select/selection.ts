import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { additionalOperations, isHttpMethod, operationsOfPathItem } from "../../openapi/operations.js";
import { asObject } from "../../values/json.js";
import { child, formatPointer, nodeAt, parsePointer } from "../../values/pointer.js";
import type { Json, JsonObject, LoadedDocument } from "../document.js";
import { operationsOf } from "../reference-graph.js";
import { mapMembers } from "./map-members.js";
import { type Mentions, reachableComponents, readMentions } from "./mentioned-components.js";
import { chooseOperations, type OperationChoice, operationSections, variantsOf } from "./selection-choice.js";
import type { Selection } from "./selection-filter.js";
import { withoutLinksTo } from "./selection-links.js";
import { SelectionMatcher, type UnmatchedEntry } from "./selection-match.js";
import { withoutNames } from "./selection-names.js";

/** A document without unselected operations and what only they reference. */
export interface SelectedDocument {
  readonly loaded: LoadedDocument;
  /** The previous diagnostics that concern the remaining document. */
  readonly diagnostics: readonly Diagnostic[];
  readonly unmatched: readonly UnmatchedEntry[];
}

/** Applies {@link selectInDocument} to a loaded document. */
export function selectOperations(
  loaded: LoadedDocument,
  diagnostics: readonly Diagnostic[],
  selection: Selection,
): SelectedDocument {
  const document: JsonObject = loaded.document;
  const { document: selected, unmatched } = selectInDocument(document, selection);
  if (selected === document) return { loaded, diagnostics, unmatched };
  const isGone = (pointer: string): boolean =>
    nodeAt(document, pointer) !== undefined && nodeAt(selected, pointer) === undefined;
  return {
    loaded: {
      ...loaded,
      unedited: undefined,
      document: selected as LoadedDocument["document"],
      written: withoutGone(loaded.written, selected),
    },
    diagnostics: diagnostics.filter(({ pointer }) => pointer === undefined || !isGone(pointer)),
    unmatched,
  };
}

/**
 * Removes unselected operations of paths and webhooks, along with components, tags, security schemes and links used
 * only by them. Items that were unused before are kept.
 *
 * @param mentions The document's references, if already read.
 */
export function selectInDocument(
  document: JsonObject,
  selection: Selection,
  mentions?: Mentions,
): { readonly document: JsonObject; readonly unmatched: readonly UnmatchedEntry[] } {
  const matcher = new SelectionMatcher(selection);
  const choice = chooseOperations(document, matcher);
  const unmatched = [...matcher.unmatched(), ...(choice.isEmpty ? [emptySelection(selection)] : [])];
  if (choice.removed.size === 0) return { document, unmatched };
  const withoutOperations = withoutLinksTo(withOperations(document, choice), choice);
  const removed = [...choice.removed, ...orphans(document, withoutOperations, mentions)];
  const reduced = withoutComponents(withoutUnusedTags(document, withoutOperations), removed);
  const selected = withoutNames(reduced, { operationIds: choice.removedIds, schemas: schemaNames(removed) });
  return { document: selected, unmatched };
}

function schemaNames(removed: readonly string[]): ReadonlySet<string> {
  const schemas = removed.map((pointer) => parsePointer(pointer) ?? []).filter(([, folder]) => folder === "schemas");
  return new Set(schemas.flatMap(([, , name]) => name ?? []));
}

function emptySelection({ include }: Selection): UnmatchedEntry {
  const diagnostic = diagnose("selection-empty", "include and exclude leave no operation", {
    fix: "widen include, or narrow exclude",
  });
  return { tokens: [include === undefined ? "exclude" : "include"], diagnostic };
}

function withOperations(document: JsonObject, { kept, items }: OperationChoice): JsonObject {
  const chooseOf = (item: Json, at: string): Json => {
    const map = asObject(item);
    if (map === undefined) return item;
    return mapMembers(map, (key, value) => {
      if (isHttpMethod(key)) return kept.get(`${at}/${key}`);
      const additional = key === additionalOperations ? asObject(value) : undefined;
      if (additional === undefined) return value;
      const chosen = mapMembers(additional, (name) => kept.get(at + formatPointer([key, name])));
      return Object.keys(chosen).length === 0 ? undefined : chosen;
    });
  };
  const sections = operationSections.flatMap((section): [string, Json][] => {
    const written = asObject(document[section]);
    if (written === undefined) return [];
    return [
      [
        section,
        mapMembers(written, (name, item) => {
          const at = formatPointer([section, name]);
          return items.has(at) || !hasOperations(document, item) ? chooseOf(item, at) : undefined;
        }),
      ],
    ];
  });
  const components = asObject(document["components"]);
  const pathItems = asObject(components?.["pathItems"]);
  if (components === undefined || pathItems === undefined) return { ...document, ...Object.fromEntries(sections) };
  const chosen = mapMembers(pathItems, (name, item) =>
    chooseOf(item, formatPointer(["components", "pathItems", name])),
  );
  return { ...document, ...Object.fromEntries(sections), components: { ...components, pathItems: chosen } };
}

/** Whether a path item has operations. Filters ignore others, and extensions of `paths`. */
function hasOperations(document: JsonObject, item: Json): boolean {
  const reference = child(item, "$ref");
  const target = typeof reference === "string" ? nodeAt(document, decodeURI(reference.slice(1))) : item;
  return operationsOfPathItem(asObject(target) ?? {}).length > 0;
}

/** Returns the components that become unused by the selection. */
function orphans(before: JsonObject, after: JsonObject, mentions = readMentions(before)): readonly string[] {
  // Components are unchanged, except for links and path items that refer to removed operations.
  const reached = reachableComponents(
    before["components"] === after["components"] ? { ...mentions, ...outsideOf(after) } : readMentions(after),
  );
  const components = [...reachableComponents(mentions)].filter((pointer) => !reached.has(pointer));
  const stillUsed = usedSchemes(after);
  const schemes = [...usedSchemes(before)]
    .filter((name) => !stillUsed.has(name))
    .map((name) => formatPointer(["components", "securitySchemes", name]));
  return [...components, ...schemes.filter((pointer) => !reached.has(pointer))];
}

/** Returns the references outside of `components`. */
function outsideOf({ components: _, ...rest }: JsonObject): Pick<Mentions, "outside"> {
  return { outside: readMentions(rest).outside };
}

function usedSchemes(document: JsonObject): ReadonlySet<string> {
  const operations = allOperations(document);
  const requirements = [document, ...operations].flatMap(({ security }) => (Array.isArray(security) ? security : []));
  return new Set(requirements.flatMap((requirement: Json) => Object.keys(asObject(requirement) ?? {})));
}

/** The operations of each document, which are asked for several times. Documents are never changed. */
const listedOperations = new WeakMap<JsonObject, readonly JsonObject[]>();

function allOperations(document: JsonObject): readonly JsonObject[] {
  const known = listedOperations.get(document);
  if (known !== undefined) return known;
  const operations = operationSections.flatMap((section) =>
    operationsOf(document, section).flatMap(({ node }) => [node, ...variantsOf(node)]),
  );
  listedOperations.set(document, operations);
  return operations;
}

function withoutUnusedTags(before: JsonObject, after: JsonObject): JsonObject {
  const { tags } = after;
  if (!Array.isArray(tags)) return after;
  const used = usedTags(before);
  const stillUsed = usedTags(after);
  const kept = tags.filter((tag: Json) => {
    const name = child(tag, "name");
    return typeof name !== "string" || !used.has(name) || stillUsed.has(name);
  });
  return kept.length === tags.length ? after : { ...after, tags: kept };
}

function usedTags(document: JsonObject): ReadonlySet<Json> {
  return new Set(allOperations(document).flatMap(({ tags }) => (Array.isArray(tags) ? (tags as readonly Json[]) : [])));
}

function withoutComponents(document: JsonObject, pointers: readonly string[]): JsonObject {
  const components = asObject(document["components"]);
  const gone = new Set(pointers);
  if (components === undefined) return document;
  const kept = mapMembers(components, (folder, entries) => {
    const map = asObject(entries);
    if (map === undefined) return entries;
    return mapMembers(map, (name, entry) =>
      gone.has(formatPointer(["components", folder, name])) ? undefined : entry,
    );
  });
  return kept === components ? document : { ...document, components: kept };
}

/** Removes unselected operations and components from the written root of a 3.0 document. */
function withoutGone(written: Json, selected: JsonObject): Json {
  const root = asObject(written);
  if (root === undefined) return written;
  const intersect = (value: Json, other: Json | undefined, levels: number): Json => {
    const map = asObject(value);
    const others = asObject(other);
    if (map === undefined || others === undefined || levels === 0) return value;
    return mapMembers(map, (key, below) => {
      const counterpart = child(others, key);
      return counterpart === undefined ? undefined : intersect(below, counterpart, levels - 1);
    });
  };
  return mapMembers(root, (key, value) => {
    if (key === "tags") return Array.isArray(value) ? (selected["tags"] ?? value) : value;
    return key === "paths" || key === "components" ? intersect(value, selected[key], 2) : value;
  });
}
