import { preferredMediaType } from "./accept.js";
import { runAround } from "./around.js";
import { type AuthenticationResult, authenticateRequest, isPromise } from "./authenticate-request.js";
import { type BodyCall, CallBody } from "./call-body.js";
import { CallResponse } from "./call-response.js";
import { completeResult } from "./complete-result.js";
import { addPreflightHeaders } from "./cors-headers.js";
import { type EncodedResponse, type EncodedResult, encodeHandlerResult } from "./encode-response.js";
import { Failure, Refusal } from "./failure.js";
import { type RoutingResult, resolveValues, routeRequest, variantOf } from "./find-operation.js";
import { HttpError } from "./http-error.js";
import type { IdempotencyOptions } from "./idempotency.js";
import type { Outcome } from "./idempotent-call.js";
import { isStream } from "./observed-stream.js";
import type { Awaitable, Operation, Variants } from "./operation.js";
import type { Around } from "./options.js";
import { type DecodedRequest, decodeParameters } from "./parameters.js";
import type { Plan } from "./plan.js";
import { isNotModified, requirePrecondition } from "./preconditions.js";
import { requestPatternSteps, withinSteps } from "./request-steps.js";
import { disconnectReason } from "./request-transport.js";

/**
 * Processes one request: route, variant, authentication, parameters, body, permissions, handler, events, response. Each
 * stage calls the next one, and awaits only if a hook or handler returns a promise.
 */
export class Call extends CallResponse implements BodyCall {
  #plan: Plan | undefined = undefined;
  #request: DecodedRequest | undefined = undefined;
  /** The caller's preferred response media type, if there is a choice. */
  #accepted: string | undefined = undefined;
  /** Whether the handler has been called in any attempt. */
  #hasRun = false;
  /** The outcome of a call whose effect is known, while it is stored for its idempotency key. */
  #outcome: Outcome | undefined = undefined;
  readonly #patternSteps = requestPatternSteps();

  /** Starts processing. Never throws. */
  start(): void {
    try {
      const { onRequest, onResponse, onStreamEnd } = this.engine.options;
      if (onResponse !== undefined || onStreamEnd !== undefined) this.started = performance.now();
      if (onRequest === undefined) this.#handleRoute(routeRequest(this));
      else this.#routeWithHook();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Called when the deadline of the body or handler has passed. */
  expire(): void {
    if (this.hasResponded) return;
    if (this.waitingFor === "body") {
      const failure = new Failure("timeout");
      this.transport.stopReading(failure);
      this.fail(failure);
      return;
    }
    const cause = new Error(`${this.operation?.id ?? "the request"} took too long (${this.stage})`);
    const outcome = this.#outcome;
    if (outcome !== undefined) {
      // A store that does not respond delays the response, and does not change it.
      this.report(cause, "idempotency");
      if ("response" in outcome) this.finish(outcome.response);
      else this.fail(outcome.error);
      return;
    }
    this.report(cause);
    this.cancel(cause);
    this.respondWithError(new Failure("unavailable"));
  }

  #routeWithHook(): void {
    let failure: unknown;
    let found: RoutingResult | undefined;
    try {
      found = routeRequest(this);
    } catch (error) {
      failure = error;
    }
    // The variant of a shared route is not known yet.
    if (found !== undefined && "id" in found) this.operation = found;
    this.observe("onRequest", () => this.engine.options.onRequest?.(this.context));
    if (found === undefined) throw failure;
    this.#handleRoute(found);
  }

  #handleRoute(found: RoutingResult): void {
    if ("id" in found) this.#startOperation(found);
    else if ("variants" in found) this.#resolve(found);
    else {
      if (found.allow !== undefined) this.headers.set("allow", found.allow);
      if (found.preflight) addPreflightHeaders(this, found.allow);
      this.finish({ status: 204, contentType: undefined, body: undefined });
    }
  }

