import { ts } from "../typescript/compiler.js";
import type { DesiredOperation, DesiredStubs } from "./desired.js";
import { rangeOf, type SourceRange, type StubDiagnostic } from "./diagnostic.js";
import { collectHandlers, collectInheritedHandlers, type FoundHandler, isUnfilled } from "./found-handlers.js";
import type { AnalysisContext } from "./handler-type.js";
import type { LocatedHandlers } from "./locate.js";
import { markerOf } from "./owned-comment.js";
import { type RecordedOperation, recordName, type StubRecord } from "./record.js";
import { changedTypes, compareTypes, describeChanges, typeEquality } from "./type-changes.js";

export interface ReportInput {
  readonly desired: DesiredStubs;
  readonly located: LocatedHandlers;
  readonly record: StubRecord;
  readonly known: AnalysisContext;
  readonly currentName: (name: string) => string;
}

/** Reports changes that existing handlers need and that cannot be automated. */
export function reportHandlers(input: ReportInput): {
  readonly diagnostics: readonly StubDiagnostic[];
  /** Operations removed from the specification whose handlers still exist. */
  readonly kept: ReadonlyMap<string, RecordedOperation>;
} {
  const { located, known } = input;
  const handlers = collectHandlers(located);
  const inherited = collectInheritedHandlers(located, known.operationNames, known);
  const formerNames = formerNamesOf(input.desired);
  const present = [...handlers, ...inherited.filter(({ name }) => !formerNames.has(name))];
  const { diagnostics: removed, kept } = removedOperations(present, input);
  return {
    diagnostics: [
      ...removed,
      ...movedOperations([...handlers, ...inherited], input),
      ...misnamedFunctions(input),
      ...duplicates(handlers, input),
      ...typeChanges(handlers, input),
    ],
    kept,
  };
}

/** Reports that handlers exist but no record does, so changes to their types cannot be detected. */
export function withoutRecord(located: LocatedHandlers): readonly StubDiagnostic[] {
  const [first] = collectHandlers(located);
  if (first === undefined) return [];
  return [
    {
      code: "stubs-record-missing",
      message: `${recordName} is missing: changes of request and response types cannot be detected`,
      at: rangeOf(first.nameNode),
      fix: `commit ${recordName}, or restore it from the last commit before the next run`,
    },
  ];
}

function formerNamesOf({ operations }: DesiredStubs): ReadonlySet<string> {
  return new Set([...operations.values()].flatMap(({ formerNames }) => [...formerNames]));
}

function removedOperations(
  handlers: readonly FoundHandler[],
  { desired, record, currentName }: ReportInput,
): ReturnType<typeof reportHandlers> {
  const kept = new Map<string, RecordedOperation>();
  const nodesByText = new Map<string, ts.Node[]>();
  for (const { name, node, nameNode, interfaceName = "" } of handlers) {
    if (desired.operations.has(currentName(name))) continue;
    const recorded = Object.hasOwn(record.operations, name) ? record.operations[name] : undefined;
    // Without a record, the comment above a handler identifies its operation.
    if (recorded === undefined && markedOperation(node) !== name) continue;
    kept.set(name, recorded ?? { tag: "", interface: interfaceName, request: {}, result: {}, removed: true });
    const others = nodesByText.get(name) ?? [];
    if (!others.includes(nameNode)) nodesByText.set(name, [...others, nameNode]);
  }
  const diagnostics = [...nodesByText].map(([name, [first, ...others]]): StubDiagnostic => {
    const at = first === undefined ? {} : { at: rangeOf(first) };
    return {
      code: "stubs-operation-removed",
      message: `${name} was removed from the specification; its handler is kept`,
      ...at,
      related: others.map((node) => ({ message: "Also defined here", at: rangeOf(node) })),
      fix: "delete the handler, or add its name to x-renamed-from of the operation that replaces it",
    };
  });
  return { diagnostics, kept };
}

