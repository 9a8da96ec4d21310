import { ts } from "ts-morph";
import type { Container } from "./container.js";
import { type Desired, type DesiredOperation, formerTypeNames } from "./desired.js";
import { placeOf, type StubFinding } from "./finding.js";
import { handlerTypes, type Known } from "./handler-type.js";
import type { Located } from "./locate.js";
import { holderOf, type Member } from "./members.js";
import type { StubRecord } from "./record.js";
import { meaningOf, meaningOfEntity } from "./scope.js";
import type { Source } from "./source-files.js";
import type { Edit } from "./splice.js";

export interface Renaming {
  readonly source: Source;
  readonly operation: string;
  readonly from: string;
  readonly edits: readonly Edit[];
}

export interface Renamings {
  readonly renamings: readonly Renaming[];
  readonly findings: readonly StubFinding[];
  /** Operations by the old names that handlers have in the files, renamed or not. */
  readonly formerNames: ReadonlyMap<string, string>;
}

/**
 * Follows `x-renamed-from`: the tokens that name a handler, and those that name types which the generated package
 * exports no longer. What a person wrote refers to them through names that stay.
 */
export function followRenames(desired: Desired, located: Located, known: Known, record: StubRecord): Renamings {
  const renamings: Renaming[] = [];
  const findings: StubFinding[] = [];
  const formerNames = new Map<string, string>();
  const present = namesIn(located);
  for (const operation of desired.operations.values()) {
    for (const from of operation.formerly) {
      if (desired.operations.has(from)) {
        findings.push(...reusedName(operation, from, { located, record }));
        continue;
      }
      if (present.has(from)) formerNames.set(from, operation.identifier);
      const { members, unsafe } = renamedMembers(operation, from, located);
      findings.push(...unsafe);
      for (const { container, own } of members) {
        const edits = own.map((member) => nameEdit(member, operation.identifier));
        renamings.push({ source: container.source, operation: operation.identifier, from, edits });
        findings.push(...usesOfOldName(container, operation, from, known));
      }
      const renamed = members.flatMap(({ own }) => own.map(({ node }) => node));
      for (const source of known.sources.parsed) {
        const edits = [
          ...literalEdits(source, operation, from, located, known),
          ...typeNameEdits(source, { operation, from, renamed, desired, known }),
        ];
        if (edits.length > 0) renamings.push({ source, operation: operation.identifier, from, edits });
      }
    }
  }
  return { renamings, findings, formerNames };
}

/**
 * A name that another operation has now, such as when two have swapped theirs. Which of the two a handler of that name
 * serves, only people know; they are told once, when the specification says so for the first time.
 */
function reusedName(
  operation: DesiredOperation,
  from: string,
  { located: { containers, functions }, record }: { readonly located: Located; readonly record: StubRecord },
): readonly StubFinding[] {
  const known = Object.hasOwn(record.operations, operation.identifier)
    ? record.operations[operation.identifier]?.formerly
    : undefined;
  if (known?.includes(from)) return [];
  const members = containers.flatMap(({ members: { own } }) => own);
  const held =
    members.find(({ name }) => name === from)?.nameNode ?? functions.find((one) => one.operation === from)?.nameNode;
  if (held === undefined) return [];
  return [
    {
      code: "stubs-rename-unsafe",
      message: `${operation.identifier} was called ${from} before, which is the name of another operation now; whose handler this is cannot be known`,
      at: placeOf(held),
      fix: `see that ${from} and ${operation.identifier} each do what the comments above them say`,
    },
  ];
}

function namesIn({ containers, functions }: Located): ReadonlySet<string> {
  const members = containers.flatMap(({ members: { own, inherited } }) => [...own, ...inherited]);
  return new Set([...members.map(({ name }) => name), ...functions.map(({ operation }) => operation)]);
}

/** The members under an old name, container by container; reported where a rename could change what a program does. */
function renamedMembers(
  operation: DesiredOperation,
  from: string,
  { containers }: Located,
): {
  readonly members: readonly { readonly container: Container; readonly own: readonly Member[] }[];
  readonly unsafe: readonly StubFinding[];
} {
  const unsafe: StubFinding[] = [];
  const refuse = (node: ts.Node, because: string): void => {
    unsafe.push({
      code: "stubs-rename-unsafe",
      message: `${from} is now called ${operation.identifier}, but ${because}`,
      at: placeOf(node),
      fix: `rename it by hand to ${operation.identifier}`,
    });
  };
  const holders = new Set<ts.Node>(containers.map(({ node }) => node));
  const seen = new Set<ts.Node>();
  const members = containers.flatMap((container) => {
    if (container.type.kind !== "tag" || seen.has(container.node)) return [];
    seen.add(container.node);
    const { own, inherited } = container.members;
    const old = own.filter(({ name }) => name === from);
    const [first] = old;
    if (first === undefined) {
      const foreign = inherited.find(({ name }) => name === from);
      if (foreign !== undefined && !holders.has(foreign.node.parent)) {
        refuse(foreign.nameNode, "it stands in an object or class that has no handler type of its own");
      }
      return [];
    }
    if ([...own, ...inherited].some(({ name }) => name === operation.identifier)) {
      refuse(first.nameNode, `${operation.identifier} is there as well`);
      return [];
    }
    const constant = old.find(({ literal }) => !literal);
    if (constant !== undefined) {
      refuse(constant.nameNode, "its name is read from a constant");
      return [];
    }
    return [{ container, own: old }];
  });
  return { members, unsafe };
}

function nameEdit({ node, nameNode }: Member, name: string): Edit {
  const start = nameNode.getStart();
  // `{ getBan }` names a variable, too, and the variable keeps its name.
  if (ts.isShorthandPropertyAssignment(node)) return { start, end: start, text: `${name}: ` };
  return tokenEdit(nameNode, name);
}

