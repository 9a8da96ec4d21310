import { ts } from "../typescript/compiler.js";
import { type Container, containersOf } from "./container.js";
import { type AnalysisContext, type HandlerType, handlerTypes, handlerTypesAt, membersAt } from "./handler-type.js";
import { givenHandlers, holderOfValue, joinedHandlers, nestModuleType, serverType } from "./joined-handlers.js";
import { holderOf, unwrapExpression } from "./members.js";
import { resolveEntityName, resolveName } from "./scope.js";
import { isInScript, type Source } from "./source-files.js";

/** A standalone function that handles one operation. */
export interface FunctionHandler {
  readonly source: Source;
  readonly operation: string;
  /** The declaring statement. */
  readonly node: ts.Node;
  readonly nameNode: ts.Node;
  /** The interface in an indexed type such as `BansHandlers["getGuildBan"]`, if that type makes it a handler. */
  readonly interfaceName?: string;
}

export interface LocatedHandlers {
  readonly containers: readonly Container[];
  readonly functions: readonly FunctionHandler[];
}

/** Request type names with their operation and its current and former names. */
export type RequestTypes = ReadonlyMap<string, { readonly operation: string; readonly names: ReadonlySet<string> }>;

/** Locates all handlers in a folder by the interface they satisfy. */
export function locateHandlers(known: AnalysisContext, requests: RequestTypes): LocatedHandlers {
  const given = givenHandlers(known);
  const containers: Container[] = [];
  const functions: FunctionHandler[] = [];
  for (const source of known.sources.readableFiles) {
    const visit = (node: ts.Node): void => {
      if (ts.isClassLike(node)) containers.push(...containersOf(node, implementedTypes(node, known), known));
      if (ts.isObjectLiteralExpression(node)) {
        const types = contextualTypes(node, known, 0);
        const untyped = types.length === 0 ? (given.get(node) ?? []) : [];
        containers.push(
          ...containersOf(node, types, known, !isFrozen(node)),
          ...containersOf(node, untyped, known, false),
        );
      }
      const handler = functionHandler(node, source, known, requests);
      if (handler !== undefined) functions.push(handler);
      ts.forEachChild(node, visit);
    };
    visit(source.tree);
  }
  containers.push(...valuesWithTypes(containers, known));
  return { containers: [...containers, ...joinedHandlers(containers, known)], functions };
}

