import type { Interface, ModelOperation } from "@guildwire/generator";
import type { FailureRule } from "../failure-rules.js";
import type { Fetch } from "../http/fetch-server.js";
import { findResources, type ResourceUse } from "../mock/resources.js";
import { sentMediaType } from "../sent-media-type.js";
import type { EncodedRequest, RequestEncoder } from "./client-requests.js";
import { credentialHeaders, type RequestCredentials } from "./credentials.js";
import { type JudgeContext, judge } from "./judge.js";
import { jsonOf, listIn, propertyOf } from "./response-values.js";
import type { CaseResult, ConformanceResult, Failure, Skipped } from "./results.js";
import { LimitReached, NoResponse, type RunLimits, Sender, type SentResponse } from "./sender.js";
import type { LocatedVector } from "./vector-files.js";
import { type Vector, Vectors } from "./vectors.js";

export interface ConformOptions {
  /** URL of the server, with the path that the document's paths follow. */
  readonly url: string;
  readonly credentials: RequestCredentials;
  /** Whether operations that change data are tested. */
  readonly write: boolean;
  /** Operations and rules that are not tested. */
  readonly skip: ReadonlySet<string>;
  /** Values of path parameters by name, for operations on data that exists. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Requests to send instead of those that follow from the document. */
  readonly vectors?: readonly LocatedVector[];
  readonly seed: number;
  readonly limits: RunLimits;
  readonly stop: AbortSignal;
  /** Called before each operation, with the number of those before it and of all. Default: nothing. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Default: the platform's. */
  readonly fetch?: Fetch;
}

/** A request that was sent, with its response. */
export interface Exchange {
  readonly vector: Vector;
  readonly response: SentResponse;
  /** Whether the response is the expected one. */
  readonly isExpected: boolean;
}

/** Methods that change nothing (RFC 9110, 9.2.1). */
const safeMethods: ReadonlySet<string> = new Set(["get", "head", "options", "query"]);

/** What a run needs besides its options. */
export interface RunParts {
  readonly encoder: RequestEncoder;
  readonly context: JudgeContext;
  /** Called after the response to a valid request. */
  readonly afterValid: (run: ConformanceRun, exchange: Exchange) => Promise<void>;
  /** Called after all operations, unless the run is read-only. */
  readonly afterAll: (run: ConformanceRun) => Promise<void>;
}

/** A run in progress. */
export class ConformanceRun {
  readonly model: Interface;
  readonly options: ConformOptions;
  readonly vectors: Vectors;
  readonly resources: ReadonlyMap<ModelOperation, ResourceUse>;
  readonly context: JudgeContext;
  readonly #parts: RunParts;
  readonly #sender: Sender;
  readonly #cases: CaseResult[] = [];
  readonly #skipped: Skipped[] = [];
  readonly #credentialHeaders: ReadonlySet<string>;
  /** Identifiers of existing items by the path of the item. */
  readonly #known = new Map<string, unknown>();

  constructor(model: Interface, options: ConformOptions, parts: RunParts) {
    this.model = model;
    this.options = options;
    this.context = parts.context;
    this.vectors = new Vectors(parts.context.values);
    this.resources = findResources(model);
    this.#parts = parts;
    this.#sender = new Sender(options.limits, options.stop, options.fetch);
    this.#credentialHeaders = credentialHeaders(model);
  }

  /**
   * Returns the results of all requests, also if a limit ends the run.
   *
   * @param requests Sends them. Default: those that follow from the document.
   */
  async execute(requests: () => Promise<void> = () => this.#runOperations()): Promise<ConformanceResult> {
    let incomplete: string | undefined;
    try {
      await requests();
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      incomplete = error.message;
    }
    return {
      url: this.options.url,
      cases: this.#cases,
      skipped: this.#skipped,
      requests: this.#sender.count,
      ...(incomplete === undefined ? {} : { incomplete }),
    };
  }

