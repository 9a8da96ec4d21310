import { isIPv4 } from "node:net";
import { type CorsOptions, createCors } from "@guildwire/runtime/server";

/** The pages that may call the interface and its events. */
export type CorsOrigins = CorsOptions["origins"];

/** Whether an origin is on this machine: `http://localhost:5173`, `http://127.0.0.1`. */
export function isLoopbackOrigin(origin: string): boolean {
  return /^https?:\/\//.test(origin) && URL.canParse(origin) && isLoopbackName(new URL(origin).hostname);
}

/** Whether a host name or IP address always is this machine, without asking a name server. */
export function isLoopbackName(name: string): boolean {
  const lower = name.toLowerCase();
  if (lower === "localhost" || lower.endsWith(".localhost") || lower === "::1" || lower === "[::1]") return true;
  return isIPv4(lower) && lower.startsWith("127.");
}

/**
 * Parses a comma-separated list of origins. `*` alone allows all, `none` alone allows none, and `loopback` means all
 * origins on this machine.
 *
 * Throws a TypeError for anything else.
 */
export function parseCorsOrigins(text: string): CorsOrigins {
  const entries = text.split(",").map((entry) => entry.trim());
  if (text.trim() === "*") return "*";
  if (text.trim() === "none") return [];
  const listed = entries.filter((entry) => entry !== "loopback");
  const { isAllowed } = createCors({ origins: listed });
  if (listed.length === entries.length) return listed;
  if (listed.length === 0) return isLoopbackOrigin;
  return (origin) => isLoopbackOrigin(origin) || isAllowed(origin);
}
