import { ts } from "../typescript/compiler.js";
import type { AnalysisContext, HandlerType } from "./handler-type.js";
import type { Holder } from "./holder.js";
import { type Members, membersOf } from "./members.js";
import type { Source } from "./source-files.js";

/** An object literal, class or module whose type is a handler interface. */
export interface Container {
  readonly source: Source;
  readonly node: Holder;
  readonly type: HandlerType & { readonly kind: "tag" | "join" };
  /** Whether its methods' parameters are contextually typed and need no annotations. */
  readonly contextual: boolean;
  readonly members: Members;
}

/** Returns one container per handler interface that the object, class or module claims to satisfy. */
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