/** Returns untyped objects, classes and modules that are assigned or passed by name where a handler type is required. */
function valuesWithTypes(containers: readonly Container[], known: AnalysisContext): readonly Container[] {
  const found = new Set<ts.Node>(containers.map(({ node }) => node));
  const values: Container[] = [];
  for (const { tree } of known.sources.readableFiles) {
    const visit = (node: ts.Node): void => {
      if (isNamedValue(node) || isCalledValue(node)) {
        const types = contextualTypes(node, known, 0);
        const holder =
          types.length === 0 ? undefined : isNamedValue(node) ? holderOfValue(node, known) : resultOf(node, known);
        if (holder !== undefined && !found.has(holder)) {
          found.add(holder);
          values.push(...containersOf(holder, types, known, false));
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return values;
}

/** `Object.freeze({ … })`, whose overloads do not type the parameters of methods. */
function isFrozen({ parent }: ts.ObjectLiteralExpression): boolean {
  return ts.isCallExpression(parent) && isKeptBy(parent);
}

/** Whether the node is a name or a `new` expression in the position of a value. */
function isNamedValue(node: ts.Node): node is ts.Expression {
  if (!(ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isNewExpression(node))) return false;
  return isInValuePosition(node);
}

/** Whether the node calls a named function in the position of a value. */
function isCalledValue(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && isInValuePosition(node);
}

/** Returns the object that a function without a type returns. */
function resultOf(call: ts.CallExpression, known: AnalysisContext): ts.ObjectLiteralExpression | undefined {
  const callee = resolveEntityName(call.expression, known.sources);
  const called = callee?.kind === "declaration" ? functionOf(callee.node) : undefined;
  if (called === undefined || called.type !== undefined || called.body === undefined) return undefined;
  const { body } = called;
  const last = ts.isBlock(body) ? body.statements.at(-1) : undefined;
  const result = ts.isBlock(body) ? last && ts.isReturnStatement(last) && last.expression : body;
  const value = result && unwrapExpression(result);
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

type NamedFunction = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

/** Returns the function that a declaration declares. */
function functionOf(node: ts.Node): NamedFunction | undefined {
  const value = ts.isVariableDeclaration(node) ? node.initializer : node;
  if (value === undefined) return undefined;
  const isFunction = ts.isFunctionDeclaration(value) || ts.isArrowFunction(value) || ts.isFunctionExpression(value);
  return isFunction ? value : undefined;
}

function isInValuePosition(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isPropertyAssignment(parent)) {
    return parent.initializer === node;
  }
  if (ts.isCallExpression(parent)) return parent.expression !== node;
  if (ts.isShorthandPropertyAssignment(parent)) return parent.name === node;
  return !ts.isPropertyAccessExpression(parent);
}

/** Returns the interfaces that a class implements itself, otherwise those of its base class, treated as optional. */
function implementedTypes(node: ts.ClassLikeDeclaration, known: AnalysisContext, depth = 0): readonly HandlerType[] {
  const heritage = (token: ts.SyntaxKind): readonly ts.ExpressionWithTypeArguments[] =>
    (node.heritageClauses ?? []).filter((clause) => clause.token === token).flatMap(({ types }) => types);
  const documented = isInScript(node) ? ts.getJSDocImplementsTags(node).map((tag) => tag.class) : [];
  const own = [...heritage(ts.SyntaxKind.ImplementsKeyword), ...documented].flatMap((type) =>
    handlerTypes(type, known),
  );
  if (own.length > 0 || depth > 12) return own;
  return heritage(ts.SyntaxKind.ExtendsKeyword).flatMap(({ expression }) => {
    const base = holderOf(expression, known.sources);
    if (base === undefined || !ts.isClassLike(base)) return [];
    return implementedTypes(base, known, depth + 1).map(optional);
  });
}

/** Makes all operations of a type optional. */
function optional(type: HandlerType): HandlerType {
  return type.kind === "operation" ? type : { ...type, partial: true };
}

/**
 * Returns the handler types that the expression's context requires.
 *
 * @param path The members that lead from the expression to the handlers. Default: none, for the expression itself.
 */
function contextualTypes(
  node: ts.Expression,
  known: AnalysisContext,
  depth: number,
  path: readonly string[] = [],
): readonly HandlerType[] {
  const { parent } = node;
  if (depth > 12) return [];
  const outer = (expression: ts.Expression, inner = path): readonly HandlerType[] =>
    contextualTypes(expression, known, depth + 1, inner);
  const typesIn = (type: ts.TypeNode): readonly HandlerType[] => handlerTypesAt(type, path, known);
  if (ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent)) {
    const documented = documentedCast(parent, path, known);
    return documented.length > 0 ? documented : outer(parent);
  }
  if (ts.isBinaryExpression(parent)) {
    const isAssigned = parent.operatorToken.kind === ts.SyntaxKind.EqualsToken && parent.right === node;
    const documented = isAssigned && isInScript(node) ? ts.getJSDocType(parent) : undefined;
    const type = documented ?? (isAssigned ? typeOfVariable(parent.left, known) : undefined);
    return type === undefined ? [] : typesIn(type);
  }
  if (ts.isSatisfiesExpression(parent) || ts.isAsExpression(parent) || ts.isTypeAssertionExpression(parent)) {
    const types = typesIn(parent.type);
    // A cast requires nothing: the value may lack members.
    const isCast = !ts.isSatisfiesExpression(parent);
    return types.length > 0 ? types.map((type) => (isCast ? optional(type) : type)) : outer(parent);
  }
  if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent)) {
    const type = annotationOf(parent);
    return parent.initializer === node && type !== undefined ? typesIn(type) : [];
  }
  if (ts.isReturnStatement(parent)) {
    const owner = ts.findAncestor(parent, ts.isFunctionLike);
    const type = owner?.type ?? (owner !== undefined && isInScript(owner) ? ts.getJSDocReturnType(owner) : undefined);
    if (type !== undefined) return typesIn(type);
    const call = owner && callOf(owner);
    return call === undefined ? [] : outer(call);
  }
  if (ts.isArrowFunction(parent)) {
    if (parent.type !== undefined) return typesIn(parent.type);
    const call = callOf(parent);
    return call === undefined ? [] : outer(call);
  }
  if (ts.isConditionalExpression(parent)) return parent.condition === node ? [] : outer(parent);
  if (ts.isPropertyAssignment(parent)) {
    const module = nestModuleType(parent, known);
    if (module !== undefined) return membersAt([module], path, known);
  }
  if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) {
    return "text" in parent.name ? outer(parent.parent, [parent.name.text, ...path]) : [];
  }
  if (ts.isCallExpression(parent) && parent.expression !== node)
    return argumentTypes(parent, node, { known, depth, path });
  return [];
}

