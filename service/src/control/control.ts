import { createHash, timingSafeEqual } from "node:crypto";
import { createNodeHandler, type ServerOptions } from "@guildwire/control/server";
import type { NodeHandler } from "@guildwire/runtime/server";
import type { Services } from "../services.js";
import { createHandlers } from "./handlers/index.js";
import type { Principal } from "./handlers/principal.js";

/** Options that the composing program may add: logs and metrics. */
export type ControlOptions = Omit<ServerOptions<Principal>, "authenticate" | "authorize" | "deliver">;

export interface Control {
  /** Handles every request below `/control`. */
  readonly handle: NodeHandler;
  /** Ends all event streams. */
  close(): void;
}

/**
 * The control interface.
 *
 * @param token The admin token that every operation requires.
 */
export function createControl(services: Services, token: string, options: ControlOptions = {}): Control {
  const wanted = digest(token);
  const closing = new AbortController();
  const handle = createNodeHandler(createHandlers(services, closing.signal), {
    basePath: "/control",
    ...options,
    partial: false,
    // Digests have equal lengths, so that the time of the comparison reveals nothing.
    authenticate: { admin: (given) => (timingSafeEqual(digest(given), wanted) ? "admin" : undefined) },
  });
  return { handle, close: () => closing.abort() };
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
