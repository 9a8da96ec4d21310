import type { Issue } from "../validate/index.js";

/**
 * - `raw-body-missing`: a framework has read the body and kept only what it made of it
 * - `invalid-delivery`: the body is signed, but not of the form that the specification gives it
 * - `no-handler`: no route takes it
 * - `response-not-allowed`: the handler's response is not for deliveries of this kind
 * - `invalid-response`: the handler's response is not of the form that the specification gives it
 * - `no-client`: follow-ups or gateway delivery without the option `client`
 * - `token-expired`: the token of the delivery is not valid any more; nothing was sent
 */
export type DispatchErrorCode =
  | "raw-body-missing"
  | "invalid-delivery"
  | "no-handler"
  | "response-not-allowed"
  | "invalid-response"
  | "no-client"
  | "token-expired";

/** A failure between a delivery and its response. It contains no token and no signature. */
export class DispatchError extends Error {
  declare readonly code: DispatchErrorCode;
  /** The issues of a delivery or a response, by path. */
  declare readonly issues: readonly Issue[];

  constructor(code: DispatchErrorCode, message: string, issues: readonly Issue[] = []) {
    super(message);
    Object.assign(this, { code, issues });
  }

  override get name(): string {
    return "DispatchError";
  }
}