/** Returns the call of a function that is called where it is written: `(() => { … })()`. */
function callOf(owner: ts.SignatureDeclaration): ts.CallExpression | undefined {
  if (!ts.isArrowFunction(owner) && !ts.isFunctionExpression(owner)) return undefined;
  const isPlain =
    owner.asteriskToken === undefined && !owner.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);
  let callee: ts.Expression = owner;
  while (ts.isParenthesizedExpression(callee.parent)) callee = callee.parent;
  const { parent } = callee;
  return isPlain && ts.isCallExpression(parent) && parent.expression === callee ? parent : undefined;
}

/** Returns the type of a variable that is declared before it is assigned. */
function typeOfVariable(left: ts.Expression, known: AnalysisContext): ts.TypeNode | undefined {
  const target = ts.isIdentifier(left) ? resolveEntityName(left, known.sources) : undefined;
  if (target?.kind !== "declaration" || !ts.isVariableDeclaration(target.node)) return undefined;
  return target.node.initializer === undefined ? annotationOf(target.node) : undefined;
}

/** Returns the types of a JSDoc cast, `@type {BansHandlers}` before parentheses, and of `@satisfies` in JavaScript. */
function documentedCast(node: ts.Expression, path: readonly string[], known: AnalysisContext): readonly HandlerType[] {
  if (!isInScript(node)) return [];
  const satisfied = ts.getJSDocSatisfiesTag(node)?.typeExpression.type;
  if (satisfied !== undefined) return handlerTypesAt(satisfied, path, known);
  const type = ts.getJSDocType(node);
  return type === undefined ? [] : handlerTypesAt(type, path, known).map(optional);
}

/** Returns a declaration's type annotation, or its JSDoc type in JavaScript. */
function annotationOf(node: ts.VariableDeclaration | ts.PropertyDeclaration): ts.TypeNode | undefined {
  return node.type ?? (isInScript(node) ? ts.getJSDocType(node) : undefined);
}

/** Returns an argument's types from the type argument, the parameter, or else the context of the call. */
function argumentTypes(
  call: ts.CallExpression,
  argument: ts.Expression,
  { known, depth, path }: { readonly known: AnalysisContext; readonly depth: number; readonly path: readonly string[] },
): readonly HandlerType[] {
  const holdsHandlers = canHoldHandlers(argument, known);
  const isTyped = holdsHandlers || path.length > 0;
  const given = isTyped ? typeArgumentsOf(call, known).flatMap((type) => handlerTypesAt(type, path, known)) : [];
  if (given.length > 0) return given;
  const server = call.arguments[0] === argument ? serverType(call, known) : undefined;
  if (server !== undefined) return membersAt([server], path, known);
  const callee = resolveEntityName(call.expression, known.sources);
  if (callee?.kind === "declaration") {
    const parameter = functionOf(callee.node)?.parameters[call.arguments.indexOf(argument)];
    const asked = parameter?.type === undefined ? [] : handlerTypesAt(parameter.type, path, known);
    if (asked.length > 0) return asked;
  }
  // `const bans: BansHandlers = withAuth({ … })`: a sole object argument takes the type of the call.
  if (!ts.isObjectLiteralExpression(argument)) {
    return isKeptBy(call) ? contextualTypes(call, known, depth + 1, path) : [];
  }
  const objects = call.arguments.filter((candidate) => ts.isObjectLiteralExpression(candidate));
  const isMerge = /^Object\.assign$/.test(call.expression.getText());
  return holdsHandlers && objects.length === 1 && !isMerge ? contextualTypes(call, known, depth + 1, path) : [];
}

