import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { ExampleValues, type Interface, loadFaker, type ModelOperation } from "@guildwire/generator";
import { type Context, HttpError, isNotModified, type Operation } from "@guildwire/runtime/server";
import { type CompileOptions, loadGeneratedServer } from "../generated-code.js";
import type { Fetch } from "../http/fetch-server.js";
import { basePathRemover } from "../http/server-url.js";
import { concretePath, Memory } from "./memory.js";
import { readPreferences } from "./preferences.js";
import { findResources } from "./resources.js";
import {
  type ChosenResponse,
  chooseResponse,
  type MockedRequest,
  NoFittingValue,
  Responder,
  UndeclaredPreference,
} from "./respond.js";

export interface MockOptions {
  /** Equal seeds give equal values. Default: 0. */
  readonly seed?: number;
  /** Delay of every response in milliseconds, or a range of delays. Default: none. */
  readonly latency?: readonly [least: number, most: number];
  readonly compilation?: CompileOptions;
}

/** A response that replaces the one of the engine. */
interface Exchange {
  readonly request: Request;
  response?: Response;
}

/** What the engine passes to handlers. */
interface DecodedRequest {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Creates a mock of an interface: the generated server validates requests, and handlers respond with examples of the
 * document, derived values, and what earlier requests created.
 *
 * @param document The bundled document, for the names of examples.
 */
export async function createMock(model: Interface, document: unknown, options: MockOptions = {}): Promise<Fetch> {
  const { seed = 0, latency } = options;
  const generated = await loadGeneratedServer(model, options.compilation);
  const values = new ExampleValues(model, { seed, realistic: loadFaker() });
  const handlers = new MockHandlers(model, document, values);
  const exchanges = new AsyncLocalStorage<Exchange>();
  const engine = generated.createFetchHandler(handlersOf(generated.operations, handlers, exchanges), {
    authenticate: authenticators(generated.operations),
    resolve: (_values, families) => families[0],
    cors: { origins: "*", allowedHeaders: ["Prefer", "Authorization"] },
    validateResponses: false,
    onError: () => undefined,
  });
  const withoutBasePath = basePathRemover(model);
  let count = 0;
  return async (request) => {
    if (latency !== undefined) await delay(latencyOf(latency, seed, count++), undefined, { signal: request.signal });
    const exchange: Exchange = { request };
    const own = await exchanges.run(exchange, () => engine(withoutBasePath(request)));
    return exchange.response === undefined ? own : withCors(exchange.response, own);
  };
}

/** Delays vary within their range, and depend on the seed only. */
function latencyOf([least, most]: readonly [number, number], seed: number, count: number): number {
  const fraction = Math.abs(Math.sin(seed * 7919 + count * 104_729)) % 1;
  return least + Math.round(fraction * (most - least));
}

function withCors(response: Response, own: Response): Response {
  for (const [name, value] of own.headers) {
    if (name.startsWith("access-control-") || name === "vary") response.headers.set(name, value);
  }
  return response;
}

/** Any credential is valid. */
function authenticators(operations: readonly Operation[]): Record<string, (credential: unknown) => object> {
  const schemes = operations.flatMap(({ security = [] }) => security.flat().map(({ scheme }) => scheme.name));
  return Object.fromEntries([...new Set(schemes)].map((name) => [name, (credential) => ({ credential })]));
}

function handlersOf(
  operations: readonly Operation[],
  handlers: MockHandlers,
  exchanges: AsyncLocalStorage<Exchange>,
): object {
  const groups: Record<string, Record<string, (request: DecodedRequest, context: Context) => never>> = {};
  for (const { handler, id } of operations) {
    const [group, method] = handler;
    groups[group] ??= {};
    groups[group][method] = (decoded) => {
      const exchange = exchanges.getStore();
      if (exchange !== undefined) exchange.response = handlers.respond(id, decoded, exchange.request);
      // The engine ends the call; its own response is replaced.
      throw new HttpError(404);
    };
  }
  return groups;
}

class MockHandlers {
  readonly #operations: ReadonlyMap<string, ModelOperation>;
  readonly #resources: ReturnType<typeof findResources>;
  readonly #responder: Responder;
  readonly #memory: Memory;
  #count = 0;