function movedOperations(handlers: readonly FoundHandler[], input: ReportInput): readonly StubDiagnostic[] {
  const at = new Map<ts.Node, FoundHandler[]>();
  for (const found of handlers) at.set(found.nameNode, [...(at.get(found.nameNode) ?? []), found]);
  const moved = [...at.values()].flatMap((all) => movedOperation(all, input) ?? []);
  // If all handlers of a container moved to the same tag and their own is gone, the tag was renamed.
  const movedByContainer = new Map<string, MovedOperation[]>();
  for (const one of moved) {
    const container = one.found.container?.node;
    const key = [container?.getSourceFile().fileName, container?.pos ?? one.found.nameNode.pos, one.from, one.to].join(
      " ",
    );
    movedByContainer.set(key, [...(movedByContainer.get(key) ?? []), one]);
  }
  return [...movedByContainer.values()].flatMap((all): readonly StubDiagnostic[] => {
    const [{ found, from, to, tag }] = all as [MovedOperation];
    const isGone = !input.desired.tags.some(({ interfaceName }) => interfaceName === from);
    if (isGone && all.length > 1) {
      return [
        {
          code: "stubs-operation-moved",
          message: `${from} was removed from the specification; its ${all.length} handlers belong to ${to}`,
          at: rangeOf(found.nameNode),
          fix: `use ${to} instead, or move them to the handlers of ${tag}`,
        },
      ];
    }
    return all.map(({ found: { nameNode }, operation }) => ({
      code: "stubs-operation-moved",
      message: `${operation} moved from ${from} to ${to}`,
      at: rangeOf(nameNode),
      fix: `move it to the handlers of ${tag}`,
    }));
  });
}

interface MovedOperation {
  readonly found: FoundHandler;
  readonly operation: string;
  /** The handler's tag, its current interface, and the interface that now requires it. */
  readonly tag: string;
  readonly from: string;
  readonly to: string;
}

/** @param all The containers of one handler: an object or class can satisfy several interfaces. */
function movedOperation(
  all: readonly FoundHandler[],
  { desired, currentName }: ReportInput,
): MovedOperation | undefined {
  const [found] = all;
  const operation = found === undefined ? undefined : desired.operations.get(currentName(found.name));
  const to = desired.tags.find(({ identifier }) => identifier === operation?.tag)?.interfaceName;
  const claimed = all.flatMap(({ interfaceName }) => interfaceName ?? []);
  const [from] = claimed;
  if (found === undefined || operation === undefined || to === undefined) return undefined;
  if (from === undefined || claimed.includes(to)) return undefined;
  return { found, operation: operation.identifier, tag: operation.tag, from, to };
}

/** Reports functions that are matched by name and still have their operation's former name. */
function misnamedFunctions({ desired, located, currentName }: ReportInput): readonly StubDiagnostic[] {
  const held = new Set(
    located.containers.flatMap(({ members }) =>
      [...members.own, ...members.assigned, ...members.inherited].map(({ name }) => currentName(name)),
    ),
  );
  return located.functions.flatMap(({ operation, nameNode }): readonly StubDiagnostic[] => {
    const current = currentName(operation);
    const name = nameNode.getText();
    if (name === current || held.has(current) || !desired.operations.has(current)) return [];
    return [
      {
        code: "stubs-rename-unsafe",
        message: `${name} is the handler of ${current}, but is not exported or used under that name`,
        at: rangeOf(nameNode),
        fix: `rename it to ${current} manually, or add it to the handlers as ${current}`,
      },
    ];
  });
}

/** Reports each pair of containers with duplicate handlers once. Nested containers do not count separately. */
function duplicates(
  handlers: readonly FoundHandler[],
  { desired, currentName }: ReportInput,
): readonly StubDiagnostic[] {
  const byOperation = new Map<string, FoundHandler[]>();
  for (const found of handlers) {
    const { container } = found;
    const isWhole = container?.type.kind === "tag" && !container.type.partial && container.type.keys.kind === "all";
    const name = currentName(found.name);
    if (!isWhole || !desired.operations.has(name)) continue;
    const others = byOperation.get(name) ?? [];
    if (others.every((other) => other.container?.node !== container.node)) byOperation.set(name, [...others, found]);
  }
  const pairs = new Map<
    string,
    { readonly names: string[]; readonly first: FoundHandler; readonly second: FoundHandler }
  >();
  for (const [name, [first, second]] of byOperation) {
    if (first === undefined || second === undefined) continue;
    const key = [first, second].map(({ container }) => `${container?.source.path}:${container?.node.pos}`).join(" ");
    const pair = pairs.get(key) ?? { names: [], first, second };
    pair.names.push(name);
    pairs.set(key, pair);
  }
  return [...pairs.values()].map(({ names, first, second }) => {
    const [name = "", ...others] = names;
    const more = others.length === 0 ? "has" : `and ${others.length} more have`;
    return {
      code: "stubs-duplicate",
      message: `${name} ${more} two handlers`,
      at: rangeOf(first.nameNode),
      related: [{ message: "The other handler", at: rangeOf(second.nameNode) }],
    };
  });
}

