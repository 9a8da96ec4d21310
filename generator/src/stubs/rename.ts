import { ts } from "../typescript/compiler.js";
import type { Container } from "./container.js";
import type { DesiredOperation, DesiredStubs } from "./desired.js";
import { rangeOf, type StubDiagnostic } from "./diagnostic.js";
import { collectHandlers, collectInheritedHandlers, type FoundHandler } from "./found-handlers.js";
import { handlerReferences, nameTokenEdit } from "./handler-references.js";
import { type AnalysisContext, handlerTypes } from "./handler-type.js";
import { isModuleHolder, type Member } from "./holder.js";
import type { LocatedHandlers } from "./locate.js";
import { typeNameEdits } from "./rename-types.js";
import { ownersOf } from "./reused-names.js";
import { isInScript, type Source } from "./source-files.js";
import type { Edit } from "./splice.js";

export interface Renaming {
  readonly source: Source;
  readonly operation: string;
  readonly from: string;
  readonly edits: readonly Edit[];
}

export interface RenameResult {
  readonly renamings: readonly Renaming[];
  readonly diagnostics: readonly StubDiagnostic[];
  /** Operations by the former names that handlers still have in the files, renamed in this run or not. */
  readonly formerNames: ReadonlyMap<string, string>;
  /** Operations whose handler may be under a name that several operations have had. */
  readonly ambiguousOperations: ReadonlySet<string>;
}

/** What renames depend on. */
interface RenameInput {
  readonly desired: DesiredStubs;
  readonly located: LocatedHandlers;
  readonly known: AnalysisContext;
}

/** A name that an operation has had, and that no other operation has now. */
interface FormerName {
  readonly operation: DesiredOperation;
  readonly from: string;
}

/**
 * Applies `x-renamed-from`: renames tokens that name a handler, and types that the generated package no longer exports.
 * User-written code keeps referring to them by unchanged local names.
 */
export function followRenames(desired: DesiredStubs, located: LocatedHandlers, known: AnalysisContext): RenameResult {
  const input = { desired, located, known };
  const handlers = [
    ...collectHandlers(located),
    ...collectInheritedHandlers(located, desired.operations.keys(), known),
  ];
  const names = attributeFormerNames(desired, handlers);
  const followed = names.owned.map((name) => followRename(name, input));
  const shared = reportSharedNames(names.shared, handlers);
  const diagnostics = [...followed.flatMap((one) => one.diagnostics), ...shared.diagnostics];
  // Several operations had this name and none has a handler under it. Remaining references mean one of them.
  for (const { operation, from } of [...names.withoutHandler, ...shared.withoutHandler]) {
    const { diagnostics: remaining } = referencesOf(operation, from, { located, known, isCertain: false });
    const isNew = ({ at }: StubDiagnostic): boolean =>
      diagnostics.every((one) => one.at?.path !== at?.path || one.at?.start !== at?.start);
    diagnostics.push(...remaining.filter(isNew));
  }
  const present = namesIn(located);
  const inFiles = names.owned.filter(({ from }) => present.has(from));
  return {
    renamings: followed.flatMap(({ renamings }) => renamings),
    diagnostics,
    formerNames: new Map(inFiles.map(({ from, operation }) => [from, operation.identifier])),
    ambiguousOperations: shared.ambiguousOperations,
  };
}

/** Decides which operation each former name belongs to. */
function attributeFormerNames(
  desired: DesiredStubs,
  handlers: readonly FoundHandler[],
): {
  readonly owned: readonly FormerName[];
  readonly shared: ReadonlyMap<string, readonly DesiredOperation[]>;
  readonly withoutHandler: readonly FormerName[];
} {
  const owned: FormerName[] = [];
  const shared = new Map<string, readonly DesiredOperation[]>();
  const withoutHandler: FormerName[] = [];
  for (const operation of desired.operations.values()) {
    for (const from of operation.formerNames) {
      // The name now belongs to another operation; reused-names.ts resolves ownership.
      if (desired.operations.has(from)) continue;
      const owners = ownersOf(from, desired, handlers);
      if (owners.length > 1) shared.set(from, owners);
      else if (owners.length === 0) withoutHandler.push({ operation, from });
      else if (owners[0] === operation) owned.push({ operation, from });
    }
  }
  return { owned, shared, withoutHandler };
}

