import { ts } from "../typescript/compiler.js";
import type { Container } from "./container.js";
import type { DesiredStubs, DesiredTag } from "./desired.js";
import { rangeOf, type SourceRange, type StubDiagnostic } from "./diagnostic.js";
import { handlerReferences, nameTokenEdit } from "./handler-references.js";
import type { AnalysisContext } from "./handler-type.js";
import type { Member } from "./holder.js";
import { holderOfProperty } from "./joined-handlers.js";
import type { LocatedHandlers } from "./locate.js";
import { moduleText } from "./scope.js";
import { isJavascript, type Source } from "./source-files.js";
import type { Edit } from "./splice.js";
import { mentionOf } from "./unreadable.js";

/** Edits that update the joining objects. */
export interface JoinUpdates {
  readonly renamings: readonly {
    readonly source: Source;
    readonly operation: string;
    readonly from: string;
    readonly edits: readonly Edit[];
  }[];
  readonly diagnostics: readonly StubDiagnostic[];
}

export interface JoinInput {
  readonly desired: DesiredStubs;
  readonly located: LocatedHandlers;
  readonly known: AnalysisContext;
  /** Tags added to the join in this run. */
  readonly added: ReadonlySet<string>;
}

/**
 * Applies tag renames to the joining objects once the handlers use the new interface: renames the member's key and all
 * references to it. Reports an error if a reference is ambiguous.
 */
export function updateJoins(input: JoinInput): JoinUpdates {
  const renamings: JoinUpdates["renamings"][number][] = [];
  const diagnostics: StubDiagnostic[] = [...removedInterfaces(input)];
  const { containers } = input.located;
  const joins = containers.filter(({ type }) => type.kind === "join");
  const distinct = joins.filter(({ node }, index) => joins.findIndex((other) => other.node === node) === index);
  for (const join of distinct) {
    const update = updateOf(join, input);
    renamings.push(...update.renamings);
    diagnostics.push(...update.diagnostics);
  }
  return { renamings, diagnostics };
}

function updateOf(join: Container, { desired, located, known, added }: JoinInput): JoinUpdates {
  const { own, assigned, inherited, opaqueMembers } = join.members;
  const tags = new Map(desired.tags.map((tag) => [tag.identifier, tag]));
  const present = new Set([...own, ...assigned, ...inherited].map(({ name }) => name));
  const missing = desired.tags.filter(
    ({ identifier }) =>
      !present.has(identifier) &&
      !added.has(identifier) &&
      opaqueMembers.every((node) => known.types.hasMember(node, identifier) === "no"),
  );
  const renamings: JoinUpdates["renamings"][number][] = [];
  const diagnostics: StubDiagnostic[] = [];
  const settled = new Set<DesiredTag>();
  for (const member of own.filter(({ name }) => !tags.has(name))) {
    const interfaces = interfacesOf(member, join, { located, known });
    const candidates = missing.filter((tag) => interfaces.has(tag.interfaceName) && !settled.has(tag));
    const [tag] = candidates;
    if (tag === undefined) {
      // Handlers that still use the old interface are reported at their own location.
      const waits = [...interfaces].some((name) => desired.tags.every(({ interfaceName }) => interfaceName !== name));
      if (waits && missing.length > 0) for (const one of missing) settled.add(one);
      else if (interfaces.size > 0 || isRemovedGroup(member, join, known))
        diagnostics.push(unknownMember(member, missing));
      continue;
    }
    settled.add(tag);
    const edits = candidates.length > 1 ? undefined : editsOf(member, tag, join, known);
    if (edits === undefined) diagnostics.push(unknownMember(member, [tag]));
    else {
      for (const { source, edit } of edits) {
        renamings.push({ source, operation: tag.identifier, from: member.name, edits: [edit] });
      }
    }
  }
  if (join.type.partial) return { renamings, diagnostics };
  const { keys } = join.type;
  for (const tag of missing) {
    if (settled.has(tag) || (keys.kind !== "all" && keys.names.has(tag.identifier) !== (keys.kind === "only")))
      continue;
    diagnostics.push({
      code: "stubs-join-outdated",
      message: `the handlers of ${tag.identifier} are missing here`,
      at: { ...rangeOf(join.node), end: rangeOf(join.node).start + 1 },
      fix: `add a property ${tag.identifier} with the handlers of type ${tag.interfaceName}`,
    });
  }
  return { renamings, diagnostics };
}

/** Whether the joining object's type no longer has the member, so that the compiler rejects it. */
function isRemovedGroup({ name }: Member, { node }: Container, { types, groups }: AnalysisContext): boolean {
  if (!ts.isObjectLiteralExpression(node)) return false;
  const type = types.checker.getContextualType(node);
  if (type === undefined || (type.flags & ts.TypeFlags.Any) !== 0) return false;
  return groups.has(name) || types.checker.getPropertyOfType(type, name) === undefined;
}

