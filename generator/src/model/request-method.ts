import { isHttpMethod } from "../openapi/operations.js";
import type { Operation } from "./interface.js";

/** The method as requests have it: names are case-sensitive (RFC 9110, section 9.1), so that additional ones stay as written. */
export function requestMethod({ method }: Pick<Operation, "method">): string {
  return isHttpMethod(method) ? method.toUpperCase() : method;
}
