import { createNodeHandler, type ServerOptions } from "@guildwire/api/server";
import type { NodeHandler } from "@guildwire/runtime/server";
import { createAuthenticate } from "./access/authenticate.js";
import type { Principal } from "./access/principal.js";
import { createResolve } from "./access/resolve.js";
import { createHandlers } from "./handlers/index.js";
import { quotaOfIssues } from "./rules/quotas.js";
import type { Services } from "./services.js";

/** Options that the composing program may add: logs, metrics and limits. */
export type ApiOptions = Omit<
  ServerOptions<Principal>,
  "authenticate" | "authorize" | "resolve" | "deliver" | "invalidRequest"
>;

/** A request listener for a Node server that serves the whole interface. */
export function createApi(services: Services, options: ApiOptions = {}): NodeHandler {
  return createNodeHandler(createHandlers(services), {
    basePath: "/api/v8",
    ...options,
    invalidRequest: (issues, { operation }) => quotaOfIssues(operation?.id, issues),
    partial: false,
    authenticate: createAuthenticate(services.principals),
    resolve: createResolve(services.store),
  });
}
