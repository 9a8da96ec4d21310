import type { RequestTransport } from "../server/request-transport.js";
import { SigningError } from "../signing/error.js";
import type { PublicKey } from "../signing/keys.js";
import { minSecretBytes, readSecrets, verifyWebhook } from "../signing/webhook-signature.js";
import { checkDelivery } from "./check-delivery.js";
import type { DispatchValue } from "./definition.js";
import { valueAt } from "./definition.js";
import { DispatchError } from "./error.js";
import { failureResponse } from "./failure-response.js";
import { type AfterResponse, createHosts, type Hosts, readBody, runTasks } from "./hosts.js";
import type { ReplayStore } from "./replay-store.js";
import type { WebhookDefinition, WebhookDescription } from "./webhook-definition.js";

/** Context of a webhook handler. */
export interface WebhookContext {
  /** The name of the webhook. */
  readonly webhook: string;
  /** Returns a request header by its case-insensitive name. */
  readonly header: (name: string) => string | undefined;
  /** The message id of the signature scheme, if any. Retries have the same id. */
  readonly id: string | undefined;
  /** Runs tasks after the response. Tasks start together; errors go to `onError`. */
  readonly afterwards: (work: () => unknown) => void;
}

type WebhookHandler = (body: never, context: WebhookContext) => unknown;

/** A request whose webhook is not yet known. */
export interface IncomingWebhook {
  readonly header: (name: string) => string | undefined;
  /** The parsed JSON body; undefined if it is not JSON. */
  readonly body: unknown;
}

/** Options of a receiver, whatever the signature. `Handlers` maps names of webhooks to functions. */
export interface WebhookReceiverOptions<Handlers extends object> {
  /** Handlers by webhook name. A webhook without a handler is verified and acknowledged. */
  readonly handlers: Handlers;
  /** Maximum difference between the signed timestamp and now, in seconds. Default: 300. */
  readonly tolerance?: number | undefined;
  /**
   * Acknowledges a repeated delivery without handling it again. Default: none. `seconds` is how long deliveries are
   * remembered (default: 86,400; at least twice the tolerance). The key is the message id, or the signature if there are no ids.
   */
  readonly replay?: { readonly store: ReplayStore; readonly seconds?: number | undefined } | undefined;
  /** Maximum size of a body in bytes; larger bodies get a 413. Default: 1 MiB. */
  readonly maxBody?: number | undefined;
  /** Receives every error except invalid signatures and oversized bodies. Default: `console.error`. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** Options of a receiver of HMAC-signed requests. */
export interface HmacReceiverOptions<Handlers extends object> extends WebhookReceiverOptions<Handlers> {
  /** The shared secret, or all secrets that are valid during a rotation: 1 to 16, of at least 16 bytes each. */
  readonly secrets: string | readonly string[];
}

/** Options of a receiver of Ed25519-signed requests. */
export interface Ed25519ReceiverOptions<Handlers extends object> extends WebhookReceiverOptions<Handlers> {
  /** Public key of the sender: a key object, or 64 hexadecimal digits. */
  readonly publicKey: PublicKey | string;
}

/** Options of a receiver whose specification does not declare a signature. */
export interface UnsignedReceiverOptions<Handlers extends object> extends WebhookReceiverOptions<Handlers> {
  /** Verifies a request; throws if it is not authentic. `"none"` accepts every request. */
  readonly verify: "none" | ((request: RawWebhook) => void | Promise<void>);
}

/** Option of a receiver whose webhooks have no distinguishing header or property. */
export interface WebhookSelection<Name> {
  /** Returns the name of the webhook of a request; undefined acknowledges the request without handling it. */
  readonly select: (request: IncomingWebhook) => Name | undefined;
}

/** A request as it was received. */
export interface RawWebhook {
  readonly header: (name: string) => string | undefined;
  readonly body: Uint8Array;
}

interface ReceiverSettings
  extends WebhookReceiverOptions<object>,
    Partial<Pick<HmacReceiverOptions<object>, "secrets">>,
    Partial<Pick<Ed25519ReceiverOptions<object>, "publicKey">>,
    Partial<Pick<UnsignedReceiverOptions<object>, "verify">>,
    Partial<WebhookSelection<string>> {}

/**
 * Creates a receiver for the webhooks of one URL.
 *
 * Throws a SigningError for unusable keys, which would otherwise fail or accept forged requests later: `malformed-key`,
 * `weak-key`.
 */
export function createReceiver(definition: WebhookDefinition, settings: ReceiverSettings): Hosts {
  const { signature } = definition;
  if (signature?.scheme === "hmac-sha256") readSecrets(signature, settings.secrets, minSecretBytes);
  else if (signature?.scheme === "ed25519" && !settings.publicKey) {
    throw new SigningError("malformed-key", "`publicKey` is missing or empty. Is the variable set?");
  }
  const receiver = new WebhookReceiver(definition, settings);
  return createHosts((transport, afterResponse) => receiver.handleRequest(transport, afterResponse), receiver.onError);
}

/** A request with a valid signature. */
interface AuthenticRequest {
  readonly header: (name: string) => string | undefined;
  readonly bytes: Uint8Array;
  readonly id: string | undefined;
  /** Identifies it for replay protection; undefined if it is unsigned. */
  readonly key: string | undefined;
}

class WebhookReceiver {
  readonly onError: (error: unknown) => void;
  readonly #definition: WebhookDefinition;
  readonly #settings: ReceiverSettings;
  readonly #methods: readonly string[];

