import { type Code, type Node, nodeOf } from "./tree.js";

/** Wide enough that comments never wrap. */
const unwrappedWidth = 1_000_000;

/**
 * Returns a key that is equal for two pieces of code exactly if they print the same in every file: the same text in the
 * same layout, with each symbol from the same module.
 */
export function structuralKeyOf(code: readonly Code[]): string {
  const parts: string[] = [];
  const pending: (Node | string)[] = code.toReversed().flatMap((each) => ["\n", nodeOf(each)]);
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node === "string") parts.push(node);
    else visit(node, parts, pending);
  }
  return parts.join("");
}

// Separators are control characters, which printed text never contains.
function visit(node: Node, parts: string[], pending: (Node | string)[]): void {
  switch (node.kind) {
    case "text":
    case "literal":
      parts.push(node.content);
      break;
    case "symbol":
      parts.push(
        "\u0001",
        node.content.namespace ?? "",
        "\u0002",
        node.content.name,
        "\u0002",
        node.content.module,
        "\u0003",
      );
      break;
    case "specifier":
      parts.push("\u0004", node.content, "\u0003");
      break;
    case "line":
      parts.push("\n");
      break;
    case "sequence":
      for (let index = node.content.length - 1; index >= 0; index--) pending.push(node.content[index] as Node);
      break;
    case "indent":
    case "align":
      parts.push("\u0005", String(node.detail), "\u0003");
      pending.push("\u0006", node.content);
      break;
    case "sourced":
      pending.push(node.content);
      break;
    case "soft":
      parts.push("\u0007", node.content, "\u0003");
      break;
    case "broken":
      parts.push("\u0008", node.content, "\u0003");
      break;
    case "group":
      parts.push(node.breaks ? "\u000e" : "\u000f");
      pending.push("\u0006", node.content);
      break;
    case "comment":
      parts.push("\u0010", ...node.content(unwrappedWidth), "\u0003");
      break;
  }
}
