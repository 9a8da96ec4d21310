import { childNode, entryAt, nodeBelow } from "@guildwire/generator/editing";
import type { Repair } from "./repair.js";
import { append, removeEntry } from "./repair-edits.js";
import { isJson } from "./spec-edits.js";

/** Drops one of the keys of the schema that a diagnostic is about. */
function dropKey(key: string): Repair {
  return (diagnosed) => {
    const holder = [diagnosed.node, diagnosed.parent].find((node) => entryAt(node, key) !== undefined);
    if (holder !== undefined) removeEntry(diagnosed, holder, key);
  };
}

/** Removes the last or the first entry of a repeated key. */
function dropDefinition(which: "first" | "last"): Repair {
  return ({ edits, file, parent, entry }) => {
    const same = parent?.entries.filter(({ key }) => key === entry?.key) ?? [];
    const [first, last] = [same[0], same.at(-1)];
    if (parent === undefined || first?.value === undefined || last?.value === undefined || same.length !== 2) return;
    const dropped = which === "first" ? first : last;
    const index = parent.entries.indexOf(dropped);
    const [before, after] = [parent.entries[index - 1], parent.entries[index + 1]];
    const end = dropped.value?.end ?? dropped.keyEnd;
    if (before?.value !== undefined) edits.replace(file, before.value.end, end, "");
    else if (after !== undefined) edits.replace(file, dropped.keyStart, after.keyStart, "");
  };
}

/** Drops a limit of a pair that contradicts itself. */
function dropLimit(which: "min" | "max"): Repair {
  return (diagnosed) => {
    const { entry, node, parent } = diagnosed;
    const schema = /^(?:exclusive)?m(?:in|ax)/i.test(entry?.key ?? "") ? parent : node;
    const form = which === "min" ? /^(?:min|exclusiveMin)/ : /^(?:max|exclusiveMax)/;
    const limits = schema?.entries.filter(({ key }) => form.test(key)) ?? [];
    if (schema !== undefined && limits.length === 1) removeEntry(diagnosed, schema, limits[0]?.key ?? "");
  };
}

/** Where parameters are, except those in paths. */
const parameterLocations: readonly string[] = ["query", "header", "cookie"];

/** Writes where a parameter is. Parameters of a path are named in it. */
function locateParameter(location: "query" | "header" | "cookie"): Repair {
  return ({ edits, file, entry, node, parent, tokens }) => {
    const parameter = node?.kind === "map" ? node : parent;
    const known = entryAt(parameter, "in");
    const name = entryAt(parameter, "name");
    if (parameter?.kind !== "map" || name === undefined) return;
    if (tokens[1]?.includes(`{${name.value?.text}}`)) return;
    // What is wrong is the name.
    if (known !== undefined && parameterLocations.includes(known.value?.text ?? "")) return;
    if (known === undefined) edits.addEntry(file, parameter, { key: "in", value: location, yaml: location }, name);
    else if (known.value?.kind === "scalar" && (entry === undefined || entry.key === "in")) {
      edits.replaceScalar(file, known.value, location);
    }
  };
}

/** Adds a keyword to a security scheme of a type. */
function complete(type: string, key: string, value: string): Repair {
  return ({ edits, file, node }) => {
    if (node?.kind === "map" && childNode(node, "type")?.text === type) append(edits, file, node, key, value);
  };
}

/** Keeps one of two media types. */
function keepMediaType(which: 0 | 1): Repair {
  return (diagnosed) => {
    const content = diagnosed.entry?.key === "content" ? diagnosed.node : childNode(diagnosed.node, "content");
    const dropped = content?.entries[1 - which];
    if (content?.entries.length === 2 && dropped !== undefined) removeEntry(diagnosed, content, dropped.key);
  };
}

const dropEntry: Repair = (diagnosed) => {
  const { parent, entry } = diagnosed;
  if (parent !== undefined && entry !== undefined) removeEntry(diagnosed, parent, entry.key);
};

/** Defines the scheme that a security requirement names, beside the other components of the document. */
function defineScheme(scheme: Readonly<Record<string, string>>): Repair {
  return ({ edits, files, file, tokens }) => {
    const name = tokens.at(-1) ?? "";
    const root = [...files.around(file.path)].find(({ path }) => files.isRoot(path));
    const components = childNode(root?.tree, "components");
    const schemes = childNode(components, "securitySchemes");
    if (root === undefined || root.tree === undefined || tokens.at(-3) !== "security") return;
    if (schemes !== undefined) append(edits, root, schemes, name, scheme);
    else if (components !== undefined) append(edits, root, components, "securitySchemes", { [name]: scheme });
    else append(edits, root, root.tree, "components", { securitySchemes: { [name]: scheme } });
  };
}

