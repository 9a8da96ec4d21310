import type { Operation } from "./interface.js";

/** Whether callers of an operation log in: they must, they may, or there is no way to. */
export type AuthenticationMode = "required" | "optional" | "none";

export function authenticationModeOf({ security }: Pick<Operation, "security">): AuthenticationMode {
  if (security.every((alternative) => alternative.length === 0)) return "none";
  return security.some((alternative) => alternative.length === 0) ? "optional" : "required";
}
