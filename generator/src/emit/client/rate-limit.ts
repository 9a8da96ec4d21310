import type { Interface, Operation } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { declaresQuotas } from "../../model/rate-limit.js";
import {
  type Code,
  call,
  clientRuntime,
  code,
  docComment,
  type File,
  lines,
  objectLiteral,
  propertyKey,
  stringLiteral,
  symbol,
  typescriptFile,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { argumentAccess } from "./result.js";

/** How the responses of the document report rate limits. Absent without an operation that has one. */
export function rateLimitFile(model: Interface): File | undefined {
  const kinds = new Set(model.operations.map((operation) => rateLimitKind(operation, model)));
  const body = [...(kinds.has("rateLimit") ? [byHeaders(model)] : []), ...(kinds.has("quotas") ? [byPolicies()] : [])];
  if (body.length === 0) return undefined;
  return typescriptFile({ path: `${layout.clientRateLimit}.ts`, header: fileHeader(model), body });
}

/** Named headers of `x-rate-limit` take precedence over the standard ones. */
function rateLimitKind(operation: Operation, model: Interface): "rateLimit" | "quotas" | undefined {
  const hasNames = Object.keys(model.rateLimitHeaders).length > 0;
  if (operation.rateLimit !== undefined && hasNames) return "rateLimit";
  if (declaresQuotas(operation)) return "quotas";
  return operation.rateLimit === undefined ? undefined : "rateLimit";
}

function byPolicies(): Code {
  return lines([
    docComment({ text: "The quotas that responses report in `RateLimit` and `RateLimit-Policy`." }),
    code`export const quotas: ${clientRuntime("RateLimitOf", true)} = ${clientRuntime("rateLimitByPolicy")}();`,
  ]);
}

function byHeaders(model: Interface): Code {
  const { limit, remaining, resetAfter, resetAt, bucket, global } = model.rateLimitHeaders;
  const names = { limit, remaining, reset: resetAfter ?? resetAt, bucket, global };
  const headers = Object.entries(names).flatMap(([fact, name]) =>
    name === undefined ? [] : [code`${propertyKey(fact)}: ${stringLiteral(name.toLowerCase())}`],
  );
  const isTime = resetAfter === undefined && resetAt !== undefined;
  const items = [
    objectLiteral(headers, { multiline: headers.length > 0 }),
    ...(isTime ? [clientRuntime("secondsUntil")] : []),
  ];
  const made = call(clientRuntime("rateLimitBy"), items);
  return lines([
    docComment({ text: "The rate limit of an operation, as the headers of its responses report it." }),
    code`export const rateLimit: ${clientRuntime("RateLimitOf", true)} = ${made};`,
  ]);
}

/** The rate limit of one call. */
export function rateLimitField(operation: Operation, model: Interface): Code | undefined {
  const kind = rateLimitKind(operation, model);
  if (kind === undefined) return undefined;
  const { id, rateLimit } = operation;
  const major = rateLimit?.major ?? [];
  const items = [stringLiteral(id), ...major.map((parameter) => argumentAccess(parameter.argument))];
  const limit = symbol({ name: kind, module: layout.clientRateLimit, typeOnly: false });
  return code`limit: ${call(limit, items)}`;
}
