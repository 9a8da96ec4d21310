import type { DesiredStubs } from "./desired.js";
import type { StubRecord } from "./record.js";
import { mentionedNames, type TypeDescription } from "./type-text.js";

/** A changed property of a type. */
export interface TypeChange {
  /** Such as `query.limit`; empty for the type itself. */
  readonly path: string;
  /** Absent if the property is new. */
  readonly from?: string;
  /** Absent if the property was removed. */
  readonly to?: string;
}

/** Whether two types in text form are the same, although named types in them may have been renamed. */
export type TypeEquality = (from: string, to: string) => boolean;

/** Compares two types. Changes follow the order of the new type, then removals. */
export function compareTypes(from: TypeDescription, to: TypeDescription, isSame: TypeEquality): readonly TypeChange[] {
  const changed = Object.entries(to).flatMap(([part, text]): TypeChange[] => {
    const before = Object.hasOwn(from, part) ? from[part] : undefined;
    if (before !== undefined && isSame(before, text)) return [];
    return [{ path: part, to: text, ...(before === undefined ? {} : { from: before }) }];
  });
  const removed = Object.entries(from).filter(([part]) => !Object.hasOwn(to, part));
  return [...changed, ...removed.map(([part, text]): TypeChange => ({ path: part, from: text }))];
}

/**
 * Returns the comparison of the record's types with the desired ones. Two named types are the same if they have the same
 * parts, as in TypeScript.
 */
export function typeEquality(record: StubRecord, desired: DesiredStubs): TypeEquality {
  const isSameText = (from: string, to: string, assumed: ReadonlySet<string>): boolean => {
    const before = tokensOf(from);
    const after = tokensOf(to);
    if (before.length !== after.length) return false;
    return before.every((token, index) => {
      const other = after[index] as string;
      const isProperty = /^:/.test(before[index + 1] ?? "");
      return token === other || (!isProperty && isSameType(token, other, assumed));
    });
  };
  const isSameType = (from: string, to: string, assumed: ReadonlySet<string>): boolean => {
    const before = Object.hasOwn(record.types, from) ? record.types[from] : undefined;
    const after = desired.types.get(to);
    if (before === undefined || after === undefined) return false;
    const pair = `${from} ${to}`;
    if (assumed.has(pair)) return true;
    const parts = Object.keys(before);
    const inner = new Set([...assumed, pair]);
    return (
      parts.length === Object.keys(after).length &&
      parts.every((part) => Object.hasOwn(after, part) && isSameText(before[part] ?? "", after[part] ?? "", inner))
    );
  };
  return (from, to) => isSameText(from, to, new Set());
}

/** Splits a type into strings, names and the text between them. */
function tokensOf(text: string): readonly string[] {
  return text.match(/"(?:[^"\\]|\\.)*"|[\p{ID_Start}_$][\p{ID_Continue}$]*|[^"\p{ID_Start}_$]+|"/gu) ?? [];
}

/** Returns named types that changed since the record, with the operations that use them. */
export function changedTypes(
  record: StubRecord,
  desired: DesiredStubs,
): readonly {
  readonly name: string;
  readonly changes: readonly TypeChange[];
  readonly operations: readonly string[];
}[] {
  const isSame = typeEquality(record, desired);
  const changed = [...desired.types].flatMap(([name, to]) => {
    const from = Object.hasOwn(record.types, name) ? record.types[name] : undefined;
    const changes = from === undefined ? [] : compareTypes(from, to, isSame);
    return changes.length === 0 ? [] : [{ name, changes }];
  });
  if (changed.length === 0) return [];
  const reached = [...desired.operations.values()].map(({ identifier, request, result }) => ({
    identifier,
    names: reachable([request, result], desired.types),
  }));
  return changed.map(({ name, changes }) => ({
    name,
    changes,
    operations: reached.filter(({ names }) => names.has(name)).map(({ identifier }) => identifier),
  }));
}

/** Returns every named type reachable from the given types. */
function reachable(shapes: readonly TypeDescription[], types: DesiredStubs["types"]): ReadonlySet<string> {
  const found = new Set<string>();
  const pending = [...shapes];
  for (let shape = pending.pop(); shape !== undefined; shape = pending.pop()) {
    for (const name of mentionedNames(shape)) {
      const next = types.get(name);
      if (next === undefined || found.has(name)) continue;
      found.add(name);
      pending.push(next);
    }
  }
  return found;
}

/** Prints changes as one clause: `query.limit: number → number, optional; body: new, Ban`. */
export function describeChanges(changes: readonly TypeChange[]): string {
  const shown = 6;
  const words = changes.slice(0, shown).map(({ path, from, to }) => {
    const name = path === "" ? "" : `${path}: `;
    if (from === undefined) return `${name}new, \`${to}\``;
    return to === undefined ? `${name}removed, was \`${from}\`` : `${name}\`${from}\` is now \`${to}\``;
  });
  const more = changes.length - shown;
  return [...words, ...(more > 0 ? [`${more} more`] : [])].join("; ");
}
