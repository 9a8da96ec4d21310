import { acceptedDecoder } from "./accepted-body.js";
import { type Answer, errorAnswer, handlerAnswer } from "./answer.js";
import { type Around, answerWithin } from "./around.js";
import type { BodyDecoder, DecodedForm, RequestBody } from "./body.js";
import { CallState } from "./call-state.js";
import type { Expirable } from "./deadlines.js";
import type { BodyReceiver } from "./exchange.js";
import { Failure, failureAt } from "./failure.js";
import { askedValues, type Found, findOperation, findRoute, variantOf } from "./find-operation.js";
import { HttpError } from "./http-error.js";
import { isPromise, type Login, logIn } from "./login.js";
import { needsOf } from "./needs.js";
import type { Awaitable, Operation, Variants } from "./operation.js";
import type { AuthorizeRequest } from "./options.js";
import { type DecodedRequest, decodeParameters } from "./parameters.js";
import type { Plan, Sharing } from "./plan.js";
import { checkResponseWhen } from "./response-when.js";

/**
 * One request on its way: route, variant, login, parameters, body, permission, handler, events, answer. Each stage calls
 * the next one; only where a hook or handler answers with a promise is anything waited for.
 */
export class Call extends CallState implements Expirable, BodyReceiver {
  due = 0;
  previous: Expirable | undefined = undefined;
  next: Expirable | undefined = undefined;
  #plan: Plan | undefined = undefined;
  #request: DecodedRequest | undefined = undefined;
  #decoder: BodyDecoder | undefined = undefined;
  #waits: "body" | "answer" | undefined = undefined;
  #isAnswered = false;
  #started = 0;

  /** Never throws. */
  start(): void {
    try {
      const { onRequest, onResponse } = this.engine.options;
      if (onResponse !== undefined) this.#started = performance.now();
      if (onRequest === undefined) this.#choose(this.#find());
      else this.#routeObserved();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The deadline of what is being waited for has come. */
  expire(): void {
    if (this.#isAnswered) return;
    if (this.#waits === "body") {
      const failure = new Failure("timeout");
      this.exchange.stopReading(failure);
      this.#fail(failure);
      return;
    }
    const cause = new Error(`${this.operation?.id ?? "the request"} took too long (${this.stage})`);
    this.report(cause);
    this.#refuse(new Failure("unavailable"));
    this.abort?.abort(cause);
  }

  #routeObserved(): void {
    let failure: unknown;
    let found: Found | undefined;
    try {
      found = this.#find();
    } catch (error) {
      failure = error;
    }
    // Which variant of a shared route it is shows later.
    if (found !== undefined && "id" in found) this.operation = found;
    this.observe("onRequest", () => this.engine.options.onRequest?.(this.context));
    if (found === undefined) throw failure;
    this.#choose(found);
  }

  #find(): Found {
    const { target } = this;
    if (target === undefined) throw invalidTarget();
    if (target.path === "*") return { allow: undefined };
    if (this.#isPreflight()) return { allow: findRoute(this.engine, target.path, this.values)?.allow, preflight: true };
    const found = findOperation(this.engine, target.path, this.exchange.method, this.values);
    if (found !== undefined) return found;
    // In a parameter, decoding reports a broken escape with the parameter's name.
    throw target.isEncoded ? new Failure("not-found") : invalidTarget();
  }

  #choose(found: Found): void {
    if ("id" in found) this.#begin(found);
    else if ("variants" in found) this.#resolve(found);
    else {
      if (found.allow !== undefined) this.headers.set("allow", found.allow);
      if (found.preflight) this.#addPreflightHeaders(found.allow);
      this.#finish({ status: 204, contentType: undefined, body: undefined });
    }
  }

  /** A browser asks whether a page may call. It comes before an operation of the method OPTIONS. */
  #isPreflight(): boolean {
    const { engine, exchange } = this;
    if (engine.sharing === undefined || exchange.method !== "OPTIONS") return false;
    return exchange.header("origin") !== undefined && exchange.header("access-control-request-method") !== undefined;
  }

