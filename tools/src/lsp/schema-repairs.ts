import { childNode, entryAt, nodeBelow, walkSyntax } from "@guildwire/generator/editing";
import type { Diagnosed, Repair } from "./repair.js";
import { isMovable, removeEntry, sourceOf } from "./repair-edits.js";
import { isJson } from "./spec-edits.js";

/** Writes references to a dynamic anchor, and the anchor itself, without the dynamic scope. */
export const referStatically: Repair = ({ edits, file, tokens, node }) => {
  const target = tokens.at(-1) === "$dynamicRef" ? node?.text : undefined;
  if (target?.startsWith("#") !== true) return;
  walkSyntax(file.tree, ({ entries }) => {
    for (const entry of entries) {
      if (entry.key === "$dynamicRef" && entry.value?.text === target) edits.replaceKey(file, entry, "$ref");
      if (entry.key === "$dynamicAnchor" && `#${entry.value?.text}` === target)
        edits.replaceKey(file, entry, "$anchor");
    }
    return true;
  });
};

/** Drops every name that a list has before. */
export const dropRepetitions: Repair = ({ edits, file, parent: list }) => {
  const items = list?.kind === "list" ? list.items : [];
  for (const [index, own] of items.entries()) {
    const before = items[index - 1];
    const isRepeated = items.slice(0, index).some(({ text }) => text === own.text);
    if (before !== undefined && own.kind === "scalar" && isRepeated) edits.replace(file, before.end, own.end, "");
  }
};

/** `minimum: 3, exclusiveMinimum: true` is `exclusiveMinimum: 3`. */
export const moveBound: Repair = (diagnosed) => {
  const { edits, file, parent, entry } = diagnosed;
  const flag = entry?.value;
  if (parent === undefined || entry === undefined || flag?.kind !== "scalar") return;
  const bound = entry.key === "exclusiveMinimum" ? "minimum" : "maximum";
  const value = childNode(parent, bound);
  if (flag.text === "true" && value?.kind === "scalar") {
    edits.replace(file, flag.start, flag.end, sourceOf({ file }, value.start, value.end));
    removeEntry(diagnosed, parent, bound);
  } else removeEntry(diagnosed, parent, entry.key);
};

export const listAsEnum: Repair = ({ edits, file, parent, tokens }) => {
  const key = tokens.findLast((token) => token === "x-extensible-enum" || token === "x-open-enum");
  const entry = key === undefined ? undefined : entryAt(parent, key);
  if (parent === undefined || key === undefined || entry === undefined || entryAt(parent, "enum") !== undefined) return;
  edits.replaceKey(file, entry, "enum");
  edits.addEntry(file, parent, { key, value: "both", yaml: "both" }, entry);
};

export const referToComponent: Repair = ({ edits, file, entry, node, tokens }) => {
  const [first, section, name] = tokens;
  if (
    first !== "components" ||
    section !== "schemas" ||
    name === undefined ||
    entry === undefined ||
    node?.kind !== "scalar"
  )
    return;
  edits.replaceKey(file, entry, "$ref");
  edits.replaceScalar(file, node, `#/components/schemas/${name}`);
};

/** Moves `enum` of an array into `items`. */
export const moveEnum: Repair = (diagnosed) => {
  const { edits, file, tokens } = diagnosed;
  const schema = nodeBelow(file.tree, tokens.slice(0, tokens.lastIndexOf("enum")));
  const [items, values] = [childNode(schema, "items"), childNode(schema, "enum")];
  const last = items?.entries.at(-1);
  if (schema === undefined || items?.kind !== "map" || last?.value === undefined || values?.kind !== "list") return;
  if (entryAt(items, "$ref") !== undefined || entryAt(items, "enum") !== undefined) return;
  if (!isMovable(file, values.start, values.end)) return;
  const yaml = sourceOf({ file }, values.start, values.end);
  edits.addEntry(file, items, { key: "enum", value: isJson(file) ? JSON.parse(yaml) : undefined, yaml }, last);
  removeEntry(diagnosed, schema, "enum");
};

