/** Returns the node of a bundled document at a JSON pointer, with references followed; undefined if there is none. */
export function nodeAt(document: unknown, pointer: string): unknown {
  let node: unknown = document;
  for (const token of pointer.split("/").slice(1)) {
    node = childOf(follow(document, node), token.replaceAll("~1", "/").replaceAll("~0", "~"));
  }
  return follow(document, node);
}

function childOf(node: unknown, key: string): unknown {
  return typeof node === "object" && node !== null && Object.hasOwn(node, key)
    ? (node as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

/** Maximum number of references in a row. */
const maxReferences = 32;

function follow(document: unknown, node: unknown): unknown {
  let current = node;
  for (let step = 0; step < maxReferences; step++) {
    const reference = childOf(current, "$ref");
    if (typeof reference !== "string" || !reference.startsWith("#/")) return current;
    current = reference
      .slice(1)
      .split("/")
      .slice(1)
      .reduce<unknown>(
        (parent, token) => childOf(parent, decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~")),
        document,
      );
  }
  return undefined;
}
