import type { Issue } from "../validate/index.js";

/**
 * - `raw-body-missing`: a framework has consumed the body and kept only the parsed value
 * - `invalid-delivery`: the body is signed but does not match the specification
 * - `no-handler`: no route matches
 * - `response-not-allowed`: the handler's response is not allowed for this kind of delivery
 * - `invalid-response`: the handler's response does not match the specification
 * - `no-client`: follow-ups or gateway delivery without the option `client`
 * - `token-expired`: the token of the delivery has expired; nothing was sent
 */
export type DispatchErrorCode =
  | "raw-body-missing"
  | "invalid-delivery"
  | "no-handler"
  | "response-not-allowed"
  | "invalid-response"
  | "no-client"
  | "token-expired";

/**
 * An error while handling a delivery. It contains neither token nor signature.
 *
 * @example
 * ```ts
 * import { createInteractionEndpoint } from "@guildwire/api/interactions";
 * import { DispatchError } from "@guildwire/runtime/dispatch";
 * import { generateKeyPair } from "@guildwire/runtime/signing";
 *
 * const { publicKey } = await generateKeyPair();
 * const codes: string[] = [];
 * const endpoint = createInteractionEndpoint({
 *   publicKey,
 *   handlers: [],
 *   onError: (error) => {
 *     if (error instanceof DispatchError) codes.push(error.code);
 *   },
 * });
 * await endpoint.receive({ type: 2 }); // The option `client` is missing.
 * codes; // => ["no-client"]
 * ```
 */
export class DispatchError extends Error {
  declare readonly code: DispatchErrorCode;
  /** Validation issues of a delivery or response. */
  declare readonly issues: readonly Issue[];

  constructor(code: DispatchErrorCode, message: string, issues: readonly Issue[] = []) {
    super(message);
    Object.assign(this, { code, issues });
  }

  override get name(): string {
    return "DispatchError";
  }
}
