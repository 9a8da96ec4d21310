import { ts } from "../typescript/compiler.js";
import type { NamedOperation } from "./origins.js";
import type { Use } from "./use.js";
import { nameOf, propertiesIn } from "./use-syntax.js";

interface RequestUse extends Pick<Use, "kind" | "at" | "reason"> {
  readonly node: ts.Node;
}

/**
 * Returns what a request of the `paths` client uses of its operation. Its types are inferred from the literal, so the names
 * in it decide.
 */
export function requestUses(request: ts.Expression, operation: NamedOperation): readonly RequestUse[] {
  const { at, body } = operation;
  if (!ts.isObjectLiteralExpression(request)) return [{ node: request, kind: "undecided", at, reason: "any" }];
  return request.properties.flatMap((node): readonly RequestUse[] => {
    const name = node.name?.getText();
    if (name === undefined) return [{ node, kind: "undecided", at, reason: "spread" }];
    if (name === "params") return parameterUses(node, operation);
    if (name !== "body" || body === undefined) return [];
    return [
      { node, kind: "write", at: body },
      { node, kind: "undecided", at: body, reason: "any" },
    ];
  });
}

function parameterUses(params: ts.ObjectLiteralElementLike, { at, parameters }: NamedOperation): readonly RequestUse[] {
  return propertiesIn(params).flatMap((location) =>
    propertiesIn(location).flatMap((node): readonly RequestUse[] => {
      const found = parameters.get(`${nameOf(location)} ${nameOf(node)}`);
      if (found !== undefined) return [{ node, kind: "write", at: found }];
      return node === location ? [{ node, kind: "undecided", at, reason: "any" }] : [];
    }),
  );
}
