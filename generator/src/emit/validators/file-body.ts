import { type Code, forEachSymbol, lines } from "../../print/index.js";
import type { FileUnit } from "./scope.js";

/**
 * Returns the body of a file: constants and `functions` in order, without unused private ones. Which functions are
 * needed is known only after the whole file is printed: some values are only tested, and equal functions are shared.
 */
export function fileBody(unit: FileUnit, functions: readonly Code[]): readonly Code[] {
  const needed = neededPrivates(unit, functions);
  const isWritten = (code: Code): boolean => needed.has(code) || !unit.privateDeclarations.has(code);
  const constants = unit.constants.filter(isWritten);
  return [...(constants.length === 0 ? [] : [lines(constants)]), ...functions.filter(isWritten)];
}

/** Returns the private declarations that others reference, transitively. */
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
