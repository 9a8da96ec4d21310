import { ts } from "../typescript/compiler.js";

/** A method of an object or class, or an exported function of a module, in any notation. */
export interface Member {
  readonly name: string;
  /** The identifier or string token that names it, without the brackets of a computed name. */
  readonly nameNode: ts.Node;
  readonly node: ts.Node;
  /** Whether the name is written literally rather than read from a constant. */
  readonly literal: boolean;
}

/** A module whose exports are handlers: a file used as `import * as bans`, or a TypeScript namespace. */
export type ModuleHolder = ts.SourceFile | ts.ModuleDeclaration;
export type Holder = ts.ClassLikeDeclaration | ts.ObjectLiteralExpression | ModuleHolder;

export function isModuleHolder(holder: ts.Node): holder is ModuleHolder {
  return ts.isSourceFile(holder) || ts.isModuleDeclaration(holder);
}
