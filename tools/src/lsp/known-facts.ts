import type { Location } from "vscode-languageserver/node";
import type { NodeFacts } from "./facts-messages.js";
import { uriOfPath } from "./locations.js";
import type { SpecFile } from "./spec-files.js";
import { startsWith } from "./spec-links.js";

export type KnownUse = NodeFacts["uses"][number];

/** A change, and the node that has changed. */
export type KnownChange = NodeFacts["changes"][number] & Pick<NodeFacts, "path" | "tokens">;

/** The facts of the last search, by the nodes of specifications. */
export class KnownFacts {
  readonly #nodes = new Map<string, readonly NodeFacts[]>();
  /** Whether any program implements operations. */
  readonly hasHandlers: boolean;

  constructor(nodes: readonly NodeFacts[]) {
    for (const node of nodes) this.#nodes.set(node.path, [...(this.#nodes.get(node.path) ?? []), node]);
    this.hasHandlers = nodes.some(({ uses }) => uses.some(({ kind }) => kind === "handler"));
  }

  /** The uses of a node, and of those below it, by location, each once. */
  usesBelow({ path }: Pick<SpecFile, "path">, tokens: readonly string[]): readonly KnownUse[] {
    const found = this.#below(path, tokens).flatMap(({ uses }) => uses);
    return uniqueBy(found, (use) => `${use.path}:${use.line}:${use.column}`);
  }

  /** The uses of a node itself. */
  usesOf(path: string, tokens: readonly string[]): readonly KnownUse[] {
    const exact = this.#below(path, tokens).filter((node) => node.tokens.length === tokens.length);
    return exact.flatMap(({ uses }) => uses);
  }

  /** The changes of a node and of those below it. */
  changesBelow({ path }: Pick<SpecFile, "path">, tokens: readonly string[]): readonly KnownChange[] {
    return this.#below(path, tokens).flatMap(changesOf);
  }

  /** The changes elsewhere that reach an operation. */
  changesReaching(operationId: string): readonly KnownChange[] {
    const all = [...this.#nodes.values()].flat().flatMap(changesOf);
    return all.filter(({ reachedBy }) => reachedBy.includes(operationId));
  }

  #below(path: string, tokens: readonly string[]): readonly NodeFacts[] {
    return (this.#nodes.get(path) ?? []).filter(
      (node) => node.tokens.length >= tokens.length && startsWith(node.tokens, tokens),
    );
  }
}

function changesOf({ path, tokens, changes }: NodeFacts): readonly KnownChange[] {
  return changes.map((change) => ({ ...change, path, tokens }));
}

function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): readonly Item[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}

/** The start of the expression. */
export function locationOfUse({ path, line, column }: KnownUse): Location {
  const position = { line: line - 1, character: column - 1 };
  return { uri: uriOfPath(path), range: { start: position, end: position } };
}
