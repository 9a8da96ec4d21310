import type { Issue } from "../validate/index.js";
import type { CallFacts, Context, EmittedEvent } from "./context.js";
import type { CorsOptions } from "./cors.js";
import type { ErrorContent, ErrorFormat, RenderedError } from "./error-format.js";
import type { Failures } from "./failure.js";
import type { AnyHttpError } from "./http-error.js";
import type { IdempotencyOptions } from "./idempotency.js";
import type { ServerLimits, ServerTimeouts } from "./limits.js";
import type { Awaitable, FieldPermission, Operation, Router } from "./operation.js";
import type { RequestFacts } from "./request-facts.js";
import type { Credential } from "./security.js";

/** Any principal: the type argument of handlers and options in a definition, which does not know the principal. */
// biome-ignore lint/suspicious/noExplicitAny: handlers receive a principal, and hooks return it.
export type AnyPrincipal = any;

/**
 * The generated definition of an interface: an argument of every function that creates a server. `Handlers` and `Options`
 * are the types of the arguments that belong to it.
 */
export interface ServerDefinition<Handlers extends object = object, Options extends object = object> {
  readonly route: Router;
  /** All operations, including variants. */
  readonly operations: readonly Operation[];
  /** Whether operations share routes, so that `options.resolve` is required. Default: false. */
  readonly shared?: boolean;
  /** Responses to the engine's own failures. Default: no code, and the reason phrase of the status. */
  readonly failures?: Failures;
  /** Error format of operations that do not declare another. Default: problem details. */
  readonly errorFormat?: ErrorFormat;
  /** Names of tags by group of handlers. Default: the names of the groups. */
  readonly tags?: { readonly [group: string]: string };
  /** Never set: for the types of an adapter's arguments. */
  readonly types?: { readonly handlers: Handlers; readonly options: Options };
}

/** Returns the principal of a credential. A falsy result means unauthenticated (401). May throw an HttpError. */
export type Authenticate<Principal, Given extends Credential = Credential> = (
  credential: Given,
  request: RequestFacts & { readonly operation: Operation },
  scopes: readonly string[],
) => Awaitable<Principal | undefined | null | false>;

/** The argument of `authorize`. */
export interface AuthorizeRequest<Principal = unknown> {
  readonly operation: Operation;
  readonly principal: Principal | undefined;
  /** The decoded and validated request that the handler receives. */
  readonly request: unknown;
  /** All declared permissions: those of the operation, and of the sent properties. */
  readonly permissions: readonly string[];
  /** Whether the caller must own the resource. */
  readonly ownerOnly: boolean;
  /** The sent properties that require permissions of their own. */
  readonly fields: readonly FieldPermission[];
  readonly context: RequestFacts;
}

/** Returns the family of a shared route for these values; undefined for none (404). */
export type Resolve<Family extends string = string> = (
  values: readonly string[],
  families: readonly Family[],
  context: RequestFacts,
) => Awaitable<Family | undefined>;

/**
 * Wraps an operation's execution: `(call, run) => database.transaction(run)`.
 *
 * `run` executes everything after the request has been validated: `authorize`, the handler, `deliver` with its events,
 * and encoding the response. Its promise rejects with any failure. It may be called again after it has settled, for
 * databases that require retries: only the last run counts, with its events and headers. The response is sent after the
 * hook's own promise settles; a rejection is handled like an error thrown by a handler. A handler's HttpError takes
 * precedence even if the hook rejects with another error.
 */
export type Around<Principal = unknown> = (call: CallFacts<Principal>, run: () => Promise<void>) => Promise<unknown>;

export interface ErrorFacts {
  readonly requestId: string;
  /** The `operationId`; undefined if no operation matches. */
  readonly operationId: string | undefined;
  /** Not enumerable, so that logs of the facts are short. */
  readonly operation: Operation | undefined;
  /** The current stage: `handler`, `authenticate`, `response`, … */
  readonly stage: string;
}

/** A request in logs. */
export interface RequestSummary {
  readonly requestId: string;
  readonly method: string;
  /** The path as sent, without the query. */
  readonly path: string;
  /** Absent if no operation matches. */
  readonly operationId?: string;
  /** The path template of the operation. Absent if no operation matches. */
  readonly route?: string;
}

