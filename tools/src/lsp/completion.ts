import { dirname, relative, sep } from "node:path";
import {
  type CompletionNames,
  type CompletionOption,
  type CompletionRequest,
  type CompletionList as CompletionResult,
  changeOf,
  completeAt,
  referenceTargets,
} from "@guildwire/generator/completion";
import { locateInBrackets } from "@guildwire/generator/editing";
import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  type Position,
} from "vscode-languageserver/node";
import { fileSchema } from "./document-schema.js";
import { rangeOf } from "./locations.js";
import type { Session } from "./session.js";
import { isJson } from "./spec-edits.js";
import type { SpecFile } from "./spec-files.js";

const kinds = {
  key: CompletionItemKind.Property,
  reference: CompletionItemKind.Reference,
  value: CompletionItemKind.EnumMember,
} as const;

/** Maximum number of items. The list is then incomplete, and the editor asks again after the next letter. */
const maxItems = 500;

/** Completes keys, values and names at a position. */
export function completionAt(session: Session, file: SpecFile, position: Position): CompletionList | undefined {
  const { document } = file;
  const text = document.getText();
  // Only JSON that is nested too deeply has no tree.
  if (isJson(file) && file.tree === undefined) return undefined;
  const offset = document.offsetAt(position);
  const schema = fileSchema(session.files, file);
  const request = { schema, text, offset, isExplicit: true, names: namesFor(session, file), root: () => file.tree };
  const found = completeAt(request) ?? completeInBrackets(request, file);
  if (found === undefined) return undefined;
  const typed = text.slice(found.from, offset).toLowerCase();
  const options = found.options.filter(({ label }) => matches(label.toLowerCase(), typed));
  const items = options.slice(0, maxItems).map((option) => itemOf(option, file, { from: found.from, to: offset }));
  return { isIncomplete: options.length > maxItems, items };
}

/** Completes in a collection of YAML in brackets. This needs the syntax tree, which is parsed after each change. */
function completeInBrackets(request: CompletionRequest, file: SpecFile): CompletionResult | undefined {
  if (isJson(file)) return undefined;
  const location = locateInBrackets(file.tree, request.text, request.offset);
  return location && completeAt({ ...request, location });
}

/** Whether the letters that were typed occur in a label in this order, as editors decide. */
function matches(label: string, typed: string): boolean {
  let at = 0;
  for (const letter of typed) {
    at = label.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function itemOf(
  option: CompletionOption,
  { document }: SpecFile,
  replaced: { from: number; to: number },
): CompletionItem {
  const { label, insert, kind, detail, info, rank } = option;
  const text = document.getText();
  const { start, end, text: newText } = changeOf(text, replaced, insert);
  return {
    label,
    kind: kinds[kind],
    sortText: `${1 - rank}${label}`,
    // Editors compare it with the replaced text, which may begin with a quote.
    filterText: `${text.slice(start, replaced.from)}${label}`,
    textEdit: { range: rangeOf(document, start, end), newText },
    ...(detail === undefined ? {} : { detail }),
    ...(info === undefined ? {} : { documentation: info }),
  };
}

function namesFor({ names, files, folders }: Session, { path, document }: SpecFile): CompletionNames {
  const folder = (file: string): string | undefined => folders.find((above) => file.startsWith(`${above}${sep}`));
  const isBeside = (other: string): boolean => folder(other) === folder(path);
  const isOwn = (other: string): boolean => files.shareDocument(path, other) ?? isBeside(other);
  const own = [...names].flatMap(([other, known]) => (isOwn(other) ? [known] : []));
  return {
    references: () => {
      const others = [...names].flatMap(([other, { targets }]) => {
        // A file of another document may be one that both share.
        if (!isOwn(other) && (files.isRoot(other) || !isBeside(other))) return [];
        if (other === path) return targets.map((pointer) => `#${pointer}`);
        const way = relative(dirname(path), other).split(sep).join("/");
        const file = way.startsWith(".") ? way : `./${way}`;
        return targets.length === 0 && !files.isRoot(other) ? [file] : targets.map((pointer) => `${file}#${pointer}`);
      });
      return [...new Set([...referenceTargets(document.getText()), ...others])];
    },
    tags: () => [...new Set(own.flatMap(({ tags }) => tags))],
    schemes: () => new Map(own.flatMap(({ schemes }) => [...schemes])),
  };
}
