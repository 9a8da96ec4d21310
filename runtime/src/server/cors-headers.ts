import type { CallState } from "./call-state.js";
import type { CorsPlan, Engine } from "./plan.js";
import type { RequestTransport } from "./request-transport.js";

/** Whether this is a CORS preflight, which takes precedence over an operation with the method OPTIONS. */
export function isPreflight({ corsPlan }: Engine, transport: RequestTransport): boolean {
  if (corsPlan === undefined || transport.method !== "OPTIONS") return false;
  return transport.header("origin") !== undefined && transport.header("access-control-request-method") !== undefined;
}

/** Adds the headers of a preflight response, with the methods that the path allows. */
export function addPreflightHeaders({ headers, engine, transport }: CallState, allow: string | undefined): void {
  const { cors, methods, requestHeaders } = engine.corsPlan as CorsPlan;
  const origin = transport.header("origin") as string;
  headers.setAll(cors.preflightHeaders(origin, allow?.split(", ") ?? methods, requestHeaders));
}

/** Adds the headers of every response. */
export function addCorsHeaders(call: CallState, { cors }: CorsPlan): void {
  const { headers } = call;
  try {
    const { vary, ...added } = cors.headers(call.transport.header("origin"));
    headers.setAll(added);
    if (vary !== undefined) headers.vary(vary);
  } catch (error) {
    // The `cors` function of the options has failed: send the response, but do not let the page read it.
    call.report(error, "cors");
    headers.vary("Origin");
  }
}
