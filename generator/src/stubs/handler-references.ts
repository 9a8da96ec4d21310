import { ts } from "../typescript/compiler.js";
import type { AnalysisContext } from "./handler-type.js";
import type { HandlerDeclarations, MemberMatch, NamePair } from "./handler-type-checker.js";
import { unwrapExpression } from "./members.js";
import { markerOf } from "./owned-comment.js";
import type { Source } from "./source-files.js";
import type { Edit } from "./splice.js";

/** A reference to a handler by its former name. */
export interface HandlerReference {
  readonly source: Source;
  readonly node: ts.Node;
  /** The edit that updates the reference. Absent if the reference is ambiguous and only reported. */
  readonly edit?: Edit;
}

export interface ReferencedNames extends NamePair {
  readonly declarations: HandlerDeclarations;
}

/** Standard functions that take an object and a property name. */
const namingFunctions =
  /^(Object\.(defineProperty|hasOwn|getOwnPropertyDescriptor)|Reflect\.(get|set|has|defineProperty|deleteProperty|getOwnPropertyDescriptor))$/;

type NameToken = ts.Identifier | ts.StringLiteralLike;

/**
 * Returns every reference to a handler by its former name, in tests too: property accesses, destructuring, keys of
 * typed objects, literal types and links in comments. The compiler's types decide what each name refers to.
 *
 * @param skipped Name tokens edited elsewhere: those of the handlers themselves.
 */
export function handlerReferences(
  names: ReferencedNames,
  known: AnalysisContext,
  skipped: ReadonlySet<ts.Node>,
): readonly HandlerReference[] {
  const { sources } = known;
  const visitor = new ReferenceVisitor(names, known, skipped);
  return [...sources.readableFiles, ...sources.tests]
    .filter(({ text }) => text.includes(names.from))
    .flatMap((source) => visitor.referencesIn(source));
}

class ReferenceVisitor {
  readonly #names: ReferencedNames;
  readonly #known: AnalysisContext;
  readonly #skipped: ReadonlySet<ts.Node>;

  constructor(names: ReferencedNames, known: AnalysisContext, skipped: ReadonlySet<ts.Node>) {
    this.#names = names;
    this.#known = known;
    this.#skipped = skipped;
  }

  referencesIn(source: Source): readonly HandlerReference[] {
    const found: HandlerReference[] = [];
    const add = (node: NameToken, meaning: MemberMatch): void => {
      if (meaning === "other") return;
      const certain = meaning === "handler" && this.#known.sources.isEditable(source);
      found.push({ source, node, ...(certain ? { edit: this.#edit(node) } : {}) });
    };
    const visit = (node: ts.Node): void => {
      const isNamed = (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && node.text === this.#names.from;
      if (isNamed && !this.#skipped.has(node)) add(node, this.#resolveAt(node));
      ts.forEachChild(node, visit);
      for (const link of this.#linksAbove(node)) add(link, "handler");
    };
    visit(source.tree);
    return found;
  }

  #resolveAt(node: NameToken): MemberMatch {
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) return this.#matchOnReceiver(parent.expression);
    if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) {
      return this.#matchOnReceiver(parent.expression);
    }
    if (ts.isQualifiedName(parent) && parent.right === node) {
      if (ts.findAncestor(parent, ts.isTypeQueryNode) === undefined) return "other";
      return this.#matchInType(this.#checker.getTypeAtLocation(parent.left));
    }
    if (ts.isBindingElement(parent)) return this.#matchBinding(parent, node);
    if (ts.isObjectLiteralElementLike(parent) && ts.isObjectLiteralExpression(parent.parent) && parent.name === node) {
      return this.#matchProperty(parent.parent);
    }
    if (isSignature(parent) && parent.name === node) return this.#matchDeclaration(parent);
    return ts.isStringLiteralLike(node) ? this.#matchText(node) : "other";
  }

  get #checker(): ts.TypeChecker {
    return this.#known.types.checker;
  }

  #matchInType(type: ts.Type | undefined): MemberMatch {
    if (type === undefined) return "other";
    return this.#known.types.matchMember(type, this.#names, this.#names.declarations);
  }

  /** Resolves a member of an expression. The type inside a cast wins, because a cast does not change the value. */
  #matchOnReceiver(receiver: ts.Expression): MemberMatch {
    const inner = unwrapExpression(receiver);
    const meaning = this.#matchInType(this.#checker.getTypeAtLocation(inner));
    if (meaning !== "unknown") return meaning;
    const cast = inner === receiver ? "unknown" : this.#matchInType(this.#checker.getTypeAtLocation(receiver));
    if (cast !== "unknown") return cast;
    return this.#known.types.isExternal(inner) ? "other" : "unknown";
  }

  /** Resolves `{ getBan }` and `{ getBan: get }` in a declaration or parameter. */
  #matchBinding(element: ts.BindingElement, node: NameToken): MemberMatch {
    if (!ts.isObjectBindingPattern(element.parent) || element.dotDotDotToken !== undefined) return "other";
    if ((element.propertyName ?? element.name) !== node) return "other";
    const owner = element.parent.parent;
    if (ts.isVariableDeclaration(owner) && owner.initializer !== undefined && owner.type === undefined) {
      return this.#matchOnReceiver(owner.initializer);
    }
    const meaning = this.#matchInType(this.#checker.getTypeAtLocation(element.parent));
    if (meaning !== "unknown") return meaning;
    const type = ts.isParameter(owner) || ts.isVariableDeclaration(owner) ? owner.type : undefined;
    return type?.kind === ts.SyntaxKind.AnyKeyword ? "unknown" : "other";
  }

