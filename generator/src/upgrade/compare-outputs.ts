import { posix } from "node:path";
import { ts } from "../typescript/compiler.js";
import type { OutputNames, ProgramOutput } from "./output-names.js";

/** How the declarations of an entry of the output differ. */
export interface EntryChange {
  /** Such as `./client`. */
  readonly entry: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly renamed: readonly { readonly former: string; readonly current: string; readonly entry: string }[];
  /** Exports whose declaration differs, without comments and bodies of functions. */
  readonly changed: readonly string[];
}

/** Compares what two outputs export, declaration by declaration. */
export function compareOutputs(
  former: ProgramOutput,
  current: ProgramOutput,
  names: OutputNames,
): readonly EntryChange[] {
  const entries = [...new Set([...names.former.keys(), ...names.current.keys()])].sort();
  return entries.flatMap((entry) => {
    const [before, now] = [names.former.get(entry) ?? new Set<string>(), names.current.get(entry) ?? new Set<string>()];
    const gone = [...before].filter((name) => !now.has(name)).sort();
    const renamed = gone.flatMap((name) => {
      const found = names.successor({ entry, name });
      return found === undefined ? [] : [{ former: name, current: found.name, entry: found.entry }];
    });
    const targets = new Set(renamed.filter((one) => one.entry === entry).map((one) => one.current));
    const [formerTexts, currentTexts] = [declarationTexts(former, entry), declarationTexts(current, entry)];
    const change = {
      entry,
      added: [...now].filter((name) => !before.has(name) && !targets.has(name)).sort(),
      removed: gone.filter((name) => !renamed.some((one) => one.former === name)),
      renamed,
      changed: [...before].filter((name) => now.has(name) && formerTexts.get(name) !== currentTexts.get(name)).sort(),
    };
    const isSame = [change.added, change.removed, renamed, change.changed].every(({ length }) => length === 0);
    return isSame ? [] : [change];
  });
}

/** The declarations of an entry by their names. What the runtime declares is the same text in both outputs. */
function declarationTexts({ program, generated }: ProgramOutput, entry: string): ReadonlyMap<string, string> {
  const checker = program.getTypeChecker();
  const path = generated.entries.get(entry);
  const file = path === undefined ? undefined : program.getSourceFile(posix.join(generated.root, path));
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) return new Map();
  return new Map(
    checker.getExportsOfModule(module).map((exported) => {
      const symbol = (exported.flags & ts.SymbolFlags.Alias) === 0 ? exported : checker.getAliasedSymbol(exported);
      const own = (symbol.declarations ?? []).filter((one) =>
        one.getSourceFile().fileName.startsWith(`${generated.root}/`),
      );
      return [exported.name, own.map(declarationText).join("\n")] as const;
    }),
  );
}

/** The text of a declaration on one line, without comments, and of a function without its body. */
function declarationText(node: ts.Node): string {
  const file = node.getSourceFile();
  const body = ts.isFunctionDeclaration(node) ? node.body : undefined;
  const text = file.text.slice(node.getStart(file), body?.getStart(file) ?? node.end);
  return text
    .replace(/\/\*[\s\S]*?\*\//g, " ")
    .replace(/,(?=\s*[)}\]])/g, "")
    .replace(/\s+/g, " ")
    .replace(/([([{<]) | (?=[)\]}>])/g, "$1")
    .trim();
}
