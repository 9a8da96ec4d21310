import { childNode, entryAt, type SyntaxEntry, type SyntaxNode } from "@guildwire/generator/editing";
import type { Diagnosed, Repair } from "./repair.js";
import { isJson, type SpecEdits } from "./spec-edits.js";

function setKey(change: (key: string, diagnosed: Diagnosed) => string | undefined): Repair {
  return (diagnosed) => {
    const { edits, file, entry } = diagnosed;
    const changed = entry && change(entry.key, diagnosed);
    if (entry !== undefined && changed !== undefined && changed !== entry.key) edits.replaceKey(file, entry, changed);
  };
}

function setText(change: (text: string, diagnosed: Diagnosed) => string | undefined): Repair {
  return (diagnosed) => {
    const { edits, file, node } = diagnosed;
    const changed = node?.kind === "scalar" ? change(node.text, diagnosed) : undefined;
    if (node !== undefined && changed !== undefined) edits.replaceScalar(file, node, changed);
  };
}

/** Replaces a scalar by a map or list, in the notation of both formats. */
function setData(change: (text: string) => unknown): Repair {
  return ({ edits, file, node }) => {
    if (node?.kind !== "scalar") return;
    const json = JSON.stringify(change(node.text));
    const isFlow = isJson(file) || json === "{}";
    edits.replace(file, node.start, node.end, isFlow ? json : flowOf(change(node.text)));
  };
}

/** A map of texts in braces. */
function flowOf(value: unknown): string {
  const entries = Object.entries(value as Readonly<Record<string, unknown>>);
  return `{ ${entries.map(([key, one]) => `${key}: ${JSON.stringify(one)}`).join(", ")} }`;
}

/** Adds a key after the others. */
function append(edits: SpecEdits, file: Diagnosed["file"], map: SyntaxNode, key: string, value: unknown): void {
  if (entryAt(map, key) !== undefined) return;
  const last = map.entries.at(-1);
  edits.addEntry(file, map, { key, value, yaml: JSON.stringify(value) }, last?.value === undefined ? undefined : last);
}

function sourceOf({ file }: Pick<Diagnosed, "file">, start: number, end: number): string {
  return file.document.getText().slice(start, end);
}

/** Removes an entry with the separator before it, or after it if it is the first. */
function removeEntry({ edits, file }: Diagnosed, map: SyntaxNode, key: string): void {
  const index = map.entries.findIndex((entry) => entry.key === key);
  const own = map.entries[index];
  const [before, after] = [map.entries[index - 1], map.entries[index + 1]];
  const end = own?.value?.end;
  if (own === undefined || end === undefined) return;
  if (before?.value !== undefined) edits.replace(file, before.value.end, end, "");
  else if (after !== undefined) edits.replace(file, own.keyStart, after.keyStart, "");
}

/** Moves the value of `schema` below `content`, on one line. */
const nestInContent: Repair = ({ edits, file, entry }) => {
  const value = entry?.value;
  if (entry === undefined || value === undefined || !isOneLine(file, entry.keyStart, value.end)) return;
  const source = sourceOf({ file }, value.start, value.end);
  const [content, json, schema] = ["content", "application/json", "schema"].map((key) =>
    isJson(file) ? JSON.stringify(key) : key,
  );
  edits.replace(file, entry.keyStart, value.end, `${content}: { ${json}: { ${schema}: ${source} } }`);
};

function isOneLine({ document }: Diagnosed["file"], start: number, end: number): boolean {
  return !/[\r\n]/.test(document.getText().slice(start, end));
}

/** Each status that is meant is written with the class in upper case: 4xx, 20X and 200 OK become 4XX, 2XX and 200. */
function statusOf(key: string): string | undefined {
  const range = /^([1-5])(?:xx|\dx)$/i.exec(key)?.[1];
  return range === undefined ? /^([1-5]\d\d)[ :-]+[A-Za-z]/.exec(key)?.[1] : `${range}XX`;
}

const declareSuccess: Repair = ({ edits, file, node }) => {
  const responses = node?.kind === "map" ? (childNode(node, "responses") ?? node) : undefined;
  const last = responses?.entries.at(-1);
  if (responses === undefined || last === undefined || !/^(?:[1-5][\dX]{2}|default)$/i.test(last.key)) return;
  edits.addEntry(file, responses, { key: "204", value: { description: "" }, yaml: '{ description: "" }' }, last);
};

