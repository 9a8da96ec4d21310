import { entryAt, type SyntaxEntry, type SyntaxNode } from "@guildwire/generator/editing";
import type { Diagnosed, Repair } from "./repair.js";
import { inNotation, isJson, type SpecEdits } from "./spec-edits.js";

export function setKey(change: (key: string, diagnosed: Diagnosed) => string | undefined): Repair {
  return (diagnosed) => {
    const { edits, file, entry } = diagnosed;
    const changed = entry && change(entry.key, diagnosed);
    if (entry !== undefined && changed !== undefined && changed !== entry.key) edits.replaceKey(file, entry, changed);
  };
}

export function setText(change: (text: string, diagnosed: Diagnosed) => string | undefined): Repair {
  return (diagnosed) => {
    const { edits, file, node } = diagnosed;
    const changed = node?.kind === "scalar" ? change(node.text, diagnosed) : undefined;
    if (node !== undefined && changed !== undefined) edits.replaceScalar(file, node, changed);
  };
}

/** Replaces a scalar by a map or list, in the notation of both formats. */
export function setData(change: (text: string) => unknown): Repair {
  return ({ edits, file, node }) => {
    if (node?.kind !== "scalar") return;
    const json = JSON.stringify(change(node.text));
    const isFlow = isJson(file) || json === "{}";
    edits.replace(file, node.start, node.end, isFlow ? json : flowOf(change(node.text)));
  };
}

/** Data on one line of YAML. */
function flowOf(value: unknown): string {
  if (typeof value === "string") return inNotation(value, "", false);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, one]) => `${inNotation(key, "", false)}: ${flowOf(one)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** Adds a key after the others. */
export function append(edits: SpecEdits, file: Diagnosed["file"], map: SyntaxNode, key: string, value: unknown): void {
  if (entryAt(map, key) !== undefined) return;
  const last = map.entries.at(-1);
  edits.addEntry(file, map, { key, value, yaml: flowOf(value) }, last?.value === undefined ? undefined : last);
}

export function sourceOf({ file }: Pick<Diagnosed, "file">, start: number, end: number): string {
  return file.document.getText().slice(start, end);
}

/** Removes an entry with the separator before it, or after it if it is the first. */
export function removeEntry({ edits, file }: Diagnosed, map: SyntaxNode, key: string): void {
  const index = map.entries.findIndex((entry) => entry.key === key);
  const own = map.entries[index];
  const [before, after] = [map.entries[index - 1], map.entries[index + 1]];
  const end = own?.value?.end;
  if (own === undefined || end === undefined) return;
  if (before?.value !== undefined) edits.replace(file, before.value.end, end, "");
  else if (after !== undefined) edits.replace(file, own.keyStart, after.keyStart, "");
}

export function keyIn(file: Diagnosed["file"], key: string): string {
  return isJson(file) ? JSON.stringify(key) : key;
}

/** Whether a range can be moved as it is: JSON has no indentation that would have to change. */
export function isMovable(file: Diagnosed["file"], start: number, end: number): boolean {
  return isJson(file) || !/[\r\n]/.test(sourceOf({ file }, start, end));
}

/** Writes the values of a map as a list in brackets. */
export function listValues(select: (entry: SyntaxEntry) => SyntaxNode | undefined): Repair {
  return ({ edits, file, node }) => {
    if (node?.kind !== "map" || !isMovable(file, node.start, node.end)) return;
    const values = node.entries.map(select);
    if (values.some((value) => value === undefined)) return;
    const sources = values.map((value) => sourceOf({ file }, value?.start ?? 0, value?.end ?? 0));
    edits.replace(file, node.start, node.end, `[${sources.join(", ")}]`);
  };
}
