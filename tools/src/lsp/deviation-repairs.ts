import {
  childNode,
  entryAt,
  listedMediaTypes,
  mediaTypeOf,
  nodeBelow,
  type SyntaxEntry,
  type SyntaxNode,
  walkSyntax,
} from "@guildwire/generator/editing";
import type { Diagnosed, Repair } from "./repair.js";
import { inNotation, isJson, lineStart, type SpecEdits } from "./spec-edits.js";

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

function sourceOf({ file }: Pick<Diagnosed, "file">, start: number, end: number): string {
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

/** Moves the value of `schema` below `content`, on one line. */
const nestInContent: Repair = ({ edits, file, entry, node }) => {
  const schema = entry?.key === "schema" ? entry : entryAt(node, "schema");
  const value = schema?.value;
  if (schema === undefined || value === undefined || entryAt(node, "content") !== undefined) return;
  if (!isMovable(file, schema.keyStart, value.end)) return;
  const [content, json, own] = ["content", "application/json", "schema"].map((key) => keyIn(file, key));
  const source = sourceOf({ file }, value.start, value.end);
  edits.replace(file, schema.keyStart, value.end, `${content}: { ${json}: { ${own}: ${source} } }`);
};

function keyIn(file: Diagnosed["file"], key: string): string {
  return isJson(file) ? JSON.stringify(key) : key;
}

/** Keywords that a parameter has itself. All others are those of its schema. */
const parameterKeys: ReadonlySet<string> = new Set(
  "name in description required deprecated allowEmptyValue allowReserved style explode example examples content".split(
    " ",
  ),
);

/** Moves keywords of a schema below `schema`, on one line. */
const nestInSchema: Repair = ({ edits, file, parent }) => {
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
const locateInPath: Repair = ({ edits, file, entry, parent, tokens }) => {
  const name = childNode(parent, "name")?.text;
  if (entry?.key !== "in" || entry.value === undefined || !tokens[1]?.includes(`{${name}}`)) return;
  edits.replaceScalar(file, entry.value, "path");
  const known = childNode(parent, "required");
  if (known !== undefined) edits.replace(file, known.start, known.end, "true");
  else if (parent !== undefined) edits.addEntry(file, parent, { key: "required", value: true, yaml: "true" }, entry);
};

/** Replaces `content` of a parameter by the schema of its only media type. */
const useSchemaOfContent: Repair = ({ edits, file, parent, entry, node }) => {
  const content = entry?.key === "content" ? entry : entryAt(node, "content");
  const holder = entry?.key === "content" ? parent : node;
  const [media, other] = content?.value?.entries ?? [];
  const schema = childNode(media?.value, "schema");
  if (content?.value === undefined || schema === undefined || other !== undefined) return;
  if (entryAt(holder, "schema") !== undefined || !isMovable(file, schema.start, schema.end)) return;
  const source = sourceOf({ file }, schema.start, schema.end);
  edits.replace(file, content.keyStart, content.value.end, `${keyIn(file, "schema")}: ${source}`);
};

/** Declares each variable of a server's URL that is not declared, with its name as default. */
const declareServerVariables: Repair = ({ edits, file, parent, node }) => {
  const server = node?.kind === "map" ? node : parent;
  const url = childNode(server, "url");
  const names = new Set([...(url?.text ?? "").matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name));
  const variables = childNode(server, "variables");
  const missing = [...names].filter((name) => entryAt(variables, name) === undefined);
  if (server?.kind !== "map" || missing.length === 0) return;
  if (variables !== undefined) {
    for (const name of missing) append(edits, file, variables, name, { default: name });
  } else append(edits, file, server, "variables", Object.fromEntries(missing.map((name) => [name, { default: name }])));
};

/** Writes references to a dynamic anchor, and the anchor itself, without the dynamic scope. */
const referStatically: Repair = ({ edits, file, tokens, node }) => {
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

/** Root keys of Swagger alone. */
const swaggerKeys = ["basePath", "consumes", "definitions", "host", "produces", "schemes", "securityDefinitions"];

/** Declares the version that the document is read as. */
const declareVersion: Repair = ({ edits, file }) => {
  const root = file.tree;
  if (root?.kind !== "map") return;
  const isSwagger = swaggerKeys.some((key) => entryAt(root, key) !== undefined);
  const [key, value] = isSwagger ? ["swagger", "2.0"] : ["openapi", "3.1.0"];
  edits.addEntry(file, root, { key, value, yaml: isSwagger ? '"2.0"' : value });
};

/** Writes the name of each expression of a path alone, and drops expressions of queries. */
const simplifyPath: Repair = ({ edits, file, tokens }) => {
  const entry = entryAt(childNode(file.tree, "paths"), tokens[1] ?? "");
  if (entry === undefined || tokens[0] !== "paths") return;
  const path = entry.key.replaceAll(/\{[?&][^{}]*\}/g, "").replaceAll(/\{[+#./;]?([\w-]+)(?::[^{}]*|\*)?\}/g, "{$1}");
  if (path !== entry.key && path.startsWith("/")) edits.replaceKey(file, entry, path);
};

/** Lists a scope in the only flow of its scheme. */
const listScope: Repair = ({ edits, files, file, node, tokens }) => {
  const [scheme = "", index] = tokens.slice(-2);
  if (node?.kind !== "scalar" || index === undefined || !/^\d+$/.test(index)) return;
  for (const root of files.around(file.path)) {
    const flows = nodeBelow(root.tree, ["components", "securitySchemes", scheme, "flows"])?.entries ?? [];
    const scopes = childNode(flows[0]?.value, "scopes");
    if (flows.length === 1 && scopes !== undefined) append(edits, root, scopes, node.text, "");
  }
};

/** Whether a range can be moved as it is: JSON has no indentation that would have to change. */
function isMovable(file: Diagnosed["file"], start: number, end: number): boolean {
  return isJson(file) || !/[\r\n]/.test(sourceOf({ file }, start, end));
}

/** Writes a media type with its parameters, unless the map has it already. */
const writeMediaType: Repair = ({ edits, file, parent, entry }) => {
  const type = mediaTypeOf(entry?.key ?? "");
  if (entry !== undefined && type !== undefined && type !== entry.key && entryAt(parent, type) === undefined)
    edits.replaceKey(file, entry, type);
};

/** Writes one key per media type of a list. */
const splitMediaTypes: Repair = ({ edits, file, parent, entry }) => {
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
const nestInMediaType: Repair = ({ edits, file, parent, entry }) => {
  const value = entry?.value;
  if (entry?.key !== "schema" || value === undefined || parent?.entries.length !== 1) return;
  if (!isMovable(file, entry.keyStart, value.end)) return;
  const source = sourceOf({ file }, entry.keyStart, value.end);
  const json = isJson(file) ? '"application/json"' : "application/json";
  edits.replace(file, entry.keyStart, value.end, `${json}: { ${source} }`);
};

/** Drops every name that a list has before. */
const dropRepetitions: Repair = ({ edits, file, parent: list }) => {
  const items = list?.kind === "list" ? list.items : [];
  for (const [index, own] of items.entries()) {
    const before = items[index - 1];
    const isRepeated = items.slice(0, index).some(({ text }) => text === own.text);
    if (before !== undefined && own.kind === "scalar" && isRepeated) edits.replace(file, before.end, own.end, "");
  }
};

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
    if (node?.kind !== "map" || !isMovable(file, node.start, node.end)) return;
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

/** Moves `enum` of an array into `items`. */
const moveEnum: Repair = (diagnosed) => {
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
const listAsRequired: Repair = (diagnosed) => {
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
const writeNullable: Repair = ({ edits, file, tokens }) => {
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
const dropRequired: Repair = (diagnosed) => {
  const { edits, file, parent: list, tokens } = diagnosed;
  const index = Number(tokens.at(-1));
  if (tokens.at(-2) !== "required" || list?.kind !== "list") return;
  const [before, own, after] = [list.items[index - 1], list.items[index], list.items[index + 1]];
  const schema = nodeBelow(file.tree, tokens.slice(0, -2));
  if (list.items.length === 1 && schema !== undefined) removeEntry(diagnosed, schema, "required");
  else if (own !== undefined && before !== undefined) edits.replace(file, before.end, own.end, "");
  else if (own !== undefined && after !== undefined) edits.replace(file, own.start, after.start, "");
};

const dropEmpty: Repair = (diagnosed) => {
  const { edits, file, parent, entry, node, tokens } = diagnosed;
  if (tokens.at(-2) === "responses" && node !== undefined) {
    edits.replace(file, node.start, node.end, isJson(file) ? '{ "description": "" }' : '{ description: "" }');
  } else if (parent !== undefined && entry !== undefined) removeEntry(diagnosed, parent, entry.key);
};

/** Drops backslashes before characters that need none, if the pattern is valid then. */
function withoutEscapes(pattern: string): string | undefined {
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
  ["media-type-form", writeMediaType],
  ["media-type-list", splitMediaTypes],
  ["content-as-media-type", nestInMediaType],
  ["required-repeated", dropRepetitions],
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
  ["body-schema-beside-content", nestInContent],
  [
    "body-without-content",
    ({ edits, file, node }) => node?.kind === "map" && append(edits, file, node, "content", { "*/*": {} }),
  ],
  ["schema-beside-parameter", nestInSchema],
  ["parameter-location-unknown", locateInPath],
  ["parameter-content-unsupported", useSchemaOfContent],
  ["server-variable-undefined", declareServerVariables],
  ["security-scope-undefined", listScope],
  ["dynamic-reference", referStatically],
  ["version-missing", declareVersion],
  ["path-expression", simplifyPath],
  ["server-as-text", setData((url) => ({ url }))],
  ["empty-collection", swapBrackets],
  ["yaml-key-scalar", quoteKey],
  ["path-without-slash", setKey((key) => `/${key.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "").replace(/^\//, "")}`)],
  ["security-basic", basicScheme],
  ["server-variable-without-default", addDefault],
  ["oauth-flow-incomplete", addScopes],
  ["parameter-without-schema", addParameterSchema],
  ["tag-repeated", removeItem],
  ["enum-of-items", moveEnum],
  ["required-flag", listAsRequired],
  ["type-null-in-3.0", writeNullable],
  ["required-forbidden", dropRequired],
  ["value-empty", dropEmpty],
  ["pattern-escape", setText(withoutEscapes)],
  [
    "server-without-url",
    ({ edits, file, node }) => {
      if (node?.kind === "map" && entryAt(node, "url") === undefined)
        edits.addEntry(file, node, { key: "url", value: "/", yaml: "/" });
    },
  ],
]);

/** Repairs of syntax, by deviation. Each returns the text in place of that from an offset on, and how much it replaces. */
export const syntaxRepairs: ReadonlyMap<string, (text: string) => readonly [length: number, text: string] | undefined> =
  new Map([
    ["yaml-version", (text: string) => withoutMatch(/^%YAML[^\r\n]*(?:\r\n?|\n)(?:---[ \t]*(?:\r\n?|\n))?/, text)],
    ["yaml-tag", (text: string) => withoutMatch(/^![^\s,[\]{}]*[ \t]+/, text)],
    [
      "yaml-scalar",
      (text: string) => {
        const [plain = ""] = /^[@`%][^\r\n,[\]{}#:'"]*/.exec(text) ?? [];
        const written = plain.trimEnd();
        return written === "" ? undefined : ([written.length, `'${written}'`] as const);
      },
    ],
  ]);

function withoutMatch(pattern: RegExp, text: string): readonly [length: number, text: string] | undefined {
  const found = pattern.exec(text)?.[0];
  return found === undefined ? undefined : [found.length, ""];
}
