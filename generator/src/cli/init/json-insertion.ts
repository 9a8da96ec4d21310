import { findNodeAtLocation, type JSONPath, type Node, parseTree } from "jsonc-parser";

/**
 * Adds an entry at the end of an object or array in JSON with comments, keeping every other byte. `modify` of
 * jsonc-parser would also reformat the line above.
 *
 * @param key Key of the entry; absent for an array.
 */
export function insertEntry(
  text: string,
  path: JSONPath,
  { key, value }: { readonly key?: string; readonly value: unknown },
): string {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const container = root === undefined ? undefined : findNodeAtLocation(root, path);
  if (container === undefined) throw new Error(`there is nothing at ${path.join(".")}`);
  const style = styleOf(text);
  const last = container.children?.at(-1);
  const isOneLine = last !== undefined && !text.slice(container.offset, last.offset).includes("\n");
  const depth = depthOf(container) + 1;
  const json = isOneLine
    ? JSON.stringify(value)
    : JSON.stringify(value, undefined, style.indent).replaceAll("\n", style.eol + style.indent.repeat(depth));
  const entry = key === undefined ? json : `${JSON.stringify(key)}: ${json}`;
  const lineStart = style.eol + style.indent.repeat(depth);
  if (last === undefined) {
    const closing = style.eol + style.indent.repeat(depth - 1);
    return splice(text, container.offset + 1, end(container) - 1, `${lineStart}${entry}${closing}`);
  }
  return isOneLine
    ? insertInLine(text, { container, last, entry })
    : insertLine(text, { container, last, entry, lineStart });
}

interface Insertion {
  readonly container: Node;
  readonly last: Node;
  readonly entry: string;
}

function insertInLine(text: string, { container, last, entry }: Insertion): string {
  const at = end(last);
  return hasTrailingComma(text, container, last)
    ? splice(text, text.indexOf(",", at) + 1, undefined, ` ${entry}`)
    : splice(text, at, undefined, `, ${entry}`);
}

/** Keeps a comment at the end of the last entry's line with that entry. */
function insertLine(
  text: string,
  { container, last, entry, lineStart }: Insertion & { readonly lineStart: string },
): string {
  const at = end(last);
  const [rest = ""] = /^,?[ \t]*(\/\/[^\r\n]*|(\/\*((?!\*\/)[^\r\n])*\*\/[ \t]*)*)(?=\r?\n)/.exec(text.slice(at)) ?? [];
  const comma = hasTrailingComma(text, container, last) ? "" : ",";
  const withEntry = splice(text, at + rest.length, undefined, lineStart + entry);
  return splice(withEntry, at, undefined, comma);
}

function hasTrailingComma(text: string, container: Node, last: Node): boolean {
  const between = text.slice(end(last), end(container) - 1);
  return between.replaceAll(/\/\/[^\r\n]*|\/\*[\s\S]*?\*\//g, "").includes(",");
}

/** Returns the indentation depth of a node's entries. */
function depthOf(node: Node): number {
  let depth = 0;
  for (let above = node.parent; above !== undefined; above = above.parent) if (above.type !== "property") depth += 1;
  return depth;
}

function styleOf(text: string): { readonly indent: string; readonly eol: string } {
  const [, indent = "  "] = /\n([ \t]+)["}]/.exec(text) ?? [];
  return { indent, eol: text.includes("\r\n") ? "\r\n" : "\n" };
}

function end({ offset, length }: Node): number {
  return offset + length;
}

function splice(text: string, from: number, to: number | undefined, inserted: string): string {
  return text.slice(0, from) + inserted + text.slice(to ?? from);
}