  /** Whether requests of a method may be sent: it changes nothing, or changes are asked for. */
  mayChange(method: string): boolean {
    return this.options.write || safeMethods.has(method.toLowerCase());
  }

  /** Adds an operation of which some or all requests are not sent. */
  skip(operation: ModelOperation, reason: string): void {
    this.#skipped.push({ operation: operation.id, reason });
  }

  /** Whether an operation may be called: it is not skipped, changes nothing unless asked to, and is authorized. */
  mayCall(operation: ModelOperation): boolean {
    return !this.options.skip.has(operation.id) && this.mayChange(operation.method) && this.isAuthorized(operation);
  }

  /** Values of path parameters that lead to something that exists. */
  known({ path }: ModelOperation): Readonly<Record<string, unknown>> {
    const found: Record<string, unknown> = { ...this.options.parameters };
    for (const [item, id] of this.#known) {
      const parameter = /\{([^{}]+)\}$/.exec(item)?.[1];
      if (parameter !== undefined && (path.text === item || path.text.startsWith(`${item}/`))) found[parameter] = id;
    }
    return found;
  }

  /** Remembers the identifier in a response for later requests. */
  learn({ resource, action }: ResourceUse, { status, body }: SentResponse): void {
    if (status >= 300 || body === undefined || (action !== "create" && action !== "list")) return;
    if (action === "list" && this.#known.has(resource.item)) return;
    const value = jsonOf(body);
    const candidates = action === "create" ? [value] : listIn(value);
    const id = propertyOf(candidates[0], resource.property);
    if (id !== undefined && id !== null) this.#known.set(resource.item, id);
  }

  forget(item: string): void {
    this.#known.delete(item);
  }

  /** Sends a vector, judges the response, and records the result; undefined if no request can be made of it. */
  async send(vector: Vector): Promise<Exchange | undefined> {
    if (this.options.skip.has(vector.rule)) return undefined;
    const request = await this.#encode(vector);
    if (request === undefined) return undefined;
    const started = performance.now();
    const facts = {
      operation: vector.operation.id,
      rule: vector.rule,
      text: vector.text,
      method: request.method,
      path: request.target?.split("?")[0] ?? new URL(request.url).pathname,
    };
    const duration = (): number => Math.round(performance.now() - started);
    try {
      const response = await this.#sender.send(request);
      const { outcome, failures, isExpected } = judge(vector, response, this.context);
      const kept = failures.filter(({ rule }) => !this.options.skip.has(rule));
      const result = kept.length < failures.length && kept.length === 0 ? "passed" : outcome;
      this.#cases.push({ ...facts, status: response.status, outcome: result, failures: kept, duration: duration() });
      return { vector, response, isExpected };
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      if (error.isUnreachable && this.#cases.length === 0) throw error;
      const failures: readonly Failure[] = [{ rule: "no-response", message: `${vector.text}: ${error.message}` }];
      this.#cases.push({ ...facts, outcome: "failed", failures, duration: duration() });
      return undefined;
    }
  }

  /** Adds a failure that concerns several requests. */
  fail(operation: ModelOperation, rule: FailureRule, message: string): void {
    if (this.options.skip.has(rule)) return;
    const facts = { operation: operation.id, rule, text: message, path: operation.path.text };
    const method = operation.method.toUpperCase();
    this.#cases.push({ ...facts, method, outcome: "failed", failures: [{ rule, message }], duration: 0 });
  }

  /** Adds a check that concerns several requests and passed. */
  pass(operation: ModelOperation, rule: FailureRule, text: string): void {
    const facts = { operation: operation.id, rule, text, path: operation.path.text };
    this.#cases.push({
      ...facts,
      method: operation.method.toUpperCase(),
      outcome: "passed",
      failures: [],
      duration: 0,
    });
  }

