import { serverNames } from "../model/server-names.js";
import { ts } from "../typescript/compiler.js";
import type { Container } from "./container.js";
import type { AnalysisContext } from "./handler-type.js";
import type { LocatedHandlers } from "./locate.js";
import { unwrapExpression } from "./members.js";
import { resolveName } from "./scope.js";

/** A located handler with its current name in the files and the container it belongs to. */
export interface FoundHandler {
  readonly name: string;
  readonly node: ts.Node;
  readonly nameNode: ts.Node;
  /** The handler interface in its type, if any. */
  readonly interfaceName?: string;
  readonly container?: Container;
}

export function collectHandlers({ containers, functions }: LocatedHandlers): readonly FoundHandler[] {
  const members = containers.flatMap((container) => {
    const { type } = container;
    if (type.kind !== "tag") return [];
    const { interfaceName } = type;
    const { own, assigned } = container.members;
    return [...own, ...assigned].map(({ name, node, nameNode }) => ({
      name,
      node,
      nameNode,
      interfaceName,
      container,
    }));
  });
  const single = functions.map(({ operation, node, nameNode, interfaceName }) => {
    const found = { name: operation, node, nameNode };
    return interfaceName === undefined ? found : { ...found, interfaceName };
  });
  return [...members, ...single];
}

/** Returns handlers that containers inherit from spread objects, base classes or values of a known type. */
export function collectInheritedHandlers(
  { containers }: LocatedHandlers,
  names: Iterable<string>,
  { types }: AnalysisContext,
): readonly FoundHandler[] {
  const all = [...names];
  return containers.flatMap((container): readonly FoundHandler[] => {
    const { type, members } = container;
    if (type.kind !== "tag") return [];
    const { interfaceName } = type;
    const unseen = members.opaqueMembers.flatMap((node) =>
      all.flatMap((name) => (types.hasMember(node, name) === "yes" ? [{ name, node, nameNode: node }] : [])),
    );
    const found = [...members.inherited.map(({ name, node, nameNode }) => ({ name, node, nameNode })), ...unseen];
    return found.map((one) => ({ ...one, interfaceName, container }));
  });
}

/** Whether the handler is still the generated stub, whose body only throws `notImplemented`. */
export function isUnfilled(node: ts.Node, known: AnalysisContext): boolean {
  const body = bodyOf(node);
  const [statement, ...others] = body?.statements ?? [];
  if (statement === undefined || others.length > 0 || !ts.isThrowStatement(statement)) return false;
  const thrown = statement.expression;
  if (!ts.isCallExpression(thrown) || !ts.isIdentifier(thrown.expression)) return false;
  const meaning = resolveName(thrown.expression.text, thrown, known.sources);
  return meaning?.kind === "external" && meaning.name === serverNames.notImplemented;
}

function bodyOf(node: ts.Node): ts.Block | undefined {
  if (ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node)) return node.body;
  let value: ts.Expression | undefined;
  if (ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node)) value = node.initializer;
  else if (ts.isVariableStatement(node)) value = node.declarationList.declarations[0]?.initializer;
  const inner = value === undefined ? undefined : unwrapExpression(value);
  if (inner === undefined || !(ts.isArrowFunction(inner) || ts.isFunctionExpression(inner))) return undefined;
  return ts.isBlock(inner.body) ? inner.body : undefined;
}
