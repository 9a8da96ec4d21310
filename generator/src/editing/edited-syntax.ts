import { readJsonTree } from "./json-tree.js";
import type { Syntax, SyntaxEntry, SyntaxNode } from "./syntax-node.js";
import { isJsonText, readSyntax } from "./syntax-tree.js";
import { readValidYaml } from "./yaml-tree.js";

/**
 * Parses a text that differs little from an earlier one. The result is that of `readSyntax`, sooner: only the innermost part
 * that contains the difference is parsed again, if both texts are valid.
 */
export function updateSyntax(earlier: Syntax, text: string): Syntax {
  const { root } = earlier;
  if (earlier.text === text) return earlier;
  if (!earlier.isValid || root === undefined || isJsonText(earlier.text) !== isJsonText(text)) return readSyntax(text);
  const update = { earlier: earlier.text, text, ...changeBetween(earlier.text, text) };
  const updated = updatedRoot(root, update);
  return updated === undefined ? readSyntax(text) : { text, root: updated, isValid: true };
}

function updatedRoot(root: SyntaxNode, update: Update): SyntaxNode | undefined {
  try {
    return isJsonText(update.text) ? updateJson(root, update) : updateYaml(root, update, update.earlier.length);
  } catch {
    // Extreme nesting exhausts the stack.
    return undefined;
  }
}

/** Where texts differ: from an offset to an offset in the earlier one. */
interface Change {
  readonly from: number;
  readonly to: number;
  /** How much longer the later text is. */
  readonly growth: number;
}

interface Update extends Change {
  readonly earlier: string;
  readonly text: string;
}

function changeBetween(earlier: string, text: string): Change {
  const shorter = Math.min(earlier.length, text.length);
  const growth = text.length - earlier.length;
  let from = 0;
  while (from < shorter && earlier.charCodeAt(from) === text.charCodeAt(from)) from += 1;
  let to = earlier.length;
  while (to > from && to + growth > from && earlier.charCodeAt(to - 1) === text.charCodeAt(to + growth - 1)) to -= 1;
  return { from, to, growth };
}

/** Parses the innermost object or array whose brackets enclose the change. */
function updateJson(node: SyntaxNode, update: Update): SyntaxNode | undefined {
  const { growth, text } = update;
  if (!encloses(node, update)) return undefined;
  const end = node.end + growth;
  const at = node.entries.findIndex(({ value }) => value !== undefined && encloses(value, update));
  const entry = node.entries[at];
  if (entry?.value !== undefined) {
    const value = updateJson(entry.value, update);
    return value && { ...node, end, entries: replaced(node.entries, at, [{ ...entry, value }], growth) };
  }
  const index = node.items.findIndex((item) => encloses(item, update));
  const item = node.items[index];
  if (item !== undefined) {
    const value = updateJson(item, update);
    const after = node.items.slice(index + 1).map((one) => moved(one, growth));
    return value && { ...node, end, items: [...node.items.slice(0, index), value, ...after] };
  }
  const part = ownText(text, node.start, end);
  const { root, isValid } = readJsonTree(part);
  return isValid && root?.end === part.length ? moved(root, node.start) : undefined;
}

/** Whether a change is between the brackets of an object or array. */
function encloses({ kind, start, end }: SyntaxNode, { from, to }: Change): boolean {
  return kind !== "scalar" && start < from && to < end;
}

/**
 * Parses the lines of an entry that contain the change: of the innermost one where they are valid. The entry ends where a line
 * begins with a key that is indented as much or less, so that nothing else depends on them.
 *
 * @param end Where the lines of the map end in the earlier text.
 */
function updateYaml(node: SyntaxNode, update: Update, end: number): SyntaxNode | undefined {
  const { from, to, growth, earlier, text } = update;
  const index = node.entries.findLastIndex(({ keyStart }) => keyStart <= from);
  const entry = node.entries[index];
  // Only a map in brackets begins before its first key.
  if (entry === undefined || node.start !== node.entries[0]?.keyStart) return undefined;
  const start = lineStart(earlier, entry.keyStart);
  const next = node.entries[index + 1];
  const entryEnd = next === undefined ? end : lineStart(earlier, next.keyStart);
  const indent = earlier.slice(start, entry.keyStart);
  // The line end before the next key is not a part of the change.
  if (!/^ *$/.test(indent) || (to >= entryEnd && entryEnd < earlier.length)) return undefined;
  // Behind the last entry may be one whose key is no scalar.
  const mayBeInner = next !== undefined || node.end === entry.value?.end;
  const value = mayBeInner && entry.value ? updateYaml(entry.value, update, entryEnd) : undefined;
  const part =
    value === undefined
      ? readEntries(ownText(text, start, entryEnd + growth), { start, indent, limit: Math.max(4096, text.length / 8) })
      : { end: value.end, entries: [{ ...entry, value }] };
  if (part === undefined) return undefined;
  return {
    ...node,
    end: next === undefined ? part.end : node.end + growth,
    entries: replaced(node.entries, index, part.entries, growth),
  };
}

interface Lines {
  /** Offset of the first line. */
  readonly start: number;
  /** The spaces before the first key. */
  readonly indent: string;
  /** Maximum number of characters: longer texts are not worth a second attempt. */
  readonly limit: number;
}

/** Parses lines that begin with a key. Undefined if they do not, or are invalid. */
function readEntries(lines: string, { start, indent, limit }: Lines): SyntaxNode | undefined {
  // Directives, other documents and byte order marks are read in the whole text.
  if (lines.length > limit || /^(?:---|\.\.\.|%)|\uFEFF/m.test(lines)) return undefined;
  const root = readValidYaml(lines);
  const isMap = root?.start === indent.length && root.entries[0]?.keyStart === root.start && lines.startsWith(indent);
  return isMap ? moved(root, start) : undefined;
}

/** Returns a part of a text that does not retain it: V8 stores a slice as a reference to the whole, which the nodes would keep. */
function ownText(text: string, start: number, end: number): string {
  return ` ${text.slice(start, end)}`.slice(1);
}

function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && text[start - 1] !== "\n" && text[start - 1] !== "\r") start -= 1;
  return start;
}

/** Replaces an entry, and moves those after it. */
function replaced(
  all: readonly SyntaxEntry[],
  index: number,
  entries: readonly SyntaxEntry[],
  growth: number,
): readonly SyntaxEntry[] {
  return [...all.slice(0, index), ...entries, ...all.slice(index + 1).map((entry) => movedEntry(entry, growth))];
}

function moved(node: SyntaxNode, by: number): SyntaxNode {
  if (by === 0) return node;
  const { kind, start, end, text, quote, entries, items } = node;
  return {
    kind,
    start: start + by,
    end: end + by,
    text,
    quote,
    entries: entries.length === 0 ? entries : entries.map((entry) => movedEntry(entry, by)),
    items: items.length === 0 ? items : items.map((item) => moved(item, by)),
  };
}

function movedEntry({ key, keyStart, keyEnd, value }: SyntaxEntry, by: number): SyntaxEntry {
  return { key, keyStart: keyStart + by, keyEnd: keyEnd + by, value: value && moved(value, by) };
}
