import { ts } from "../../typescript/compiler.js";
import { type MigrationContext, Obstacle } from "../plan.js";
import { bare, containsOwn, isDeclaredIn, looseComments, symbolOf, visitNodes } from "../syntax.js";

/** The options of a configuration. */
export interface ConfigurationOptions {
  readonly object: ts.ObjectLiteralExpression | undefined;
  /** The statement that declares them, if nothing else uses it. */
  readonly declaration: ts.VariableStatement | undefined;
}

/** Reads the argument of `new Configuration(…)`: an object literal, or a constant whose value is one and that nothing else uses. */
export function configurationOptions(
  given: ts.Expression | undefined,
  context: MigrationContext,
): ConfigurationOptions | Obstacle {
  if (given === undefined) return { object: undefined, declaration: undefined };
  const object = bare(given);
  if (ts.isObjectLiteralExpression(object)) return { object, declaration: undefined };
  return constantOptions(object, context) ?? new Obstacle("the configuration is not an object literal");
}

function constantOptions(node: ts.Expression, context: MigrationContext): ConfigurationOptions | undefined {
  const symbol = ts.isIdentifier(node) ? symbolOf(node, context.checker) : undefined;
  const declaration = symbol?.valueDeclaration;
  if (symbol === undefined || declaration === undefined || !ts.isVariableDeclaration(declaration)) return undefined;
  const { initializer, parent: list } = declaration;
  const statement = list.parent;
  const file = declaration.getSourceFile();
  const object = initializer === undefined ? undefined : bare(initializer);
  const isAlone =
    ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.length === 1 &&
    (list.flags & ts.NodeFlags.Const) !== 0 &&
    statement.modifiers === undefined;
  if (!isAlone || object === undefined || !ts.isObjectLiteralExpression(object)) return undefined;
  if (file !== node.getSourceFile() || countUses(symbol, file, context) !== 1) return undefined;
  // The values are computed later, so they must not depend on when that is.
  if (containsOwn(object, (one) => hasEffect(one, context))) return undefined;
  const range = { start: statement.getFullStart(), end: statement.end };
  const comments = looseComments(file, range, [object]);
  return comments.length > 0 ? undefined : { object, declaration: statement };
}

/** Whether a node calls a function other than those of the language and the platform, such as `replace` of a text. */
function hasEffect(node: ts.Node, { checker }: MigrationContext): boolean {
  if (!ts.isCallExpression(node)) return ts.isAwaitExpression(node);
  const { expression: callee } = node;
  const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
  return !isDeclaredIn(symbolOf(name, checker), /\/lib\.[\w.]+\.d\.ts$/);
}

function countUses(symbol: ts.Symbol, file: ts.SourceFile, { checker }: MigrationContext): number {
  let count = 0;
  visitNodes(file, (node) => {
    const isName = ts.isIdentifier(node) && node.text === symbol.name && !ts.isVariableDeclaration(node.parent);
    if (isName && symbolOf(node, checker) === symbol) count += 1;
  });
  return count;
}
