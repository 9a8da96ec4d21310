import { isHttpMethod } from "../openapi/operations.js";
import type { Operation } from "./interface.js";

/**
 * Returns the method as sent. Methods are case-sensitive (RFC 9110, section 9.1), so additional ones are kept as
 * written.
 */
export function requestMethod({ method }: Pick<Operation, "method">): string {
  return isHttpMethod(method) ? method.toUpperCase() : method;
}
