import { nestNames, serverNames } from "../model/server-names.js";
import { ts } from "../typescript/compiler.js";
import type { HandlerTypeChecker } from "./handler-type-checker.js";
import type { Assignments } from "./members.js";
import { rebaseModule } from "./module-path.js";
import { type ResolvedName, resolveEntityName, resolveName } from "./scope.js";
import { isInScript, type Source, type Sources } from "./source-files.js";

/** A generated handler type that an expression or class claims to satisfy. */
export type HandlerType =
  | {
      readonly kind: "tag";
      readonly interfaceName: string;
      /** The required operations. */
      readonly keys: HandlerKeys;
      /** Every operation is optional (`Partial`). */
      readonly partial: boolean;
      /** Source text of the type arguments, if the interface is named directly. */
      readonly typeArguments: readonly string[];
      /** The module specifier in this file's import. */
      readonly module: string;
    }
  /** The interface that joins all tags. */
  | {
      readonly kind: "join";
      /** The required tags. */
      readonly keys: HandlerKeys;
      readonly partial: boolean;
      readonly module: string;
      /** Whether its members are classes instead of handlers, as for NestJS. */
      readonly ofClasses?: true;
    }
  /** A single method of a tag's interface, such as `BansHandlers["getGuildBan"]`. */
  | {
      readonly kind: "operation";
      readonly interfaceName: string;
      readonly operation: string;
      readonly literal: ts.Node;
    };

/** All members, a selection (`Pick`), or all but a selection (`Omit`). */
type HandlerKeys =
  | { readonly kind: "all" }
  | { readonly kind: "only" | "except"; readonly names: ReadonlySet<string>; readonly literals: readonly ts.Node[] };

/** Names of the handler interfaces, and the interface of each property of the joining interface. */
export interface AnalysisContext {
  readonly interfaces: ReadonlySet<string>;
  readonly groups: ReadonlyMap<string, string>;
  /** Default module of generated names, unless a file imports them from elsewhere. */
  readonly module: string;
  /** The module of the last run, if it is known. */
  readonly formerModule: string | undefined;
  /** Current, former and removed names of operations. */
  readonly operationNames: ReadonlySet<string>;
  readonly sources: Sources;
  readonly assignments: Assignments;
  readonly types: HandlerTypeChecker;
  /** Whether an external module, as a file of the folder names it, may export the generated type of that name. */
  hasType(name: string, module: string, from: Source): boolean;
}

const maxTypeDepth = 12;

/** Returns the handler types in a type node; empty for any other type. */
export function handlerTypes(
  type: ts.TypeNode | ts.Expression,
  known: AnalysisContext,
  depth = 0,
): readonly HandlerType[] {
  if (depth > maxTypeDepth) return [];
  const again = (inner: ts.TypeNode): readonly HandlerType[] => handlerTypes(inner, known, depth + 1);
  if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type)) return again(type.type);
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(again);
  if (ts.isIndexedAccessTypeNode(type)) {
    const indexed = again(type.objectType).flatMap((of) => indexedTypes(of, type.indexType, known));
    if (indexed.length > 0) return indexed;
    const [key] = literalTypes(type.indexType, known) ?? [];
    const member = key === undefined ? undefined : memberType(type.objectType, key.text, known);
    return member === undefined ? [] : again(member);
  }
  if (ts.isImportTypeNode(type)) {
    if (type.qualifier === undefined || !ts.isLiteralTypeNode(type.argument)) return [];
    const module = ts.isStringLiteral(type.argument.literal) ? type.argument.literal.text : "";
    const name = ts.isIdentifier(type.qualifier) ? type.qualifier.text : type.qualifier.right.text;
    const from = known.sources.of(type);
    return generatedTypeOf({ kind: "external", module, name, from }, argumentTexts(type.typeArguments), known);
  }
  if (ts.isTypeReferenceNode(type)) return referenced(type.typeName, type.typeArguments, known, depth);
  if (ts.isExpressionWithTypeArguments(type)) return referenced(type.expression, type.typeArguments, known, depth);
  return [];
}

