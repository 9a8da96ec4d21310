import { ts } from "../typescript/compiler.js";
import { loadedModule } from "./loaded-modules.js";

/** The former client, as a search for what replaces it needs it. */
export interface ReplaceableClient {
  readonly program: ts.Program;
  /** Whether a type is that of a client, without `undefined` and the like. */
  readonly isClient: (type: ts.Type) => boolean;
  /** Whether a file declares clients, or is the module of the former client. */
  readonly isModule: (file: ts.SourceFile) => boolean;
}

/** Why a node replaces the former client with something that the compiler does not compare with it, as tests do. */
export function replacementAt(node: ts.Node, former: ReplaceableClient): string | undefined {
  if (isAsserted(node, former) || isUncheckedArgument(node, former))
    return "a value of another type replaces the client";
  if (!ts.isCallExpression(node)) return undefined;
  if (isModuleReplaced(node, former)) return "the module of the client is replaced";
  if (isMethodReplaced(node, former)) return "a method of the client is replaced";
  return isMock(node, former) ? "the client is a mock" : undefined;
}

/** `fake as unknown as Client`. */
function isAsserted(node: ts.Node, { program, isClient }: ReplaceableClient): boolean {
  if (!ts.isAsExpression(node) && !ts.isTypeAssertionExpression(node)) return false;
  const { expression, type } = node;
  const checker = program.getTypeChecker();
  const isOne = (one: ts.Type): boolean => (one.isUnion() ? one.types.some(isClient) : isClient(one));
  return isOne(checker.getTypeFromTypeNode(type)) && !isOne(checker.getTypeAtLocation(expression));
}

/** An argument of type `any` or `never` where a client is expected. */
function isUncheckedArgument(node: ts.Node, { program, isClient }: ReplaceableClient): boolean {
  const { parent } = node;
  if (parent === undefined || !(ts.isCallExpression(parent) || ts.isNewExpression(parent))) return false;
  if (!parent.arguments?.some((one) => one === node)) return false;
  const checker = program.getTypeChecker();
  const { flags } = checker.getTypeAtLocation(node);
  if ((flags & (ts.TypeFlags.Any | ts.TypeFlags.Never)) === 0) return false;
  const expected = checker.getContextualType(node as ts.Expression);
  return expected !== undefined && isClient(expected);
}

/** `vi.mock("./client")`. */
function isModuleReplaced(call: ts.CallExpression, { program, isModule }: ReplaceableClient): boolean {
  const loaded = loadedModule(call, program);
  return loaded?.isReplaced === true && isModule(loaded.file);
}

/** `vi.spyOn(client, "GET")`. */
function isMethodReplaced(
  { arguments: [object, name] }: ts.CallExpression,
  { program, isClient }: ReplaceableClient,
): boolean {
  if (object === undefined || name === undefined || !ts.isStringLiteralLike(name)) return false;
  const type = program.getTypeChecker().getTypeAtLocation(object);
  return isClient(type) && type.getProperty(name.text) !== undefined;
}

/** `mock<Client>()`. */
function isMock(
  { expression: callee, typeArguments }: ts.CallExpression,
  { program, isClient }: ReplaceableClient,
): boolean {
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  const checker = program.getTypeChecker();
  if (!/mock|stub|fake|substitute/i.test(name)) return false;
  return typeArguments?.some((one) => isClient(checker.getTypeFromTypeNode(one))) === true;
}
