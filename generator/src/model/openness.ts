import type { EnumType } from "./type.js";

/** Requests are sent to the service and responses by it; the reverse for webhooks and events. */
export type Direction = "request" | "response";

/** Whether an enumeration accepts unlisted values in a direction. */
export function isOpen(type: EnumType, direction: Direction): boolean {
  return type.open === "both" || (type.open === "response" && direction === "response");
}
