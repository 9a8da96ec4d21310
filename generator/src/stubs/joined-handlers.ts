import { nestNames, serverNames } from "../model/server-names.js";
import { ts } from "../typescript/compiler.js";
import { type Container, containersOf } from "./container.js";
import type { AnalysisContext, HandlerType } from "./handler-type.js";
import { holderOf, unwrapExpression } from "./members.js";
import { resolveEntityName } from "./scope.js";

const factories: ReadonlySet<string> = new Set(serverNames.factories);

/**
 * Returns the type that `createNodeHandler(handlers, { partial: true })` and similar calls require of their argument.
 */
export function serverType(call: ts.CallExpression, known: AnalysisContext): HandlerType | undefined {
  const callee = resolveEntityName(call.expression, known.sources);
  if (callee?.kind !== "external" || !factories.has(callee.name)) return undefined;
  if (!known.hasType(callee.name, callee.module, callee.from)) return undefined;
  const [, options] = call.arguments;
  const settings = options === undefined ? undefined : holderOf(options, known.sources);
  const partial =
    settings !== undefined &&
    ts.isObjectLiteralExpression(settings) &&
    settings.properties.some((property) => /^["']?partial["']?\s*:\s*true$/.test(property.getText()));
  return { kind: "join", keys: { kind: "all" }, partial, module: callee.module };
}

/** Returns the type that `GuildwireModule.forRoot({ definition, handlers })` requires of its property `handlers`. */
export function nestModuleType(property: ts.PropertyAssignment, known: AnalysisContext): HandlerType | undefined {
  const { name, parent: options } = property;
  const call = options.parent;
  if (!ts.isIdentifier(name) || name.text !== "handlers") return undefined;
  if (!ts.isCallExpression(call) || call.arguments[0] !== options) return undefined;
  const { expression: callee } = call;
  if (!ts.isPropertyAccessExpression(callee) || !/^forRoot(Async)?$/.test(callee.name.text)) return undefined;
  const owner = resolveEntityName(callee.expression, known.sources);
  if (owner?.kind !== "external" || owner.module !== nestNames.package || owner.name !== nestNames.module) {
    return undefined;
  }
  const definition = propertyValue(options, serverNames.definition);
  const meaning = definition === undefined ? undefined : resolveEntityName(definition, known.sources);
  if (meaning?.kind !== "external" || !known.hasType(meaning.name, meaning.module, meaning.from)) return undefined;
  const partial = propertyValue(options, "partial")?.kind === ts.SyntaxKind.TrueKeyword;
  return { kind: "join", keys: { kind: "all" }, partial, module: meaning.module, ofClasses: true };
}

function propertyValue({ properties }: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of properties) {
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === name) return property.name;
    if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name)) continue;
    if (property.name.text === name) return unwrapExpression(property.initializer);
  }
  return undefined;
}

/** Returns untyped objects that are passed to a server by name, and the group objects inside them. */
export function givenHandlers(known: AnalysisContext): ReadonlyMap<ts.Node, readonly HandlerType[]> {
  const given = new Map<ts.Node, readonly HandlerType[]>();
  for (const { tree } of known.sources.readableFiles) {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const type = serverType(node, known);
        const [handlers] = node.arguments;
        const holder = type === undefined || handlers === undefined ? undefined : holderOf(handlers, known.sources);
        if (type !== undefined && holder !== undefined && ts.isObjectLiteralExpression(holder)) {
          given.set(holder, [type]);
          for (const [group, groupType] of handlerGroupsOf(holder, type, known)) {
            if (ts.isObjectLiteralExpression(group)) given.set(group, [groupType]);
          }
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return given;
}

/** Returns untyped objects and classes that are members of a joining object. */
export function joinedHandlers(containers: readonly Container[], known: AnalysisContext): readonly Container[] {
  const found = new Set<ts.Node>(containers.map(({ node }) => node));
  const joins = containers.filter(({ type }) => type.kind === "join");
  return joins.flatMap(({ node, type }) => {
    if (!ts.isObjectLiteralExpression(node)) return [];
    return handlerGroupsOf(node, type, known).flatMap(([group, groupType]) => {
      if (found.has(group)) return [];
      found.add(group);
      return containersOf(group, [groupType], known, false);
    });
  });
}

function handlerGroupsOf(
  join: ts.ObjectLiteralExpression,
  type: HandlerType,
  known: AnalysisContext,
): readonly (readonly [Container["node"], HandlerType])[] {
  if (type.kind !== "join") return [];
  return join.properties.flatMap((property) => {
    const name = property.name !== undefined && "text" in property.name ? property.name.text : "";
    const interfaceName = known.groups.get(name);
    if (interfaceName === undefined) return [];
    const holder = holderOfProperty(property, known, type.ofClasses);
    if (holder === undefined) return [];
    const { partial, module } = type;
    return [
      [holder, { kind: "tag", interfaceName, keys: { kind: "all" }, partial, typeArguments: [], module }],
    ] as const;
  });
}

/** @param ofClasses Whether the property is a class instead of an instance. */
export function holderOfProperty(
  property: ts.ObjectLiteralElementLike,
  known: AnalysisContext,
  ofClasses = false,
): Container["node"] | undefined {
  const value = ts.isShorthandPropertyAssignment(property)
    ? property.name
    : ts.isPropertyAssignment(property)
      ? unwrapExpression(property.initializer)
      : undefined;
  if (value === undefined) return undefined;
  return ofClasses ? holderOf(value, known.sources) : holderOfValue(value, known);
}

/** Returns the object or module that an expression names, or the class of the instance. */
export function holderOfValue(value: ts.Expression, known: AnalysisContext): Container["node"] | undefined {
  const instantiated = classOf(value, known);
  const holder = holderOf(instantiated ?? value, known.sources);
  // The handlers of a class without `new` are static methods, which are not followed.
  return instantiated === undefined && holder !== undefined && ts.isClassLike(holder) ? undefined : holder;
}

/** Returns the class in `new Bans()`, directly or through variables that hold the instance. */
function classOf(value: ts.Expression, known: AnalysisContext, depth = 0): ts.Expression | undefined {
  if (ts.isNewExpression(value)) return value.expression;
  if (depth > 12) return undefined;
  const meaning = resolveEntityName(value, known.sources);
  if (meaning?.kind !== "declaration" || !ts.isVariableDeclaration(meaning.node)) return undefined;
  const { initializer } = meaning.node;
  const inner = initializer === undefined ? undefined : unwrapExpression(initializer);
  return inner === undefined ? undefined : classOf(inner, known, depth + 1);
}
