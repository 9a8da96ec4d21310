import { list } from "./layout.js";
import { checkedIdentifier } from "./name.js";
import { type Code, line, literal, type Node, nodeOf, type SymbolReference, sequence, specifier, symbolUse, text } from "./tree.js";

export type { SymbolReference };

/** A use of a name that some module declares. The file that it is printed in imports it, unless it declares it. */
export function symbol(reference: SymbolReference): Code {
  checkedIdentifier(reference.name);
  return symbolUse(reference);
}

/** `export { … } from "…";` for every module, sorted; modules of which only types are named get `export type`. */
export function reexports(references: readonly SymbolReference[]): Code {
  const modules = new Map<string, Map<string, boolean>>();
  for (const { name, module, typeOnly } of references) {
    checkedIdentifier(name);
    let names = modules.get(module);
    if (names === undefined) modules.set(module, (names = new Map()));
    names.set(name, typeOnly && names.get(name) !== false);
  }
  const statements = [...modules].sort(byFirst).map(([module, names]) => {
    const entries = [...names].sort(byFirst);
    const onlyTypes = entries.every(([, typeOnly]) => typeOnly);
    const items = entries.map(([name, typeOnly]) => literal(typeOnly && !onlyTypes ? `type ${name}` : name));
    return sequence([
      text(onlyTypes ? "export type " : "export "),
      nodeOf(list({ open: "{", close: "}", separator: ",", items })),
      text(" from "),
      specifier(module),
      text(";"),
    ]);
  });
  return sequence(statements.flatMap((statement, index): Node[] => (index === 0 ? [statement] : [line, statement])));
}

function byFirst(left: readonly [string, unknown], right: readonly [string, unknown]): number {
  return left[0] < right[0] ? -1 : left[0] > right[0] ? 1 : 0;
}