/** Renames one handler: its members, the references to it, and the types of its operation. */
function followRename(
  { operation, from }: FormerName,
  { desired, located, known }: RenameInput,
): Pick<RenameResult, "renamings" | "diagnostics"> {
  const { identifier } = operation;
  const { members, unsafe } = renamedMembers(operation, from, located, known);
  const ofMembers = members.map(({ container, own }): Renaming => {
    const edits = own.map((member) => nameEdit(member, identifier));
    return { source: container.source, operation: identifier, from, edits };
  });
  const references =
    unsafe.length > 0 ? { renamings: [], diagnostics: [] } : referencesOf(operation, from, { located, known });
  const renamed = members.flatMap(({ own }) => own.map(({ node }) => node));
  const ofTypes = [...known.sources.parsed, ...known.sources.tests].flatMap((source): readonly Renaming[] => {
    const edits = [
      ...literalEdits(source, { operation, from }, located, known),
      ...typeNameEdits(source, { operation, from, renamed, desired, known }),
    ];
    return edits.length === 0 ? [] : [{ source, operation: identifier, from, edits }];
  });
  return {
    renamings: [...ofMembers, ...references.renamings, ...ofTypes],
    diagnostics: [
      ...unsafe,
      ...references.diagnostics,
      ...(unsafe.length > 0 ? [] : unfollowedAssignments({ operation, from }, located, references, known)),
    ],
  };
}

/** Reports assigned handlers whose name stays, such as one that an interface merged with the class also declares. */
function unfollowedAssignments(
  { operation: { identifier }, from }: FormerName,
  { containers }: LocatedHandlers,
  { renamings, diagnostics }: Pick<RenameResult, "renamings" | "diagnostics">,
  known: AnalysisContext,
): readonly StubDiagnostic[] {
  const assigned = containers.flatMap(({ type, members }) => (type.kind === "tag" ? members.assigned : []));
  const tokens = new Set(assigned.flatMap(({ name, nameNode }) => (name === from ? [nameNode] : [])));
  return [...tokens].flatMap((token): readonly StubDiagnostic[] => {
    const at = rangeOf(token);
    const isRenamed = renamings.some(
      ({ source, edits }) =>
        source === known.sources.of(token) && edits.some(({ start, end }) => start <= at.end && at.start <= end),
    );
    if (isRenamed || diagnostics.some((one) => one.at?.path === at.path && one.at.start === at.start)) return [];
    return [
      {
        code: "stubs-rename-unsafe",
        message: `${from} was renamed to ${identifier}, but its name is also declared elsewhere`,
        at,
        fix: `rename it to ${identifier} manually, together with its declaration`,
      },
    ];
  });
}

/** Reports handlers under names that several operations have had. */
function reportSharedNames(
  shared: ReadonlyMap<string, readonly DesiredOperation[]>,
  handlers: readonly FoundHandler[],
): Pick<RenameResult, "diagnostics" | "ambiguousOperations"> & { readonly withoutHandler: readonly FormerName[] } {
  const diagnostics: StubDiagnostic[] = [];
  const ambiguousOperations = new Set<string>();
  const withoutHandler: FormerName[] = [];
  for (const [from, owners] of shared) {
    const handler = handlers.find(({ name }) => name === from);
    if (handler === undefined) {
      withoutHandler.push(...owners.map((operation) => ({ operation, from })));
      continue;
    }
    for (const { identifier } of owners) ambiguousOperations.add(identifier);
    const routes = owners.map(({ identifier, route }) => `${identifier} (${route})`).join(" and ");
    diagnostics.push({
      code: "stubs-rename-unsafe",
      message: `${from} was the name of ${routes}; it is not known for which this handler was written`,
      at: rangeOf(handler.nameNode),
      fix: "rename the handler and its callers to the operation that it implements",
    });
  }
  return { diagnostics, ambiguousOperations, withoutHandler };
}

/** Returns references to the handler: an edit where it is unambiguous, otherwise a diagnostic. */
function referencesOf(
  { identifier }: DesiredOperation,
  from: string,
  {
    located,
    known,
    isCertain = true,
  }: { readonly located: LocatedHandlers; readonly known: AnalysisContext; readonly isCertain?: boolean },
): Pick<RenameResult, "renamings" | "diagnostics"> {
  const members = located.containers.flatMap(({ type, members: { own, assigned } }) =>
    type.kind === "tag" ? [...own, ...assigned] : [],
  );
  const declared = (name: string): ReadonlySet<ts.Node> =>
    new Set(members.flatMap((member) => (member.name === name ? [member.node, member.nameNode.parent] : [])));
  const own = new Set(located.containers.flatMap(({ members: { own: all } }) => all.map(({ nameNode }) => nameNode)));
  const names = { from, to: identifier, declarations: { from: declared(from), to: declared(identifier) } };
  const references = handlerReferences(names, known, own).map(({ source, node, edit }) =>
    isCertain && edit !== undefined ? { source, node, edit } : { source, node, edit: undefined },
  );
  return {
    renamings: references.flatMap(({ source, edit }) =>
      edit === undefined ? [] : [{ source, operation: identifier, from, edits: [edit] }],
    ),
    diagnostics: references.flatMap(({ node, edit }): readonly StubDiagnostic[] => {
      if (edit !== undefined) return [];
      return [
        {
          code: "stubs-rename-unsafe",
          message: `${from} was renamed to ${identifier}, and this may be a reference to it`,
          at: rangeOf(node),
          fix: `rename it to ${identifier} if it is one; otherwise, add a type annotation to its object`,
        },
      ];
    }),
  };
}

