/**
 * - `missing-header`: the signature's or the timestamp's header is absent or empty
 * - `repeated-header`: one of the two was sent more than once, so it is ambiguous
 * - `malformed-signature`: not hexadecimal digits, or no signature in the format of the webhook
 * - `signature-length`: hexadecimal digits, but not those of 64 bytes
 * - `malformed-id`: a message id is not 1 to 256 visible ASCII characters without dots
 * - `malformed-timestamp`: not 1 to 64 visible ASCII characters; with a tolerance: not whole seconds
 * - `stale-timestamp`: further from now than the tolerance, in either direction
 * - `bad-signature`: not made with this key over this timestamp and this body
 * - `malformed-body`: the signature is right, but the body is not JSON in UTF-8
 * - `malformed-key`: not a key of Ed25519 in any supported form, or not a secret of HMAC-SHA256
 * - `weak-key`: a public key under which signatures can be made without a private key
 */
export type SigningErrorCode =
  | "missing-header"
  | "repeated-header"
  | "malformed-signature"
  | "signature-length"
  | "malformed-id"
  | "malformed-timestamp"
  | "stale-timestamp"
  | "bad-signature"
  | "malformed-body"
  | "malformed-key"
  | "weak-key";

/** Why a request or a key is refused. It holds no key, no signature and nothing of the body. */
export class SigningError extends Error {
  declare readonly code: SigningErrorCode;

  constructor(code: SigningErrorCode, message: string) {
    super(message);
    Object.assign(this, { code });
  }

  override get name(): string {
    return "SigningError";
  }
}
