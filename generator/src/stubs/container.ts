import { ts } from "ts-morph";
import type { AnalysisContext, HandlerType } from "./handler-type.js";
import { type Members, membersOf } from "./members.js";
import type { Source } from "./source-files.js";

/** An object literal or class that claims to satisfy an interface of handlers. */
export interface Container {
  readonly source: Source;
  readonly node: ts.ClassLikeDeclaration | ts.ObjectLiteralExpression;
  readonly type: HandlerType & { readonly kind: "tag" | "join" };
  /** Whether its place gives the parameters of its methods their types, so that they need none of their own. */
  readonly contextual: boolean;
  readonly members: Members;
}

/** An object or class as what its types claim it to be; one for each of them. */
export function containersOf(
  node: Container["node"],
  types: readonly HandlerType[],
  known: AnalysisContext,
  isContextual = true,
): readonly Container[] {
  const claimed = types.filter((type) => type.kind !== "operation");
  if (claimed.length === 0) return [];
  const source = known.sources.of(node);
  const members = membersOf(node, known.sources, known.assignments);
  const contextual = isContextual && ts.isObjectLiteralExpression(node);
  return claimed.map((type) => ({ source, node, type, contextual, members }));
}