  constructor(model: Interface, document: unknown, values: ExampleValues) {
    this.#operations = new Map(model.operations.map((operation) => [operation.id, operation]));
    this.#resources = findResources(model);
    this.#responder = new Responder(model, document, values);
    this.#memory = new Memory(model, values);
  }

  respond(id: string, decoded: DecodedRequest, request: Request): Response {
    const operation = this.#operations.get(id);
    if (operation === undefined) throw ownError(501, `there is no operation ${id}`);
    const preferences = readPreferences(request.headers.get("prefer"));
    const salt = preferences.dynamic ? `dynamic ${this.#count++}` : "";
    const mocked: MockedRequest = { preferences, accept: request.headers.get("accept"), salt };
    try {
      return unlessNotModified(operation, request, this.#respondTo(operation, decoded, mocked));
    } catch (error) {
      if (error instanceof UndeclaredPreference) throw ownError(404, error.message);
      if (error instanceof NoFittingValue) throw ownError(501, `${id}: ${error.message}`);
      throw error;
    }
  }

  #respondTo(operation: ModelOperation, decoded: DecodedRequest, mocked: MockedRequest): Response {
    const { preferences } = mocked;
    const { path = {}, query = {}, body } = decoded;
    const use = this.#resources.get(operation);
    const isAsked = preferences.code !== undefined || preferences.example !== undefined;
    if (use === undefined || isAsked) {
      return this.#responder.encode(chooseResponse(operation, preferences, statusesOf(operation, query)), mocked);
    }
    const result = this.#memory.perform(operation, use, { path, query, body, preferences });
    if (result.kind === "missing") {
      const missing = operation.responses.some(
        ({ status }) => status === 404 || status === "4XX" || status === "default",
      );
      if (!missing) throw ownError(404, `there is no ${use.resource.item} like this`);
      return this.#responder.encode(chooseResponse(operation, { ...preferences, code: 404 }), mocked);
    }
    const chosen = chooseResponse(operation, preferences, result.statuses);
    const response = this.#responder.encode(chosen, mocked, result.value);
    if (result.id !== undefined)
      setLocation(response, chosen, concretePath(use.resource.item, { ...path, [use.resource.parameter]: result.id }));
    return response;
  }
}

/** The 304 of an operation that declares it, for a caller that has the content. */
function unlessNotModified({ method, responses }: ModelOperation, { headers }: Request, response: Response): Response {
  const isDeclared = /^get$/i.test(method) && responses.some(({ status }) => status === 304);
  const etag = response.headers.get("etag") ?? undefined;
  const header = (name: string) => headers.get(name) ?? undefined;
  if (!isDeclared || response.status !== 200 || !isNotModified({ header }, etag)) return response;
  response.headers.delete("content-type");
  return new Response(null, { status: 304, headers: response.headers });
}

/** A declared header `Location` leads to what was created. */
function setLocation(response: Response, { declared }: ChosenResponse, path: string): void {
  if (declared.headers.some(({ name }) => name.toLowerCase() === "location")) response.headers.set("location", path);
}

/** The statuses that follow from a parameter of the request (`x-response-when`). */
function statusesOf({ responseWhen }: ModelOperation, query: Readonly<Record<string, unknown>>): readonly number[] {
  if (responseWhen === undefined) return [];
  const value = query[responseWhen.parameter.name];
  return responseWhen.cases.filter(({ equals }) => equals === value).map(({ status }) => status);
}

/** An error of the mock itself, which the engine writes in the format of the document. */
function ownError(status: number, message: string): HttpError {
  return new HttpError(status, undefined, message);
}
