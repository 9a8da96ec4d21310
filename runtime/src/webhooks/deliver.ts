import type { PrivateKey } from "../signing/keys.js";
import { signRequest } from "../signing/node.js";
import { minSecretBytes, readSecrets, signWebhook, type WebhookSignature } from "../signing/webhook-signature.js";
import type { DirectionalValidator, Validator } from "../validate/index.js";
import type { CodeForm, WireForm } from "../validate/wire-form.js";
import { DeliveryError } from "./error.js";
import { type DeliveryLimits, type EndpointResponse, post } from "./post.js";
import { jsonOf, wrongStatus } from "./sender.js";

/** How a sender signs: HMAC with shared secrets, or Ed25519 of timestamp and body. */
export type SenderSignature =
  | ({ readonly scheme: "hmac-sha256" } & WebhookSignature)
  | { readonly scheme: "ed25519"; readonly signatureHeader: string; readonly timestampHeader: string };

/** The generated description of a webhook for its sender. */
export interface WebhookDelivery {
  /** Absent if requests are not signed. */
  readonly signature?: SenderSignature;
  /** Absent without a body. */
  readonly contentType?: string;
  /**
   * Validates a JSON body; `json` for one that is not validated, `none` without a body. If absent, the body is bytes.
   */
  readonly body?: DeliveryValidator | "none";
  /** Validates a JSON response; if absent, any status from 200 to 299 is a success. */
  readonly response?: DeliveryValidator;
  /** Present if the body has another form than JSON in code. */
  readonly wireForm?: WireForm;
  /** Present if the response has another form than JSON in code. */
  readonly codeForm?: CodeForm;
}

export type DeliveryValidator = Validator<unknown> | DirectionalValidator<unknown, unknown> | "json";

/** One request of a webhook. */
export interface WebhookMessage<Body> {
  readonly url: string;
  readonly body: Body;
  /** The message id, if the signature scheme has ids. Use the same id for retries. Default: random. */
  readonly id?: string | undefined;
  /** Additional request headers. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The option of a sender that signs with HMAC. */
export interface SenderSecrets {
  /** The shared secret, or all secrets that are valid during a rotation: 1 to 16, of at least 16 bytes each. */
  readonly secrets: string | readonly string[];
}

/** The option of a sender that signs with Ed25519. */
export interface SenderKey {
  /** A key object, or 64 hexadecimal digits. */
  readonly privateKey: PrivateKey | string;
}

export type DeliverOptions = DeliveryLimits & Partial<SenderSecrets> & Partial<SenderKey>;

/**
 * Validates, signs and posts a webhook. Resolves with the receiver's response, or undefined if the webhook has none.
 * Does not retry.
 *
 * Rejects with a TypeError for an invalid body, with a SigningError for an unusable key, and with a DeliveryError if the delivery fails.
 */
export async function deliverWebhook<Result>(
  webhook: WebhookDelivery,
  message: WebhookMessage<unknown>,
  options: DeliverOptions,
): Promise<Result> {
  const body = serialize(webhook, message.body);
  const signed = await sign(webhook, body, message, options);
  const { contentType } = webhook;
  const headers = {
    ...message.headers,
    ...signed.headers,
    ...(contentType === undefined ? {} : { "content-type": contentType }),
  };
  const response = await post(message.url, headers, signed.body, options);
  return readResponse(webhook, response) as Result;
}

function serialize({ body: validator, wireForm }: WebhookDelivery, value: unknown): Uint8Array | string {
  if (validator === undefined) return value as Uint8Array;
  if (validator === "none") return "";
  const wire = wireForm === undefined ? value : wireForm.toWire(value);
  const body = wireForm === undefined ? wire : wireForm.checked(wire);
  const text = wireForm === undefined ? JSON.stringify(wire) : (wireForm.stringify(wire) ?? "");
  if (validator === "json") return text;
  const outgoing = "response" in validator ? validator.response : validator;
  const checked = outgoing.validate(body);
  if (checked.ok) return text;
  const { path, message } = checked.issues[0] ?? { path: "", message: "" };
  throw new TypeError(`the body of the webhook is malformed at "${path}": ${message}`);
}

async function sign(
  { signature }: WebhookDelivery,
  body: Uint8Array | string,
  { id }: WebhookMessage<unknown>,
  { secrets = [], privateKey = "" }: DeliverOptions,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array }> {
  if (signature === undefined) {
    return { headers: {}, body: typeof body === "string" ? new TextEncoder().encode(body) : body };
  }
  if (signature.scheme === "hmac-sha256") {
    readSecrets(signature, secrets, minSecretBytes);
    return signWebhook({ signature, secrets, body, id });
  }
  const headerNames = { signature: signature.signatureHeader, timestamp: signature.timestampHeader };
  return signRequest({ privateKey, body, headerNames });
}

function readResponse({ response: validator, codeForm }: WebhookDelivery, response: EndpointResponse): unknown {
  const { status } = response;
  if (validator === undefined) {
    if (status >= 200 && status < 300) return undefined;
    throw new DeliveryError("status", wrongStatus(status, "200 to 299"), { status, mayHaveArrived: true });
  }
  const value = jsonOf(response);
  const convert = (wire: unknown): unknown =>
    codeForm === undefined ? wire : codeForm.fromWire(new TextDecoder().decode(response.body), wire);
  if (validator === "json") return convert(value);
  const incoming = "response" in validator ? validator.response : validator;
  const checked = incoming.validate(value);
  if (checked.ok) return convert(checked.value);
  const { path, message } = checked.issues[0] ?? { path: "", message: "" };
  throw new DeliveryError("invalid-response", `the response is malformed at "${path}": ${message}`, {
    status,
    mayHaveArrived: true,
    issues: checked.issues,
  });
}
