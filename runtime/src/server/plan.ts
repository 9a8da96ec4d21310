import type { BodyDecoder, DecodedForm } from "./body.js";
import { ConfigurationError } from "./configuration-error.js";
import type { Cors } from "./cors.js";
import type { Deadlines } from "./deadlines.js";
import { checkOptions } from "./known-options.js";
import { type Limits, limitsOf } from "./limits.js";
import type { Operation } from "./operation.js";
import type { ServerDefinition, ServerOptions } from "./options.js";
import type { ResponseBody } from "./response.js";
import { unknownHandlers } from "./unknown-handlers.js";

/** Data computed once per operation when the server is created. */
export interface Plan {
  readonly operation: Operation;
  /** The object with the handler, used as `this`; undefined for a missing handler of a partial server. */
  readonly owner: object | undefined;
  readonly handler: Handler | undefined;
  /** The only success response, if there is exactly one: handlers then return the body alone. */
  readonly success: { readonly status: number; readonly response: ResponseBody } | undefined;
  /** The value of `WWW-Authenticate`. */
  readonly challenge: string;
  /** The files of an absent form, or of a body of another media type; undefined if the operation has no forms with files. */
  readonly noFiles: DecodedForm["files"] | undefined;
  readonly limits: Limits;
  /** The limits of each body, if some media types have limits of their own. */
  readonly mediaLimits: ReadonlyMap<BodyDecoder | undefined, Limits> | undefined;
}

export type Handler = (request: unknown, context: unknown) => unknown;

/** CORS settings. */
export interface CorsPlan {
  readonly cors: Cors;
  readonly requestHeaders: readonly string[];
  readonly methods: readonly string[];
}

/** A server that is ready for requests. */
export interface Engine {
  readonly definition: ServerDefinition;
  readonly options: ServerOptions<unknown>;
  readonly base: string;
  readonly plans: ReadonlyMap<Operation, Plan>;
  readonly validateResponses: boolean;
  readonly refusesUnknownQuery: boolean;
  readonly keepsSlashes: boolean;
  readonly corsPlan: CorsPlan | undefined;
  readonly firstItemTimeout: number;
  readonly sendTimeout: number;
  readonly bodyDeadlines: Deadlines;
  readonly handlerDeadlines: Deadlines;
}

/** Throws a ConfigurationError that lists everything missing: handlers, authentication, `resolve`; the parser of forms. */
export function planServer(
  definition: ServerDefinition,
  handlers: object,
  options: ServerOptions<unknown>,
): Pick<Engine, "plans" | "base"> {
  checkOptions(options);
  checkOperationIds(definition, options);
  const problems: string[] = [];
  const plans = new Map<Operation, Plan>();
  const schemes = new Set<string>();
  const operations: Operation[] = [];
  for (const original of definition.operations) {
    const operation = options.adapt?.(original) ?? original;
    operations.push(operation);
    const { owner, handler } = handlerOf(handlers, operation);
    if (handler === undefined && options.partial !== true) problems.push(`handlers.${operation.handler.join(".")}`);
    for (const { scheme } of operation.security?.flat() ?? []) schemes.add(scheme.name);
    plans.set(original, {
      operation,
      owner,
      handler,
      success: successOf(operation),
      challenge: challengeOf(operation),
      noFiles: noFilesOf(operation),
      limits: limitsOf(operation, options.limits),
      mediaLimits: mediaLimitsOf(operation, options),
    });
  }
  for (const scheme of schemes) {
    if (typeof options.authenticate?.[scheme] !== "function") problems.push(`options.authenticate.${scheme}`);
  }
  if (definition.shared === true && typeof options.resolve !== "function") problems.push("options.resolve");
  if (problems.length > 0) throw new ConfigurationError("missing-option", `missing: ${problems.join(", ")}`);
  const unknown = options.partial === true ? unknownHandlers(handlers, operations) : [];
  if (unknown.length > 0) throw new ConfigurationError("invalid-handler", unknown.join(", "));
  const base = (options.basePath ?? "").replace(/\/+$/, "");
  if (base !== "" && !base.startsWith("/")) {
    throw new ConfigurationError("invalid-option", "basePath must start with a slash");
  }
  return { plans, base };
}

/** Throws for limits of unknown operations, which would have no effect. */
function checkOperationIds({ operations }: ServerDefinition, { limits }: ServerOptions<unknown>): void {
  const known = new Set(operations.map(({ id }) => id));
  const unknown = Object.keys(limits?.operations ?? {}).filter((id) => !known.has(id));
  if (unknown.length === 0) return;
  throw new ConfigurationError(
    "invalid-option",
    `options.limits.operations: there is no operation ${unknown.join(", ")}`,
  );
}

function noFilesOf({ body }: Operation): DecodedForm["files"] | undefined {
  for (const [, decoder] of body?.decoders ?? []) if ("noFiles" in decoder) return decoder.noFiles;
  return undefined;
}

function mediaLimitsOf(operation: Operation, { limits }: ServerOptions<unknown>): Plan["mediaLimits"] {
  const { body, maxBodies, maxBody } = operation;
  const limitsFor = (own = maxBody): Limits => limitsOf({ ...operation, maxBody: own }, limits);
  return maxBodies && new Map(body?.decoders.map(([type, decoder]) => [decoder, limitsFor(maxBodies[type])]));
}

function handlerOf(handlers: object, { handler: [group, method] }: Operation): Pick<Plan, "owner" | "handler"> {
  const owner: unknown = Reflect.get(handlers, group);
  if (typeof owner !== "object" || owner === null) return { owner: undefined, handler: undefined };
  const found: unknown = Reflect.get(owner, method);
  // Inherited properties are not handlers, even for an operation named toString.
  const handler = found === Reflect.get(Object.prototype, method) ? undefined : found;
  return { owner, handler: typeof handler === "function" ? (handler as Handler) : undefined };
}

function successOf({ responses }: Operation): Plan["success"] {
  const successes = Object.keys(responses).filter((status) => /^2\d\d$|^2XX$/i.test(status));
  const [status = ""] = successes;
  const response = responses[status];
  if (successes.length !== 1 || response === undefined || !/^\d+$/.test(status)) return undefined;
  return { status: Number(status), response };
}

function challengeOf({ security }: Operation): string {
  const challenges = security?.flat().flatMap(({ scheme }) => scheme.challenge ?? []) ?? [];
  return [...new Set(challenges)].join(", ");
}
