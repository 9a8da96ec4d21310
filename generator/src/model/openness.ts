import type { EnumType } from "./type.js";

/** Whether an enumeration accepts values beyond the listed ones on the way to the service, or on the way from it. */
export function isOpen(type: EnumType, direction: "request" | "response"): boolean {
  return type.open === "both" || (type.open === "response" && direction === "response");
}