  constructor(definition: WebhookDefinition, settings: ReceiverSettings) {
    this.#definition = definition;
    this.#settings = settings;
    this.onError = settings.onError ?? console.error;
    this.#methods = [...new Set(definition.webhooks.map(({ method }) => method))];
  }

  /** Verifies a request, runs its handler and responds. Never rejects. */
  async handleRequest(transport: RequestTransport, afterResponse: AfterResponse): Promise<void> {
    const respondWithText = (status: number, text: string, headers: readonly string[] = []): void =>
      transport.respond(status, "text/plain; charset=utf-8", headers, text);
    if (!this.#methods.includes(transport.method)) {
      return respondWithText(405, "method not allowed", ["allow", this.#methods.join(", ")]);
    }
    try {
      const request = await this.#authenticate(transport);
      const webhook = this.#webhookOf(transport.method, request);
      if (webhook === undefined) {
        // Acknowledge it: a sender would retry a rejected request, and may use a newer specification.
        this.onError(new DispatchError("no-handler", "the request belongs to no webhook of the specification"));
        return transport.respond(204, undefined, [], undefined);
      }
      const tasks: (() => unknown)[] = [];
      const response = await this.#handleOnce(webhook, request, tasks);
      if (tasks.length > 0) afterResponse(() => runTasks(tasks, this.onError));
      if (response === undefined) transport.respond(webhook.status, undefined, [], undefined);
      else transport.respond(webhook.status, "application/json", [], response);
    } catch (error) {
      const { signature } = this.#definition;
      if (error instanceof SigningError && error.code !== "malformed-body" && error.code !== "malformed-key") {
        return respondWithText(signature?.failureStatus ?? 401, "invalid request signature");
      }
      const { status, text } = failureResponse(error);
      if (status !== 413) this.onError(error);
      respondWithText(status, text);
    }
  }

  async #authenticate(transport: RequestTransport): Promise<AuthenticRequest> {
    const { maxBody = 1_048_576, secrets = [], publicKey = "", verify, tolerance = 300, now } = this.#settings;
    const { signature } = this.#definition;
    const header = (name: string): string | undefined => transport.header(name.toLowerCase());
    const bytes = await readBody(transport, maxBody);
    if (signature === undefined) {
      if (typeof verify === "function") await verifyWith(verify, { header, body: bytes });
      return { header, bytes, id: undefined, key: undefined };
    }
    const headers = { get: (name: string): string | null => header(name) ?? null };
    if (signature.scheme === "hmac-sha256") {
      const { id, mac } = await verifyWebhook({ signature, secrets, headers, body: bytes, tolerance, now });
      return { header, bytes, id, key: id ?? mac };
    }
    const { signatureHeader, timestampHeader } = signature;
    const headerNames = { signature: signatureHeader, timestamp: timestampHeader };
    await signature.verify({ publicKey, headers, body: bytes, tolerance, now, headerNames });
    // Hexadecimal digits have two spellings, which are one signature.
    return { header, bytes, id: undefined, key: header(signatureHeader)?.toLowerCase() };
  }

  #webhookOf(method: string, request: AuthenticRequest): WebhookDescription | undefined {
    const { webhooks, selector } = this.#definition;
    const candidates = webhooks.filter((webhook) => webhook.method === method);
    const [only] = candidates;
    if (webhooks.length === 1) return only;
    const { header, bytes } = request;
    const { select } = this.#settings;
    if (select !== undefined) {
      const name = select({ header, body: jsonOrUndefined(bytes) });
      return candidates.find((webhook) => webhook.name === name);
    }
    if (selector === undefined) return candidates.length === 1 ? only : undefined;
    const value = "header" in selector ? header(selector.header) : valueAt(parseJson(bytes), [selector.property]);
    return candidates.find(({ values = [] }) => values.includes(value as DispatchValue));
  }

