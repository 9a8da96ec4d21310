import type { CallBody } from "./call-body.js";
import { encodeCallError, mapInvalidRequest } from "./call-error.js";
import { CallState } from "./call-state.js";
import type { CallSteps } from "./call-steps.js";
import { addCorsHeaders } from "./cors-headers.js";
import type { Expirable } from "./deadlines.js";
import type { EncodedResponse } from "./encode-response.js";
import { type ErrorSource, Failure, Refusal } from "./failure.js";
import { HttpError } from "./http-error.js";
import { addNotices } from "./notices.js";
import { isStream, observedResponse } from "./observed-stream.js";
import type { Engine } from "./plan.js";
import type { Stage } from "./report.js";
import type { RequestTransport } from "./request-transport.js";
import { endResult } from "./unsent-result.js";

/** How a request ends: with one response or error, which stops its deadline and is observed. */
export abstract class CallResponse extends CallState implements Expirable {
  due = 0;
  previous: Expirable | undefined = undefined;
  next: Expirable | undefined = undefined;
  hasResponded = false;
  protected waitingFor: "body" | "handler" | undefined = undefined;
  protected body: CallBody | undefined = undefined;
  protected readonly steps: CallSteps | undefined;
  /** The handler's last result, until it is encoded. */
  protected result: unknown = undefined;
  /** The stream of the last result. It is cancelled if another response is sent. */
  protected stream: ReadableStream<Uint8Array> | undefined = undefined;
  /** When processing started, if the response is observed. */
  protected started = 0;
  #issueCodes: readonly string[] = noCodes;

  constructor(engine: Engine, transport: RequestTransport, steps?: CallSteps) {
    super(engine, transport);
    this.steps = steps;
  }

  abstract expire(): void;

  /** Responds with the error of a stage, unless the caller has disconnected or a response was sent. */
  fail(error: unknown): void {
    if (this.hasResponded) return;
    // A handler that stops because the caller disconnected has not failed.
    const isAborted = this.isAbortedBy(error);
    const known = error instanceof Refusal || error instanceof HttpError ? error : undefined;
    if (known === undefined && !isAborted && this.#recover(error)) return;
    const responseError = known === undefined ? new Failure("internal") : mapInvalidRequest(this, known);
    if (!isAborted && (known === undefined || known.cause !== undefined)) this.report(error);
    this.respondWithError(responseError);
  }

  /** Offers the exception of a hook or handler to the framework. Returns whether the call is finished. */
  #recover(error: unknown): boolean {
    if (this.steps === undefined || !recoverable.has(this.stage)) return false;
    let ended: Promise<number> | undefined;
    try {
      ended = this.steps.recover(error, this.context);
    } catch (other) {
      this.stage = "response";
      this.fail(other);
      return true;
    }
    if (ended === undefined) return false;
    this.#markResponded();
    this.body?.abandon();
    ended.then(
      (status) => this.#observeResponse(status),
      (other: unknown) => this.report(other),
    );
    return true;
  }

  protected respondWithError(error: ErrorSource): void {
    if (error.issues !== undefined) this.#issueCodes = [...new Set(error.issues.map(({ code }) => code))];
    try {
      this.finish(encodeCallError(this, error));
    } catch (second) {
      this.report(second);
      this.finish(encodeCallError(this, new Failure("internal")));
    }
  }

  protected finish(response: EncodedResponse): void {
    if (this.hasResponded) return;
    this.#markResponded(response);
    // The response to HEAD has no body that could end.
    const streams = isStream(response) && this.transport.method !== "HEAD";
    if (streams) this.#observeResponse(response.status, true);
    try {
      const { corsPlan } = this.engine;
      if (corsPlan !== undefined) addCorsHeaders(this, corsPlan);
      if (this.operation?.mediaTypes !== undefined) this.headers.vary("Accept");
      if (this.operation?.notices !== undefined) addNotices(this.headers, this.operation.notices);
      this.body?.close(response);
      this.send(streams ? observedResponse(this, response, this.started) : response);
    } catch (error) {
      // Should be unreachable; without it, the caller would wait forever.
      this.report(error, "response");
      this.transport.abandon();
    }
    if (!streams) this.#observeResponse(response.status);
  }

  #markResponded(response?: EncodedResponse): void {
    this.hasResponded = true;
    if (this.waitingFor === "handler") this.engine.handlerDeadlines.stop(this);
    if (this.stream !== response?.body) this.cancelStream();
    if (this.result !== undefined) this.resultReturned(undefined);
  }

  /** Keeps a result of the handler until it is encoded, and ends the former one. After the response, nothing is kept. */
  protected resultReturned(result: unknown): void {
    if (this.result !== undefined) endResult(this.result, result);
    this.result = result;
    if (!this.hasResponded || result === undefined) return;
    endResult(result);
    this.result = undefined;
  }

  protected cancelStream(): void {
    this.stream?.cancel().catch(() => undefined);
    this.stream = undefined;
  }

  #observeResponse(status: number, isStreamed = false): void {
    const { onResponse } = this.engine.options;
    if (onResponse === undefined) return;
    const durationMs = performance.now() - this.started;
    const issueCodes = this.#issueCodes;
    this.observe("onResponse", () =>
      onResponse(this.context, { status, durationMs, issueCodes, ...(isStreamed && { isStream: true }) }),
    );
  }
}

const noCodes: readonly string[] = [];

/** The stages in which code of the user fails. */
const recoverable: ReadonlySet<Stage> = new Set(["authenticate", "admit", "authorize", "handler", "deliver", "around"]);