export interface RequestStart extends RequestFacts {
  /** Undefined if no operation matches the path and method. */
  readonly operation: Operation | undefined;
  /** The `operationId`; undefined if no operation matches. */
  readonly operationId: string | undefined;
  /** The path template of the operation, such as `/guilds/{guild_id}`, as a label of metrics and spans. */
  readonly route: string | undefined;
  /** The result of `authenticate`; undefined before it, and for callers without credentials. */
  readonly principal: unknown;
  /** What `JSON.stringify` writes: neither headers nor the query, which may contain credentials. */
  toJSON(): RequestSummary;
}

export interface RequestEnd {
  readonly status: number;
  /** Milliseconds from receiving the request headers to passing the response to the transport. */
  readonly durationMs: number;
  /** The codes of the issues for which a request was refused, each once, such as `max-length`. */
  readonly issueCodes: readonly string[];
  /** Present if the body is a stream, which continues after the status was sent: `onStreamEnd` reports how it ends. */
  readonly isStream?: true;
}

/** How a stream has ended: after its last item, by an error, or because the caller left. */
export type StreamOutcome = "complete" | "failed" | "cancelled";

export interface StreamEnd {
  /** The status that was sent before. */
  readonly status: number;
  /** `failed`: the handler threw, so that the caller has received a part only. `cancelled`: the caller left, or the server stopped. */
  readonly outcome: StreamOutcome;
  /** Milliseconds from receiving the request headers to the end of the stream. */
  readonly durationMs: number;
}

export interface ServerOptions<Principal = unknown> {
  /** Mount path of the interface, such as `/api/v8`. Paths outside of it are a 404. Default: the root. */
  readonly basePath?: string;
  /** Hooks by security scheme. Creating the server throws if a required one is missing. */
  readonly authenticate?: { readonly [scheme: string]: Authenticate<Principal> };
  /**
   * Authorizes a request. Returns the permissions of the caller, or nothing; throws an HttpError to refuse. Default:
   * everything is allowed.
   * Called for every request, including operations without declared permissions.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook that only throws returns nothing.
  readonly authorize?: (request: AuthorizeRequest<Principal>) => Awaitable<bigint | void>;
  /** Required if the interface has shared routes. */
  readonly resolve?: Resolve<string>;
  /**
   * Returns the operation to use in place of one of the interface, with the same method and path: to serve a variant of
   * the interface, such as another version, with the same handlers. Called once for each operation. Default: unchanged.
   */
  readonly adapt?: (operation: Operation) => Operation;
  /**
   * Returns the error for a request that does not match the specification, such as an interface's own error for a
   * quota. Default, and for undefined: the failure `invalid-request`, which lists the issues.
   */
  readonly invalidRequest?: (issues: readonly Issue[], context: RequestStart) => AnyHttpError | undefined;
  /**
   * Overrides the body of an error response. Undefined: the error format of the specification. Errors of handlers with
   * their own body are sent unchanged.
   */
  readonly renderError?: (error: ErrorContent, context: RequestStart) => RenderedError | undefined;
  /** Receives the events of a successful handler before the response is sent. If it throws, the response is 500. */
  readonly deliver?: (events: readonly EmittedEvent[], context: Context<Principal>) => Awaitable<void>;
  /**
   * Wraps `authorize`, handler and `deliver` of a call, for example in a transaction. Without it, there is no overhead.
   */
  readonly around?: Around<Principal>;
  /**
   * Executes operations with `x-idempotency` at most once for a key, and repeats the first response. Default: handlers
   * receive the key, and the server does nothing with it.
   */
  readonly idempotency?: IdempotencyOptions<Principal>;
  /**
   * Called once for each internal failure of the server. Default: `console.error`. Its exceptions and rejections are
   * ignored.
   */
  readonly onError?: (error: unknown, facts: ErrorFacts) => void;
  /** For logs and metrics. Exceptions and rejections are passed to `onError` and do not affect the response. */
  readonly onRequest?: (request: RequestStart) => void;
  readonly onResponse?: (request: RequestStart, response: RequestEnd) => void;
  /** Called when a response that is a stream has ended, after `onResponse`. */
  readonly onStreamEnd?: (request: RequestStart, end: StreamEnd) => void;
  /** Returns the id of a request, such as one set by a proxy. Default: a random UUID. */
  readonly requestId?: (request: Pick<RequestFacts, "method" | "path" | "header">) => string;
  /** Which pages of other origins may call from browsers. Default: none; responses have no CORS headers. */
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
   * How to handle path parameters with an encoded slash, `%2F`. Many platforms and proxies decode it, so it gets a 400
   * by default. Use `keep` if parameters contain paths. Default: `refuse`.
   */
  readonly encodedSlash?: "refuse" | "keep";
}
