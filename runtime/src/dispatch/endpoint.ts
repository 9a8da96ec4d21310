import type { Client } from "../client/index.js";
import type { RequestTransport } from "../server/request-transport.js";
import { SigningError } from "../signing/error.js";
import { importPublicKey, type KeyInput, PublicKey } from "../signing/keys.js";
import { checkDelivery } from "./check-delivery.js";
import { createHandling, type DeliveryHandling, withoutClient } from "./context.js";
import { type DispatchDefinition, type DispatchValue, valueAt } from "./definition.js";
import { DispatchError } from "./error.js";
import { failureResponse } from "./failure-response.js";
import { type AfterResponse, createHosts, type Hosts, type RequestHandler, readBody, runTasks } from "./hosts.js";
import { createRouteFinder, type Route, type RouteFinder } from "./route.js";

/** Options of an endpoint that do not depend on the specification. */
export interface EndpointOptions {
  /** The public key of the service: a key object, 64 hexadecimal digits, PEM or a JSON Web Key. */
  readonly publicKey: PublicKey | KeyInput;
  readonly handlers: readonly Route[];
  /** Client for follow-ups, and for responses to deliveries over a gateway. */
  readonly client?: Client | undefined;
  /** Maximum difference between the signed timestamp and now, in seconds. Default: unlimited. */
  readonly tolerance?: number | undefined;
  /** Maximum size of a body in bytes; larger bodies get a 413. Default: 1 MiB. */
  readonly maxBody?: number | undefined;
  /** Receives every error except invalid signatures and oversized bodies. Default: `console.error`. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** Handlers for deliveries over HTTP and over a gateway. */
export interface Endpoint extends Hosts {
  /**
   * Handles a delivery over a gateway: runs the handler, responds through the callback operation, and resolves when all
   * tasks are done. Never rejects; errors go to `onError`.
   */
  readonly receive: (delivery: unknown) => Promise<void>;
}

/** Throws a SigningError for an invalid public key, and a TypeError for an invalid or duplicate pattern. */
export function createEndpoint(definition: DispatchDefinition, options: EndpointOptions): Endpoint {
  const dispatcher = new Dispatcher(definition, options);
  const handle: RequestHandler = (transport, afterResponse) => dispatcher.handleRequest(transport, afterResponse);
  return {
    ...createHosts(handle, dispatcher.onError),
    receive: (delivery) => dispatcher.receive(delivery),
  };
}

/** Runs handlers for deliveries over HTTP and over a gateway. */
class Dispatcher {
  readonly onError: (error: unknown) => void;
  readonly #definition: DispatchDefinition;
  readonly #options: EndpointOptions;
  readonly #now: () => number;
  readonly #publicKey: PublicKey;
  readonly #findHandler: RouteFinder;

  constructor(definition: DispatchDefinition, options: EndpointOptions) {
    const { publicKey, handlers, onError = console.error, now = Date.now } = options;
    this.#definition = definition;
    this.#options = options;
    this.onError = onError;
    this.#now = now;
    this.#publicKey = publicKey instanceof PublicKey ? publicKey : importPublicKey(publicKey);
    this.#findHandler = createRouteFinder(handlers);
  }

