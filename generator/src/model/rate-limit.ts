import type { Operation } from "./interface.js";

/** Whether an operation declares the response header `RateLimit` (draft-ietf-httpapi-ratelimit-headers). */
export function declaresQuotas({ responses }: Pick<Operation, "responses">): boolean {
  return responses.some(({ headers }) => headers.some(({ name }) => name.toLowerCase() === "ratelimit"));
}
