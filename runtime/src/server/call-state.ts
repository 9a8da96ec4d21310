import { parseRequestTarget, type RequestTarget } from "../http/request-target.js";
import { AnswerHeaders } from "./answer-headers.js";
import type { EmittedEvent } from "./context.js";
import { type Exchange, goneReason } from "./exchange.js";
import { HandlerContext } from "./handler-context.js";
import type { Operation } from "./operation.js";
import type { Engine } from "./plan.js";
import { observe, report, type Stage } from "./report.js";

/** What is known of a request so far, and what hooks and handlers can do with it. What few need is made when it is asked for. */
export class CallState {
  readonly engine: Engine;
  readonly exchange: Exchange;
  /** Undefined if the request target is not valid. */
  protected readonly target: RequestTarget | undefined;
  /** As they were sent. */
  readonly path: string;
  readonly query: string;
  /** Of the path's parameters, as they were sent. */
  readonly values: string[] = [];
  operation: Operation | undefined = undefined;
  principal: unknown = undefined;
  permissions: bigint | undefined = undefined;
  protected stage: Stage = "route";
  protected events: EmittedEvent[] | undefined = undefined;
  protected abort: AbortController | undefined = undefined;
  protected ownHeaders: AnswerHeaders | undefined = undefined;
  #context: HandlerContext | undefined = undefined;
  #requestId: string | undefined = undefined;

  constructor(engine: Engine, exchange: Exchange) {
    this.engine = engine;
    this.exchange = exchange;
    this.target = parseRequestTarget(exchange.method, exchange.target);
    this.path = this.target?.path ?? "";
    this.query = this.target?.query ?? "";
  }

  get requestId(): string {
    if (this.#requestId === undefined) {
      // Set first: a hook that throws is not asked again by the one that reports it.
      this.#requestId = crypto.randomUUID();
      this.observe("requestId", () => {
        const own = this.engine.options.requestId?.(this.context);
        if (isRequestId(own)) this.#requestId = own;
        return own;
      });
    }
    return this.#requestId;
  }

  /** Those of the answer. */
  get headers(): AnswerHeaders {
    this.ownHeaders ??= new AnswerHeaders();
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
      if (this.exchange.gone) abort.abort(goneReason());
      else this.exchange.whenGone(() => abort.abort(goneReason()));
    }
    return this.abort.signal;
  }

  emit(event: string, payload: unknown): void {
    const { id, events } = this.operation as Operation;
    if (!events?.includes(event)) throw new Error(`${id} does not declare the event ${event}`);
    this.events ??= [];
    this.events.push({ event, payload });
  }

  protected observe(stage: Stage, hook: () => unknown): void {
    observe(hook, (error) => this.report(error, stage));
  }

  protected report(error: unknown, stage: Stage = this.stage): void {
    report(this.engine.options, error, { requestId: this.requestId, operation: this.operation, stage });
  }
}

/** Whether a text may go into logs and into a header: callers may have chosen it. */
function isRequestId(text: unknown): text is string {
  return typeof text === "string" && /^[!-~]{1,200}$/.test(text);
}