  /** Handles a request once. Returns the serialized response; undefined without one, and for a repeated delivery. */
  async #handleOnce(
    webhook: WebhookDescription,
    request: AuthenticRequest,
    tasks: (() => unknown)[],
  ): Promise<string | undefined> {
    const { replay, tolerance = 300 } = this.#settings;
    const key = request.key === undefined ? undefined : `${webhook.name} ${request.key}`;
    if (replay === undefined || key === undefined) return this.#runHandler(webhook, request, tasks);
    // A signed timestamp may be as far in the future as in the past: the key must outlast both.
    const seconds = Math.max(replay.seconds ?? 86_400, Number.isFinite(tolerance) ? 2 * tolerance : 0);
    if (!(await replay.store.add(key, seconds))) return undefined;
    try {
      return await this.#runHandler(webhook, request, tasks);
    } catch (error) {
      await replay.store.delete(key);
      throw error;
    }
  }

  async #runHandler(
    webhook: WebhookDescription,
    { header, bytes, id }: AuthenticRequest,
    tasks: (() => unknown)[],
  ): Promise<string | undefined> {
    const { name, response: responseValidator, wireForm } = webhook;
    const body = bodyOf(bytes, webhook);
    const handler = handlerOf(this.#settings.handlers, name);
    // The sender may send more webhooks than this program handles.
    if (handler === undefined) return undefined;
    const afterwards = (work: () => unknown): void => {
      tasks.push(work);
    };
    const response = await handler(body as never, { webhook: name, header, id, afterwards });
    if (responseValidator === undefined || response === undefined) return undefined;
    const wire = wireForm === undefined ? response : wireForm.toWire(response);
    const text = wireForm === undefined ? JSON.stringify(wire) : wireForm.stringify(wire);
    if (responseValidator === "json") return text;
    const checked = responseValidator.validate(wireForm === undefined ? wire : wireForm.checked(wire));
    if (checked.ok) return text;
    const { path, message } = checked.issues[0] ?? { path: "", message: "" };
    throw new DispatchError("invalid-response", `the response is malformed at "${path}": ${message}`, checked.issues);
  }
}

function handlerOf(handlers: object, name: string): WebhookHandler | undefined {
  // The object may be a class instance whose methods use `this`.
  const handler = (handlers as { readonly [name: string]: WebhookHandler | undefined })[name];
  return handler?.bind(handlers);
}

/** Parses the body as its handler expects it. */
function bodyOf(bytes: Uint8Array, { body: validator, codeForm }: WebhookDescription): unknown {
  if (validator === undefined) return bytes;
  if (validator === "none") return undefined;
  const body = parseJson(bytes);
  if (validator !== "json") checkDelivery(validator, body);
  if (codeForm === undefined) return body;
  try {
    return codeForm.fromWire(decoder.decode(bytes), body);
  } catch {
    throw new DispatchError("invalid-delivery", "the delivery has a value that cannot be converted");
  }
}

/** Runs the caller's verification; any exception means that the request is not authentic. */
async function verifyWith(verify: (request: RawWebhook) => void | Promise<void>, request: RawWebhook): Promise<void> {
  try {
    await verify(request);
  } catch {
    throw new SigningError("bad-signature", "the option `verify` refused the request");
  }
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function parseJson(bytes: Uint8Array): unknown {
  const value = jsonOrUndefined(bytes);
  if (value !== undefined) return value;
  throw new SigningError("malformed-body", "the body is not JSON in UTF-8");
}

function jsonOrUndefined(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    return undefined;
  }
}
