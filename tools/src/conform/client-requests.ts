import { emitAll, type Interface, type ModelOperation } from "@guildwire/generator";
import { ApiError, type ErrorFacts } from "@guildwire/runtime/client";
import { loadModule } from "../generated-code.js";

/** A request as the generated client sends it. */
export interface EncodedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: RequestInit["body"];
  /** Path and query to send without normalization. Its body is bytes. Default: those of `url`. */
  readonly target?: string;
}

/** Arguments of an operation by the names of the generated client, and the body. */
export type OperationArguments = Readonly<Record<string, unknown>>;

/** Encodes requests with the generated client: parameters in their declared style, forms, credentials. */
export interface RequestEncoder {
  /**
   * Returns the request of an operation; undefined if the client refuses the arguments.
   *
   * @param auth Credentials by security scheme. Schemes without any are not part of the request.
   */
  encode(
    operation: ModelOperation,
    args: OperationArguments,
    auth: Readonly<Record<string, unknown>>,
  ): Promise<EncodedRequest | undefined>;
}

type ClientModule = Readonly<Record<string, unknown>> & {
  createClient(options: object): unknown;
  readError(error: unknown): ErrorFacts;
};

const clients = new WeakMap<Interface, Promise<ClientModule>>();

/** Generates the client of an interface in memory and loads it, once per interface. */
function loadClient(model: Interface): Promise<ClientModule> {
  const client = clients.get(model) ?? generateClient(model);
  clients.set(model, client);
  return client;
}

async function generateClient(model: Interface): Promise<ClientModule> {
  // Arguments are one flat object, whatever the configuration chooses for generated code.
  const { arguments: _arguments, ...flat } = model;
  const files = emitAll(
    flat,
    { bundle: "{}" },
    {
      packageName: "in-memory",
      packageVersion: "0.0.0",
      runtimeVersion: "0.0.0",
      only: ["types", "validators", "conversions", "client"],
    },
  );
  return (await loadModule('export * from "./src/client/index.js";', files)) as ClientModule;
}

/** Reads the JSON body of an error response in the error formats of the document. */
export type ErrorReader = (status: number, body: unknown) => ErrorFacts;

/** Creates a reader on the generated client. */
export async function createErrorReader(model: Interface): Promise<ErrorReader> {
  const { readError } = await loadClient(model);
  return (status, body) => readError(new ApiError("response", "conform", "", { status, body }));
}

/** Creates an encoder on the generated client. Its requests are captured, not sent. */
export async function createRequestEncoder(model: Interface, baseUrl: string): Promise<RequestEncoder> {
  const client = await loadClient(model);
  const capture = async (operation: ModelOperation, args: OperationArguments, auth: object) => {
    let captured: EncodedRequest | undefined;
    const fetch = async (url: string, init: RequestInit): Promise<Response> => {
      const { method = "GET", body = null, headers } = init;
      captured ??= { method, url: String(url), headers: new Headers(headers), body };
      return new Response(null, { status: 204 });
    };
    const instance = client.createClient({ baseUrl, fetch, auth, retry: false });
    const call = client[operation.identifier] as (...parameters: readonly unknown[]) => unknown;
    const takesNothing = operation.parameters.length === 0 && operation.body === undefined;
    try {
      const result = takesNothing ? call(instance) : call(instance, args);
      await (isIterable(result) ? result[Symbol.asyncIterator]().next() : result);
    } catch {
      // The response is none of the operation's, and the client may refuse arguments.
    }
    return captured;
  };
  const placeholders = Object.fromEntries(
    [...model.securitySchemes.values()].map((scheme) => {
      const isBasic = scheme.kind === "http" && scheme.scheme.toLowerCase() === "basic";
      return [scheme.name, isBasic ? { username: placeholder, password: placeholder } : placeholder];
    }),
  );
  return {
    async encode(operation, args, auth) {
      const request = await capture(operation, args, auth);
      // The client refuses to send a request without credentials.
      if (request !== undefined) return request;
      const substitute = await capture(operation, args, placeholders);
      return substitute && withoutPlaceholders(substitute);
    },
  };
}

/** Replaces missing credentials, and is removed from the request. */
const placeholder = "guildwire-conform-no-credential";
const encodedPlaceholder = Buffer.from(`${placeholder}:${placeholder}`).toString("base64");

function withoutPlaceholders(request: EncodedRequest): EncodedRequest {
  const headers = new Headers(request.headers);
  for (const [name, value] of request.headers) {
    if (value.includes(placeholder) || value.includes(encodedPlaceholder)) headers.delete(name);
  }
  const [path = "", query = ""] = request.url.split("?");
  const kept = query.split("&").filter((part) => part !== "" && !part.endsWith(`=${placeholder}`));
  return { ...request, headers, url: kept.length === 0 ? path : `${path}?${kept.join("&")}` };
}

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}