/** `required: true` of a property is an entry of `required` of its object. */
export const listAsRequired: Repair = (diagnosed) => {
  const { edits, file, parent, node, tokens } = diagnosed;
  if (tokens.at(-3) !== "properties" || parent === undefined || parent.entries.length < 2) return;
  const schema = nodeBelow(file.tree, tokens.slice(0, -3));
  const name = tokens.at(-2) ?? "";
  if (schema?.kind !== "map" || (node?.text !== "true" && node?.text !== "false")) return;
  const known = entryAt(schema, "required");
  if (node.text === "true") {
    const last = known?.value?.items.at(-1);
    if (known === undefined) {
      const yaml = `[${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}]`;
      const first = schema.entries[0];
      edits.addEntry(file, schema, { key: "required", value: [name], yaml }, first?.key === "type" ? first : undefined);
    } else if (last !== undefined && sourceOf(diagnosed, known.value?.start ?? 0, last.start).startsWith("[")) {
      edits.replace(file, last.end, last.end, `, ${JSON.stringify(name)}`);
    } else return;
  }
  removeEntry(diagnosed, parent, "required");
};

/** `anyOf: [{ type: string }, { type: 'null' }]` is `type: string, nullable: true` in OpenAPI 3.0. */
export const writeNullable: Repair = ({ edits, file, tokens }) => {
  const at = Math.max(tokens.lastIndexOf("anyOf"), tokens.lastIndexOf("oneOf"));
  const schema = nodeBelow(file.tree, tokens.slice(0, at));
  const entry = entryAt(schema, tokens[at] ?? "");
  const alternatives = entry?.value?.items ?? [];
  const others = alternatives.filter((alternative) => childNode(alternative, "type")?.text !== "null");
  const [own] = others;
  if (schema === undefined || entry?.value === undefined || own === undefined) return;
  if (alternatives.length !== 2 || others.length !== 1) return;
  const source = sourceOf({ file }, own.start, own.end);
  // Nothing beside the reference of OpenAPI 3.0 has a meaning, and keys beside the union may be those of the alternative.
  const isPlain = schema.entries.length === 1 && entryAt(own, "$ref") === undefined && own.entries.length > 0;
  if (!isPlain || sourceOf({ file }, schema.start, schema.start + 1) !== "{" || !isBraced(source, file)) return;
  const key = isJson(file) ? '"nullable"' : "nullable";
  edits.replace(file, entry.keyStart, entry.value.end, `${source.slice(1, -1).trim()}, ${key}: true`);
};

/** Whether a source is a map in braces that can be moved. */
function isBraced(source: string, file: Diagnosed["file"]): boolean {
  return source.startsWith("{") && source.endsWith("}") && (isJson(file) || !/[\r\n]/.test(source));
}

/** Drops a name from `required`, or `required` itself with its only name. */
export const dropRequired: Repair = (diagnosed) => {
  const { edits, file, parent: list, tokens } = diagnosed;
  const index = Number(tokens.at(-1));
  if (tokens.at(-2) !== "required" || list?.kind !== "list") return;
  const [before, own, after] = [list.items[index - 1], list.items[index], list.items[index + 1]];
  const schema = nodeBelow(file.tree, tokens.slice(0, -2));
  if (list.items.length === 1 && schema !== undefined) removeEntry(diagnosed, schema, "required");
  else if (own !== undefined && before !== undefined) edits.replace(file, before.end, own.end, "");
  else if (own !== undefined && after !== undefined) edits.replace(file, own.start, after.start, "");
};

/** Drops backslashes before characters that need none, if the pattern is valid then. */
export function withoutEscapes(pattern: string): string | undefined {
  const changed = pattern.replaceAll(/\\(\\|.)/gsu, (whole, escaped: string) =>
    /[\p{L}\p{N}^$\\.*+?()[\]{}|/-]/u.test(escaped) ? whole : escaped,
  );
  try {
    new RegExp(changed, "u");
    return changed;
  } catch {
    return undefined;
  }
}