/** Whether a call returns its argument: `Object.freeze(bans)`. */
function isKeptBy(call: ts.CallExpression): boolean {
  return /^Object\.(freeze|seal)$/.test(call.expression.getText());
}

/** Whether an argument can be an object of handlers rather than, for example, options: `createBans({ database })`. */
function canHoldHandlers(argument: ts.Expression, { operationNames }: AnalysisContext): boolean {
  if (!ts.isObjectLiteralExpression(argument) || argument.properties.length === 0) return true;
  return argument.properties.some(({ name }) => {
    if (name === undefined || ts.isComputedPropertyName(name)) return true;
    return "text" in name && operationNames.has(name.text);
  });
}

/** Returns the type arguments of a call, also of `define<BansHandlers>()({ … })` and of a variable that holds the result. */
function typeArgumentsOf(call: ts.CallExpression, known: AnalysisContext, depth = 0): readonly ts.TypeNode[] {
  if (call.typeArguments !== undefined) return call.typeArguments;
  if (depth > 12) return [];
  let callee = unwrapExpression(call.expression);
  const meaning = ts.isIdentifier(callee) ? resolveName(callee.text, callee, known.sources) : undefined;
  if (meaning?.kind === "declaration" && ts.isVariableDeclaration(meaning.node) && meaning.node.initializer) {
    callee = unwrapExpression(meaning.node.initializer);
  }
  if (ts.isExpressionWithTypeArguments(callee)) return callee.typeArguments ?? [];
  return ts.isCallExpression(callee) ? typeArgumentsOf(callee, known, depth + 1) : [];
}

function functionHandler(
  node: ts.Node,
  source: Source,
  known: AnalysisContext,
  requests: RequestTypes,
): FunctionHandler | undefined {
  if (ts.isFunctionDeclaration(node) && node.name !== undefined && node.body !== undefined) {
    const operation = operationOfRequest(node, node.name.text, known, requests);
    return operation === undefined ? undefined : { source, operation, node, nameNode: node.name };
  }
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || node.initializer === undefined)
    return undefined;
  const statement = ts.findAncestor(node, ts.isVariableStatement);
  if (statement === undefined) return undefined;
  const claims = [annotationOf(node), satisfiedType(node.initializer)].flatMap((type) =>
    type === undefined ? [] : handlerTypes(type, known),
  );
  const [claim] = claims.filter((type) => type.kind === "operation");
  if (claim !== undefined) {
    const { operation, interfaceName } = claim;
    return { source, operation, node: statement, nameNode: node.name, interfaceName };
  }
  const inner = innerFunction(node.initializer);
  const operation = inner === undefined ? undefined : operationOfRequest(inner, node.name.text, known, requests);
  return operation === undefined ? undefined : { source, operation, node: statement, nameNode: node.name };
}

function satisfiedType(expression: ts.Expression): ts.TypeNode | undefined {
  if (ts.isParenthesizedExpression(expression)) return satisfiedType(expression.expression);
  return ts.isSatisfiesExpression(expression) ? expression.type : undefined;
}

/** Returns the function in wrapper calls such as `withAuth(async (request) => …)`. */
function innerFunction(expression: ts.Expression): ts.SignatureDeclaration | undefined {
  if (ts.isArrowFunction(expression) || ts.isFunctionExpression(expression)) return expression;
  if (ts.isParenthesizedExpression(expression) || ts.isSatisfiesExpression(expression)) {
    return innerFunction(expression.expression);
  }
  if (!ts.isCallExpression(expression)) return undefined;
  const found = expression.arguments.map(innerFunction).filter((inner) => inner !== undefined);
  return found.length === 1 ? found[0] : undefined;
}

/** A function is an operation's handler if it has the operation's name and takes its request type. */
function operationOfRequest(
  signature: ts.SignatureDeclaration,
  name: string,
  known: AnalysisContext,
  requests: RequestTypes,
): string | undefined {
  for (const { type } of signature.parameters) {
    if (type === undefined || !ts.isTypeReferenceNode(type)) continue;
    const meaning = ts.isIdentifier(type.typeName)
      ? resolveName(type.typeName.text, type, known.sources)
      : resolveEntityName(type.typeName, known.sources);
    const asked = meaning?.kind === "external" ? requests.get(meaning.name) : undefined;
    if (asked?.names.has(name) === true) return asked.operation;
  }
  return undefined;
}
