import { childNode, entryAt, nodeBelow } from "@guildwire/generator/editing";
import {
  addParameterSchema,
  declareSuccess,
  locateInPath,
  nestInContent,
  nestInMediaType,
  nestInSchema,
  splitMediaTypes,
  statusOf,
  useSchemaOfContent,
  writeMediaType,
} from "./content-repairs.js";
import type { Repair } from "./repair.js";
import { append, listValues, removeEntry, setData, setKey, setText, sourceOf } from "./repair-edits.js";
import {
  dropRepetitions,
  dropRequired,
  listAsEnum,
  listAsRequired,
  moveBound,
  moveEnum,
  referStatically,
  referToComponent,
  withoutEscapes,
  writeNullable,
} from "./schema-repairs.js";
import { isJson } from "./spec-edits.js";

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

const dropEmpty: Repair = (diagnosed) => {
  const { edits, file, parent, entry, node, tokens } = diagnosed;
  if (tokens.at(-2) === "responses" && node !== undefined) {
    edits.replace(file, node.start, node.end, isJson(file) ? '{ "description": "" }' : '{ description: "" }');
  } else if (parent !== undefined && entry !== undefined) removeEntry(diagnosed, parent, entry.key);
};

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
