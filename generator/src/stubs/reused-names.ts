import { ts } from "ts-morph";
import type { DesiredOperation, DesiredStubs } from "./desired.js";
import { rangeOf, type StubDiagnostic } from "./diagnostic.js";
import type { FoundHandler } from "./found-handlers.js";
import { markerOf, routesIn } from "./owned-comment.js";

/** Handlers whose name another operation has had: whose they are, their names do not say. */
export interface ReusedNames {
  readonly diagnostics: readonly StubDiagnostic[];
  /** Operations whose handler may stand under another name: none is added while that is not known. */
  readonly ambiguousOperations: ReadonlySet<string>;
  /** Comments that say whose handler stands below them, and must go on doing so. */
  readonly evidence: ReadonlySet<ts.Node>;
}

/**
 * Handlers under names that changed hands, as when two operations swap theirs. The comment above a handler names the
 * method and path that it was written for; one that names another operation's, or none where the specification says that
 * the name was another's, is reported until a person has put it right.
 *
 * @param handlers By the names that they have after the renames of this run.
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
  /** Names by the place that holds them: what is spread can hold several. */
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
    // A comment that was written for another name may have got here by an insertion.
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
        ? `was the name of ${other.identifier} (${other.route}) before, and nothing says for which of the two this handler was written`
        : `is ${operation.route} now, and this handler was written for ${other.route}, which is ${other.identifier}`;
    diagnostics.push({
      code: "stubs-rename-unsafe",
      message: `${name} ${because}`,
      at: rangeOf(nameNode),
      fix:
        `if it serves ${other.route}, name it ${other.identifier}, with what calls it; ` +
        `if it serves ${operation.route}, write \`${operation.route}\` into the comment above it`,
    });
  }
  return { diagnostics, ambiguousOperations: contested, evidence };
}

/** Operations that had the name of another one before. */
function formerOwners(
  operation: DesiredOperation,
  operations: readonly DesiredOperation[],
): readonly DesiredOperation[] {
  return operations.filter((other) => other !== operation && other.formerNames.includes(operation.identifier));
}

/**
 * Names whose handlers can serve their own operation only: no other had the name before, or all that had it have a
 * handler that is settled itself.
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

/** Whose handler it is that has a name which no operation has any more; several where that is not known. */
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
  /** Methods and paths that it names. */
  readonly routes: readonly string[];
  /** The operation in its marker. */
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