/** A name in the place of another; quotes stay. */
function tokenEdit(token: ts.Node, name: string): Edit {
  const quotes = ts.isStringLiteralLike(token) ? 1 : 0;
  return { start: token.getStart() + quotes, end: token.end - quotes, text: name };
}

/** `BansHandlers["getBan"]`, `Pick<BansHandlers, "getBan">`: they can mean nothing else. */
function literalEdits(
  source: Source,
  operation: DesiredOperation,
  from: string,
  { containers }: Located,
  known: Known,
): readonly Edit[] {
  const literals = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isIndexedAccessTypeNode(node) && mentions(node.indexType, from)) {
      for (const type of handlerTypes(node, known)) {
        if (type.kind === "operation" && type.operation === from) literals.add(type.literal);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  for (const { type } of containers) {
    if (type.kind !== "tag" || type.keys.kind === "all") continue;
    for (const literal of type.keys.literals) {
      if (ts.isStringLiteralLike(literal) && literal.text === from) literals.add(literal);
    }
  }
  return [...literals]
    .filter((literal) => literal.getSourceFile() === source.tree)
    .map((literal) => tokenEdit(literal, operation.identifier));
}

function mentions(type: ts.TypeNode, name: string): boolean {
  return ts.isTypeReferenceNode(type) || type.getText().includes(name);
}

interface TypeNameRename {
  readonly operation: DesiredOperation;
  readonly from: string;
  /** The members that are renamed with it. */
  readonly renamed: readonly ts.Node[];
  readonly desired: Desired;
  readonly known: Known;
}

/**
 * Imports of types that are called otherwise now. Where the name is used in a renamed handler's own signature only, it
 * is replaced there; elsewhere it stays what people wrote, as an alias.
 */
function typeNameEdits(source: Source, { operation, from, renamed, desired, known }: TypeNameRename): readonly Edit[] {
  const old = formerTypeNames(from);
  const pairs = [
    { before: old.request, after: operation.names.request },
    { before: old.result, after: operation.names.result },
  ];
  const current = new Set([...desired.operations.values()].flatMap(({ names }) => [names.request, names.result]));
  return pairs.flatMap(({ before, after }) => {
    if (current.has(before)) return [];
    const qualified = qualifiedUses(source, before, known).map((token) => tokenEdit(token, after));
    const imported = importedAs(source, before).flatMap((specifier): Edit[] => {
      if (specifier.propertyName !== undefined) return [tokenEdit(specifier.propertyName, after)];
      const uses = usesOf(source, specifier);
      const own = uses.every((use) => isWholeSignatureType(use) && renamed.some((node) => contains(node, use)));
      if (own && !isDeclared(source, after)) return [specifier.name, ...uses].map((token) => tokenEdit(token, after));
      const start = specifier.name.getStart();
      return [{ start, end: start, text: `${after} as ` }];
    });
    return [...qualified, ...imported];
  });
}

/** `api.GetBanRequest`, where `api` is a module as a whole. */
function qualifiedUses({ tree }: Source, name: string, known: Known): readonly ts.Identifier[] {
  const uses: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isQualifiedName(node) && node.right.text === name) {
      if (meaningOfEntity(node, known.sources)?.kind === "external") uses.push(node.right);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return uses;
}

function importedAs({ tree }: Source, name: string): readonly ts.ImportSpecifier[] {
  return tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || /^['"]\.\.?(\/|['"]$)/.test(statement.moduleSpecifier.getText()))
      return [];
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.filter((element) => (element.propertyName ?? element.name).text === name);
  });
}

function usesOf({ tree }: Source, specifier: ts.ImportSpecifier): readonly ts.Identifier[] {
  const uses: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === specifier.name.text && node.parent !== specifier) uses.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return uses;
}

function isDeclared(source: Source, name: string): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name) found = true;
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return found;
}

/** `request: GetBanRequest` or `): Promise<GetBanResult>`, as they are written for a new handler. */
function isWholeSignatureType(use: ts.Identifier): boolean {
  const reference = use.parent;
  if (!ts.isTypeReferenceNode(reference)) return false;
  const holder = reference.parent;
  if (ts.isParameter(holder)) return true;
  const isPromise = ts.isTypeReferenceNode(holder) && holder.typeName.getText() === "Promise";
  return isPromise && ts.isMethodDeclaration(holder.parent) && holder.parent.type === holder;
}

function contains(outer: ts.Node, inner: ts.Node): boolean {
  return ts.findAncestor(inner, (node) => node === outer) !== undefined;
}

/** What calls the handler by its old name in code that is never edited. */
function usesOfOldName(
  container: Container,
  operation: DesiredOperation,
  from: string,
  known: Known,
): readonly StubFinding[] {
  const findings: StubFinding[] = [];
  for (const source of known.sources.parsed) {
    const visit = (node: ts.Node): void => {
      if (
        ts.isPropertyAccessExpression(node) &&
        node.name.text === from &&
        refersTo(node.expression, container, known)
      ) {
        findings.push({
          code: "stubs-rename-unsafe",
          message: `${from} was renamed to ${operation.identifier}, and is still called by its old name here`,
          at: placeOf(node.name),
          fix: `call ${operation.identifier}`,
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source.tree);
  }
  return findings;
}

function refersTo(expression: ts.Expression, container: Container, known: Known): boolean {
  if (expression.kind === ts.SyntaxKind.ThisKeyword) return contains(container.node, expression);
  if (!ts.isIdentifier(expression)) return false;
  const meaning = meaningOf(expression.text, expression, known.sources);
  return meaning !== undefined && holderOf(expression, known.sources) === container.node;
}
