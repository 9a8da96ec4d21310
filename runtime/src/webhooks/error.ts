/**
 * - `address-refused`: not https, with a login in it, or at an address that is not public; nothing was sent
 * - `unreachable`: no answer, or not the whole of it
 * - `timeout`: no whole answer in time
 * - `aborted`: the signal was aborted before there was a whole answer
 * - `too-large`: an answer of more bytes than allowed
 * - `status`: another status than 200; redirects are never followed
 * - `malformed-response`: status 200, but the body is not JSON
 * - `invalid-response`: JSON, but not of the expected form
 */
export type DeliveryErrorCode =
  | "address-refused"
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

/** Why something could not be delivered. It holds neither the address nor anything that was sent. */
export class DeliveryError extends Error {
  declare readonly code: DeliveryErrorCode;
  /** Of the answer, where there was one. */
  declare readonly status?: number;
  /**
   * Whether the receiver may have got the request: there was a connection to it. If false, sending it again cannot deliver
   * it twice.
   */
  declare readonly mayHaveArrived: boolean;
  /** What is wrong with the answer, for `invalid-response`. */
  declare readonly issues: readonly { readonly path: string; readonly message: string }[];

  constructor(code: DeliveryErrorCode, message: string, details: DeliveryErrorDetails = {}) {
    super(message);
    Object.assign(this, { code, mayHaveArrived: false, issues: [], ...details });
  }

  override get name(): string {
    return "DeliveryError";
  }
}
