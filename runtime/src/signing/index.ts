import { ed25519 } from "./ed25519-web.js";
import { type Signing, signingWith } from "./signing.js";

export { SigningError, type SigningErrorCode } from "./error.js";
export type { HeaderSource, SignatureHeaders } from "./headers.js";
export {
  type Ed25519Jwk,
  exportPrivateKey,
  exportPublicKey,
  importPrivateKey,
  importPublicKey,
  type KeyInput,
  PrivateKey,
  PublicKey,
} from "./keys.js";
export type {
  KeyPair,
  RawBody,
  SignedRequest,
  SignOptions,
  VerifiedRequest,
  VerifyOptions,
} from "./signing.js";
export {
  type SignedWebhook,
  type SignWebhookOptions,
  signWebhook,
  type VerifiedWebhook,
  type VerifyWebhookOptions,
  verifyWebhook,
  type WebhookSignature,
  type WebhookSignatureFormat,
} from "./webhook-signature.js";

const signing: Signing = /* @__PURE__ */ signingWith(ed25519);

/**
 * Verifies the Ed25519 signature of timestamp and raw body, and returns the body: its bytes and its JSON. Rejects with a
 * SigningError.
 *
 * @example
 * ```ts
 * import { generateKeyPair, signRequest, verifyRequest } from "@guildwire/runtime/signing";
 *
 * const headerNames = { signature: "X-Signature-Ed25519", timestamp: "X-Signature-Timestamp" };
 * const { privateKey, publicKey } = await generateKeyPair();
 * const { headers, body } = await signRequest({ privateKey, body: '{"type":1}', headerNames });
 * const { json } = await verifyRequest({ publicKey, headers, body, tolerance: 300, headerNames });
 * json; // => { type: 1 }
 * await verifyRequest({ publicKey, headers, body: '{"type":2}', headerNames }); // throws SigningError
 * ```
 */
export const verifyRequest: Signing["verifyRequest"] = signing.verifyRequest;
/**
 * Signs timestamp and raw body with Ed25519, and returns the headers for `verifyRequest`. Rejects with a SigningError:
 * `malformed-key`, `malformed-timestamp`.
 *
 * @example
 * ```ts
 * import { generateKeyPair, signRequest } from "@guildwire/runtime/signing";
 *
 * const headerNames = { signature: "X-Signature-Ed25519", timestamp: "X-Signature-Timestamp" };
 * const { privateKey } = await generateKeyPair();
 * const { headers, body } = await signRequest({ privateKey, body: '{"type":1}', timestamp: "1700000000", headerNames });
 * headers["X-Signature-Timestamp"]; // => "1700000000"
 * headers["X-Signature-Ed25519"]?.length; // => 128
 * await fetch("https://bot.example.com/", { method: "POST", headers, body: new Blob([new Uint8Array(body)]) });
 * ```
 */
export const signRequest: Signing["signRequest"] = signing.signRequest;
/**
 * Generates a key pair with the platform's random numbers.
 *
 * @example
 * ```ts
 * import { generateKeyPair, publicKeyOf } from "@guildwire/runtime/signing";
 *
 * const { privateKey, publicKey } = await generateKeyPair();
 * publicKey.hex === (await publicKeyOf(privateKey)).hex; // => true
 * ```
 */
export const generateKeyPair: Signing["generateKeyPair"] = signing.generateKeyPair;
/**
 * Returns the public key of a private key.
 *
 * @example
 * ```ts
 * import { importPrivateKey, publicKeyOf } from "@guildwire/runtime/signing";
 *
 * const privateKey = importPrivateKey("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60");
 * (await publicKeyOf(privateKey)).hex; // => "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
 * ```
 */
export const publicKeyOf: Signing["publicKeyOf"] = signing.publicKeyOf;
