import { childNode, entryAt, listedMediaTypes, mediaTypeOf } from "@guildwire/generator/editing";
import type { Repair } from "./repair.js";
import { isMovable, keyIn, sourceOf } from "./repair-edits.js";
import { inNotation, isJson, lineStart } from "./spec-edits.js";

/** Moves the value of `schema` below `content`, on one line. */
export const nestInContent: Repair = ({ edits, file, entry, node }) => {
  const schema = entry?.key === "schema" ? entry : entryAt(node, "schema");
  const value = schema?.value;
  if (schema === undefined || value === undefined || entryAt(node, "content") !== undefined) return;
  if (!isMovable(file, schema.keyStart, value.end)) return;
  const [content, json, own] = ["content", "application/json", "schema"].map((key) => keyIn(file, key));
  const source = sourceOf({ file }, value.start, value.end);
  edits.replace(file, schema.keyStart, value.end, `${content}: { ${json}: { ${own}: ${source} } }`);
};

/** Keywords that a parameter has itself. All others are those of its schema. */
const parameterKeys: ReadonlySet<string> = new Set(
  "name in description required deprecated allowEmptyValue allowReserved style explode example examples content".split(
    " ",
  ),
);

/** Moves keywords of a schema below `schema`, on one line. */
export const nestInSchema: Repair = ({ edits, file, parent }) => {
  const moved = (parent?.entries ?? []).filter(({ key }) => !parameterKeys.has(key) && !key.startsWith("x-"));
  const [first] = moved;
  if (parent === undefined || first === undefined || entryAt(parent, "schema") !== undefined) return;
  if (!moved.every(({ keyStart, value }) => value !== undefined && isMovable(file, keyStart, value.end))) return;
  const sources = moved.map(({ keyStart, value }) => sourceOf({ file }, keyStart, value?.end ?? keyStart));
  const written = `${keyIn(file, "schema")}: { ${sources.join(", ")} }`;
  edits.replace(file, first.keyStart, first.value?.end ?? first.keyEnd, written);
  for (const entry of moved.slice(1)) {
    const before = parent.entries[parent.entries.indexOf(entry) - 1];
    edits.replace(file, before?.value?.end ?? entry.keyStart, entry.value?.end ?? entry.keyEnd, "");
  }
};

/** A parameter that the path names is one of the path. */
export const locateInPath: Repair = ({ edits, file, entry, parent, tokens }) => {
  const name = childNode(parent, "name")?.text;
  if (entry?.key !== "in" || entry.value === undefined || !tokens[1]?.includes(`{${name}}`)) return;
  edits.replaceScalar(file, entry.value, "path");
  const known = childNode(parent, "required");
  if (known !== undefined) edits.replace(file, known.start, known.end, "true");
  else if (parent !== undefined) edits.addEntry(file, parent, { key: "required", value: true, yaml: "true" }, entry);
};

/** Replaces `content` of a parameter by the schema of its only media type. */
export const useSchemaOfContent: Repair = ({ edits, file, parent, entry, node }) => {
  const content = entry?.key === "content" ? entry : entryAt(node, "content");
  const holder = entry?.key === "content" ? parent : node;
  const [media, other] = content?.value?.entries ?? [];
  const schema = childNode(media?.value, "schema");
  if (content?.value === undefined || schema === undefined || other !== undefined) return;
  if (entryAt(holder, "schema") !== undefined || !isMovable(file, schema.start, schema.end)) return;
  const source = sourceOf({ file }, schema.start, schema.end);
  edits.replace(file, content.keyStart, content.value.end, `${keyIn(file, "schema")}: ${source}`);
};

/** Writes a media type with its parameters, unless the map has it already. */
export const writeMediaType: Repair = ({ edits, file, parent, entry }) => {
  const type = mediaTypeOf(entry?.key ?? "");
  if (entry !== undefined && type !== undefined && type !== entry.key && entryAt(parent, type) === undefined)
    edits.replaceKey(file, entry, type);
};

/** Writes one key per media type of a list. */
export const splitMediaTypes: Repair = ({ edits, file, parent, entry }) => {
  const value = entry?.value;
  const types = listedMediaTypes(entry?.key ?? "");
  if (parent === undefined || entry === undefined || value === undefined || types.length < 2) return;
  if (!isMovable(file, value.start, value.end) || types.some((type) => entryAt(parent, type) !== undefined)) return;
  const source = sourceOf({ file }, value.start, value.end);
  const text = file.document.getText();
  const indent = " ".repeat(entry.keyStart - lineStart(text, entry.keyStart));
  const space = text.slice(parent.start + 1, parent.entries[0]?.keyStart) || " ";
  const separator = text.charAt(parent.start) === "{" ? `,${space}` : `\n${indent}`;
  const written = types.map((type) => `${inNotation(type, "", isJson(file))}: ${source}`);
  edits.replace(file, entry.keyStart, value.end, written.join(separator));
};

/** Moves a schema that is where a media type is expected, if it is alone. */
export const nestInMediaType: Repair = ({ edits, file, parent, entry }) => {
  const value = entry?.value;
  if (entry?.key !== "schema" || value === undefined || parent?.entries.length !== 1) return;
  if (!isMovable(file, entry.keyStart, value.end)) return;
  const source = sourceOf({ file }, entry.keyStart, value.end);
  const json = isJson(file) ? '"application/json"' : "application/json";
  edits.replace(file, entry.keyStart, value.end, `${json}: { ${source} }`);
};

/** Each status that is meant is written with the class in upper case: 4xx, 20X and 200 OK become 4XX, 2XX and 200. */
export function statusOf(key: string): string | undefined {
  const range = /^([1-5])(?:xx|\dx)$/i.exec(key)?.[1];
  return range === undefined ? /^([1-5]\d\d)[ :-]+[A-Za-z]/.exec(key)?.[1] : `${range}XX`;
}

export const declareSuccess: Repair = ({ edits, file, node }) => {
  const responses = node?.kind === "map" ? (childNode(node, "responses") ?? node) : undefined;
  const last = responses?.entries.at(-1);
  if (responses === undefined || last === undefined || !/^(?:[1-5][\dX]{2}|default)$/i.test(last.key)) return;
  edits.addEntry(file, responses, { key: "204", value: { description: "" }, yaml: '{ description: "" }' }, last);
};

export const addParameterSchema: Repair = ({ edits, file, node }) => {
  if (node?.kind !== "map") return;
  const schema = { key: "schema", value: { type: "string" }, yaml: "{ type: string }" };
  if (entryAt(node, "schema") === undefined) edits.addEntry(file, node, schema, node.entries.at(-1));
};
