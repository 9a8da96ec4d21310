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

/** Verifies the signature of timestamp and raw body, and returns the body. Rejects with a SigningError. */
export const verifyRequest: Signing["verifyRequest"] = signing.verifyRequest;
/** Signs timestamp and raw body, and returns the headers for `verifyRequest`. Rejects with a SigningError. */
export const signRequest: Signing["signRequest"] = signing.signRequest;
/** Generates a key pair with the platform's random numbers. */
export const generateKeyPair: Signing["generateKeyPair"] = signing.generateKeyPair;
/** Returns the public key of a private key. */
export const publicKeyOf: Signing["publicKeyOf"] = signing.publicKeyOf;
