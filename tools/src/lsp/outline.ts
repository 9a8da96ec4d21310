import { type SyntaxNode, walkSyntax } from "@guildwire/generator/editing";
import type { DocumentLink, FoldingRange } from "vscode-languageserver/node";
import { bounds } from "./bounds.js";
import { declarationOf } from "./declarations.js";
import { rangeOf } from "./locations.js";
import type { SpecFile, SpecFiles } from "./spec-files.js";
import { linksOf } from "./spec-links.js";

/** Returns the maps and lists of several lines, from the line of their key. */
export function foldingRanges({ document, tree }: SpecFile): FoldingRange[] {
  const ranges: FoldingRange[] = [];
  walkSyntax(tree, (node, _tokens, entry) => {
    if (ranges.length === bounds.results * 5) return false;
    const start = document.positionAt(entry?.keyStart ?? node.start).line;
    const end = lastLine(document.positionAt(node.end), node, document.getText());
    if (node !== tree && end > start) ranges.push({ startLine: start, endLine: end });
    return node.kind !== "scalar";
  });
  return ranges;
}

/** A closing bracket stays visible. */
function lastLine({ line }: { readonly line: number }, { start }: SyntaxNode, text: string): number {
  return /[{[]/.test(text.charAt(start)) ? line - 1 : line;
}

/** Returns links to other files, and to pages of the web. */
export function documentLinks(files: SpecFiles, file: SpecFile): DocumentLink[] {
  const { document } = file;
  const links: DocumentLink[] = [];
  for (const { start, end, node, target, form } of linksOf(file)) {
    if (form !== "reference" || node === undefined || links.length >= bounds.results) continue;
    const declared = declarationOf(files, target);
    if (declared === undefined) continue;
    const { line, character } = declared.file.document.positionAt(declared.name.start);
    const position = `#L${line + 1},${character + 1}`;
    links.push({ range: textRange(file, start, end), target: `${declared.file.uri}${position}` });
  }
  walkSyntax(file.tree, (node, tokens) => {
    const isPage = node.kind === "scalar" && tokens.at(-1) === "url" && /^https?:\/\/[^\s{}]+$/.test(node.text);
    if (isPage && links.length < bounds.results) {
      links.push({ range: rangeOf(document, ...inner(node.start, node.end, node.quote)), target: node.text });
    }
    return true;
  });
  return links;
}

function textRange({ document }: SpecFile, start: number, end: number): DocumentLink["range"] {
  const quote = document.getText().charAt(start);
  return rangeOf(document, ...inner(start, end, quote === '"' || quote === "'" ? quote : ""));
}

/** The text within its quotes. */
function inner(start: number, end: number, quote: string): [number, number] {
  return quote === "" ? [start, end] : [start + 1, end - 1];
}