function namesIn({ containers, functions }: LocatedHandlers): ReadonlySet<string> {
  const members = containers.flatMap(({ members: { own, assigned, inherited } }) => [
    ...own,
    ...assigned,
    ...inherited,
  ]);
  return new Set([...members.map(({ name }) => name), ...functions.map(({ operation }) => operation)]);
}

/** Renames members container by container. Reports those where a rename could change behaviour. */
function renamedMembers(
  operation: DesiredOperation,
  from: string,
  { containers }: LocatedHandlers,
  known: AnalysisContext,
): {
  readonly members: readonly { readonly container: Container; readonly own: readonly Member[] }[];
  readonly unsafe: readonly StubDiagnostic[];
} {
  const unsafe: StubDiagnostic[] = [];
  const refuse = (node: ts.Node, because: string): void => {
    unsafe.push({
      code: "stubs-rename-unsafe",
      message: `${from} was renamed to ${operation.identifier}, but ${because}`,
      at: rangeOf(node),
      fix: `rename it to ${operation.identifier} manually`,
    });
  };
  const holders = new Set<ts.Node>(containers.map(({ node }) => node));
  const seen = new Set<ts.Node>();
  const members = containers.flatMap((container) => {
    if (container.type.kind !== "tag" || seen.has(container.node)) return [];
    seen.add(container.node);
    const { own, assigned, inherited, opaqueMembers } = container.members;
    const old = own.filter(({ name }) => name === from);
    const [first] = old;
    const script = [...old, ...assigned.filter(({ name }) => name === from)].find(({ node }) => isInScript(node));
    if (script !== undefined) {
      refuse(script.nameNode, "JavaScript files are not edited");
      return [];
    }
    const [assignment] = assigned.filter(({ name }) => name === from);
    const former = first ?? assignment;
    if (former !== undefined && [...own, ...assigned, ...inherited].some(({ name }) => name === operation.identifier)) {
      refuse(former.nameNode, `${operation.identifier} is also defined`);
      return [];
    }
    if (first === undefined) {
      const unseen = opaqueMembers.find((node) => isInheritedAs({ operation, from }, node, container, known));
      if (unseen !== undefined) refuse(unseen, "the handler comes from this value");
      const foreign = inherited.find(({ name }) => name === from);
      if (foreign !== undefined && !holders.has(foreign.node.parent)) {
        refuse(foreign.nameNode, "its object or class has no handler type");
      }
      return [];
    }
    if (isModuleHolder(container.node)) {
      refuse(first.nameNode, "it is the export of a module");
      return [];
    }
    const constant = old.find(({ literal }) => !literal);
    if (constant !== undefined) {
      refuse(constant.nameNode, "its name is a constant");
      return [];
    }
    return [{ container, own: old }];
  });
  return { members, unsafe };
}

/** Whether the handler is inherited from a spread or base class under its former name only. */
function isInheritedAs(
  { operation: { identifier }, from }: FormerName,
  node: ts.Node,
  { members: { own, assigned, inherited } }: Container,
  { types }: AnalysisContext,
): boolean {
  if ([...own, ...assigned, ...inherited].some(({ name }) => name === identifier)) return false;
  return types.hasMember(node, from) === "yes" && types.hasMember(node, identifier) !== "yes";
}

function nameEdit({ node, nameNode }: Member, name: string): Edit {
  const start = nameNode.getStart();
  // `{ getBan }` also references a variable, which keeps its name.
  if (ts.isShorthandPropertyAssignment(node)) return { start, end: start, text: `${name}: ` };
  return nameTokenEdit(nameNode, name);
}

/** Returns edits for literal types such as `BansHandlers["getBan"]` and `Pick<BansHandlers, "getBan">`. */
function literalEdits(
  source: Source,
  { operation, from }: FormerName,
  { containers }: LocatedHandlers,
  known: AnalysisContext,
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
    .map((literal) => nameTokenEdit(literal, operation.identifier));
}

function mentions(type: ts.TypeNode, name: string): boolean {
  return ts.isTypeReferenceNode(type) || type.getText().includes(name);
}
