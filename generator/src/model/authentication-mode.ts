import type { Operation } from "./interface.js";

/** Whether callers of an operation must, may or cannot authenticate. */
export type AuthenticationMode = "required" | "optional" | "none";

export function authenticationModeOf({ security }: Pick<Operation, "security">): AuthenticationMode {
  if (security.every((alternative) => alternative.length === 0)) return "none";
  return security.some((alternative) => alternative.length === 0) ? "optional" : "required";
}
