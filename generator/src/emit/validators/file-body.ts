import { type Code, forEachSymbol, lines } from "../../print/index.js";
import type { FileUnit } from "./scope.js";

/**
 * The body of a file: its constants and `functions`, in their order, without the private ones that nothing in it leads
 * to. Whether the three functions of a place are needed is known only when all is written: some places are only asked
 * whether they accept, and two that read the same share theirs.
 */
export function fileBody(unit: FileUnit, functions: readonly Code[]): readonly Code[] {
  const needed = neededPrivates(unit, functions);
  const isWritten = (code: Code): boolean => needed.has(code) || !unit.privateDeclarations.has(code);
  const constants = unit.constants.filter(isWritten);
  return [...(constants.length === 0 ? [] : [lines(constants)]), ...functions.filter(isWritten)];
}

/** The private declarations that the others lead to, also through one another. */
function neededPrivates({ module, privateDeclarations }: FileUnit, functions: readonly Code[]): ReadonlySet<Code> {
  const byName = new Map([...privateDeclarations].map(([code, name]) => [name, code]));
  const needed = new Set<Code>();
  if (byName.size === 0) return needed;
  const pending = functions.filter((code) => !privateDeclarations.has(code));
  for (let code = pending.pop(); code !== undefined; code = pending.pop()) {
    forEachSymbol(code, (reference) => {
      if (reference.module !== module) return;
      const declaration = byName.get(reference.name);
      if (declaration === undefined) return;
      byName.delete(reference.name);
      needed.add(declaration);
      pending.push(declaration);
    });
  }
  return needed;
}
