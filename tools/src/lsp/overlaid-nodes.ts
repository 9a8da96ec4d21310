import { childNode, nodeBelow, type SyntaxNode, walkSyntax } from "@guildwire/generator/editing";
import type { SpecFile, SpecFiles } from "./spec-files.js";
import { startsWith, targetSegments } from "./spec-links.js";

/** A node, and its file. */
export interface NodeOfFile {
  readonly file: SpecFile;
  readonly node: SyntaxNode;
}

/** Returns a node of a document, and what overlays merge into it: below `update` of the actions whose target is above it. */
export function nodesAt(files: SpecFiles, file: SpecFile, tokens: readonly string[]): readonly NodeOfFile[] {
  const own = nodeBelow(file.tree, tokens);
  const merged = updatesOf(files, file).flatMap(({ file: overlay, update, target }): readonly NodeOfFile[] => {
    const isAbove = target !== undefined && startsWith(tokens, target);
    const node = isAbove ? nodeBelow(update, tokens.slice(target.length)) : undefined;
    return node === undefined ? [] : [{ file: overlay, node }];
  });
  return own === undefined ? merged : [{ file, node: own }, ...merged];
}

/** Returns where overlays may merge a property of a name into any node: below `update` of actions whose target is a query. */
export function uncertainProperties(files: SpecFiles, file: SpecFile, name: string): readonly NodeOfFile[] {
  const found: NodeOfFile[] = [];
  for (const { file: overlay, update, target } of updatesOf(files, file)) {
    if (target !== undefined) continue;
    walkSyntax(update, (node, tokens) => {
      const isName = tokens.at(-2) === "required" && node.kind === "scalar" && node.text === name;
      if (isName || (tokens.at(-1) === name && tokens.at(-2) === "properties")) found.push({ file: overlay, node });
      return true;
    });
  }
  return found;
}

/** An `update` of an overlay. */
interface Update {
  readonly file: SpecFile;
  readonly update: SyntaxNode;
  /** The keys and indexes that lead to the node that it changes; absent if the target is a query. */
  readonly target: readonly string[] | undefined;
}

function updatesOf(files: SpecFiles, document: SpecFile): readonly Update[] {
  return [...files.all()].flatMap((file): readonly Update[] => {
    if (file.base !== document.path || file.path === document.path) return [];
    return (childNode(file.tree, "actions")?.items ?? []).flatMap((action): readonly Update[] => {
      const update = childNode(action, "update");
      if (update === undefined) return [];
      const text = childNode(action, "target")?.text ?? "";
      const segments = targetSegments(text);
      const isPath = text.startsWith("$") && (segments.at(-1)?.end ?? 1) === text.length;
      return [{ file, update, target: isPath ? segments.map(({ token }) => token) : undefined }];
    });
  });
}