function referenced(
  name: ts.EntityName | ts.Expression,
  args: ts.NodeArray<ts.TypeNode> | undefined,
  known: AnalysisContext,
  depth: number,
): readonly HandlerType[] {
  const meaning = resolveEntityName(name, known.sources) ?? resolveInComments(name, known);
  if (meaning === undefined) return ts.isIdentifier(name) ? utilityTypes(name.text, args, known, depth) : [];
  if (meaning.kind === "external") {
    return classesOf(meaning, args, known, depth) ?? generatedTypeOf(meaning, argumentTexts(args), known);
  }
  const withoutArguments = (types: readonly HandlerType[]): readonly HandlerType[] =>
    types.map((type) => (type.kind === "tag" ? { ...type, typeArguments: [] } : type));
  if (meaning.kind === "opaque") {
    // Any argument for `<H extends BansHandlers>` satisfies the constraint.
    const { node } = meaning;
    const constraint = ts.isTypeParameterDeclaration(node) ? node.constraint : undefined;
    return constraint === undefined ? [] : handlerTypes(constraint, known, depth + 1);
  }
  if (meaning.kind !== "declaration") return [];
  const { node } = meaning;
  if (ts.isTypeAliasDeclaration(node)) {
    const types = handlerTypes(node.type, known, depth + 1);
    return (node.typeParameters?.length ?? 0) > 0 ? withoutArguments(types) : types;
  }
  if (ts.isInterfaceDeclaration(node)) {
    const bases = (node.heritageClauses ?? []).flatMap((clause) => clause.types);
    return withoutArguments(bases.flatMap((base) => handlerTypes(base, known, depth + 1)));
  }
  if (ts.isClassDeclaration(node)) {
    const clauses = (node.heritageClauses ?? []).filter(({ token }) => token === ts.SyntaxKind.ImplementsKeyword);
    return withoutArguments(
      clauses.flatMap(({ types }) => types.flatMap((base) => handlerTypes(base, known, depth + 1))),
    );
  }
  return [];
}

/** Resolves types that JavaScript names in JSDoc: `@import`, `@typedef`. */
function resolveInComments(name: ts.Node, known: AnalysisContext): ResolvedName | undefined {
  const generated = isInScript(name) ? known.types.generatedName(name) : undefined;
  if (generated === undefined) return undefined;
  const from = known.sources.of(name);
  return { kind: "external", module: rebaseModule(from, known.module), name: generated, from };
}

/** Returns the type of an object with classes, `HandlerClasses<Handlers>`; undefined for another type. */
function classesOf(
  { name, module }: ResolvedName & { readonly kind: "external" },
  args: ts.NodeArray<ts.TypeNode> | undefined,
  known: AnalysisContext,
  depth: number,
): readonly HandlerType[] | undefined {
  const isPartial = name === nestNames.someClasses;
  if (module !== nestNames.package || (name !== nestNames.classes && !isPartial)) return undefined;
  const [joined] = args ?? [];
  if (joined === undefined) return undefined;
  return handlerTypes(joined, known, depth + 1).flatMap((type) =>
    type.kind === "join" ? [{ ...type, partial: type.partial || isPartial, ofClasses: true as const }] : [],
  );
}

function generatedTypeOf(
  meaning: ResolvedName & { readonly kind: "external" },
  typeArguments: readonly string[],
  known: AnalysisContext,
): readonly HandlerType[] {
  const { name, module, from } = meaning;
  if (!known.hasType(name, module, from)) return [];
  if (name === serverNames.handlers || name === serverNames.handlersSoFar) {
    return [{ kind: "join", keys: { kind: "all" }, partial: name === serverNames.handlersSoFar, module }];
  }
  if (!known.interfaces.has(name)) return [];
  return [{ kind: "tag", interfaceName: name, keys: { kind: "all" }, partial: false, typeArguments, module }];
}

/** Resolves TypeScript's utility types, unless the file declares a type of that name. */
function utilityTypes(
  name: string,
  args: ts.NodeArray<ts.TypeNode> | undefined,
  known: AnalysisContext,
  depth: number,
): readonly HandlerType[] {
  const [of, keys] = args ?? [];
  if (of === undefined) return [];
  const types = handlerTypes(of, known, depth + 1);
  switch (name) {
    case "Readonly":
    case "Required":
    case "NonNullable":
    case "NoInfer":
    case "Awaited":
    case "Promise":
      return types;
    case "Partial":
      return types.map((type) => (type.kind === "operation" ? type : { ...type, partial: true }));
    case "Pick":
    case "Omit": {
      const literals = keys === undefined ? undefined : literalTypes(keys, known);
      const kind = name === "Pick" ? "only" : "except";
      return types.map((type) => {
        if (type.kind === "operation" || type.keys.kind !== "all") return type;
        // Unresolvable keys require no known member.
        if (literals === undefined) return { ...type, partial: true };
        const names = new Set(literals.map(({ text }) => text));
        return { ...type, keys: { kind, names, literals: literals.map(({ node }) => node) } };
      });
    }
    default:
      return [];
  }
}

function indexedTypes(of: HandlerType, index: ts.TypeNode, known: AnalysisContext): readonly HandlerType[] {
  const [literal] = literalTypes(index, known) ?? [];
  if (literal === undefined) return [];
  const { text, node } = literal;
  if (of.kind === "tag")
    return [{ kind: "operation", interfaceName: of.interfaceName, operation: text, literal: node }];
  return groupTypes(of, text, known);
}