  /** Resolves a key of an object literal that is not a handler container, or of a destructuring assignment. */
  #matchProperty(object: ts.ObjectLiteralExpression): MemberMatch {
    const assigned = assignedTo(object);
    if (assigned !== undefined) return this.#matchOnReceiver(assigned);
    const meaning = this.#matchInType(this.#checker.getContextualType(object));
    if (meaning === "handler" || meaning === "partly") return meaning;
    // `{ ...bans, getBan: cached }` overrides the handler only if both have the same name.
    const spread = object.properties.filter(ts.isSpreadAssignment);
    const replaces = spread.some(({ expression }) => this.#matchOnReceiver(expression) === "handler");
    return replaces ? "partly" : "other";
  }

  /** Resolves a member of an interface or class that redeclares an inherited handler. */
  #matchDeclaration(member: ts.TypeElement | ts.ClassElement): MemberMatch {
    const owner = member.parent;
    if (!ts.isInterfaceDeclaration(owner) && !ts.isClassLike(owner)) return "other";
    const bases = (owner.heritageClauses ?? []).flatMap(({ types }) => [...types]);
    const meanings = bases.map((base) => this.#matchInType(this.#checker.getTypeAtLocation(base)));
    return meanings.includes("handler") ? "handler" : "other";
  }

  #matchText(node: ts.StringLiteralLike): MemberMatch {
    const { parent } = node;
    if (ts.isLiteralTypeNode(parent)) return this.#matchTypeLiteral(parent);
    if (ts.isBinaryExpression(parent)) {
      if (parent.operatorToken.kind === ts.SyntaxKind.InKeyword) return this.#matchOnReceiver(parent.right);
      const other = parent.left === node ? parent.right : parent.left;
      return this.#isName(this.#checker.getTypeAtLocation(other)) ? "handler" : "other";
    }
    if (ts.isCaseClause(parent)) {
      return this.#isName(this.#checker.getTypeAtLocation(parent.parent.parent.expression)) ? "handler" : "other";
    }
    if (this.#isName(this.#checker.getContextualType(node))) return "handler";
    // In `vi.spyOn(bans, "getBan")`, what the function does with the name is unknown.
    if (!ts.isCallExpression(parent)) return "other";
    const [first] = parent.arguments;
    if (first !== undefined && namingFunctions.test(parent.expression.getText())) return this.#matchOnReceiver(first);
    const given = parent.arguments.filter((argument) => argument !== node && !ts.isStringLiteralLike(argument));
    return given.some((argument) => this.#matchOnReceiver(argument) === "handler") ? "partly" : "other";
  }

  /** Resolves `Bans["getBan"]` and `Pick<Bans, "getBan">`, including literals within a union. */
  #matchTypeLiteral(literal: ts.LiteralTypeNode): MemberMatch {
    let node: ts.Node = literal;
    while (ts.isUnionTypeNode(node.parent) || ts.isParenthesizedTypeNode(node.parent)) node = node.parent;
    const { parent } = node;
    if (ts.isIndexedAccessTypeNode(parent) && parent.indexType === node) {
      return this.#matchInType(this.#checker.getTypeAtLocation(parent.objectType));
    }
    if (!ts.isTypeReferenceNode(parent)) return "other";
    const [first] = parent.typeArguments ?? [];
    if (first === undefined || first === node) return "other";
    const type = this.#checker.getTypeAtLocation(first);
    const name = parent.typeName.getText();
    if (name === "Pick" || name === "Omit") return this.#matchInType(type);
    return /^(Extract|Exclude)$/.test(name) && this.#isName(type) ? "handler" : "other";
  }

