import { parseRequestTarget, type RequestTarget } from "../http/request-target.js";
import type { Context, EmittedEvent } from "./context.js";
import { type DeclaredHeaders, type HeaderValues, setHeaderValues } from "./declared-headers.js";
import type { EncodedResponse } from "./encode-response.js";
import type { Operation } from "./operation.js";
import type { AuthorizeRequest, ErrorFacts, RequestStart, RequestSummary } from "./options.js";
import type { DecodedRequest } from "./parameters.js";
import type { Engine } from "./plan.js";
import { callHook, report, type Stage } from "./report.js";
import { disconnectReason, type RequestTransport } from "./request-transport.js";
import { requiredPermissionsOf } from "./required-permissions.js";
import { ResponseHeaders } from "./response-headers.js";

/** The state of a request, and what hooks and handlers can access. Rarely used values are created lazily. */
export class CallState {
  readonly engine: Engine;
  readonly transport: RequestTransport;
  /** Undefined if the request target is not valid. */
  readonly target: RequestTarget | undefined;
  /** Path and query as sent. */
  readonly path: string;
  readonly query: string;
  /** Path parameters as sent. */
  readonly values: string[] = [];
  operation: Operation | undefined = undefined;
  principal: unknown = undefined;
  permissions: bigint | undefined = undefined;
  stage: Stage = "route";
  protected events: EmittedEvent[] | undefined = undefined;
  protected abort: AbortController | undefined = undefined;
  ownHeaders: ResponseHeaders | undefined = undefined;
  /** Values of declared headers set by the handler, for validation. */
  declaredValues: HeaderValues | undefined = undefined;
  #context: HandlerContext | undefined = undefined;
  #requestId: string | undefined = undefined;

  constructor(engine: Engine, transport: RequestTransport) {
    this.engine = engine;
    this.transport = transport;
    this.target = parseRequestTarget(transport.method, transport.target);
    this.path = this.target?.path ?? "";
    this.query = this.target?.query ?? "";
  }

  get requestId(): string {
    if (this.#requestId === undefined) {
      // Set first: a throwing hook must not be called again when its error is reported.
      this.#requestId = crypto.randomUUID();
      this.observe("requestId", () => {
        const own = this.engine.options.requestId?.(this.context);
        if (isRequestId(own)) this.#requestId = own;
        return own;
      });
    }
    return this.#requestId;
  }

  /** The headers of the response. */
  get headers(): ResponseHeaders {
    this.ownHeaders ??= new ResponseHeaders();
    return this.ownHeaders;
  }

  get context(): HandlerContext {
    this.#context ??= new HandlerContext(this);
    return this.#context;
  }

  get signal(): AbortSignal {
    if (this.abort === undefined) {
      const abort = new AbortController();
      this.abort = abort;
      if (this.transport.isClosed) abort.abort(disconnectReason());
      else this.transport.onClosed(() => abort.abort(disconnectReason()));
    }
    return this.abort.signal;
  }

  /** Aborts the signal, also for code that reads it later. */
  protected cancel(reason: unknown): void {
    this.abort ??= new AbortController();
    this.abort.abort(reason);
  }

  /** Sets a header. Values other than text are encoded as the operation declares. */
  setHeader(name: string, value: unknown): void {
    const declared = declaredHeadersOf(this.operation);
    if (typeof value !== "string" || declared?.wireForm !== undefined) {
      setHeaderValues(this.headers, { [name]: value }, declared);
      this.declaredValues = { ...this.declaredValues, [name]: value };
    } else this.headers.set(name, value);
  }

  emit(event: string, payload: unknown): void {
    const { id, events } = this.operation as Operation;
    if (!events?.includes(event)) throw new Error(`${id} does not declare the event ${event}`);
    this.events ??= [];
    this.events.push({ event, payload });
  }

  /** Returns what the hook `authorize` gets. */
  protected authorizeRequest(request: DecodedRequest | undefined): AuthorizeRequest<unknown> {
    const operation = this.operation as Operation;
    const { principal, context } = this;
    return { operation, principal, request, ...requiredPermissionsOf(operation, request?.body), context };
  }

  /** Whether an error is the one that signals that the caller has disconnected. */
  isAbortedBy(error: unknown): boolean {
    return this.abort?.signal.aborted === true && error === this.abort.signal.reason;
  }

  /** Sends the response with the headers of this call. */
  protected send({ status, contentType, body }: EncodedResponse): void {
    const headers = this.ownHeaders;
    if (headers === undefined) {
      this.transport.respond(status, contentType, noHeaders, body);
      return;
    }
    const type = body === undefined ? undefined : (headers.contentType ?? contentType);
    this.transport.respond(status, type, headers.list(), body);
  }

  observe(stage: Stage, hook: () => unknown): void {
    callHook(hook, (error) => this.report(error, stage));
  }

  report(error: unknown, stage: Stage = this.stage): void {
    const { requestId, operation } = this;
    const facts = { requestId, operationId: operation?.id, stage };
    report(this.engine.options, error, Object.defineProperty(facts, "operation", { value: operation }) as ErrorFacts);
  }
}

const noHeaders: readonly never[] = [];

/** The view of a call for hooks and handlers. */
export class HandlerContext implements Context<unknown, Record<string, unknown>>, RequestStart {
  readonly #call: CallState;

  constructor(call: CallState) {
    this.#call = call;
  }

  get requestId(): string {
    return this.#call.requestId;
  }

  get method(): string {
    return this.#call.transport.method;
  }

  get path(): string {
    return this.#call.path;
  }

  get query(): string {
    return this.#call.query;
  }

  get operation(): Operation {
    return this.#call.operation as Operation;
  }

  get operationId(): string | undefined {
    return this.#call.operation?.id;
  }

  get route(): string | undefined {
    return this.#call.operation?.path;
  }

  get signal(): AbortSignal {
    return this.#call.signal;
  }

  get principal(): unknown {
    return this.#call.principal;
  }

  get permissions(): bigint | undefined {
    return this.#call.permissions;
  }

  toJSON(): RequestSummary {
    const { requestId, method, path, operationId, route } = this;
    return {
      requestId,
      method,
      path,
      ...(operationId !== undefined && { operationId }),
      ...(route !== undefined && { route }),
    };
  }

  // Bound functions, so that destructuring works: `({ emit }) => …`.

  get header(): Context["header"] {
    const { transport } = this.#call;
    return (name) => transport.header(name.toLowerCase());
  }

  get emit(): (event: string, payload: unknown) => void {
    const call = this.#call;
    return (event, payload) => call.emit(event, payload);
  }

  get setHeader(): Context["setHeader"] {
    const call = this.#call;
    return (name: string, value: unknown) => call.setHeader(name, value);
  }
}

/** Whether a text is safe in logs and headers: the caller may have chosen it. */
function isRequestId(text: unknown): text is string {
  return typeof text === "string" && /^[!-~]{1,200}$/.test(text);
}

/** Returns the headers of the first response that declares any. */
function declaredHeadersOf(operation: Operation | undefined): DeclaredHeaders | undefined {
  const { responses } = operation ?? {};
  for (const status in responses) {
    const { headers } = responses[status] ?? {};
    if (headers !== undefined) return headers;
  }
  return undefined;
}
