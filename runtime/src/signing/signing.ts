import { isReduced } from "./curve.js";
import type { Ed25519 } from "./engine.js";
import { SigningError } from "./error.js";
import { type HeaderSource, type SignatureHeaders, singleHeader } from "./headers.js";
import { fromHex, toHex } from "./hex.js";
import { importPrivateKey, importPublicKey, PrivateKey, type PublicKey } from "./keys.js";

/** A body exactly as transmitted; a string is encoded as UTF-8. */
export type RawBody = Uint8Array | ArrayBuffer | string;

export interface VerifyOptions {
  /** Public key of the sender: a key object, or 64 hexadecimal digits. */
  readonly publicKey: PublicKey | string;
  readonly headers: HeaderSource;
  /** The body as received. Parsing and serializing it again would invalidate the signature. */
  readonly body: RawBody;
  /**
   * Maximum difference between the timestamp and now, in seconds. The timestamp must then be whole seconds since 1970.
   * Default:
   * unlimited, so that recorded requests can be replayed.
   */
  readonly tolerance?: number | undefined;
  /** Milliseconds since 1970, for the tolerance. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
  readonly headerNames: SignatureHeaders;
}

/** An authenticated body. */
export interface VerifiedRequest {
  readonly bytes: Uint8Array;
  /** The parsed JSON body. */
  readonly json: unknown;
  /** The timestamp as sent. */
  readonly timestamp: string;
}

export interface SignOptions {
  /** A key object, or 64 hexadecimal digits. */
  readonly privateKey: PrivateKey | string;
  /** The body as it will be sent. */
  readonly body: RawBody;
  /** 1 to 64 visible ASCII characters without commas. Default: the seconds since 1970. */
  readonly timestamp?: string | undefined;
  readonly headerNames: SignatureHeaders;
}

export interface SignedRequest {
  /** Both headers by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The signed bytes, which must be sent unchanged. */
  readonly body: Uint8Array;
}

export interface KeyPair {
  readonly publicKey: PublicKey;
  readonly privateKey: PrivateKey;
}

/** Signing and verification on one platform. */
export interface Signing {
  /**
   * Verifies the signature of timestamp and raw body, and returns the body. Does not return a boolean, so that the
   * result cannot be ignored by mistake.
   *
   * Rejects with a SigningError.
   */
  readonly verifyRequest: (options: VerifyOptions) => Promise<VerifiedRequest>;
  /** Signs a timestamp and a body. Rejects with a SigningError: `malformed-key`, `malformed-timestamp`. */
  readonly signRequest: (options: SignOptions) => Promise<SignedRequest>;
  readonly generateKeyPair: () => Promise<KeyPair>;
  readonly publicKeyOf: (key: PrivateKey) => Promise<PublicKey>;
}

export function signingWith(ed25519: Ed25519): Signing {
  const publicKeyOf = async (key: PrivateKey): Promise<PublicKey> => ed25519.publicKeyOf(key);
  return {
    publicKeyOf,
    async verifyRequest({ publicKey, headers, body, tolerance, now = Date.now, headerNames }) {
      const signature = readSignature(singleHeader(headers, headerNames.signature));
      const timestamp = singleHeader(headers, headerNames.timestamp);
      checkTimestamp(timestamp);
      if (tolerance !== undefined) checkAge(timestamp, tolerance, now());
      const bytes = bytesOf(body);
      const key = typeof publicKey === "string" ? keyOfDigits(publicKey) : publicKey;
      if (!isReduced(signature)) throw badSignature();
      // Avoid an unnecessary await, which would cost a microtask.
      const verdict = ed25519.verify(key, signature, ed25519.content(timestamp, bytes));
      if (!(typeof verdict === "boolean" ? verdict : await verdict)) throw badSignature();
      return { bytes, json: parsedBody(bytes), timestamp };
    },
    async signRequest({ privateKey, body, timestamp = String(Math.floor(Date.now() / 1000)), headerNames }) {
      checkTimestamp(timestamp);
      const bytes = bytesOf(body);
      const key = typeof privateKey === "string" ? importPrivateKey(privateKey) : privateKey;
      const signature = await ed25519.sign(key, ed25519.content(timestamp, bytes));
      return {
        headers: { [headerNames.signature]: toHex(signature), [headerNames.timestamp]: timestamp },
        body: bytes,
      };
    },
    async generateKeyPair() {
      const privateKey = new PrivateKey(crypto.getRandomValues(new Uint8Array(32)));
      return { privateKey, publicKey: await publicKeyOf(privateKey) };
    },
  };
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });

function readSignature(digits: string): Uint8Array {
  // Check the length first, so that megabytes of digits are not parsed.
  const bytes = digits.length > 1024 ? undefined : fromHex(digits);
  if (bytes?.length === 64) return bytes;
  if (bytes === undefined && /[^0-9a-fA-F]/.test(digits.slice(0, 1024))) {
    throw new SigningError("malformed-signature", "the signature is not hexadecimal digits");
  }
  throw new SigningError("signature-length", `the signature has ${digits.length} digits, expected 128`);
}

/** Rejects other characters, which platforms transmit differently and which cannot be signed reliably. */
export function checkTimestamp(timestamp: string): void {
  if (timestamp.length <= 64 && /^[!-+\--~]+$/.test(timestamp)) return;
  throw new SigningError("malformed-timestamp", "the timestamp is not 1 to 64 visible ASCII characters without commas");
}

export function checkAge(timestamp: string, tolerance: number, now: number): void {
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new SigningError("malformed-timestamp", "the timestamp is not whole seconds since 1970");
  }
  const away = Math.abs(now / 1000 - Number(timestamp));
  // Negated comparison: a NaN tolerance must reject everything.
  if (!(away <= tolerance)) {
    throw new SigningError(
      "stale-timestamp",
      `the timestamp is ${Math.round(away)} seconds away, at most ${tolerance} are tolerated`,
    );
  }
}

export function bytesOf(body: RawBody): Uint8Array {
  if (typeof body === "string") return encoder.encode(body);
  return body instanceof Uint8Array ? body : new Uint8Array(body);
}

function parsedBody(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    // The parser's message would quote the body.
    throw new SigningError("malformed-body", "the body is not JSON in UTF-8");
  }
}

function badSignature(): SigningError {
  return new SigningError("bad-signature", "the signature does not belong to this timestamp, this body and this key");
}

/** Cache of keys given as digits, so that their objects are created once. */
const keys = new Map<string, PublicKey>();

function keyOfDigits(digits: string): PublicKey {
  let key = keys.get(digits);
  if (key === undefined) {
    key = importPublicKey(digits);
    // Programs usually have few keys; those with more should keep key objects.
    if (keys.size >= 16) keys.clear();
    keys.set(digits, key);
  }
  return key;
}
