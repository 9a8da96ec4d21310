/**
 * - `url-refused`: the URL is not https, contains credentials, or resolves to a non-public IP address; nothing was sent
 * - `unreachable`: no response, or an incomplete one
 * - `timeout`: no complete response in time
 * - `aborted`: the signal aborted before the response was complete
 * - `too-large`: the response exceeds the maximum size
 * - `status`: the status is not 200; redirects are not followed
 * - `malformed-response`: status 200, but the body is not JSON
 * - `invalid-response`: JSON that does not match the expected schema
 */
export type DeliveryErrorCode =
  | "url-refused"
  | "unreachable"
  | "timeout"
  | "aborted"
  | "too-large"
  | "status"
  | "malformed-response"
  | "invalid-response";

export interface DeliveryErrorDetails {
  readonly status?: number;
  readonly mayHaveArrived?: boolean;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
}

/**
 * The error of a failed delivery. It contains neither the URL nor sent data.
 *
 * @example
 * ```ts
 * import { generateKeyPair } from "@guildwire/runtime/signing";
 * import { createWebhookSender, DeliveryError } from "@guildwire/runtime/webhooks";
 *
 * const { privateKey } = await generateKeyPair();
 * const headerNames = { signature: "X-Signature", timestamp: "X-Timestamp" };
 * try {
 *   await createWebhookSender({ privateKey, headerNames }).send("http://bot.example.com/", { type: 1 });
 * } catch (error) {
 *   if (!(error instanceof DeliveryError)) throw error;
 *   [error.code, error.mayHaveArrived]; // => ["url-refused", false]
 * }
 * ```
 */
export class DeliveryError extends Error {
  declare readonly code: DeliveryErrorCode;
  /** The status of the response, if there was one. */
  declare readonly status?: number;
  /**
   * Whether the receiver may have received the request. If false, a retry cannot deliver it twice.
   */
  declare readonly mayHaveArrived: boolean;
  /** The issues of the response, for `invalid-response`. */
  declare readonly issues: readonly { readonly path: string; readonly message: string }[];

  constructor(code: DeliveryErrorCode, message: string, details: DeliveryErrorDetails = {}) {
    super(message);
    Object.assign(this, { code, mayHaveArrived: false, issues: [], ...details });
  }

  override get name(): string {
    return "DeliveryError";
  }
}