  #isName(type: ts.Type | undefined): boolean {
    return this.#known.types.isUnionOfNames(type, this.#names);
  }

  /** Returns names inside `{@link …}` in user-written comments. */
  #linksAbove(node: ts.Node): readonly ts.Identifier[] {
    const comments = (node as { readonly jsDoc?: readonly ts.JSDoc[] }).jsDoc ?? [];
    return comments.flatMap((comment) => {
      if (markerOf(comment.getText()) !== undefined) return [];
      const links: ts.Identifier[] = [];
      const visit = (inner: ts.Node): void => {
        if (ts.isIdentifier(inner) && inner.text === this.#names.from && isLinked(inner)) {
          const symbol = this.#checker.getSymbolAtLocation(inner);
          const all = symbol?.declarations ?? [];
          if (all.some((declaration) => this.#names.declarations.from.has(declaration))) links.push(inner);
        }
        ts.forEachChild(inner, visit);
      };
      visit(comment);
      return links;
    });
  }

  #edit(node: NameToken): Edit {
    const { parent } = node;
    const { to } = this.#names;
    const start = node.getStart();
    const isShort =
      (ts.isBindingElement(parent) && parent.propertyName === undefined) || ts.isShorthandPropertyAssignment(parent);
    // The local variable of a shorthand property keeps its name.
    if (isShort) return { start, end: start, text: `${to}: ` };
    return nameTokenEdit(node, to);
  }
}

/** Returns the edit that replaces a name and keeps its quotes. `getBan: getBan` collapses to the shorthand. */
export function nameTokenEdit(token: ts.Node, name: string): Edit {
  const short = shorthandEdit(token, name);
  if (short !== undefined) return short;
  const quotes = ts.isStringLiteralLike(token) ? 1 : 0;
  return { start: token.getStart() + quotes, end: token.end - quotes, text: name };
}

/** Returns the edit that removes the key when a rename turns `getGuildBan: getBan` into `getBan`. */
function shorthandEdit(token: ts.Node, name: string): Edit | undefined {
  const { parent } = token;
  const local =
    ts.isPropertyAssignment(parent) && parent.name === token
      ? parent.initializer
      : ts.isBindingElement(parent) && parent.propertyName === token
        ? parent.name
        : undefined;
  if (local === undefined || !ts.isIdentifier(token) || !ts.isIdentifier(local) || local.text !== name)
    return undefined;
  const [start, end] = [token.getStart(), local.getStart()];
  const between = token.getSourceFile().text.slice(token.end, end);
  return /^\s*:\s*$/.test(between) ? { start, end, text: "" } : undefined;
}

/** Returns the right-hand side of a destructuring assignment, such as `bans` in `({ getBan } = bans)`. */
function assignedTo(object: ts.ObjectLiteralExpression): ts.Expression | undefined {
  const { parent } = object;
  const isTarget =
    ts.isBinaryExpression(parent) && parent.left === object && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isTarget ? parent.right : undefined;
}

function isSignature(node: ts.Node): node is ts.TypeElement | ts.ClassElement {
  return ts.isTypeElement(node) || ts.isClassElement(node);
}

function isLinked(node: ts.Identifier): boolean {
  return (
    ts.findAncestor(
      node,
      (outer) => ts.isJSDocLink(outer) || ts.isJSDocLinkCode(outer) || ts.isJSDocLinkPlain(outer),
    ) !== undefined && node.parent.kind !== ts.SyntaxKind.JSDocLink
  );
}