  /** Collections before items, so that later operations have something to work with. Removal is part of the chains. */
  #ordered(): readonly ModelOperation[] {
    const rank = (operation: ModelOperation): number => {
      const action = this.resources.get(operation)?.action;
      const order = ["create", "list", "read", "replace", "change", undefined, "remove"];
      return operation.path.segments.length * 10 + order.indexOf(action);
    };
    const isLast = (operation: ModelOperation): number => Number(operation.method === "delete");
    return [...this.model.operations].sort((one, other) => isLast(one) - isLast(other) || rank(one) - rank(other));
  }

  async #runOperations(): Promise<void> {
    const operations = this.#ordered();
    for (const [index, operation] of operations.entries()) {
      this.options.onProgress?.(index, operations.length);
      await this.#runOperation(operation);
    }
    if (this.options.write) await this.#parts.afterAll(this);
  }

  async #runOperation(operation: ModelOperation): Promise<void> {
    const skip = (reason: string): void => this.skip(operation, reason);
    if (this.options.skip.has(operation.id)) return skip("skipped by option");
    if (operation.variantOf !== undefined) return skip(`shares its path with ${operation.variantOf}`);
    if (!this.mayChange(operation.method)) return skip("changes data; use --write");
    const valid = this.vectors.valid(operation, this.known(operation));
    if (valid === undefined) return skip("no valid request can be derived");
    const variations = this.vectors.variations(valid);
    if (!this.isAuthorized(operation)) {
      skip("no credentials were given; only their absence is tested");
      for (const vector of variations.filter(({ rule }) => rule === "credentials")) await this.send(vector);
      return;
    }
    // Removing first would leave nothing to compare the other requests with.
    const isRemoval = operation.method === "delete";
    if (!isRemoval) await this.#sendValid(valid);
    const again = this.vectors.valid(operation, this.known(operation)) ?? valid;
    for (const vector of isRemoval ? variations : this.vectors.variations(again)) await this.send(vector);
    if (isRemoval) await this.#sendValid(valid);
  }

  async #sendValid(valid: Vector): Promise<void> {
    const exchange = await this.send(valid);
    if (exchange === undefined) return;
    const use = this.resources.get(valid.operation);
    if (use !== undefined) {
      this.learn(use, exchange.response);
      if (use.action === "remove" && exchange.isExpected) this.forget(use.resource.item);
    }
    await this.#parts.afterValid(this, exchange);
  }

  /** Whether an operation needs no credentials, or all of one alternative are given. */
  isAuthorized({ security }: ModelOperation): boolean {
    if (security.length === 0) return true;
    const { auth, headers } = this.options.credentials;
    if (Object.keys(headers).some((name) => this.#credentialHeaders.has(name))) return true;
    return security.some((schemes) => schemes.every(({ scheme }) => auth[scheme] !== undefined));
  }

  async #encode(vector: Vector): Promise<EncodedRequest | undefined> {
    if (vector.written !== undefined) return vector.written;
    const { operation, args, json, raw, rule } = vector;
    const { auth, headers } = this.options.credentials;
    const isAnonymous = rule === "credentials";
    const request = await this.#parts.encoder.encode(operation, args, isAnonymous ? {} : auth);
    if (request === undefined) return undefined;
    const sent = new Headers(request.headers);
    for (const [name, value] of Object.entries(headers)) {
      if (!isAnonymous || !this.#credentialHeaders.has(name)) sent.set(name, value);
    }
    if (raw !== undefined) {
      sent.delete("content-type");
      if (raw.contentType !== "") sent.set("content-type", raw.contentType);
      return { ...request, headers: sent, body: raw.text === "" ? null : raw.text };
    }
    if (json === undefined) return { ...request, headers: sent };
    const media = operation.body?.content.find(({ kind }) => kind === "json");
    sent.set("content-type", media === undefined ? "application/json" : sentMediaType(media, "application/json"));
    return { ...request, headers: sent, body: JSON.stringify(json.value) };
  }
}