function typeChanges(handlers: readonly FoundHandler[], input: ReportInput): readonly StubDiagnostic[] {
  const { desired, record, currentName } = input;
  const filled = new Map<string, SourceRange[]>();
  for (const { name, node, nameNode } of handlers) {
    const current = currentName(name);
    if (!desired.operations.has(current) || isUnfilled(node, input.known)) continue;
    const ranges = filled.get(current) ?? [];
    const at = rangeOf(nameNode);
    if (ranges.every(({ path, start }) => path !== at.path || start !== at.start)) filled.set(current, [...ranges, at]);
  }
  const diagnostics: StubDiagnostic[] = [];
  const isSame = typeEquality(record, desired);
  for (const [name, ranges] of filled) {
    const to = desired.operations.get(name);
    const candidates = to === undefined ? [] : recordedOperations(to, { record, desired });
    const isUnchanged = ({ request, result }: RecordedOperation): boolean =>
      to !== undefined &&
      [compareTypes(request, to.request, isSame), compareTypes(result, to.result, isSame)].every(
        ({ length }) => length === 0,
      );
    const recorded = candidates.find(isUnchanged) ?? candidates[0];
    if (to === undefined || recorded === undefined) continue;
    for (const side of ["request", "result"] as const) {
      const changes = compareTypes(recorded[side], to[side], isSame);
      if (changes.length === 0) continue;
      diagnostics.push(changedTypeDiagnostic(`the ${side} of ${name} changed: ${describeChanges(changes)}`, ranges));
    }
    // TypeScript's method bivariance accepts a handler that requires a principal that may be absent.
    const { authenticationMode } = recorded;
    if (authenticationMode !== undefined && authenticationMode !== to.authenticationMode) {
      diagnostics.push(
        changedTypeDiagnostic(
          `the authentication of ${name} changed: \`${authenticationMode}\` is now \`${to.authenticationMode}\``,
          ranges,
        ),
      );
    }
  }
  for (const { name, changes, operations } of changedTypes(record, desired)) {
    const ranges = operations.flatMap((operation) => filled.get(operation) ?? []);
    if (ranges.length > 0)
      diagnostics.push(changedTypeDiagnostic(`the type ${name} changed: ${describeChanges(changes)}`, ranges));
  }
  return diagnostics;
}

/** Returns what the record may hold of an operation, most likely first: its name may have been another operation's. */
function recordedOperations(
  { identifier, formerNames }: DesiredOperation,
  { record, desired }: Pick<ReportInput, "record" | "desired">,
): readonly RecordedOperation[] {
  const isRecorded = (name: string): boolean =>
    Object.hasOwn(record.operations, name) && record.operations[name]?.removed !== true;
  const isOfAnother = [...desired.operations.values()].some(
    (other) => other.formerNames.includes(identifier) && !isRecorded(other.identifier),
  );
  const gone = formerNames.filter((name) => !desired.operations.has(name));
  const current = formerNames.filter((name) => desired.operations.has(name));
  const names = [...gone, ...(isOfAnother ? [] : [identifier]), ...current];
  return names.filter(isRecorded).flatMap((name) => record.operations[name] ?? []);
}

function changedTypeDiagnostic(message: string, ranges: readonly SourceRange[]): StubDiagnostic {
  const [at, ...others] = ranges;
  const shown = 8;
  const more = others.length - shown;
  return {
    code: "stubs-types-changed",
    message: more > 0 ? `${message} (${ranges.length} handlers; the first ${shown + 1} are listed)` : message,
    ...(at === undefined ? {} : { at }),
    related: others.slice(0, shown).map((range) => ({ message: "Another handler", at: range })),
    fix: "check whether the handler needs a change",
  };
}

function markedOperation(node: ts.Node): string | undefined {
  const { text } = node.getSourceFile();
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return comments.map(({ pos, end }) => markerOf(text.slice(pos, end))?.operation).find((name) => name !== undefined);
}