/** `minimum: 3, exclusiveMinimum: true` is `exclusiveMinimum: 3`. */
const moveBound: Repair = (diagnosed) => {
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

const listAsEnum: Repair = ({ edits, file, parent, tokens }) => {
  const key = tokens.findLast((token) => token === "x-extensible-enum" || token === "x-open-enum");
  const entry = key === undefined ? undefined : entryAt(parent, key);
  if (parent === undefined || key === undefined || entry === undefined || entryAt(parent, "enum") !== undefined) return;
  edits.replaceKey(file, entry, "enum");
  edits.addEntry(file, parent, { key, value: "both", yaml: "both" }, entry);
};

/** Writes the values of a map as a list in brackets. */
function listValues(select: (entry: SyntaxEntry) => SyntaxNode | undefined): Repair {
  return ({ edits, file, node }) => {
    if (node?.kind !== "map" || !isOneLine(file, node.start, node.end)) return;
    const values = node.entries.map(select);
    if (values.some((value) => value === undefined)) return;
    const sources = values.map((value) => sourceOf({ file }, value?.start ?? 0, value?.end ?? 0));
    edits.replace(file, node.start, node.end, `[${sources.join(", ")}]`);
  };
}

const referToComponent: Repair = ({ edits, file, entry, node, tokens }) => {
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

/** `[]` where a map is expected, and the reverse. */
const swapBrackets: Repair = ({ edits, file, node }) => {
  if (node === undefined || node.items.length + node.entries.length > 0) return;
  edits.replace(file, node.start, node.end, node.kind === "list" ? "{}" : "[]");
};

const basicScheme: Repair = ({ edits, file, parent, node }) => {
  if (node?.kind !== "scalar" || parent === undefined) return;
  edits.replaceScalar(file, node, "http");
  edits.addEntry(file, parent, { key: "scheme", value: "basic", yaml: "basic" }, entryAt(parent, "type"));
};

const addDefault: Repair = ({ edits, file, node, tokens }) => {
  if (node?.kind !== "map") return;
  append(edits, file, node, "default", childNode(node, "enum")?.items[0]?.text ?? tokens.at(-1) ?? "");
};

const addScopes: Repair = ({ edits, file, node }) => {
  if (node?.kind === "map") append(edits, file, node, "scopes", {});
};

const addParameterSchema: Repair = ({ edits, file, node }) => {
  if (node?.kind !== "map") return;
  const schema = { key: "schema", value: { type: "string" }, yaml: "{ type: string }" };
  if (entryAt(node, "schema") === undefined) edits.addEntry(file, node, schema, node.entries.at(-1));
};

const quoteKey: Repair = ({ edits, file, entry }) => {
  if (entry === undefined || isJson(file)) return;
  edits.replace(file, entry.keyStart, entry.keyEnd, JSON.stringify(sourceOf({ file }, entry.keyStart, entry.keyEnd)));
};

/** Removes the item of a list that contains the diagnosed name. */
const removeItem: Repair = ({ edits, file, tokens }) => {
  const list = childNode(file.tree, tokens[0] ?? "");
  const index = Number(tokens[1]);
  const [own, before] = [list?.items[index], list?.items[index - 1]];
  if (own !== undefined && before !== undefined) edits.replace(file, before.end, own.end, "");
};

const mediaTypes: ReadonlyMap<string, string> = new Map([
  ["json", "application/json"],
  ["xml", "application/xml"],
  ["text", "text/plain"],
  ["html", "text/html"],
]);

/** Repairs of deviations that have another form in valid documents. */
export const deviationRepairs: ReadonlyMap<string, Repair> = new Map<string, Repair>([
  ["version-later", setText(() => "3.2.0")],
  [
    "version-form",
    ({ edits, file, node, entry }) => {
      const found = /(\d+)\.(\d+)(?:\.(\d+))?/.exec(node?.text ?? "");
      if (entry?.key === "openapi" && node !== undefined && found !== null)
        edits.replaceScalar(file, node, `${found[1]}.${found[2]}.${found[3] ?? 0}`);
    },
  ],
  ["schema-beside-content", nestInContent],
  ["status-form", setKey(statusOf)],
  [
    "media-type-form",
    setKey((key) => mediaTypes.get(key.toLowerCase()) ?? /^([\w.+-]+\/[\w.+-]+)[;, ]/.exec(key)?.[1]),
  ],
  ["success-not-declared", declareSuccess],
  ["exclusive-bound-flag", moveBound],
  ["enum-as-extension", listAsEnum],
  ["items-tuple", setKey((key) => (key === "items" ? "prefixItems" : undefined))],
  ["examples-map", listValues(({ value }) => childNode(value, "value"))],
  ["parameters-map", listValues(({ value }) => value)],
  ["recursive-reference", referToComponent],
  ["reference-form", setText((_, { fix }) => /^write "(.*)"$/.exec(fix ?? "")?.[1])],
  [
    "schema-as-text",
    setData((text) => (/^(?:array|boolean|integer|number|object|string)$/.test(text) ? { type: text } : {})),
  ],
  ["server-as-text", setData((url) => ({ url }))],
  ["empty-collection", swapBrackets],
  ["yaml-key-scalar", quoteKey],
  ["path-without-slash", setKey((key) => `/${key.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "").replace(/^\//, "")}`)],
  ["security-basic", basicScheme],
  ["server-variable-without-default", addDefault],
  ["oauth-flow-incomplete", addScopes],
  ["parameter-without-schema", addParameterSchema],
  ["tag-repeated", removeItem],
]);
