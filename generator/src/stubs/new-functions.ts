import { serverNames } from "../model/server-names.js";
import type { DesiredOperation, DesiredStubs } from "./desired.js";
import { type FileStyle, lineBreakAt } from "./file-style.js";
import type { ImportNames } from "./import-names.js";
import type { Source } from "./source-files.js";
import type { Edit } from "./splice.js";

/** Prints one handler function per operation, to append to a file whose handlers are functions. */
export function functionText(
  source: Source,
  operations: readonly DesiredOperation[],
  {
    style,
    names,
    module,
    desired,
  }: {
    readonly style: FileStyle;
    readonly names: ImportNames;
    readonly module: string;
    readonly desired: DesiredStubs;
  },
): Edit {
  const { text } = source;
  const { unit, quote, semicolon } = style;
  const lineBreak = lineBreakAt(text, text.length);
  const placeholder = names.use(serverNames.notImplemented, { module, typeOnly: false });
  const functions = operations.map(({ identifier, comment, tag }) => {
    const interfaceName = desired.tags.find((candidate) => candidate.identifier === tag)?.interfaceName ?? "";
    const type = `${names.use(interfaceName, { module, typeOnly: true })}[${quote}${identifier}${quote}]`;
    return [
      comment,
      `export const ${identifier}: ${type} = async (request, context) => {`,
      `${unit}throw ${placeholder}(request, context)${semicolon}`,
      `}${semicolon}`,
    ].join("\n");
  });
  const added = functions.map((one) => `\n${one}\n`).join("");
  const separator = /[\n\r]$/.test(text) || text === "" ? "" : "\n";
  return { start: text.length, end: text.length, text: `${separator}${added}`.split("\n").join(lineBreak) };
}
