import type { MergedOptions, Middleware, MiddlewareCallbackParams, MiddlewareRequestParams } from "./client-types.js";

/** A call, as middleware sees it. */
export interface Call {
  readonly request: Request;
  readonly schemaPath: string;
  readonly params: MiddlewareRequestParams;
  readonly options: MergedOptions;
  /** The class of requests that `onRequest` may return. */
  readonly requestClass: typeof Request;
  /** Sends a request, which middleware may have replaced. */
  readonly send: (request: Request) => Promise<Response>;
}

/** The request that was sent, and its response. */
export interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** Whether a value is middleware. Undefined, null and other empty values are not; for any other value, it throws an error. */
export function isMiddleware(given: Middleware): boolean {
  if (!given) return false;
  if (typeof given !== "object" || !["onRequest", "onResponse", "onError"].some((name) => name in given)) {
    throw new Error("Middleware must be an object with onRequest, onResponse or onError.");
  }
  return true;
}

/**
 * Sends a call through middleware: the first one sees the request first, and the response or the error last. A response from
 * `onRequest` is the result of the call, which no other middleware sees.
 */
export async function sendThrough(middleware: readonly Middleware[], call: Call): Promise<Exchange> {
  const { schemaPath, params, options, requestClass } = call;
  const shared = { schemaPath, params, options: Object.freeze(options), id: callId() };
  let { request } = call;
  for (const each of middleware) {
    const result = await ask<Request | Response>(each, "onRequest", { request, ...shared }, [requestClass, Response]);
    if (result instanceof Response) return { request, response: result };
    request = result ?? request;
  }
  const reversed = [...middleware].reverse();
  let response: Response;
  try {
    response = await call.send(request);
  } catch (error) {
    response = await responseToError(reversed, { request, ...shared }, error);
  }
  for (const each of reversed) {
    response = (await ask(each, "onResponse", { request, response, ...shared }, [Response])) ?? response;
  }
  return { request, response };
}

/** Returns the first response from `onError`, or throws the error, which middleware may have replaced. */
async function responseToError(
  reversed: readonly Middleware[],
  context: MiddlewareCallbackParams,
  thrown: unknown,
): Promise<Response> {
  let error = thrown;
  for (const each of reversed) {
    const result = await ask<Response | Error>(each, "onError", { ...context, error }, [Response, Error]);
    if (result instanceof Response) return result;
    error = result ?? error;
  }
  throw error;
}

/**
 * Calls a function of middleware if there is one, as a method: middleware may be an instance of a class. Returns undefined for
 * any empty result, and throws an error for a result of another class.
 */
async function ask<Result>(
  middleware: Middleware | null | undefined,
  name: keyof Middleware,
  context: object,
  classes: readonly (new (...args: never) => Result)[],
): Promise<Result | undefined> {
  if (typeof middleware?.[name] !== "function") return undefined;
  const result: unknown = await middleware[name](context as never);
  if (!result) return undefined;
  const isAllowed = (value: unknown): value is Result => classes.some((one) => value instanceof one);
  if (isAllowed(result)) return result;
  throw new Error(`${name} must return nothing or a new ${classes.map((one) => one.name).join(" or ")}.`);
}

/** A text that distinguishes calls in logs. React Native has no `crypto`. */
function callId(): string {
  return Math.floor(Math.random() * 2 ** 52)
    .toString(16)
    .padStart(13, "0");
}
