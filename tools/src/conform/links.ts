import type { Link, ModelOperation } from "@guildwire/generator";
import { nodeAt } from "../document-lookup.js";
import { declaredResponse } from "../mock/respond.js";
import { jsonOf } from "./response-values.js";
import type { ConformanceRun, Exchange } from "./run.js";
import type { SentResponse } from "./sender.js";
import type { Vector } from "./vectors.js";

/** Calls the operations that the links of a response lead to. Operations that remove something are not called. */
export async function followLinks(run: ConformanceRun, { vector, response, isExpected }: Exchange): Promise<void> {
  if (!isExpected) return;
  const declared = declaredResponse(vector.operation, response.status);
  for (const link of declared?.links ?? []) {
    const target = targetOf(link, run.model.operations);
    if (target === undefined || target.method === "delete" || !run.mayCall(target)) continue;
    const given = argumentsOf(link, vector, response);
    if (given === undefined) {
      run.fail(vector.operation, "link", `the response does not have what the link ${link.name} refers to`);
      continue;
    }
    const valid = run.vectors.valid(target, { ...run.known(target), ...given }, "link");
    if (valid === undefined) continue;
    const args = { ...valid.args, ...byArgument(target, given) };
    const exchange = await run.send({ ...valid, args, rule: "link", text: `the link ${link.name}` });
    if (exchange?.response.status === 404) {
      run.fail(vector.operation, "link", `the link ${link.name} leads to ${target.id}, which responds with 404`);
    }
  }
}

/** The operation by its id, or by a local reference such as `#/paths/~1books~1{id}/get`. */
function targetOf({ target }: Link, operations: readonly ModelOperation[]): ModelOperation | undefined {
  const pointer = target.startsWith("#") ? decodeURIComponent(target.slice(1)) : undefined;
  return operations.find(({ id, at }) => id === target || at === pointer);
}

/** Evaluates the parameters of a link; undefined if the response lacks one. */
function argumentsOf(
  { parameters }: Link,
  vector: Vector,
  response: SentResponse,
): Readonly<Record<string, unknown>> | undefined {
  const found: Record<string, unknown> = {};
  for (const [key, expression] of Object.entries((parameters ?? {}) as Readonly<Record<string, unknown>>)) {
    const value = evaluate(expression, vector, response);
    if (value === undefined || value === null) return undefined;
    found[key.replace(/^(path|query|header|cookie)\./, "")] = value;
  }
  return found;
}

/** Evaluates a runtime expression of OpenAPI; other values are constants. */
function evaluate(expression: unknown, { operation, args, json }: Vector, response: SentResponse): unknown {
  if (typeof expression !== "string" || !expression.startsWith("$")) return expression;
  const [source = "", pointer = ""] = expression.split("#");
  if (source === "$response.body") return nodeAt(jsonOf(response.body), pointer);
  if (source === "$request.body") return nodeAt(json?.value, pointer);
  if (source === "$statusCode") return response.status;
  if (source === "$method") return operation.method.toUpperCase();
  const [, side, place, name = ""] = /^\$(request|response)\.(path|query|header)\.(.+)$/.exec(source) ?? [];
  if (side === "response" && place === "header") return response.headers.get(name) ?? undefined;
  const parameter = operation.parameters.find((candidate) => candidate.in === place && candidate.name === name);
  return parameter === undefined ? undefined : args[parameter.argument];
}

function byArgument(
  { parameters }: ModelOperation,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    parameters.flatMap(({ name, argument }) => (Object.hasOwn(given, name) ? [[argument, given[name]]] : [])),
  );
}
