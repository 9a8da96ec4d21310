import type { SignatureHeaders } from "../signing/headers.js";
import type { PrivateKey } from "../signing/keys.js";
import { signRequest } from "../signing/node.js";
import type { Result } from "../validate/index.js";
import { DeliveryError } from "./error.js";
import { type DeliveryLimits, type EndpointResponse, post } from "./post.js";

export interface SenderOptions<Response = unknown> extends DeliveryLimits {
  /** The private key of the receiver's application: a key object, or 64 hexadecimal digits. */
  readonly privateKey: PrivateKey | string;
  /** Validates the response, for example with a generated validator. Default: any JSON. */
  readonly response?: { readonly validate: (value: unknown) => Result<Response> } | undefined;
  readonly headerNames: SignatureHeaders;
}

/** Delivers signed webhooks and reads the responses. */
export interface WebhookSender<Response = unknown> {
  /**
   * Signs and posts a body: an object as JSON, text and bytes unchanged. Resolves with the validated body of a response
   * with status 200, otherwise rejects with a DeliveryError. Does not retry; `mayHaveArrived` of the error tells
   * whether the receiver may have received the request.
   */
  readonly send: (url: string, body: object | string | Uint8Array) => Promise<Response>;
}

/**
 * Creates a sender for one application, which signs with Ed25519. Requires Node.
 *
 * @example
 * ```ts
 * import { once } from "node:events";
 * import { createServer } from "node:http";
 * import type { AddressInfo } from "node:net";
 * import { generateKeyPair } from "@guildwire/runtime/signing";
 * import { createWebhookSender } from "@guildwire/runtime/webhooks";
 *
 * const receiver = createServer((_request, response) => response.end('{"type":1}')).listen(0, "127.0.0.1");
 * await once(receiver, "listening");
 * const { port } = receiver.address() as AddressInfo;
 *
 * const { privateKey } = await generateKeyPair();
 * const sender = createWebhookSender({
 *   privateKey,
 *   headerNames: { signature: "X-Signature-Ed25519", timestamp: "X-Signature-Timestamp" },
 *   allowHttp: true, // for tests on this computer
 *   allowPrivate: true,
 * });
 * await sender.send(`http://127.0.0.1:${port}/`, { type: 1 }); // => { type: 1 }
 * await once(receiver.close(), "close");
 * ```
 */
export function createWebhookSender<Response = unknown>(options: SenderOptions<Response>): WebhookSender<Response> {
  const { privateKey, response, headerNames } = options;
  return {
    async send(url, content) {
      const raw = typeof content === "string" || content instanceof Uint8Array ? content : JSON.stringify(content);
      const signed = await signRequest({ privateKey, body: raw, headerNames });
      const endpointResponse = await post(
        url,
        { ...signed.headers, "content-type": "application/json" },
        signed.body,
        options,
      );
      const value = jsonOf(endpointResponse);
      const checked = response?.validate(value) ?? { ok: true, value: value as Response };
      if (checked.ok) return checked.value;
      const [first] = checked.issues;
      throw new DeliveryError("invalid-response", `the response is malformed at "${first?.path}": ${first?.message}`, {
        status: endpointResponse.status,
        mayHaveArrived: true,
        issues: checked.issues,
      });
    },
  };
}

/** Parses the JSON of a response with status 200. Throws a DeliveryError otherwise. */
export function jsonOf({ status, body }: EndpointResponse): unknown {
  if (status !== 200) throw new DeliveryError("status", wrongStatus(status, 200), { status, mayHaveArrived: true });
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    const message = "the endpoint was reached, but responded with status 200 and a body that is not JSON";
    throw new DeliveryError("malformed-response", message, { status, mayHaveArrived: true });
  }
}

/** Returns the message for an unexpected status. */
export function wrongStatus(status: number, expected: number | string): string {
  const found =
    status >= 300 && status < 400 ? `a redirect (status ${status}), which is not followed` : `status ${status}`;
  return `the endpoint was reached, but responded with ${found}; expected status ${expected}`;
}