  #resolve(shared: Variants): void {
    this.stage = "resolve";
    const { resolve } = this.engine.options;
    if (resolve === undefined) throw new Error("options.resolve is missing, and this route is shared");
    const values = resolveValues(shared, this.values, this.engine.keepsSlashes);
    const family = resolve(values, Object.keys(shared.variants), this.context);
    this.#continueWith(family, (found) => this.#startOperation(variantOf(shared, found)));
  }

  #startOperation(operation: Operation): void {
    this.#plan = this.engine.plans.get(operation);
    if (this.#plan === undefined) throw new Error(`${operation.id} is not among the operations of the definition`);
    const { security } = this.#plan.operation;
    this.operation = this.#plan.operation;
    if (security === undefined) this.#decode();
    else {
      this.stage = "authenticate";
      this.#continueWith(
        authenticateRequest(security, this.context, this.engine.options.authenticate ?? {}),
        this.#authenticated,
      );
    }
  }

  #authenticated(result: AuthenticationResult): void {
    if (result === "refused") {
      const { challenge } = this.#plan as Plan;
      throw new Refusal("unauthenticated", challenge === "" ? {} : { headers: { "www-authenticate": challenge } });
    }
    this.principal = result.principal;
    this.#decode();
  }

  #decode(): void {
    this.stage = "decode";
    const operation = this.operation as Operation;
    const { mediaTypes } = operation;
    if (mediaTypes !== undefined) this.#negotiate(mediaTypes);
    const decode = (): DecodedRequest | Promise<DecodedRequest> => decodeParameters(operation, this, this.engine);
    this.#continueWith(withinSteps(this.#patternSteps, decode), this.#parametersDecoded);
  }

  #parametersDecoded(request: DecodedRequest): void {
    const operation = this.operation as Operation;
    const { mediaTypes } = operation;
    this.#request = request;
    if (operation.conditions === "required") requirePrecondition(this.context);
    if (mediaTypes !== undefined) request.accept = mediaTypes[this.#accepted as string] as string;
    if (this.steps === undefined) this.#admitted();
    else {
      this.stage = "admit";
      this.#continueWith(this.steps.admit(this.context, request), this.#admitted);
    }
  }

  #admitted(): void {
    const { body } = this.operation as Operation;
    if (body === undefined) this.#runOperation();
    else {
      this.stage = "decode";
      this.body = new CallBody(this, body, this.#plan as Plan, this.#patternSteps);
      this.body.read();
    }
  }

  #negotiate(mediaTypes: Record<string, string>): void {
    this.#accepted = preferredMediaType(this.transport.header("accept"), Object.keys(mediaTypes));
    if (this.#accepted === undefined) throw new Refusal("not-acceptable");
  }

  /** Starts the deadline of the body. */
  bodyStarted(): void {
    if (this.waitingFor === "handler") this.engine.handlerDeadlines.stop(this);
    this.waitingFor = "body";
    this.engine.bodyDeadlines.start(this);
  }

  /** Stops the deadline of the body. Returns whether the call still needs the body. */
  bodyEnded(): boolean {
    this.engine.bodyDeadlines.stop(this);
    this.waitingFor = undefined;
    return !this.hasResponded;
  }

  /** Continues with the decoded body. */
  bodyDecoded(
    body: unknown,
    contentType: string | undefined,
    files: DecodedRequest["files"] = this.#plan?.noFiles,
  ): void {
    const request = this.#request as DecodedRequest;
    if (contentType !== undefined) request.contentType = contentType;
    request.body = body;
    if (files !== undefined) request.files = files;
    this.#runOperation();
  }

  #runOperation(): void {
    const { around, idempotency } = this.engine.options;
    const { idempotencyKey: header } = this.operation as Operation;
    const key = idempotency && header && this.transport.header(header);
    const attempt = (): Promise<EncodedResponse> => this.#attempt();
    if (idempotency !== undefined && key !== undefined && key !== "") {
      this.#continueWith(this.#runOnce(idempotency, { key, attempt }), this.finish);
    } else if (around === undefined) this.#authorize();
    else this.#continueWith(this.#runAround(around, attempt), this.finish);
  }

  #runAround(around: Around, attempt: () => Promise<EncodedResponse>): Promise<EncodedResponse> {
    this.stage = "around";
    return runAround(around, this.context, attempt, (error) => this.report(error, "around"));
  }

  async #runOnce(
    idempotency: IdempotencyOptions,
    { key, attempt }: { readonly key: string; readonly attempt: () => Promise<EncodedResponse> },
  ): Promise<EncodedResponse> {
    this.stage = "idempotency";
    const { around } = this.engine.options;
    const request = this.#request as DecodedRequest;
    // Few servers have a store.
    const { runOnce } = await import("./run-once.js");
    const execution =
      around === undefined
        ? (run: typeof attempt): Promise<EncodedResponse> => run()
        : (run: typeof attempt): Promise<EncodedResponse> => this.#runAround(around, run);
    const hasRun = (): boolean => this.#hasRun;
    const decided = (outcome: Outcome): void => {
      this.#outcome = outcome;
    };
    return runOnce(this, idempotency, { key, request, attempt, around: execution, hasRun, decided });
  }

  #authorize(): void {
    const { authorize } = this.engine.options;
    if (authorize === undefined) {
      this.#runHandler();
      return;
    }
    this.stage = "authorize";
    this.#continueWith(authorize(this.authorizeRequest(this.#request)), this.#authorized);
  }

  // biome-ignore lint/suspicious/noConfusingVoidType: the return type of the hook.
  #authorized(permissions: bigint | void): void {
    if (typeof permissions === "bigint") this.permissions = permissions;
    this.#runHandler();
  }

  #runHandler(): void {
    this.#continueWith(this.#callHandler(), this.#handled, this.resultReturned);
  }

  #callHandler(): unknown {
    this.stage = "handler";
    const { owner, handler } = this.#plan as Plan;
    if (handler === undefined) throw new Failure("not-implemented");
    return handler.call(owner, this.#request, this.context);
  }

  #handled(result: unknown): void {
    if (result instanceof HttpError) throw result;
    this.resultReturned(result);
    const events = this.events;
    const { deliver } = this.engine.options;
    if (events === undefined || deliver === undefined) this.#respond(result);
    else {
      this.stage = "deliver";
      this.#continueWith(deliver(events, this.context), () => this.#respond(result));
    }
  }

  #respond(result: unknown): void {
    this.#continueWith(this.#encode(result), this.finish);
  }

  #encode(result: unknown): Awaitable<EncodedResponse> {
    this.stage = "response";
    const { validateResponses: checks, firstItemTimeout } = this.engine;
    // Not if the stream has ended because the caller disconnected.
    const onError = (error: unknown): unknown => this.isAbortedBy(error) || this.report(error, "response");
    // Before the response, only the stream of an attempt ends, which may be repeated.
    const onCancel = (): unknown => this.hasResponded && this.cancel(disconnectReason());
    const options = { checks, onError, onCancel, firstItemTimeout };
    const encoded = encodeHandlerResult(this.#plan as Plan, result, options);
    this.result = undefined;
    return encoded.ready?.then((body) => this.#complete({ ...encoded, body })) ?? this.#complete(encoded);
  }

  #complete(result: EncodedResult): EncodedResponse {
    // A repeated attempt may return the same stream.
    if (isStream(result) && result.body !== this.stream) {
      this.cancelStream();
      this.stream = result.body as ReadableStream<Uint8Array>;
    }
    if (this.hasResponded) this.cancelStream();
    this.#checkOpen();
    const complete = completeResult(this, result, this.#request as DecodedRequest, this.#accepted);
    if (this.operation?.conditions !== "cache" || !isNotModified(this.context, this.headers.get("etag")))
      return complete;
    return { status: 304, contentType: undefined, body: undefined };
  }

  /** Runs the stages from `authorize` on as one repeatable promise, for `around`. */
  async #attempt(): Promise<EncodedResponse> {
    const { authorize, deliver } = this.engine.options;
    this.#checkOpen();
    // Discard the state of the previous attempt.
    this.events = undefined;
    this.permissions = undefined;
    this.declaredValues = undefined;
    this.ownHeaders?.clear();
    if (authorize !== undefined) {
      this.stage = "authorize";
      const permissions = await authorize(this.authorizeRequest(this.#request));
      if (typeof permissions === "bigint") this.permissions = permissions;
    }
    this.#checkOpen();
    this.#hasRun = true;
    const result = await this.#callHandler();
    if (result instanceof HttpError) throw result;
    this.resultReturned(result);
    this.#checkOpen();
    if (this.events !== undefined && deliver !== undefined) {
      this.stage = "deliver";
      await deliver(this.events, this.context);
    }
    const encoded = await this.#encode(result);
    this.#checkOpen();
    this.stage = "around";
    return encoded;
  }

  /** Throws if the caller has received a timeout: nothing else must happen, and the transaction must be rolled back. */
  #checkOpen(): void {
    if (this.hasResponded) throw new Failure("unavailable");
  }

  /** Continues with a value: immediately, unless it is a promise. `late` receives a value that comes after the response. */
  #continueWith<T>(value: Awaitable<T>, next: (value: T) => void, late?: (value: T) => void): void {
    if (!isPromise(value)) {
      next.call(this, value);
      return;
    }
    if (this.waitingFor === undefined) {
      this.waitingFor = "handler";
      this.engine.handlerDeadlines.start(this);
    }
    value.then(
      (found) => {
        if (this.hasResponded) {
          late?.call(this, found);
          return;
        }
        try {
          next.call(this, found);
        } catch (error) {
          this.fail(error);
        }
      },
      (error: unknown) => this.fail(error),
    );
  }
}
