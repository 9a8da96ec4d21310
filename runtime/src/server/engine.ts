import { Call } from "./call.js";
import type { CallSteps } from "./call-steps.js";
import { createCors, methodsOf, requestHeadersOf } from "./cors.js";
import type { Deadlines } from "./deadlines.js";
import { isProduction } from "./environment.js";
import { timeoutsOf } from "./limits.js";
import type { ServerDefinition, ServerOptions } from "./options.js";
import { type Engine, planServer } from "./plan.js";
import type { RequestTransport } from "./request-transport.js";

/**
 * Creates a server from an interface's definition and handlers. Throws a ConfigurationError that lists missing handlers
 * and hooks, or invalid options and limits.
 */
export function createEngine<Principal>(
  definition: ServerDefinition,
  handlers: object,
  options: ServerOptions<Principal>,
  deadlines: (ms: number) => Deadlines,
): Engine {
  // Principals are passed from `authenticate` to other hooks unchanged.
  const untyped = options as ServerOptions<unknown>;
  const timeouts = timeoutsOf(options.timeouts);
  return {
    definition,
    options: untyped,
    ...planServer(definition, handlers, untyped),
    validateResponses: options.validateResponses ?? !isProduction(),
    refusesUnknownQuery: options.unknownQuery === "refuse",
    corsPlan: options.cors && {
      cors: createCors(options.cors),
      requestHeaders: requestHeadersOf(definition.operations),
      methods: methodsOf(definition.operations),
    },
    keepsSlashes: options.encodedSlash === "keep",
    firstItemTimeout: timeouts.firstItem,
    sendTimeout: timeouts.send,
    bodyDeadlines: deadlines(timeouts.body),
    handlerDeadlines: deadlines(timeouts.handler),
  };
}

/**
 * Handles one request. Never throws.
 *
 * @param steps What a framework does during the call. Default: nothing.
 */
export function handleRequest(engine: Engine, transport: RequestTransport, steps?: CallSteps): void {
  new Call(engine, transport, steps).start();
}
