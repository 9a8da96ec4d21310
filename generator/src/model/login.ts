import type { Operation } from "./interface.js";

/** Whether callers of an operation log in: they must, they may, or there is no way to. */
export type Login = "required" | "optional" | "none";

export function loginOf({ security }: Pick<Operation, "security">): Login {
  if (security.every((alternative) => alternative.length === 0)) return "none";
  return security.some((alternative) => alternative.length === 0) ? "optional" : "required";
}
