import { createHash, timingSafeEqual } from "node:crypto";
import { createNodeHandler, type ServerOptions } from "@guildwire/control/server";
import type { NodeHandler } from "@guildwire/runtime/server";
import type { Services } from "../services.js";
import { createHandlers } from "./handlers/index.js";
import type { Principal } from "./handlers/principal.js";

/** What whoever composes a server may add: logs and metrics. */
export type ControlOptions = Omit<ServerOptions<Principal>, "authenticate" | "authorize" | "deliver">;

export interface Control {
  /** Answers whatever comes below `/control`. */
  readonly handle: NodeHandler;
  /** Ends all streams of events. */
  close(): void;
}

/**
 * The control interface.
 *
 * @param token The admin token, which everything here needs.
 */
export function createControl(services: Services, token: string, options: ControlOptions = {}): Control {
  const wanted = digest(token);
  const closing = new AbortController();
  const handle = createNodeHandler(createHandlers(services, closing.signal), {
    basePath: "/control",
    ...options,
    partial: false,
    // Digests are equally long, so that nothing can be learnt from how long it takes to compare them.
    authenticate: { admin: (given) => (timingSafeEqual(digest(given), wanted) ? "admin" : undefined) },
  });
  return { handle, close: () => closing.abort() };
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
