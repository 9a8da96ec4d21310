import { nodeBelow, type SyntaxNode, syntaxAt } from "@guildwire/generator/editing";
import { type Declaration, declarationOf, namedAt } from "./declarations.js";
import { textAt } from "./spec-edits.js";
import type { SpecFile, SpecFiles } from "./spec-files.js";

/** What can be renamed. */
export type RenameKind = "operation" | "tag" | "scheme" | "event" | "component" | "property" | "parameter" | "value";

/** A name that can be renamed. */
export interface RenameTarget {
  readonly kind: RenameKind;
  readonly former: string;
  readonly declaration: Declaration;
  /** Where the cursor is. */
  readonly start: number;
  readonly end: number;
}

const sections: ReadonlySet<string> = new Set(
  "schemas responses parameters examples requestBodies headers links callbacks pathItems mediaTypes definitions".split(
    " ",
  ),
);

/** Returns what is named at an offset; undefined if it cannot be renamed. */
export function renameTargetAt(files: SpecFiles, file: SpecFile, offset: number): RenameTarget | undefined {
  const written = writtenName(file, offset);
  if (written !== undefined) return written;
  const named = namedAt(files, file, offset);
  if (named === undefined) return undefined;
  const { target, start, end, link } = named;
  const declaration = declarationOf(files, target);
  if (declaration === undefined) return undefined;
  if (target.kind !== "node") {
    return { kind: target.kind, former: target.name, declaration, start, end };
  }
  const former = target.tokens.at(-1) ?? "";
  const kind = kindOfNode(target.tokens);
  // In a reference, the cursor is on its last token.
  const from = link?.node === undefined ? start : Math.max(start, end - former.length - 1);
  return kind && { kind, former, declaration, start: from, end };
}

function kindOfNode(tokens: readonly string[]): RenameKind | undefined {
  const above = tokens.at(-2) ?? "";
  if (above === "properties") return "property";
  const isComponent =
    sections.has(above) && (tokens.length === 2 || (tokens.length === 3 && tokens[0] === "components"));
  return isComponent ? "component" : undefined;
}

/** A name that is a value: of a parameter, or in a list of values. */
function writtenName(file: SpecFile, offset: number): RenameTarget | undefined {
  const at = syntaxAt(file.tree, offset);
  const { node, tokens = [] } = at ?? {};
  if (node?.kind !== "scalar") return undefined;
  const above = tokens.slice(0, -1);
  const holder = nodeBelow(file.tree, above);
  const range = { start: node.start, end: node.end };
  if (tokens.at(-1) === "name" && textAt(holder, "in") !== undefined) {
    return {
      kind: "parameter",
      former: node.text,
      declaration: { file, name: range, node: holder, tokens: above },
      ...range,
    };
  }
  if (tokens.at(-2) !== "enum" || !isText(file, node)) return undefined;
  const schema = nodeBelow(file.tree, above.slice(0, -1));
  return {
    kind: "value",
    former: node.text,
    declaration: { file, name: range, node: schema, tokens: above.slice(0, -1) },
    ...range,
  };
}

/** Whether a scalar is a string rather than a number, boolean or null. */
function isText(file: SpecFile, { start, end, quote }: SyntaxNode): boolean {
  if (quote !== "") return true;
  return !/^(?:true|false|null|~|[-+]?\d[\d.e+-]*)$/i.test(file.document.getText().slice(start, end));
}
