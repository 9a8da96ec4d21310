import type { Entries, Level } from "./cursor-location.js";
import { flatten, type JsonSchema, schemasAt } from "./schema.js";
import type { SyntaxNode } from "./syntax-node.js";
import { childNode } from "./syntax-tree.js";

/** Returns the description of a key by the schema of the document; undefined if nothing describes it. */
export function describeKey(
  schema: JsonSchema,
  root: SyntaxNode | undefined,
  tokens: readonly string[],
): string | undefined {
  const key = tokens.at(-1) ?? "";
  const levels: Level[] = [];
  let node = root;
  for (const token of tokens.slice(0, -1)) {
    levels.push({ entries: entriesOf(node), step: node?.kind === "list" ? Number(token) : token });
    node = childNode(node, token);
  }
  const entries = new Map([...entriesOf(node)].filter(([name]) => name !== key));
  for (const { properties = {} } of schemasAt(schema, { levels, role: "key", entries, from: 0 })) {
    if (!Object.hasOwn(properties, key)) continue;
    const described = flatten(schema, properties[key], new Map()).find(({ description }) => description !== undefined);
    if (described !== undefined) return described.description;
  }
  return undefined;
}

function entriesOf(node: SyntaxNode | undefined): Entries {
  return new Map(node?.entries.map(({ key, value }) => [key, value?.kind === "scalar" ? value.text : ""]));
}