  #addPreflightHeaders(allow: string | undefined): void {
    const { cors, methods, requestHeaders } = this.engine.sharing as Sharing;
    const origin = this.exchange.header("origin") as string;
    this.headers.setAll(cors.preflightHeaders(origin, allow?.split(", ") ?? methods, requestHeaders));
  }

  #addSharingHeaders({ cors }: Sharing): void {
    try {
      const { vary, ...headers } = cors.headers(this.exchange.header("origin"));
      this.headers.setAll(headers);
      if (vary !== undefined) this.headers.vary(vary);
    } catch (error) {
      // The function of the options has failed: the page may not read the response, which stands.
      this.report(error, "cors");
      this.headers.vary("Origin");
    }
  }

  #resolve(shared: Variants): void {
    this.stage = "resolve";
    const { resolve } = this.engine.options;
    if (resolve === undefined) throw new Error("options.resolve is missing, and this route is shared");
    const families = Object.keys(shared.variants);
    this.#then(
      resolve(askedValues(shared, this.values, this.engine.keepsSlashes), families, this.context),
      (family) => {
        this.#begin(variantOf(shared, family));
      },
    );
  }

  #begin(operation: Operation): void {
    this.operation = operation;
    this.#plan = this.engine.plans.get(operation);
    if (this.#plan === undefined) throw new Error(`${operation.id} is not among the operations of the definition`);
    if (operation.security === undefined) this.#decode();
    else {
      this.stage = "authenticate";
      this.#then(logIn(operation.security, this.context, this.engine.options.authenticate ?? {}), this.#loggedIn);
    }
  }

  #loggedIn(login: Login): void {
    if (login === "refused") {
      const { challenge } = this.#plan as Plan;
      throw new Failure("unauthenticated", challenge === "" ? {} : { headers: { "www-authenticate": challenge } });
    }
    this.principal = login.principal;
    this.#decode();
  }

  #decode(): void {
    this.stage = "decode";
    const operation = this.operation as Operation;
    this.#request = decodeParameters(operation, this, this.engine);
    if (operation.body === undefined) this.#work();
    else this.#readBody(operation.body);
  }

  #readBody(body: RequestBody): void {
    const { exchange, engine } = this;
    if (!exchange.hasBody) {
      this.#withoutBody(body);
      return;
    }
    const { body: limit } = engine.limits;
    const decoder = acceptedDecoder(body, exchange, limit);
    if (this.#waits === "answer") engine.handlerDeadlines.stop(this);
    this.#waits = "body";
    engine.bodyDeadlines.start(this);
    this.#decoder = decoder;
    if ("whole" in decoder) exchange.readAll(limit, this);
    else {
      decoder.pieces(exchange.chunks(limit), exchange.contentType ?? "", engine.limits).then(
        (form) => this.#formRead(form, undefined),
        (error: unknown) => this.#formRead(undefined, error),
      );
    }
  }

  /** The transport has read the whole body, or says why it could not. */
  bodyRead(bytes: Uint8Array | undefined, failure: Failure | undefined): void {
    if (!this.#goesOn()) return;
    try {
      const body = this.operation?.body as RequestBody;
      const decoder = this.#decoder as BodyDecoder;
      if (bytes === undefined || !("whole" in decoder)) throw failure;
      if (bytes.length === 0) this.#withoutBody(body);
      else this.#withBody(decoder.whole(bytes, this.exchange.contentType ?? "", this.engine.limits), none);
    } catch (error) {
      this.#fail(error);
    }
  }

  #formRead(form: DecodedForm | undefined, error: unknown): void {
    if (!this.#goesOn()) return;
    try {
      if (form === undefined) throw error;
      this.#withBody(form.body, form.files);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  /** The body's deadline has no meaning any more; whether the call has. */
  #goesOn(): boolean {
    this.engine.bodyDeadlines.stop(this);
    this.#waits = undefined;
    return !this.#isAnswered;
  }

  #withoutBody(body: RequestBody): void {
    if (body.required) throw failureAt("invalid-request", "", "required", "a body is required");
    this.#withBody(body.absent?.(), none);
  }

  #withBody(body: unknown, files: readonly unknown[]): void {
    const request = this.#request as DecodedRequest;
    const told = this.#decoder?.told;
    if (told !== undefined) request.contentType = told;
    request.body = body;
    if (this.#plan?.takesFiles) request.files = files;
    this.#work();
  }

  #work(): void {
    const { around } = this.engine.options;
    if (around === undefined) this.#authorize();
    else this.#then(this.#within(around), this.#finish);
  }

  #within(around: Around): Promise<Answer> {
    const attempt = (): Promise<Answer> => this.#attempt();
    return answerWithin(around, this.context, attempt, (error) => this.report(error, "around"));
  }

  #authorize(): void {
    const { authorize } = this.engine.options;
    if (authorize === undefined) {
      this.#handle();
      return;
    }
    this.stage = "authorize";
    this.#then(authorize(this.#asked()), this.#allowed);
  }

  #asked(): AuthorizeRequest<unknown> {
    const operation = this.operation as Operation;
    const { principal, context } = this;
    return { operation, principal, request: this.#request, ...needsOf(operation, this.#request?.body), context };
  }

  // biome-ignore lint/suspicious/noConfusingVoidType: as the hook answers.
  #allowed(permissions: bigint | void): void {
    if (typeof permissions === "bigint") this.permissions = permissions;
    this.#handle();
  }

  #handle(): void {
    this.#then(this.#result(), this.#handled);
  }

  #result(): unknown {
    this.stage = "handler";
    const { owner, handler } = this.#plan as Plan;
    if (handler === undefined) throw new Failure("not-implemented");
    return handler.call(owner, this.#request, this.context);
  }

  #handled(result: unknown): void {
    const events = this.events;
    const { deliver } = this.engine.options;
    if (events === undefined || deliver === undefined) this.#answer(result);
    else {
      this.stage = "deliver";
      this.#then(deliver(events, this.context), () => this.#answer(result));
    }
  }

  #answer(result: unknown): void {
    this.#finish(this.#encoded(result));
  }

  #encoded(result: unknown): Answer {
    this.stage = "response";
    const plan = this.#plan as Plan;
    if (plan.success === undefined)
      this.headers.setAll((Object(result) as { headers?: Record<string, string> }).headers);
    const { validateResponses } = this.engine;
    const answer = handlerAnswer(plan, result, validateResponses);
    if (validateResponses) checkResponseWhen(plan.operation, this.#request as DecodedRequest, answer.status);
    return answer;
  }

  /** The same stages, from `authorize` on, as one promise, which can be had again: for `around`. */
  async #attempt(): Promise<Answer> {
    const { authorize, deliver } = this.engine.options;
    // Of an attempt before.
    this.events = undefined;
    this.permissions = undefined;
    this.ownHeaders?.clear();
    if (authorize !== undefined) {
      this.stage = "authorize";
      const permissions = await authorize(this.#asked());
      if (typeof permissions === "bigint") this.permissions = permissions;
    }
    const result = await this.#result();
    if (this.events !== undefined && deliver !== undefined) {
      this.stage = "deliver";
      await deliver(this.events, this.context);
    }
    const answer = this.#encoded(result);
    // Whoever asked has been told that it took too long: what was done is undone.
    if (this.#isAnswered) throw new Failure("unavailable");
    this.stage = "around";
    return answer;
  }

  /** Goes on with a value, at once when it is there. */
  #then<T>(value: Awaitable<T>, next: (value: T) => void): void {
    if (!isPromise(value)) {
      next.call(this, value);
      return;
    }
    if (this.#waits === undefined) {
      this.#waits = "answer";
      this.engine.handlerDeadlines.start(this);
    }
    value.then(
      (found) => {
        if (this.#isAnswered) return;
        try {
          next.call(this, found);
        } catch (error) {
          this.#fail(error);
        }
      },
      (error: unknown) => this.#fail(error),
    );
  }

  #fail(error: unknown): void {
    if (this.#isAnswered) return;
    // A handler that stops because nobody waits any more has done nothing wrong.
    const isAborted = this.abort?.signal.aborted === true && error === this.abort.signal.reason;
    const answered = error instanceof HttpError ? this.#chosen(error) : new Failure("internal");
    if (!isAborted && (!(error instanceof HttpError) || error.cause !== undefined)) this.report(error);
    this.#refuse(answered);
  }

  /** The error that the interface has for a request that does not match the specification. */
  #chosen(error: HttpError): HttpError {
    const { invalidRequest } = this.engine.options;
    if (invalidRequest === undefined || !(error instanceof Failure) || error.kind !== "invalid-request") return error;
    try {
      return invalidRequest(error.issues ?? [], this.context) ?? error;
    } catch (failure) {
      this.report(failure);
      return error;
    }
  }

  /** Answers an error; what the handler meant for its own answer does not go with it. */
  #refuse(error: HttpError): void {
    try {
      this.headers.clear();
      this.headers.setAll(error.headers);
      if (error.status >= 500) this.headers.set("x-request-id", this.requestId);
      this.#finish(errorAnswer(error, this.engine.definition));
    } catch (second) {
      this.report(second);
      this.headers.clear();
      this.#finish(errorAnswer(new Failure("internal"), this.engine.definition));
    }
  }

  #finish({ status, contentType, body }: Answer): void {
    if (this.#isAnswered) return;
    this.#isAnswered = true;
    if (this.#waits === "answer") this.engine.handlerDeadlines.stop(this);
    try {
      const { sharing } = this.engine;
      if (sharing !== undefined) this.#addSharingHeaders(sharing);
      const headers = this.ownHeaders;
      if (headers === undefined) this.exchange.answer(status, contentType, none, body);
      else {
        const type = body === undefined ? undefined : (headers.contentType ?? contentType);
        this.exchange.answer(status, type, headers.list(), body);
      }
    } catch (error) {
      // Nothing that is known of gets here; but nobody shall wait for ever.
      this.report(error, "response");
      this.exchange.abandon();
    }
    const { onResponse } = this.engine.options;
    if (onResponse === undefined) return;
    const durationMs = performance.now() - this.#started;
    this.observe("onResponse", () => onResponse(this.context, { status, durationMs }));
  }
}

function invalidTarget(): Failure {
  return failureAt("invalid-request", "", "target", "the request target is not valid");
}

const none: readonly never[] = [];