  /** Verifies a request and responds to it. Never rejects. */
  async handleRequest(transport: RequestTransport, afterResponse: AfterResponse): Promise<void> {
    const respondWithText = (status: number, text: string, headers: readonly string[] = []): void =>
      transport.respond(status, "text/plain; charset=utf-8", headers, text);
    if (transport.method !== "POST") return respondWithText(405, "method not allowed", ["allow", "POST"]);
    try {
      const delivery = await this.#verify(transport);
      const automatic = this.#findAutomatic(delivery);
      if (automatic !== undefined) {
        return transport.respond(200, "application/json", [], JSON.stringify(automatic.respond));
      }
      const { response, handling } = await this.#runHandler(delivery);
      if (handling.afterwardsTasks.length > 0) afterResponse(() => runTasks(handling.afterwardsTasks, this.onError));
      const { stringify = JSON.stringify } = this.#definition;
      transport.respond(200, "application/json", [], stringify(response));
    } catch (error) {
      if (error instanceof SigningError && error.code !== "malformed-body") {
        return respondWithText(this.#definition.signature.failureStatus, "invalid request signature");
      }
      const { status, text } = failureResponse(error);
      if (status !== 413) this.onError(error);
      respondWithText(status, text);
    }
  }

  /** Handles a delivery over a gateway. Never rejects. */
  async receive(delivery: unknown): Promise<void> {
    const { client } = this.#options;
    const { callback } = this.#definition;
    try {
      if (this.#findAutomatic(delivery) !== undefined) return;
      if (client === undefined || callback === undefined) throw withoutClient("deliveries over a gateway");
      const { response, handling } = await this.#runHandler(delivery);
      await callback(client, delivery as never, response as never);
      await runTasks(handling.afterwardsTasks, this.onError);
    } catch (error) {
      this.onError(error);
    }
  }

  /** Returns the JSON of a request with a valid signature. */
  async #verify(transport: RequestTransport): Promise<unknown> {
    const { tolerance, maxBody = 1_048_576 } = this.#options;
    const { signatureHeader, timestampHeader } = this.#definition.signature;
    const body = await readBody(transport, maxBody);
    const { json } = await this.#definition.verify({
      publicKey: this.#publicKey,
      headers: {
        [signatureHeader]: transport.header(signatureHeader.toLowerCase()),
        [timestampHeader]: transport.header(timestampHeader.toLowerCase()),
      },
      body,
      tolerance,
      now: this.#now,
      headerNames: { signature: signatureHeader, timestamp: timestampHeader },
    });
    return json;
  }

  #findAutomatic(delivery: unknown): DispatchDefinition["automatic"][number] | undefined {
    const type = valueAt(delivery, [this.#definition.discriminator]);
    return this.#definition.automatic.find(({ when }) => when === type);
  }

  /** Runs the handler of an authentic delivery and validates its response. */
  async #runHandler(delivery: unknown): Promise<{ response: unknown; handling: DeliveryHandling }> {
    const received = this.#now();
    const definition = this.#definition;
    checkDelivery(definition.delivery, delivery);
    const type = valueAt(delivery, [definition.discriminator]);
    const route = definition.routes.find(({ when }) => when === type);
    const found = route && this.#findHandler(route, delivery);
    if (route === undefined || found === undefined) {
      const key = JSON.stringify(route && valueAt(delivery, route.key));
      const unhandled = route ? `the ${route.name} ${key}` : type;
      throw new DispatchError("no-handler", `no handler takes ${unhandled}`);
    }
    const { client } = this.#options;
    const handling = createHandling(definition, delivery, found.params, { client, now: this.#now, received });
    const response: unknown = await found.handler(delivery as never, handling.context as never);
    checkResponse(definition, type as DispatchValue, route.name, response);
    return { response, handling };
  }
}

function checkResponse(definition: DispatchDefinition, type: DispatchValue, name: string, response: unknown): void {
  const allow = definition.allowed.find(({ when }) => when === type)?.allow;
  const kind = valueAt(response, [definition.discriminator]);
  if (allow !== undefined && !allow.includes(kind as DispatchValue)) {
    const found = typeof kind === "number" ? `a response of type ${kind}` : "what the handler returned";
    throw new DispatchError(
      "response-not-allowed",
      `${found} is not allowed for a ${name}; allowed: ${allow.join(", ")}`,
    );
  }
  const checked = definition.response.validate(response);
  if (!checked.ok) {
    const { path, message } = checked.issues[0] ?? { path: "", message: "" };
    throw new DispatchError("invalid-response", `the response is malformed at "${path}": ${message}`, checked.issues);
  }
}
