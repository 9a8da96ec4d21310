import { createNodeHandler, type Handlers, type ServerOptions } from "@guildwire/api/server";
import type { NodeHandler } from "@guildwire/runtime/server";
import { createAuthenticate } from "./access/authenticate.js";
import type { Principal } from "./access/principal.js";
import { createResolve } from "./access/resolve.js";
import { createHandlers } from "./handlers/index.js";
import { acceptPayloadForms } from "./payload-forms.js";
import { quotaOfIssues } from "./rules/quotas.js";
import type { Services } from "./services.js";
import { handlersOfNewer } from "./versions/newer-handlers.js";
import { operationOfNewer } from "./versions/newer-operations.js";
import { withLocatedErrors } from "./wrap-handlers.js";

/** Options that the composing program may add: logs, metrics and limits. */
export type ApiOptions = Omit<
  ServerOptions<Principal>,
  "authenticate" | "authorize" | "resolve" | "deliver" | "invalidRequest"
>;

/** A request listener for a Node server that serves the whole interface, below `/api/v8`. */
export function createApi(services: Services, options: ApiOptions = {}): NodeHandler {
  return serve(services, createHandlers(services), { basePath: "/api/v8", adapt: acceptPayloadForms, ...options });
}

/**
 * Like `createApi`, for versions 9 and 10, which differ by the tables in `versions`. Below `/api/v8` as well: the URL
 * is rewritten before.
 */
export function createNewerApi(services: Services, options: ApiOptions = {}): NodeHandler {
  const handlers = handlersOfNewer(createHandlers(services), services) as Handlers<Principal>;
  return serve(services, handlers, {
    basePath: "/api/v8",
    adapt: (operation) => acceptPayloadForms(operationOfNewer(operation)),
    ...options,
  });
}

/** More values than an array of 100,000 entries has, so that its own limit refuses it, with the code of that limit. */
const maxValues = 1_000_000;

function serve(services: Services, handlers: Handlers<Principal>, options: ApiOptions): NodeHandler {
  return createNodeHandler(withLocatedErrors(handlers), {
    limits: { values: maxValues },
    ...options,
    invalidRequest: (issues, { operation }) => quotaOfIssues(operation?.id, issues),
    partial: false,
    authenticate: createAuthenticate(services.principals),
    resolve: createResolve(services.store),
  });
}
