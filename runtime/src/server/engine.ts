import { Call } from "./call.js";
import { createCors, methodsOf, requestHeadersOf } from "./cors.js";
import type { Deadlines } from "./deadlines.js";
import { timeoutsOf } from "./limits.js";
import type { ServerDefinition, ServerOptions } from "./options.js";
import { type Engine, planServer } from "./plan.js";
import type { RequestTransport } from "./request-transport.js";

/**
 * Makes a server of an interface's definition and its handlers. Throws a TypeError that lists what is missing, a
 * RangeError for limits that are none.
 */
export function createEngine<Principal>(
  definition: ServerDefinition,
  handlers: object,
  options: ServerOptions<Principal>,
  deadlines: (ms: number) => Deadlines,
): Engine {
  // Principals go from `authenticate` to the other hooks, whatever they are.
  const untyped = options as ServerOptions<unknown>;
  const timeouts = timeoutsOf(options.timeouts);
  return {
    definition,
    options: untyped,
    ...planServer(definition, handlers, untyped),
    validateResponses: options.validateResponses ?? environment() !== "production",
    refusesUnknownQuery: options.unknownQuery === "refuse",
    corsPlan: options.cors && {
      cors: createCors(options.cors),
      requestHeaders: requestHeadersOf(definition.operations),
      methods: methodsOf(definition.operations),
    },
    keepsSlashes: options.encodedSlash === "keep",
    bodyDeadlines: deadlines(timeouts.body),
    handlerDeadlines: deadlines(timeouts.handler),
  };
}

/** Handles one request. Never throws. */
export function handleRequest(engine: Engine, transport: RequestTransport): void {
  new Call(engine, transport).start();
}

function environment(): string | undefined {
  const { process } = globalThis as { process?: { env?: { NODE_ENV?: string } } };
  return process?.env?.NODE_ENV;
}
