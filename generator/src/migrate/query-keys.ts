import { ts } from "../typescript/compiler.js";
import { staticName } from "./syntax.js";

/** Methods of a cache that take the beginning of keys. */
const filterMethods =
  /^(?:use)?(?:invalidateQueries|refetchQueries|cancelQueries|removeQueries|resetQueries|isFetching|getQueriesData|setQueriesData|findAll)$/i;
const exactMethods = /^(?:setQueryData|getQueryData|getQueryState|setQueryDefaults|getQueryDefaults|find)$/;

/** Whether a key is a filter or that of one query; undefined if this is not known. */
export function purposeOf(call: ts.Expression): "filter" | "exact" | undefined {
  const { parent } = call;
  if (ts.isCallExpression(parent) && parent.arguments[0] === call) {
    return exactMethods.test(calledName(parent)) ? "exact" : undefined;
  }
  if (!ts.isPropertyAssignment(parent) || !ts.isObjectLiteralExpression(parent.parent)) return undefined;
  if (staticName(parent.name) !== "queryKey") return undefined;
  const filter = parent.parent;
  const isExact = filter.properties.some(({ name }) => staticName(name) === "exact");
  const around = filter.parent;
  if (!ts.isCallExpression(around) || isExact) return isExact ? "exact" : undefined;
  if (exactMethods.test(calledName(around))) return "exact";
  return filterMethods.test(calledName(around)) ? "filter" : undefined;
}

function calledName({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}
