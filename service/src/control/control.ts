import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { createNodeHandler, type ServerOptions } from "@guildwire/control/server";
import type { NodeHandler } from "@guildwire/runtime/server";
import { findApplicationOfBot } from "../access/authenticate.js";
import { credentialOf } from "../access/credentials.js";
import type { BundledDocument } from "../documents.js";
import type { Services } from "../services.js";
import { withLocatedErrors } from "../wrap-handlers.js";
import type { Gateways } from "./handlers/gateway.js";
import { createHandlers } from "./handlers/index.js";
import type { Principal } from "./handlers/principal.js";

/** Options that the composing program may add: logs, metrics and spans. */
export type ControlOptions = Omit<ServerOptions<Principal>, "authenticate" | "authorize" | "deliver">;

export interface Control {
  /** Handles every request below `/control`; undefined if the control interface is off. */
  readonly handle: NodeHandler | undefined;
  /** Handles the bot operations, which are outside of `/control`: see `isOfBots`. */
  readonly bots: NodeHandler;
  /** Whether a request has the admin token; compared in constant time. */
  readonly isAdmin: (request: Pick<IncomingMessage, "headers">) => boolean;
  /** Ends all event streams of the control interface. */
  close(): void;
}

/**
 * The control interface, and the bot operations of its specification.
 *
 * @param token The admin token that every operation of the control interface requires; undefined turns it off.
 * @param optionsOf Returns the options of the operations below a path.
 */
export function createControl(
  services: Services,
  gateways: Gateways,
  token: string | undefined,
  optionsOf: (basePath: string) => ControlOptions = () => ({}),
): Control {
  const closing = new AbortController();
  const handlers = withLocatedErrors(createHandlers(services, gateways, closing.signal));
  const isAdmin = token === undefined ? () => false : createComparison(token);
  const shared: ServerOptions<Principal> = {
    authenticate: {
      admin: (given) => (isAdmin(given) ? "admin" : undefined),
      bot: async (given) => {
        const found = await findApplicationOfBot(services.store, given);
        return found && { applicationId: found.id, userId: found.bot_id, token: given };
      },
    },
  };
  return {
    handle:
      token === undefined
        ? undefined
        : createNodeHandler(handlers, {
            ...optionsOf("/control"),
            ...shared,
            partial: false,
            basePath: "/control",
          }),
    bots: createNodeHandler(handlers, { ...optionsOf(""), ...shared, partial: false }),
    isAdmin: ({ headers }) => {
      const credential = credentialOf(headers.authorization);
      return credential?.kind === "bearer" && isAdmin(credential.token);
    },
    close: () => closing.abort(),
  };
}

/** The paths at the origin of the bot operations in `service/spec`; below version 10, those that version 8 lacks. */
const botPaths =
  /^\/(?:gateway|api\/v8\/(?:gateway(?:\/bot)?|applications\/[^/]+\/(?:guilds\/[^/]+\/)?commands(?:\/[^/]+)?)|api\/v10\/.+)$/;

export function isOfBots(path: string): boolean {
  return botPaths.test(path);
}

/** The operations of bots alone, of the document of the control interface. */
export function botOperations({ security, paths }: BundledDocument): BundledDocument {
  const own = Object.entries(paths).filter(([path]) => isOfBots(path) && path !== "/gateway");
  return { ...(security !== undefined && { security }), paths: Object.fromEntries(own) };
}

/** Compares digests, which have equal lengths, in constant time. */
function createComparison(token: string): (given: string) => boolean {
  const wanted = digest(token);
  return (given) => timingSafeEqual(digest(given), wanted);
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
