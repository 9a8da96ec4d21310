import type { EnumType } from "./type.js";

/** Requests are sent to the service, responses by it; for webhooks and events, the reverse. */
export type Direction = "request" | "response";

/** Whether an enumeration accepts values beyond the listed ones on the way to the service, or on the way from it. */
export function isOpen(type: EnumType, direction: Direction): boolean {
  return type.open === "both" || (type.open === "response" && direction === "response");
}
