import type { Operation } from "./operation.js";
import type { RequestFacts } from "./request-facts.js";

/**
 * What a handler receives besides the request.
 *
 * @template Events Payload types by name of the declared events.
 * @template Headers The declared response headers of a success, except those that handlers return.
 */
export interface Context<Principal = unknown, Events extends object = object, Headers extends object = object>
  extends RequestFacts {
  readonly operation: Operation;
  /** Aborts when the caller disconnects or the handler times out. Created on first access. */
  readonly signal: AbortSignal;
  /** The result of `authenticate`; undefined for an unauthenticated caller of a public operation. */
  readonly principal: Principal;
  /** The permissions that `authorize` returned; undefined if it returned none. */
  readonly permissions: bigint | undefined;
  /**
   * Emits an event after the handler has succeeded, in order, through `options.deliver`. Events of a handler that
   * throws are discarded.
   * Throws for an undeclared event.
   */
  emit<Name extends keyof Events & string>(event: Name, payload: Events[Name]): void;
  /**
   * Sets a response header: a declared one to a value of its schema, or any header to a text. Throws a TypeError for an
   * invalid header name or value.
   */
  setHeader<Name extends keyof Headers & string>(name: Name, value: Headers[Name] & {}): void;
  setHeader(name: string, value: string): void;
}

/** What is known about a call before its handler runs. */
export type CallFacts<Principal = unknown> = Omit<Context<Principal>, "emit" | "setHeader" | "permissions">;

/** An event emitted by a handler. */
export interface EmittedEvent {
  readonly event: string;
  readonly payload: unknown;
}
