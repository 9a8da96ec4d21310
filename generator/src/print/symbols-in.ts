import { type Code, type Node, nodeOf, type SymbolReference } from "./tree.js";

/** Visits every symbol reference in a piece of code, in no particular order, including repeated ones. */
export function forEachSymbol(code: Code, visit: (reference: SymbolReference) => void): void {
  const pending: Node[] = [nodeOf(code)];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    switch (node.kind) {
      case "symbol":
        visit(node.content);
        break;
      case "sequence":
        for (let index = 0; index < node.content.length; index++) pending.push(node.content[index] as Node);
        break;
      case "indent":
      case "align":
      case "group":
      case "sourced":
        pending.push(node.content);
        break;
      default:
    }
  }
}
