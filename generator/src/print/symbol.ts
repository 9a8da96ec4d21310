import { list } from "./layout.js";
import { checkedIdentifier } from "./name.js";
import { addUse, type SymbolUses, sortedByKey } from "./symbol-uses.js";
import {
  type Code,
  line,
  literal,
  type Node,
  nodeOf,
  type SymbolReference,
  sequence,
  specifier,
  symbolUse,
  text,
  wholeNamespace,
} from "./tree.js";

export type { SymbolReference };

/**
 * References a name that an output module or package declares. The file that contains it imports the name unless it
 * declares it.
 */
export function symbol(reference: SymbolReference): Code {
  const isNamespace = reference.name === wholeNamespace && reference.namespace !== undefined;
  if (!isNamespace) checkedIdentifier(reference.name);
  if (reference.namespace !== undefined) checkedIdentifier(reference.namespace);
  return symbolUse(reference);
}

/** Re-exports everything from a module of the output. */
export function reexportAll(module: string): Code {
  return sequence([text("export * from "), specifier(module), text(";")]);
}

/** A re-exported name, with an optional alias. */
export interface Reexport extends SymbolReference {
  readonly as?: string;
}

/** Number of names above which an index refers to whole modules: longer lists are hard to read. */
const listedNames = 1000;

/**
 * Prints a sorted `export { … } from "…";` per module, or `export type` if all its names are types. The names document the
 * package's API; a large index has `export * from "…";` instead.
 *
 * @param complete Modules of which all exports are listed.
 */
export function reexports(references: readonly Reexport[], complete: ReadonlySet<string> = new Set()): Code {
  const uses: SymbolUses = new Map();
  const others = new Map<string, string>();
  for (const reference of references) {
    checkedIdentifier(reference.name);
    addUse(uses, reference);
    const { module, name, as } = reference;
    if (as !== undefined) others.set(`${module} ${name}`, ` as ${checkedIdentifier(as)}`);
  }
  const isLarge = references.length > listedNames;
  const statements = sortedByKey(uses).map(([module, names]) => {
    const entries = sortedByKey(names);
    const onlyTypes = entries.every(([, typeOnly]) => typeOnly);
    const items = entries.map(([name, typeOnly]) =>
      literal(`${typeOnly && !onlyTypes ? "type " : ""}${name}${others.get(`${module} ${name}`) ?? ""}`),
    );
    const exported =
      isLarge && complete.has(module) ? text("*") : nodeOf(list({ open: "{", close: "}", separator: ",", items }));
    return sequence([
      text(onlyTypes ? "export type " : "export "),
      exported,
      text(" from "),
      specifier(module),
      text(";"),
    ]);
  });
  return sequence(statements.flatMap((statement, index): Node[] => (index === 0 ? [statement] : [line, statement])));
}
