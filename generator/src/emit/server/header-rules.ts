import type { Operation } from "../../model/interface.js";
import { noticeHeaders } from "../../model/milestone.js";
import { requestMethod } from "../../model/request-method.js";
import { type Code, code, objectLiteral, propertyKey, stringLiteral } from "../../print/index.js";

/** Prints the headers that announce the end of an operation in all of its responses; undefined for none. */
export function noticeTable(operation: Operation): Code | undefined {
  const notices = noticeHeaders(operation);
  if (notices.length === 0) return undefined;
  return code`notices: ${objectLiteral(notices.map(([name, value]) => code`${propertyKey(name)}: ${stringLiteral(value)}`))}`;
}

/**
 * Prints how the engine evaluates conditional requests; undefined for an operation that declares none. `cache`: it declares
 * the response 304 and the header ETag. `required`: it declares 428, and a precondition that callers may omit.
 */
export function conditionCode(operation: Operation): Code | undefined {
  const statuses = operation.responses.map(({ status }) => status);
  const hasTag = operation.responses.some(
    ({ status, headers }) => isSuccess(status) && headers.some(({ name }) => name.toLowerCase() === "etag"),
  );
  const isCached = requestMethod(operation) === "GET" && statuses.includes(304) && hasTag;
  const hasPrecondition = operation.parameters.some(
    ({ in: location, name }) => location === "header" && preconditions.has(name.toLowerCase()),
  );
  const isRequired = statuses.includes(428) && hasPrecondition;
  if (isCached) return code`conditions: "cache"`;
  return isRequired ? code`conditions: "required"` : undefined;
}

const preconditions: ReadonlySet<string> = new Set(["if-match", "if-none-match"]);

function isSuccess(status: number | string): boolean {
  return typeof status === "number" ? status >= 200 && status < 300 : status === "2XX";
}
