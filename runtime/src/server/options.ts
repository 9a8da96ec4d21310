import type { Issue } from "../validate/index.js";
import type { CallFacts, Context, EmittedEvent } from "./context.js";
import type { CorsOptions } from "./cors.js";
import type { ErrorContent, ErrorFormat, RenderedError } from "./error-format.js";
import type { Failures } from "./failure.js";
import type { AnyHttpError } from "./http-error.js";
import type { ServerLimits, ServerTimeouts } from "./limits.js";
import type { Awaitable, FieldPermission, Operation, Router } from "./operation.js";
import type { RequestFacts } from "./request-facts.js";
import type { Credential } from "./security.js";

/** What the generator knows of an interface: the first argument of every function that makes a server of it. */
export interface ServerDefinition {
  readonly route: Router;
  /** All operations, variants included. */
  readonly operations: readonly Operation[];
  /** Whether operations share routes, so that `options.resolve` is needed. Default: false. */
  readonly shared?: boolean;
  /** The responses to the engine's own failures. Default: no code, and the reason phrase of the status. */
  readonly failures?: Failures;
  /** The format of errors where the operation does not declare another. Default: problem details. */
  readonly errorFormat?: ErrorFormat;
}

/** The principal of a credential. A falsy result means unauthenticated (401). May throw an HttpError. */
export type Authenticate<Principal, Given extends Credential = Credential> = (
  credential: Given,
  request: RequestFacts & { readonly operation: Operation },
  scopes: readonly string[],
) => Awaitable<Principal | undefined | null | false>;

/** What `authorize` decides about. */
export interface AuthorizeRequest<Principal = unknown> {
  readonly operation: Operation;
  readonly principal: Principal | undefined;
  /** The decoded, checked request, as the handler gets it. */
  readonly request: unknown;
  /** All permissions that are declared for it: those of the operation, and of the properties that the body carries. */
  readonly permissions: readonly string[];
  /** Whether the caller must own what is changed. */
  readonly ownerOnly: boolean;
  /** The properties that the body carries and that need permissions of their own. */
  readonly fields: readonly FieldPermission[];
  readonly context: RequestFacts;
}

/** The family that the values of a shared route belong to; undefined for none (404). */
export type Resolve<Family extends string = string> = (
  values: readonly string[],
  families: readonly Family[],
  context: RequestFacts,
) => Awaitable<Family | undefined>;

/**
 * Surrounds what an operation does: `(call, run) => database.transaction(run)`.
 *
 * `run` does all of it, once the request is known to be right: `authorize`, the handler, `deliver` with its events, and
 * encoding the response. Its promise rejects with whatever failed. It can be called again after it has settled, as databases
 * want it that ask for another attempt: only the last run counts, with its events and headers. The response is sent only
 * after the hook's own promise settles; a rejection is handled like an error that a handler throws. A handler's HttpError
 * stands, also when the hook rejects with something else.
 */
export type Around<Principal = unknown> = (call: CallFacts<Principal>, run: () => Promise<void>) => Promise<unknown>;

export interface ErrorFacts {
  readonly requestId: string;
  readonly operation: Operation | undefined;
  /** What was under way: `handler`, `authenticate`, `response`, … */
  readonly stage: string;
}

export interface RequestStart extends RequestFacts {
  /** Undefined when no operation has this path and method. */
  readonly operation: Operation | undefined;
}

export interface RequestEnd {
  readonly status: number;
  /** Milliseconds from receiving the request's headers to passing the response to the transport. */
  readonly durationMs: number;
}

export interface ServerOptions<Principal = unknown> {
  /** Where the interface is mounted, such as `/api/v8`. Everything outside of it is a 404. Default: the root. */
  readonly basePath?: string;
  /** By security scheme. One that an operation needs and that is not there is an error when the server is made. */
  readonly authenticate?: { readonly [scheme: string]: Authenticate<Principal> };
  /**
   * Returns the permissions of the caller, or nothing, to allow a request. Throws an HttpError to refuse it. Without
   * it every caller may do everything. It is asked for each request, also of operations that declare no permission.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook that only throws returns nothing.
  readonly authorize?: (request: AuthorizeRequest<Principal>) => Awaitable<bigint | void>;
  /** Needed where the interface has shared routes. */
  readonly resolve?: Resolve<string>;
  /**
   * Chooses the error for a request that does not match the specification, such as an interface's own error for a quota.
   * Default, and for undefined: the failure `invalid-request`, which lists the issues.
   */
  readonly invalidRequest?: (issues: readonly Issue[], context: RequestStart) => AnyHttpError | undefined;
  /**
   * The body of an error response, in place of the error format of the specification, which is the default and applies for
   * undefined. Errors of handlers that have a body of their own are sent as they are.
   */
  readonly renderError?: (error: ErrorContent, context: RequestStart) => RenderedError | undefined;
  /** Receives the events of a successful handler before the response is sent. If it throws, the response is 500. */
  readonly deliver?: (events: readonly EmittedEvent[], context: Context<Principal>) => Awaitable<void>;
  /**
   * Surrounds `authorize`, handler and `deliver` of a call, so that a transaction can hold all that they do. Without it
   * nothing is spent on it.
   */
  readonly around?: Around<Principal>;
  /**
   * Called once for each internal failure of the server. Default: one `console.error`. What it throws, or rejects with, is
   * dropped.
   */
  readonly onError?: (error: unknown, facts: ErrorFacts) => void;
  /** For logs and metrics. What they throw, or reject with, goes to `onError` and does not change the response. */
  readonly onRequest?: (request: RequestStart) => void;
  readonly onResponse?: (request: RequestStart, response: RequestEnd) => void;
  /** The id of a request, such as the one that a proxy has set. Default: a random UUID. */
  readonly requestId?: (request: Pick<RequestFacts, "method" | "path" | "header">) => string;
  /** Which pages of other origins may call, in browsers. Default: none; responses have no CORS headers. */
  readonly cors?: CorsOptions;
  readonly limits?: ServerLimits;
  readonly timeouts?: ServerTimeouts;
  /** Whether responses are validated against the specification. Default: true unless NODE_ENV is `production`. */
  readonly validateResponses?: boolean;
  /** Whether operations without a handler respond with 501. Otherwise creating the server throws. Default: false. */
  readonly partial?: boolean;
  /** How to handle query parameters that the operation does not declare. Default: `ignore`. */
  readonly unknownQuery?: "ignore" | "refuse";
  /**
   * How to handle path parameters with an encoded slash, `%2F`. Many hosts and proxies decode it, so it gets a 400. An
   * interface whose parameters are paths themselves keeps it. Default: `refuse`.
   */
  readonly encodedSlash?: "refuse" | "keep";
}
