import type { Client } from "../client/index.js";
import type { Failure } from "../server/failure.js";
import { FetchTransport } from "../server/fetch.js";
import type { NodeHandler } from "../server/node-http.js";
import { NodeTransport } from "../server/node-transport.js";
import type { RequestTransport } from "../server/request-transport.js";
import { SigningError } from "../signing/error.js";
import { importPublicKey, type KeyInput, PublicKey } from "../signing/keys.js";
import { createHandling, type DeliveryHandling, withoutClient } from "./context.js";
import { type DispatchDefinition, type DispatchValue, valueAt } from "./definition.js";
import { DispatchError } from "./error.js";
import { createRouteFinder, type Route } from "./route.js";

/** Options of an endpoint that hold for every interface. */
export interface EndpointOptions {
  /** Of the service: a key, 64 hexadecimal digits, PEM or a JSON Web Key. */
  readonly publicKey: PublicKey | KeyInput;
  readonly handlers: readonly Route[];
  /** For follow-ups, and for responses to deliveries over a gateway. */
  readonly client?: Client | undefined;
  /** How many seconds the signed timestamp may be away from now. Default: any number. */
  readonly tolerance?: number | undefined;
  /** Bytes of a body; more is a 413. Default: 1 MiB. */
  readonly maxBody?: number | undefined;
  /** Learns whatever goes wrong, apart from signatures that are not right. Default: `console.error`. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** What hosts of workers hand to a handler beside the request. */
export interface WaitUntil {
  waitUntil(work: Promise<unknown>): void;
}

/** One set of handlers behind every way in which deliveries come. */
export interface Endpoint {
  /** For hosts that speak Fetch. Never rejects. With `host`, what handlers do afterwards is kept alive. */
  readonly fetch: (request: Request, host?: WaitUntil) => Promise<Response>;
  /** For node:http, Express and Fastify. Never throws. */
  readonly node: NodeHandler;
  /**
   * For deliveries over a gateway: runs the handler, answers through the callback operation, and resolves when all is
   * done. Never rejects; what goes wrong goes to `onError`.
   */
  readonly receive: (delivery: unknown) => Promise<void>;
}

/** Calls back once the response is out. */
type AfterResponse = (start: () => Promise<void>) => void;

/**
 * Throws a SigningError for a public key that is none, and a TypeError for patterns that cannot be read and for two
 * handlers that take the same.
 */
export function createEndpoint(definition: DispatchDefinition, options: EndpointOptions): Endpoint {
  const { client, tolerance, maxBody = 1_048_576, onError = console.error, now = Date.now } = options;
  const publicKey = options.publicKey instanceof PublicKey ? options.publicKey : importPublicKey(options.publicKey);
  const find = createRouteFinder(options.handlers);
  // Tolerant, where the two directions differ: the service may know more than this program.
  const asSent = "response" in definition.delivery ? definition.delivery.response : definition.delivery;
  const { signatureHeader, timestampHeader, failureStatus } = definition.signature;
  const headerNames = { signature: signatureHeader, timestamp: timestampHeader };

  /** The response of the handler to a delivery that is known to be the service's. */
  async function respond(delivery: unknown): Promise<{ response: unknown; handling: DeliveryHandling }> {
    const received = now();
    const checked = asSent.validate(delivery);
    if (!checked.ok) {
      // Places only: values of a delivery may be secrets, and a malformed one may have them anywhere.
      const issues = checked.issues.map(({ path, code }) => ({ path, code, message: code }));
      const first = issues[0] ?? { path: "", code: "" };
      throw new DispatchError(
        "invalid-delivery",
        `the delivery is malformed at "${first.path}" (${first.code})`,
        issues,
      );
    }
    const type = valueAt(delivery, [definition.discriminator]);
    const route = definition.routes.find(({ when }) => when === type);
    const found = route && find(route, delivery);
    if (route === undefined || found === undefined) {
      const key = JSON.stringify(route && valueAt(delivery, route.key));
      throw new DispatchError(
        "no-handler",
        route ? `no handler takes the ${route.name} ${key}` : `no handler takes ${type}`,
      );
    }
    const handling = createHandling(definition, delivery, found.params, { client, now, received });
    const response: unknown = await found.handler(delivery as never, handling.context as never);
    checkResponse(definition, type as DispatchValue, route.name, response);
    return { response, handling };
  }

  async function work({ afterwardsTasks }: DeliveryHandling): Promise<void> {
    await Promise.all(
      afterwardsTasks.map(async (one) => {
        try {
          await one();
        } catch (error) {
          onError(error);
        }
      }),
    );
  }

  async function handleDelivery(transport: RequestTransport, later: AfterResponse): Promise<void> {
    const plain = (status: number, text: string, headers: readonly string[] = []): void =>
      transport.respond(status, "text/plain; charset=utf-8", headers, text);
    if (transport.method !== "POST") return plain(405, "method not allowed", ["allow", "POST"]);
    try {
      const body = await bodyOf(transport, maxBody);
      const headers = {
        [signatureHeader]: transport.header(signatureHeader.toLowerCase()),
        [timestampHeader]: transport.header(timestampHeader.toLowerCase()),
      };
      const { json } = await definition.verify({ publicKey, headers, body, tolerance, now, headerNames });
      const type = valueAt(json, [definition.discriminator]);
      const automatic = definition.automatic.find(({ when }) => when === type);
      if (automatic !== undefined) {
        return transport.respond(200, "application/json", [], JSON.stringify(automatic.respond));
      }
      const { response, handling } = await respond(json);
      if (handling.afterwardsTasks.length > 0) later(() => work(handling));
      transport.respond(200, "application/json", [], JSON.stringify(response));
    } catch (error) {
      if (error instanceof SigningError && error.code !== "malformed-body") {
        return plain(failureStatus, "invalid request signature");
      }
      const { status, text } = failureOf(error);
      if (status !== 413) onError(error);
      plain(status, text);
    }
  }

  return {
    fetch: (request, host) =>
      new Promise((resolve) => {
        const exchange = new FetchTransport(request, resolve);
        if (request.bodyUsed) {
          onError(rawBodyMissing());
          exchange.respond(500, "text/plain; charset=utf-8", [], "internal error");
          return;
        }
        handleDelivery(exchange, (start) => {
          // The host writes the response as soon as it has it, which is before the next timer.
          const done = new Promise<void>((settle) => setTimeout(() => settle(), 0)).then(start);
          host?.waitUntil(done);
        });
      }),
    node: (request, response) => {
      handleDelivery(new NodeTransport(request, response), (start) => {
        // Whoever does not wait for the answer any more has closed it before, and there is no second notice of that.
        if (response.destroyed) void start();
        else response.once("close", () => void start());
      });
    },
    async receive(delivery) {
      try {
        const { callback } = definition;
        const type = valueAt(delivery, [definition.discriminator]);
        if (definition.automatic.some(({ when }) => when === type)) return;
        if (client === undefined || callback === undefined) throw withoutClient("deliveries over a gateway");
        const { response, handling } = await respond(delivery);
        await callback(client, delivery as never, response as never);
        await work(handling);
      } catch (error) {
        onError(error);
      }
    },
  };
}

function checkResponse(definition: DispatchDefinition, type: DispatchValue, name: string, response: unknown): void {
  const allow = definition.allowed.find(({ when }) => when === type)?.allow;
  const kind = valueAt(response, [definition.discriminator]);
  if (allow !== undefined && !allow.includes(kind as DispatchValue)) {
    const found = typeof kind === "number" ? `a response of type ${kind}` : "what the handler returned";
    throw new DispatchError("response-not-allowed", `${found} does not answer a ${name}; allowed: ${allow.join(", ")}`);
  }
  const checked = definition.response.validate(response);
  if (!checked.ok) {
    const { path, message } = checked.issues[0] ?? { path: "", message: "" };
    throw new DispatchError("invalid-response", `the response is malformed at "${path}": ${message}`, checked.issues);
  }
}

function bodyOf(transport: RequestTransport, limit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    transport.readAll(limit, {
      bodyRead: (bytes, failure) => {
        if (bytes !== undefined) resolve(bytes);
        else reject(failure?.kind === "internal" ? rawBodyMissing() : failure);
      },
    });
  });
}

function failureOf(error: unknown): { readonly status: number; readonly text: string } {
  if (error instanceof SigningError || (error instanceof DispatchError && error.code === "invalid-delivery")) {
    return { status: 400, text: "malformed body" };
  }
  if (error instanceof DispatchError && error.code === "no-handler") return { status: 404, text: "no handler" };
  const { kind } = Object(error) as Partial<Failure>;
  if (kind === "too-large") return { status: 413, text: "content too large" };
  if (kind === "malformed-body") return { status: 400, text: "malformed body" };
  return { status: 500, text: "internal error" };
}

function rawBodyMissing(): DispatchError {
  return new DispatchError(
    "raw-body-missing",
    "a framework has read the body, and what it made of it cannot be verified. Express: mount the endpoint in front of " +
      "express.json(), or use express.raw({ type: '*/*' }) for its path. Fastify: removeAllContentTypeParsers() and " +
      "addContentTypeParser('*', (_request, _payload, done) => done(null)). Next.js pages: export const config = " +
      "{ api: { bodyParser: false } }. Hono and other Fetch hosts: pass the request on before reading it, or a clone(). " +
      "Others: keep the bytes as request.rawBody.",
  );
}
