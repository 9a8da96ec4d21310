/**
 * - `missing-header`: the signature or timestamp header is absent or empty
 * - `repeated-header`: one of the two was sent more than once, so it is ambiguous
 * - `malformed-signature`: not hexadecimal digits, or no signature in the webhook's format
 * - `signature-length`: hexadecimal digits, but not 64 bytes
 * - `malformed-id`: the message id is not 1 to 256 visible ASCII characters without dots
 * - `malformed-timestamp`: not 1 to 64 visible ASCII characters, or with a tolerance, not whole seconds
 * - `stale-timestamp`: differs from now by more than the tolerance, in either direction
 * - `bad-signature`: does not match this key, timestamp and body
 * - `malformed-body`: the signature is valid, but the body is not JSON in UTF-8
 * - `malformed-key`: not an Ed25519 key in a supported format, or not an HMAC-SHA256 secret
 * - `weak-key`: a public key under which signatures can be forged without a private key, or a secret of less than 16 bytes
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

/**
 * The error of a rejected request or key. It contains no keys, signatures or body content.
 *
 * @example
 * ```ts
 * import { generateKeyPair, SigningError, verifyRequest } from "@guildwire/runtime/signing";
 *
 * const { publicKey } = await generateKeyPair();
 * try {
 *   await verifyRequest({
 *     publicKey,
 *     headers: new Headers(),
 *     body: "{}",
 *     headerNames: { signature: "X-Signature", timestamp: "X-Timestamp" },
 *   });
 * } catch (error) {
 *   if (error instanceof SigningError) error.code; // => "missing-header"
 * }
 * ```
 */
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
