import { childNode, entryAt, nodeBelow, type SyntaxNode } from "@guildwire/generator/editing";
import { operationsOf } from "./declarations.js";
import { deviationRepairs } from "./deviation-repairs.js";
import type { Repair } from "./repair.js";
import { lineStart } from "./spec-edits.js";
import type { SpecFiles } from "./spec-files.js";
import { methods, operationAround } from "./spec-links.js";

const remove: Repair = ({ edits, file, parent, entry, node, tokens }) => {
  const siblings: readonly Extent[] =
    entry === undefined ? (parent?.items ?? []) : (parent?.entries ?? []).map(extentOf);
  const index = entry === undefined ? Number(tokens.at(-1)) : (parent?.entries.indexOf(entry) ?? -1);
  const own = siblings[index];
  if (own === undefined || parent === undefined || (entry === undefined && node === undefined)) return;
  if (siblings.length === 1) {
    const bracket = file.document.getText().charAt(parent.start);
    if (bracket === "{" || bracket === "[") edits.replace(file, parent.start + 1, parent.end - 1, "");
    return;
  }
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  // A key without a value ends with its colon.
  const text = file.document.getText();
  const end = entry !== undefined && entry.value === undefined ? text.indexOf(":", entry.keyEnd) + 1 : own.end;
  if (before !== undefined) edits.replace(file, before.end, end, "");
  else if (after !== undefined) edits.replace(file, own.start, after.start, "");
};

interface Extent {
  readonly start: number;
  readonly end: number;
}

function extentOf({ keyStart, keyEnd, value }: SyntaxNode["entries"][number]): Extent {
  return { start: keyStart, end: value?.end ?? keyEnd };
}

const quote: Repair = ({ edits, file, node }) => {
  if (node?.kind !== "scalar" || node.quote !== "") return;
  edits.replace(file, node.start, node.end, JSON.stringify(file.document.getText().slice(node.start, node.end)));
};

const unquote: Repair = ({ edits, file, node }) => {
  const text = node?.text.trim() ?? "";
  if (node?.kind === "scalar" && /^-?\d+(?:\.\d+)?$/.test(text)) edits.replace(file, node.start, node.end, text);
};

/** Writes a boolean for another text. */
const writeFlag: Repair = ({ edits, file, node }) => {
  const value = node?.kind === "scalar" ? flags.get(node.text.toLowerCase()) : undefined;
  if (node !== undefined && value !== undefined) edits.replace(file, node.start, node.end, value);
};

/** Booleans of YAML 1.1 and other texts that are read as such. */
const flags: ReadonlyMap<string, string> = new Map([
  ...["true", "yes", "on", "y", "1"].map((text) => [text, "true"] as const),
  ...["false", "no", "off", "n", "0"].map((text) => [text, "false"] as const),
]);

/** Adds an entry to the map that a diagnostic is about. */
function add(key: string, value: unknown, yaml = JSON.stringify(value)): Repair {
  return ({ edits, file, node }) => {
    if (node?.kind === "map" && entryAt(node, key) === undefined) edits.addEntry(file, node, { key, value, yaml });
  };
}

const addResponses: Repair = (diagnosed) => {
  const response = { description: "" };
  const hasResponses = diagnosed.tokens.at(-1) === "responses";
  const repair = hasResponses
    ? add("default", response, '{ description: "" }')
    : add("responses", { default: response }, '{ default: { description: "" } }');
  repair(diagnosed);
};

const addInfo: Repair = (diagnosed) => {
  const { edits, file, node, tokens } = diagnosed;
  if (tokens.at(-1) !== "info") {
    add("info", { title: "", version: "0.0.0" }, '{ title: "", version: 0.0.0 }')(diagnosed);
    return;
  }
  if (node?.kind !== "map") return;
  const missing = ["version", "title"].find((key) => entryAt(node, key) === undefined);
  const value = missing === "version" ? "0.0.0" : "";
  if (missing !== undefined)
    edits.addEntry(file, node, { key: missing, value, yaml: value === "" ? '""' : value }, node.entries.at(-1));
};

const requirePathParameter: Repair = ({ edits, file, node, parent, tokens }) => {
  const parameter = tokens.at(-1) === "required" ? parent : node;
  const written = childNode(parameter, "required");
  if (written !== undefined) edits.replace(file, written.start, written.end, "true");
  else if (parameter?.kind === "map") {
    edits.addEntry(file, parameter, { key: "required", value: true, yaml: "true" }, scalarEntry(parameter, "in"));
  }
};

function scalarEntry(map: SyntaxNode, key: string): SyntaxNode["entries"][number] | undefined {
  const entry = entryAt(map, key);
  return entry?.value?.kind === "scalar" ? entry : undefined;
}

const addOperationId: Repair = ({ files, edits, file, node, tokens }) => {
  const method = tokens.at(-1) ?? "";
  // One that is no text is an error of its own.
  if (node?.kind !== "map" || !methods.has(method) || entryAt(node, "operationId") !== undefined) return;
  const words = (tokens.at(-2) ?? "").split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  const id = uniqueId(files, [method, ...words].map((word, at) => (at === 0 ? word : capital(word))).join(""));
  edits.addEntry(file, node, { key: "operationId", value: id, yaml: id });
};