/** Drops a keyword of the schema that a diagnostic is about, or of the nearest one around it. */
function dropNearest(key: string): Repair {
  return (diagnosed) => {
    const { file, tokens } = diagnosed;
    for (let length = tokens.length; length > 0; length--) {
      const schema = nodeBelow(file.tree, tokens.slice(0, length));
      if (schema === undefined || entryAt(schema, key) === undefined) continue;
      removeEntry(diagnosed, schema, key);
      return;
    }
  };
}

/** Accepts null, as OpenAPI 3.1 states it. */
const acceptNull: Repair = ({ edits, files, file, node, tokens }) => {
  const root = [...files.around(file.path)].find(({ path }) => files.isRoot(path));
  const schema = nodeBelow(file.tree, tokens.slice(0, tokens.lastIndexOf("enum")));
  const type = childNode(schema, "type");
  if (node?.text !== "null" || node.quote !== "" || type?.kind !== "scalar") return;
  if (/^3\.0|^2/.test(childNode(root?.tree, "openapi")?.text ?? "2")) return;
  const written = isJson(file) ? JSON.stringify(type.text) : type.text;
  edits.replace(file, type.start, type.end, isJson(file) ? `[${written}, "null"]` : `[${written}, 'null']`);
};

/** Drops an item of a list that has others. */
const dropItem: Repair = ({ edits, file, tokens }) => {
  const at = tokens.findLastIndex((token) => /^\d+$/.test(token));
  const list = nodeBelow(file.tree, tokens.slice(0, at));
  const index = Number(tokens[at]);
  if (at < tokens.length - 2 || list?.kind !== "list") return;
  const [before, own, after] = [list.items[index - 1], list.items[index], list.items[index + 1]];
  if (own !== undefined && before !== undefined) edits.replace(file, before.end, own.end, "");
  else if (own !== undefined && after !== undefined) edits.replace(file, own.start, after.start, "");
};

const locations = [
  ["Write in: query", locateParameter("query")],
  ["Write in: header", locateParameter("header")],
  ["Write in: cookie", locateParameter("cookie")],
] as const;

/** Deviations with several repairs, of which the author chooses one. */
export const deviationChoices: ReadonlyMap<string, readonly (readonly [title: string, repair: Repair])[]> = new Map<
  string,
  readonly (readonly [title: string, repair: Repair])[]
>([
  [
    "read-and-write-only",
    [
      ["Drop readOnly", dropKey("readOnly")],
      ["Drop writeOnly", dropKey("writeOnly")],
    ],
  ],
  [
    "key-repeated",
    [
      ["Drop the first definition", dropDefinition("first")],
      ["Drop the second definition", dropDefinition("last")],
    ],
  ],
  [
    "limits-contradicting",
    [
      ["Drop the lower limit", dropLimit("min")],
      ["Drop the upper limit", dropLimit("max")],
    ],
  ],
  ["parameter-location-unknown", locations],
  ["parameter-incomplete", locations],
  [
    "security-scheme-undefined",
    [
      ["Define it as a bearer token", defineScheme({ type: "http", scheme: "bearer" })],
      ["Define it as a name with a password", defineScheme({ type: "http", scheme: "basic" })],
      ["Define it as a key in a header", defineScheme({ type: "apiKey", in: "header", name: "X-API-Key" })],
    ],
  ],
  [
    "enum-value-outside",
    [
      ["Accept null", acceptNull],
      ["Drop the value", dropItem],
    ],
  ],
  [
    "security-scheme-incomplete",
    [
      ["Write scheme: bearer", complete("http", "scheme", "bearer")],
      ["Write scheme: basic", complete("http", "scheme", "basic")],
      ["Write in: header", complete("apiKey", "in", "header")],
      ["Write in: query", complete("apiKey", "in", "query")],
      ["Write in: cookie", complete("apiKey", "in", "cookie")],
    ],
  ],
  [
    "parameter-content-several",
    [
      ["Keep the first media type", keepMediaType(0)],
      ["Keep the second media type", keepMediaType(1)],
    ],
  ],
  ["object-incomplete", [["Drop the object", dropEntry]]],
  ["composition-cycle", [["Drop the reference", dropItem]]],
  ...["discriminator-ambiguous", "discriminator-without-property", "discriminator-without-value"].map(
    (code) => [code, [["Drop the discriminator", dropNearest("discriminator")] as const]] as const,
  ),
]);
