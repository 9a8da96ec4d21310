import { ts } from "../typescript/compiler.js";
import type { DesiredOperation, DesiredStubs } from "./desired.js";
import { rangeOf, type StubDiagnostic } from "./diagnostic.js";
import type { FoundHandler } from "./found-handlers.js";
import { markerOf, routesIn } from "./owned-comment.js";

/** Handlers whose name has belonged to more than one operation, so that the name alone does not identify them. */
export interface ReusedNames {
  readonly diagnostics: readonly StubDiagnostic[];
  /** Operations whose handler may exist under another name. None is added until that is resolved. */
  readonly ambiguousOperations: ReadonlySet<string>;
  /** Comments that identify the handler below them and must be preserved. */
  readonly evidence: ReadonlySet<ts.Node>;
}

/**
 * Resolves handlers whose names changed owner, for example when two operations swap names. The comment above a handler
 * names the method and path it was written for. A comment that names another operation's route, or no route where the
 * name had another owner, is reported until the user resolves it.
 *
 * @param handlers By their names after the renames of this run.
 */
export function reusedNames(
  desired: DesiredStubs,
  handlers: readonly FoundHandler[],
  isUnfilled: (node: ts.Node) => boolean,
): ReusedNames {
  const diagnostics: StubDiagnostic[] = [];
  const contested = new Set<string>();
  const evidence = new Set<ts.Node>();
  const operations = [...desired.operations.values()];
  const byRoute = new Map(operations.map((operation) => [operation.route, operation]));
  /** Names already checked per node: a spread can contain several. */
  const seen = new Map<ts.Node, Set<string>>();
  const settled = unambiguousNames(operations, new Set(handlers.map(({ name }) => name)));
  for (const { name, node, nameNode } of handlers) {
    const operation = desired.operations.get(name);
    if (operation === undefined || isUnfilled(node)) continue;
    const key = seen.get(nameNode) ?? new Set();
    if (key.has(name)) continue;
    seen.set(nameNode, key.add(name));
    const comments = commentsAbove(node);
    if (comments.some(({ routes }) => routes.includes(operation.route))) continue;
    const former = settled.has(name) ? [] : formerOwners(operation, operations);
    // An insertion may have moved a comment here that was written for another name.
    const own = comments.filter(({ writtenFor }) => writtenFor === name);
    const written = [
      ...own.flatMap(({ routes }) => routes.flatMap((route) => byRoute.get(route) ?? [])),
      ...former.filter(({ route }) => comments.some(({ routes }) => routes.includes(route))),
    ];
    const others = written.length > 0 ? written : former;
    const [other] = others;
    if (other === undefined) continue;
    for (const { identifier } of others) contested.add(identifier);
    evidence.add(node);
    const because =
      written.length === 0
        ? `was the name of ${other.identifier} (${other.route}); it is not known for which of the two this handler was written`
        : `is now ${operation.route}, but this handler was written for ${other.route}, which is now ${other.identifier}`;
    diagnostics.push({
      code: "stubs-rename-unsafe",
      message: `${name} ${because}`,
      at: rangeOf(nameNode),
      fix:
        `if it implements ${other.route}, rename it and its callers to ${other.identifier}; ` +
        `if it implements ${operation.route}, write \`${operation.route}\` in the comment above it`,
    });
  }
  return { diagnostics, ambiguousOperations: contested, evidence };
}

/** Returns the operations that previously had this operation's name. */
function formerOwners(
  operation: DesiredOperation,
  operations: readonly DesiredOperation[],
): readonly DesiredOperation[] {
  return operations.filter((other) => other !== operation && other.formerNames.includes(operation.identifier));
}

/**
 * Returns names that can only belong to their own operation: no other operation had the name, or all that had it have
 * unambiguous handlers themselves.
 */
function unambiguousNames(operations: readonly DesiredOperation[], present: ReadonlySet<string>): ReadonlySet<string> {
  const settled = new Set<string>();
  const candidates = operations.filter(({ identifier }) => present.has(identifier));
  for (let before = -1; before < settled.size; ) {
    before = settled.size;
    for (const operation of candidates) {
      const owners = formerOwners(operation, operations);
      if (owners.every(({ identifier }) => settled.has(identifier))) settled.add(operation.identifier);
    }
  }
  return settled;
}

/** Returns the possible owners of a handler whose name no operation has any more. */
export function ownersOf(
  from: string,
  desired: DesiredStubs,
  handlers: readonly FoundHandler[],
): readonly DesiredOperation[] {
  const operations = [...desired.operations.values()];
  const claimants = operations.filter(({ formerNames }) => formerNames.includes(from));
  if (claimants.length < 2) return claimants;
  const routes = handlers.flatMap(({ name, node }) =>
    name === from ? commentsAbove(node).flatMap((comment) => comment.routes) : [],
  );
  const written = claimants.filter(({ route }) => routes.includes(route));
  if (written.length === 1) return written;
  const settled = unambiguousNames(operations, new Set(handlers.map(({ name }) => name)));
  return claimants.filter(({ identifier }) => !settled.has(identifier));
}

interface CommentAbove {
  /** Methods and paths in the comment. */
  readonly routes: readonly string[];
  /** The operation in the comment's marker. */
  readonly writtenFor?: string;
}

function commentsAbove(node: ts.Node): readonly CommentAbove[] {
  const { text } = node.getSourceFile();
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return comments.map(({ pos, end }) => {
    const comment = text.slice(pos, end);
    const routes = routesIn(comment);
    const marker = markerOf(comment);
    return marker === undefined ? { routes } : { routes, writtenFor: marker.operation };
  });
}