const renameRepeatedId: Repair = ({ files, edits, file, node, tokens }) => {
  if (node?.kind === "scalar" && tokens.at(-1) === "operationId")
    edits.replaceScalar(file, node, uniqueId(files, node.text));
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The first of `name`, `name2`, `name3` … that no operation has. */
function uniqueId(files: SpecFiles, name: string): string {
  const taken = new Set([...files.all()].flatMap((file) => operationsOf(file).map(({ id }) => id?.text)));
  let unique = name;
  for (let number = 2; taken.has(unique); number++) unique = `${name}${number}`;
  return unique;
}

const addName: Repair = ({ edits, file, node, tokens, parent }) => {
  const holder = node?.kind === "map" ? node : parent;
  const name =
    node?.kind === "map" ? (childNode(node, "operationId")?.text ?? tokens.at(-1) ?? "") : (node?.text ?? "");
  const identifier = name.replaceAll(/[^\w$]/g, "").replace(/^\d+/, "");
  if (holder?.kind !== "map" || identifier === "" || entryAt(holder, "x-name") !== undefined) return;
  edits.addEntry(file, holder, { key: "x-name", value: `${identifier}2`, yaml: `${identifier}2` });
};

const declareTag: Repair = ({ files, file, edits, node }) => {
  const roots = [...files.around(file.path)].filter(({ path }) => files.isRoot(path));
  const root = roots.find(({ tree }) => childNode(tree, "tags") !== undefined);
  const tags = childNode(root?.tree, "tags");
  const last = tags?.items.at(-1);
  if (root === undefined || tags === undefined || last === undefined || node === undefined) return;
  const text = root.document.getText();
  const name = JSON.stringify(node.text);
  if (text.charAt(tags.start) === "[")
    edits.replace(root, last.end, last.end, `, { ${/^\s*\{/.test(text) ? '"name"' : "name"}: ${name} }`);
  else {
    const dash = text.slice(lineStart(text, last.start), last.start).lastIndexOf("-");
    if (dash !== -1) edits.replace(root, last.end, last.end, `\n${" ".repeat(dash)}- name: ${name}`);
  }
};

const declarePathParameter: Repair = ({ edits, file, tokens, message }) => {
  const name = /`?\{?([\w.-]+)\}?`?/.exec(/`\{?([^`}]+)\}?`/.exec(message)?.[1] ?? "")?.[1];
  const at = operationAround(tokens) ?? tokens;
  const holder = nodeBelow(file.tree, at);
  if (name === undefined || holder?.kind !== "map" || entryAt(holder, "parameters") !== undefined) return;
  const parameter = { name, in: "path", required: true, schema: { type: "string" } };
  const yaml = `[{ name: ${JSON.stringify(name)}, in: path, required: true, schema: { type: string } }]`;
  edits.addEntry(file, holder, { key: "parameters", value: [parameter], yaml });
};

const declareLatestVersion: Repair = ({ files, file, edits }) => {
  for (const other of files.around(file.path)) {
    const version = childNode(other.tree, "openapi");
    if (version !== undefined && /^["']?3\.[01]\./.test(other.document.getText().slice(version.start))) {
      edits.replaceScalar(other, version, "3.2.0");
    }
  }
};

function setText(change: (text: string) => string): Repair {
  return ({ edits, file, node }) => {
    if (node?.kind === "scalar") edits.replaceScalar(file, node, change(node.text));
  };
}

/** Repairs that remove what they are about. */
export function isRemoval(repair: Repair): boolean {
  return repair === remove;
}

/** Repairs by the code of the deviation, or else of the diagnostic. */
export const repairs: ReadonlyMap<string, Repair> = new Map<string, Repair>([
  ...[
    "keyword-unknown parameter-repeated path-parameter-without-template default-ignored",
    "mapping-outside mapping-contradicting link-to-nothing extension-other-form permission-other-form enum-duplicate",
    "extension-unknown extension-misplaced unknown-keyword type-unknown enum-without-values pattern-not-compiled",
    "number-infinite value-ill-typed value-not-taken keywords-conflicting x-name-invalid x-name-taken",
  ]
    .flatMap((codes) => codes.split(" "))
    .map((code): [string, Repair] => [code, remove]),
  ...deviationRepairs,
  ...["text-unquoted", "info-number"].map((code): [string, Repair] => [code, quote]),
  ["flag-as-text", writeFlag],
  ["number-as-text", unquote],
  ["swagger-number", ({ edits, file, node }) => node && edits.replace(file, node.start, node.end, '"2.0"')],
  ...["keyword-later", "value-later"].map((code): [string, Repair] => [code, declareLatestVersion]),
  ["path-parameter-optional", requirePathParameter],
  ["path-parameter-not-required", requirePathParameter],
  ["path-parameter-not-declared", declarePathParameter],
  ["response-description-missing", add("description", "")],
  ["responses-missing", addResponses],
  ["info-missing", addInfo],
  ["paths-missing", add("paths", {})],
  ["parameter-location-case", setText((text) => text.toLowerCase())],
  [
    "list-of-one",
    ({ edits, file, node }) => {
      if (node?.kind !== "scalar") return;
      edits.replace(file, node.start, node.end, `[${file.document.getText().slice(node.start, node.end)}]`);
    },
  ],
  ["schema-null", ({ edits, file, node }) => node && edits.replace(file, node.start, node.end, "{}")],
  ["operation-id-missing", addOperationId],
  ["operation-id-repeated", renameRepeatedId],
  ["name-colliding", addName],
  ["colliding-names", addName],
  ["tag-undeclared", declareTag],
]);