function unknownMember(member: Member, missing: readonly DesiredTag[]): StubDiagnostic {
  const names = missing.map(({ identifier }) => identifier);
  const fix = names.length === 0 ? "delete the property" : `rename the property to ${names.join(" or ")}, or delete it`;
  return {
    code: "stubs-join-outdated",
    message: `the tag of ${member.name} was removed from the specification`,
    at: rangeOf(member.nameNode),
    fix: `${fix}; update the references to it`,
  };
}

/** Returns the handler interfaces of the object or class behind a member. */
function interfacesOf(
  { node }: Member,
  { type: joined }: Container,
  { located, known }: Pick<JoinInput, "located" | "known">,
): ReadonlySet<string> {
  const ofClasses = joined.kind === "join" && joined.ofClasses;
  const holder = ts.isObjectLiteralElementLike(node) ? holderOfProperty(node, known, ofClasses) : undefined;
  return new Set(
    located.containers.flatMap(({ node: other, type }) =>
      other === holder && type.kind === "tag" ? [type.interfaceName] : [],
    ),
  );
}

/** Returns edits for the key and all references; undefined if a reference is ambiguous. */
function editsOf(
  member: Member,
  tag: DesiredTag,
  { source, node }: Container,
  known: AnalysisContext,
): readonly { readonly source: Source; readonly edit: Edit }[] | undefined {
  if (!member.literal || !known.sources.isEditable(source)) return undefined;
  const declarations = { from: new Set([member.node]), to: new Set<ts.Node>() };
  const names = { from: member.name, to: tag.identifier, declarations };
  const references = handlerReferences(names, known, new Set([member.nameNode]));
  const edits = references.flatMap(({ source: at, edit }) => (edit === undefined ? [] : [{ source: at, edit }]));
  if (edits.length < references.length || !ts.isObjectLiteralExpression(node)) return undefined;
  const start = member.nameNode.getStart();
  const key = ts.isShorthandPropertyAssignment(member.node)
    ? { start, end: start, text: `${tag.identifier}: ` }
    : nameTokenEdit(member.nameNode, tag.identifier);
  return [{ source, edit: key }, ...edits];
}

/** Reports imports and re-exports of removed interfaces that no handler uses any more. */
function removedInterfaces({ desired, located, known }: JoinInput): readonly StubDiagnostic[] {
  const current = new Set(desired.tags.map(({ interfaceName }) => interfaceName));
  const typed = new Set<string>([
    ...located.containers.flatMap(({ type, members: { own, assigned, inherited } }) =>
      type.kind === "tag" && own.length + assigned.length + inherited.length > 0 ? [type.interfaceName] : [],
    ),
    ...located.functions.map(({ interfaceName = "" }) => interfaceName),
  ]);
  const gone = new Set([...known.interfaces].filter((name) => !current.has(name) && !typed.has(name)));
  const files = [...known.sources.readableFiles, ...known.sources.tests];
  const unused = files.flatMap((source) => mentionedTypes(source, gone, known).map(unusedInterface));
  const imported = files.flatMap((source) =>
    source.tree.statements.flatMap((statement): readonly StubDiagnostic[] => {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
      const module = statement.moduleSpecifier === undefined ? undefined : moduleText(statement.moduleSpecifier);
      if (module === undefined || known.sources.resolve(source, module) !== undefined) return [];
      const list = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
      if (list === undefined || !("elements" in list)) return [];
      return [...list.elements].flatMap((element): readonly StubDiagnostic[] => {
        const token = element.propertyName ?? element.name;
        if (!gone.has(token.text) || !known.hasType(token.text, module, source)) return [];
        return [unusedInterface({ name: token.text, at: rangeOf(token) })];
      });
    }),
  );
  return [...imported, ...unused];
}

interface InterfaceMention {
  readonly name: string;
  readonly at: SourceRange;
}

function unusedInterface({ name, at }: InterfaceMention): StubDiagnostic {
  return {
    code: "stubs-join-outdated",
    message: `${name} is no longer generated, but still named here`,
    at,
    fix: "use the interface of the renamed tag, or delete the name",
  };
}

/** Returns interfaces that are named without an import declaration: in `import("…").BansHandlers` and in JavaScript. */
function mentionedTypes(
  source: Source,
  names: ReadonlySet<string>,
  known: AnalysisContext,
): readonly InterfaceMention[] {
  if (isJavascript(source.path)) {
    const mention = mentionOf(source.text, names);
    if (mention === undefined) return [];
    const { name, start } = mention;
    return [{ name, at: { path: source.path, start, end: start + name.length } }];
  }
  const found: InterfaceMention[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportTypeNode(node) && node.qualifier !== undefined && ts.isLiteralTypeNode(node.argument)) {
      const token = ts.isIdentifier(node.qualifier) ? node.qualifier : node.qualifier.right;
      const module = ts.isStringLiteral(node.argument.literal) ? node.argument.literal.text : "";
      if (names.has(token.text) && known.hasType(token.text, module, source))
        found.push({ name: token.text, at: rangeOf(token) });
    }
    ts.forEachChild(node, visit);
  };
  if (names.size > 0) visit(source.tree);
  return found;
}
