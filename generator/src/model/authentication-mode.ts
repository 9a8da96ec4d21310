import type { Operation } from "./interface.js";

/** Whether callers of an operation authenticate: they must, they may, or they cannot. */
export type AuthenticationMode = "required" | "optional" | "none";

export function authenticationModeOf({ security }: Pick<Operation, "security">): AuthenticationMode {
  if (security.every((alternative) => alternative.length === 0)) return "none";
  return security.some((alternative) => alternative.length === 0) ? "optional" : "required";
}
