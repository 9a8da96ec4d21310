import type { Operation } from "./operation.js";
import type { RequestFacts } from "./request-facts.js";

/**
 * What a handler receives besides the request.
 *
 * @template Events Payload types by the name of the events that the operation declares.
 * @template Headers The headers that the operation declares for its success, except where handlers return them.
 */
export interface Context<Principal = unknown, Events extends object = object, Headers extends object = object>
  extends RequestFacts {
  readonly operation: Operation;
  /** Aborts when the caller is gone or the time for the handler is over. Costs nothing until it is read. */
  readonly signal: AbortSignal;
  /** The result of `authenticate`; undefined for an unauthenticated caller of an operation that anyone may call. */
  readonly principal: Principal;
  /** The permissions that `authorize` returned; undefined if it returned none. */
  readonly permissions: bigint | undefined;
  /**
   * Fires an event once the handler has succeeded; in order, through `options.deliver`. Nothing is fired for a handler
   * that throws. Throws for an event that the operation does not declare.
   */
  emit<Name extends keyof Events & string>(event: Name, payload: Events[Name]): void;
  /**
   * Sets a header of the response: a declared one to a value of its schema, or any to a text. Throws a TypeError for an
   * invalid header name or value.
   */
  setHeader<Name extends keyof Headers & string>(name: Name, value: Headers[Name] & {}): void;
  setHeader(name: string, value: string): void;
}

/** What is known of a call before its handler runs. */
export type CallFacts<Principal = unknown> = Omit<Context<Principal>, "emit" | "setHeader" | "permissions">;

/** An event that a handler has fired. */
export interface EmittedEvent {
  readonly event: string;
  readonly payload: unknown;
}
