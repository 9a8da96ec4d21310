import type { SyntaxNode } from "@guildwire/generator/editing";
import { parse } from "yaml";

/** An action of an overlay. */
export type OverlayAction = { readonly target: string } & ({ readonly update: unknown } | { readonly remove: true });

/**
 * Returns the actions that change one document into another.
 *
 * @returns Undefined if overlays cannot express the change.
 */
export function overlayActions(before: SyntaxNode, after: SyntaxNode): readonly OverlayAction[] | undefined {
  const changes = { removed: [] as OverlayAction[], updated: [] as OverlayAction[] };
  return compare(before, after, "$", changes) ? [...changes.removed, ...changes.updated] : undefined;
}

interface Changes {
  readonly removed: OverlayAction[];
  readonly updated: OverlayAction[];
}

/** Whether actions express the change of a map or list. */
function compare(before: SyntaxNode, after: SyntaxNode, path: string, changes: Changes): boolean {
  if (before.kind === "map" && after.kind === "map") return compareMaps(before, after, path, changes);
  if (before.kind === "list" && after.kind === "list") return compareLists(before, after, path, changes);
  return isSame(before, after);
}

function compareMaps(before: SyntaxNode, after: SyntaxNode, path: string, changes: Changes): boolean {
  const former = new Map(before.entries.map(({ key, value }) => [key, value]));
  const update: Record<string, unknown> = {};
  for (const { key, value } of after.entries) {
    const known = former.get(key);
    const isKnown = former.delete(key);
    if (isSame(known, value) && isKnown) continue;
    const below = `${path}${segmentOf(key)}`;
    if (isKnown && known !== undefined && value !== undefined && known.kind === value.kind && value.kind !== "scalar") {
      if (!compare(known, value, below, changes)) return false;
      continue;
    }
    // An update cannot change the type of a value.
    if (isKnown && !hasSameType(known, value)) changes.removed.push({ target: below, remove: true });
    Object.defineProperty(update, key, { value: dataOf(value), enumerable: true, configurable: true, writable: true });
  }
  for (const key of former.keys()) changes.removed.push({ target: `${path}${segmentOf(key)}`, remove: true });
  if (Object.keys(update).length > 0) changes.updated.push({ target: path, update });
  return true;
}

function compareLists(before: SyntaxNode, after: SyntaxNode, path: string, changes: Changes): boolean {
  const [former, items] = [before.items, after.items];
  if (former.length === items.length) {
    return items.every((item, index) => {
      const known = former[index];
      if (known === undefined || isSame(known, item)) return true;
      const below = `${path}[${index}]`;
      if (item.kind !== "scalar" || known.kind !== "scalar") return compare(known, item, below, changes);
      changes.updated.push({ target: below, update: dataOf(item) });
      return true;
    });
  }
  const first = former.findIndex((item, index) => !isSame(item, items[index]));
  if (first === -1) {
    changes.updated.push({ target: path, update: items.slice(former.length).map(dataOf) });
    return true;
  }
  const isRemoved =
    former.length === items.length + 1 &&
    items.slice(first).every((item, index) => isSame(item, former[first + index + 1]));
  if (isRemoved) changes.removed.push({ target: `${path}[${first}]`, remove: true });
  return isRemoved;
}

function hasSameType(one: SyntaxNode | undefined, other: SyntaxNode | undefined): boolean {
  if (one?.kind !== "scalar" || other?.kind !== "scalar") return false;
  const [value, replacement] = [dataOf(one), dataOf(other)];
  return value !== null && replacement !== null && typeof value === typeof replacement;
}

function isSame(one: SyntaxNode | undefined, other: SyntaxNode | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  if (one.kind !== other.kind || one.text !== other.text) return false;
  if (one.kind === "scalar") return (one.quote === "") === (other.quote === "");
  return (
    one.items.length === other.items.length &&
    one.items.every((item, index) => isSame(item, other.items[index])) &&
    one.entries.length === other.entries.length &&
    one.entries.every(({ key, value }, index) => {
      const entry = other.entries[index];
      return entry !== undefined && key === entry.key && isSame(value, entry.value);
    })
  );
}

/** A name as a segment of a JSONPath. */
export function segmentOf(key: string): string {
  return /^[A-Za-z_][\w]*$/.test(key) ? `.${key}` : `['${key.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}']`;
}

function dataOf(node: SyntaxNode | undefined): unknown {
  if (node === undefined) return null;
  if (node.kind === "list") return node.items.map(dataOf);
  if (node.kind === "map") return Object.fromEntries(node.entries.map(({ key, value }) => [key, dataOf(value)]));
  const isPlain = node.quote === "" && /^(?:true|false|null|~|[-+.\d][\w.+-]*)$/i.test(node.text);
  return isPlain ? parse(node.text) : node.text;
}
