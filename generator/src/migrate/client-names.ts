import { ts } from "../typescript/compiler.js";
import type { ClientVariable } from "./client-uses.js";
import { relativeSpecifier } from "./imports.js";
import { Obstacle } from "./plan.js";

/** The name of a client. */
export function nameOf({ declaration, isDestructured }: ClientVariable): string {
  return isDestructured === true ? "client" : declaration.name.getText();
}

/** The name of a generated client beside a former one. */
export function secondName(variable: ClientVariable): string {
  const name = nameOf(variable).replace(/^[^a-z]*/i, "");
  return `guildwire${name.replace(/^./, (first) => first.toUpperCase())}`;
}

/** A node as a text for messages. */
export function shortText(node: ts.Node): string {
  const text = node.getText().replaceAll(/\s+/g, " ");
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** Whether an earlier run has declared the second client. */
export function isDeclared({ declaration }: ClientVariable, name: string): boolean {
  const block = declaration.parent.parent.parent;
  let isFound = false;
  ts.forEachChild(block, (one) => {
    if (!ts.isVariableStatement(one)) return;
    isFound ||= one.declarationList.declarations.some((each) => each.name.getText() === name);
  });
  return isFound;
}

/** How the file of a call imports the client; undefined if it declares it. */
export function moduleOf(
  variable: ClientVariable,
  client: ts.Expression,
  checker: ts.TypeChecker,
): string | undefined | Obstacle {
  const file = client.getSourceFile();
  if (variable.declaration.getSourceFile() === file) return undefined;
  if (!ts.isIdentifier(client)) return new Obstacle("the former client is still in use, as a member of a namespace");
  for (const statement of file.statements) {
    const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined;
    if (clause === undefined || !ts.isImportDeclaration(statement)) continue;
    const { name: whole, namedBindings: bindings } = clause;
    const named = bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : [];
    const isImported = whole?.text === client.text || named.some(({ name }) => name.text === client.text);
    const { moduleSpecifier } = statement;
    if (!isImported || !ts.isStringLiteral(moduleSpecifier)) continue;
    const module = checker.getSymbolAtLocation(moduleSpecifier);
    const isDirect = module?.declarations?.includes(variable.declaration.getSourceFile()) === true;
    // A file between them may export the client alone.
    return isDirect ? moduleSpecifier.text : relativeSpecifier(moduleSpecifier, variable.declaration.getSourceFile());
  }
  return new Obstacle("the former client is still in use, and the import of a second one is not known");
}
