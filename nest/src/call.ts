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

const calls = new WeakMap<object, GuildwireCall>();

/** Notes the call of a request of Express or Fastify, for as long as the request exists. */
export function noteCall(request: object, call: GuildwireCall): void {
  calls.set(request, call);
}

/**
 * Returns the call that a guard, an interceptor or an exception filter belongs to; undefined for other requests, such as
 * those of Nest's own controllers.
 */
export function guildwireCall<Principal = unknown, Request extends object = object>(
  host: ArgumentsHost,
): GuildwireCall<Principal, Request> | undefined {
  return calls.get(Object(host.getArgByIndex(0))) as GuildwireCall<Principal, Request> | undefined;
}
