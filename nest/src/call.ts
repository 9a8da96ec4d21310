import type { OperationMetadata } from "@guildwire/runtime/adapters";
import type { Context } from "@guildwire/runtime/server";
import type { ArgumentsHost } from "@nestjs/common";

/** A call of an operation, as guards, interceptors and exception filters see it. */
export interface GuildwireCall<Principal = unknown, Request extends object = object> {
  /** What the document declares: `operationId`, `tags`, `security`, `permissions`. */
  readonly operation: OperationMetadata;
  /** The path template of the document, without the base path: `/books/{book_id}`. */
  readonly path: string;
  /** The result of `authenticate`; undefined for operations without authentication. */
  readonly principal: Principal;
  /** What the handler receives: for guards the parameters alone, for interceptors the body as well. */
  readonly request: Request;
  /** The second argument of the handler. */
  readonly context: Context<Principal>;
}

/** A property of requests: the garbage collector takes much longer for a WeakMap with an entry per request. */
const callKey = Symbol("guildwire call");

/** Notes the call of a request of Express or Fastify. */
export function noteCall(request: object, call: GuildwireCall): void {
  setHidden(request, callKey, call);
}

/** Sets a property that neither a copy nor a log of the object has. */
export function setHidden(object: object, key: symbol, value: unknown): void {
  Object.defineProperty(object, key, { value, configurable: true, writable: true });
}

/**
 * Returns the call that a guard, an interceptor or an exception filter belongs to; undefined for other requests, such as
 * those of Nest's own controllers.
 */
export function guildwireCall<Principal = unknown, Request extends object = object>(
  host: ArgumentsHost,
): GuildwireCall<Principal, Request> | undefined {
  const { [callKey]: call } = Object(host.getArgByIndex(0)) as { readonly [callKey]?: unknown };
  return call as GuildwireCall<Principal, Request> | undefined;
}
