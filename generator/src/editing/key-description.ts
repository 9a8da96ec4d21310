import { flatten, type JsonSchema, schemasAt } from "./schema.js";
import type { SyntaxNode } from "./syntax-node.js";
import { nodeBelow } from "./syntax-tree.js";
import { entriesOf, levelsTo } from "./tree-location.js";

/** Returns the description of a key by the schema of the document; undefined if nothing describes it. */
export function describeKey(
  schema: JsonSchema,
  root: SyntaxNode | undefined,
  tokens: readonly string[],
): string | undefined {
  const key = tokens.at(-1) ?? "";
  const above = tokens.slice(0, -1);
  const levels = levelsTo(root, above);
  const entries = new Map([...entriesOf(nodeBelow(root, above))].filter(([name]) => name !== key));
  for (const { properties = {} } of schemasAt(schema, { levels, role: "key", entries, from: 0 })) {
    if (!Object.hasOwn(properties, key)) continue;
    const described = flatten(schema, properties[key], new Map()).find(({ description }) => description !== undefined);
    if (described !== undefined) return described.description;
  }
  return undefined;
}