/** Returns the type of `bans` inside the joining interface; empty for other types. */
function groupTypes(of: HandlerType, name: string, known: AnalysisContext): readonly HandlerType[] {
  const interfaceName = known.groups.get(name);
  if (of.kind !== "join" || interfaceName === undefined) return [];
  const { partial, module } = of;
  return [{ kind: "tag", interfaceName, keys: { kind: "all" }, partial, typeArguments: [], module }];
}

/** Returns the handler types of a member, such as `["handlers", "bans"]` in `{ handlers: { bans: BansHandlers } }`. */
export function handlerTypesAt(
  type: ts.TypeNode,
  path: readonly string[],
  known: AnalysisContext,
): readonly HandlerType[] {
  const [name, ...inner] = path;
  const member = name === undefined ? undefined : memberType(type, name, known);
  if (member !== undefined) return handlerTypesAt(member, inner, known);
  return membersAt(handlerTypes(type, known), path, known);
}

/** Returns the types of members inside joining interfaces; the types themselves for an empty path. */
export function membersAt(
  types: readonly HandlerType[],
  path: readonly string[],
  known: AnalysisContext,
): readonly HandlerType[] {
  const [name, ...inner] = path;
  if (name === undefined) return types;
  return inner.length > 0 ? [] : types.flatMap((of) => groupTypes(of, name, known));
}

/** Returns the type of a property that an interface or type literal of the folder declares. */
function memberType(
  type: ts.TypeNode | ts.Expression,
  name: string,
  known: AnalysisContext,
  depth = 0,
): ts.TypeNode | undefined {
  if (depth > maxTypeDepth) return undefined;
  const again = (inner: ts.TypeNode | ts.Expression): ts.TypeNode | undefined =>
    memberType(inner, name, known, depth + 1);
  if (ts.isParenthesizedTypeNode(type)) return again(type.type);
  if (ts.isIntersectionTypeNode(type)) return firstOf(type.types, again);
  if (ts.isTypeLiteralNode(type)) return declaredType(type.members, name);
  let entity: ts.Node | undefined;
  if (ts.isTypeReferenceNode(type)) entity = type.typeName;
  else if (ts.isExpressionWithTypeArguments(type)) entity = type.expression;
  const meaning = entity === undefined ? undefined : resolveEntityName(entity, known.sources);
  if (meaning === undefined && ts.isTypeReferenceNode(type)) {
    const [of, second] = type.typeArguments ?? [];
    if (of === undefined) return undefined;
    if (/^(Readonly|Required|Partial|NonNullable|Pick|Omit)$/.test(type.typeName.getText())) return again(of);
    const isRecord = type.typeName.getText() === "Record";
    return isRecord && literalTypes(of, known)?.some(({ text }) => text === name) ? second : undefined;
  }
  if (meaning?.kind !== "declaration") return undefined;
  const { node } = meaning;
  if (ts.isTypeAliasDeclaration(node)) return again(node.type);
  if (!ts.isInterfaceDeclaration(node)) return undefined;
  const bases = (node.heritageClauses ?? []).flatMap(({ types }) => [...types]);
  return declaredType(node.members, name) ?? firstOf(bases, again);
}

function declaredType(members: readonly ts.TypeElement[], name: string): ts.TypeNode | undefined {
  return firstOf(members, (member) => {
    if (!ts.isPropertySignature(member)) return undefined;
    return "text" in member.name && member.name.text === name ? member.type : undefined;
  });
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the members of a union of string literals, directly or through an alias; undefined for other types. */
function literalTypes(
  type: ts.TypeNode,
  known: AnalysisContext,
  depth = 0,
): readonly { readonly text: string; readonly node: ts.Node }[] | undefined {
  if (depth > maxTypeDepth) return undefined;
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteralLike(type.literal)) {
    return [{ text: type.literal.text, node: type.literal }];
  }
  if (ts.isParenthesizedTypeNode(type)) return literalTypes(type.type, known, depth + 1);
  if (ts.isUnionTypeNode(type)) {
    const members = type.types.map((member) => literalTypes(member, known, depth + 1));
    return members.includes(undefined) ? undefined : members.flatMap((member) => member ?? []);
  }
  if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)) {
    const meaning = resolveName(type.typeName.text, type, known.sources);
    if (meaning?.kind !== "declaration" || !ts.isTypeAliasDeclaration(meaning.node)) return undefined;
    return literalTypes(meaning.node.type, known, depth + 1);
  }
  return undefined;
}

function argumentTexts(args: ts.NodeArray<ts.TypeNode> | undefined): readonly string[] {
  return (args ?? []).map((arg) => arg.getText());
}
