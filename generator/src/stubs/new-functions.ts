import { serverNames } from "../model/server-names.js";
import type { ts } from "../typescript/compiler.js";
import type { DesiredOperation, DesiredStubs } from "./desired.js";
import { beginsLine, type FileStyle, indentationAt, lineBreakAt, lineStart } from "./file-style.js";
import type { ImportNames } from "./import-names.js";
import type { Source } from "./source-files.js";
import type { Edit } from "./splice.js";

export interface NewFunctionOptions {
  readonly style: FileStyle;
  readonly names: ImportNames;
  readonly module: string;
  readonly desired: DesiredStubs;
}

/** Appends one exported handler function per operation to a file whose handlers are functions. */
export function appendFunctions(
  { text }: Source,
  operations: readonly DesiredOperation[],
  options: NewFunctionOptions,
): Edit {
  const lineBreak = lineBreakAt(text, text.length);
  const added = functionTexts(operations, options)
    .map((one) => `\n${one}\n`)
    .join("");
  const separator = /[\n\r]$/.test(text) || text === "" ? "" : "\n";
  return { start: text.length, end: text.length, text: `${separator}${added}`.split("\n").join(lineBreak) };
}

/** Adds one exported handler function per operation at the end of a namespace's block. */
export function addNamespaceFunctions(
  { text, tree }: Source,
  block: ts.ModuleBlock,
  operations: readonly DesiredOperation[],
  options: NewFunctionOptions,
): Edit {
  const closing = block.end - 1;
  const lineBreak = lineBreakAt(text, closing);
  const isOwnLine = beginsLine(text, closing) && lineStart(text, closing) > block.getStart(tree);
  const outer = indentationAt(text, isOwnLine ? closing : block.getStart(tree));
  const [first] = block.statements;
  const isIndented = first !== undefined && beginsLine(text, first.getStart(tree));
  const inner = isIndented ? indentationAt(text, first.getStart(tree)) : `${outer}${options.style.unit}`;
  const indented = functionTexts(operations, options).map((one) =>
    one
      .split("\n")
      .map((line) => (line === "" ? "" : `${inner}${line}`))
      .join(lineBreak),
  );
  const added = indented.join(lineBreak + lineBreak);
  const gap = first === undefined ? "" : lineBreak;
  if (isOwnLine) {
    const at = lineStart(text, closing);
    return { start: at, end: at, text: `${gap}${added}${lineBreak}` };
  }
  return { start: closing, end: closing, text: `${lineBreak}${gap}${added}${lineBreak}${outer}` };
}

function functionTexts(
  operations: readonly DesiredOperation[],
  { style: { unit, quote, semicolon }, names, module, desired }: NewFunctionOptions,
): readonly string[] {
  const placeholder = names.use(serverNames.notImplemented, { module, typeOnly: false });
  return operations.map(({ identifier, comment, tag }) => {
    const interfaceName = desired.tags.find((candidate) => candidate.identifier === tag)?.interfaceName ?? "";
    const type = `${names.use(interfaceName, { module, typeOnly: true })}[${quote}${identifier}${quote}]`;
    return [
      comment,
      `export const ${identifier}: ${type} = async (request, context) => {`,
      `${unit}throw ${placeholder}(request, context)${semicolon}`,
      `}${semicolon}`,
    ].join("\n");
  });
}
