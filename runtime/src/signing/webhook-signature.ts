import { fromBase64, toBase64 } from "./base64.js";
import { SigningError } from "./error.js";
import { type HeaderSource, joinedHeader } from "./headers.js";
import { fromHex, toHex } from "./hex.js";
import { bytesOf, checkAge, checkTimestamp, type RawBody } from "./signing.js";

/** How requests are signed with HMAC-SHA256: the signed content and its encoding in headers. */
export interface WebhookSignature {
  readonly signatureHeader: string;
  readonly format: WebhookSignatureFormat;
  readonly encoding: "hex" | "base64";
  /** The timestamp header, if separate. */
  readonly timestampHeader?: string;
  /** The header of the message id, if messages have ids. */
  readonly idHeader?: string;
  /** The signed content before the body. `{id}` and `{timestamp}` are placeholders. */
  readonly contentPrefix: string;
  /** `base64`: the secret is base64, after an optional `whsec_`. `text`: the UTF-8 characters are the key. */
  readonly secretEncoding: "text" | "base64";
}

/**
 * The value of the signature header.
 *
 * - `single`: one signature after a prefix, such as `sha256=…`
 * - `pairs`: comma-separated pairs such as `t=…,v1=…`, with the timestamp and one or more signatures
 * - `list`: space-separated entries such as `v1,…`, one per signature
 */
export type WebhookSignatureFormat =
  | { readonly style: "single"; readonly prefix: string }
  | { readonly style: "pairs"; readonly timestamp: string; readonly signature: string }
  | { readonly style: "list"; readonly version: string };

export interface VerifyWebhookOptions {
  readonly signature: WebhookSignature;
  /** The shared secret, or all secrets that are valid during a rotation: 1 to 16. */
  readonly secrets: string | readonly string[];
  readonly headers: HeaderSource;
  /** The body as received. Parsing and serializing it again would invalidate the signature. */
  readonly body: RawBody;
  /** Maximum difference between the signed timestamp and now, in seconds. Default: 300. No effect without a timestamp. */
  readonly tolerance?: number | undefined;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** An authenticated request. */
export interface VerifiedWebhook {
  readonly bytes: Uint8Array;
  /** The message id; undefined if the scheme has none. Retries have the same id. */
  readonly id: string | undefined;
  /** Seconds since 1970 as sent; undefined if the scheme has none. */
  readonly timestamp: string | undefined;
  /** The verified signature in hexadecimal digits, unique per message. */
  readonly mac: string;
}

export interface SignWebhookOptions {
  readonly signature: WebhookSignature;
  /** All valid secrets. The format `single` uses only the first one. */
  readonly secrets: string | readonly string[];
  /** The body as it will be sent. */
  readonly body: RawBody;
  /** The message id. Use the same id for retries. Default: random. */
  readonly id?: string | undefined;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

export interface SignedWebhook {
  readonly headers: Readonly<Record<string, string>>;
  /** The signed bytes, which must be sent unchanged. */
  readonly body: Uint8Array;
}

/** Maximum length of the signature header in characters. */
const maxHeader = 4096;
const maxSignatures = 16;
const maxSecrets = 16;
/** Minimum length of the secrets of receivers and senders, in bytes: 128 random bits cannot be guessed. */
export const minSecretBytes = 16;

/**
 * Verifies a request against the secrets of its sender and returns its body.
 *
 * Rejects with a SigningError.
 *
 * @example
 * ```ts
 * import { signWebhook, verifyWebhook, type WebhookSignature } from "@guildwire/runtime/signing";
 *
 * const signature: WebhookSignature = {
 *   signatureHeader: "X-Signature",
 *   format: { style: "pairs", timestamp: "t", signature: "v1" },
 *   encoding: "hex",
 *   contentPrefix: "{timestamp}.",
 *   secretEncoding: "text",
 * };
 * const secrets = "a secret of at least 16 bytes";
 * const { headers, body } = await signWebhook({ signature, secrets, body: '{"paid":true}' });
 * const { bytes } = await verifyWebhook({ signature, secrets, headers, body });
 * new TextDecoder().decode(bytes); // => '{"paid":true}'
 * ```
 */
export async function verifyWebhook(options: VerifyWebhookOptions): Promise<VerifiedWebhook> {
  const { signature, secrets, headers, tolerance = 300, now = Date.now } = options;
  const { signatures, timestamp = headerOf(headers, signature.timestampHeader) } = readSignatureHeader(
    signature,
    joinedHeader(headers, signature.signatureHeader),
  );
  const id = headerOf(headers, signature.idHeader);
  if (id !== undefined) checkId(id);
  if (timestamp !== undefined) {
    checkTimestamp(timestamp);
    checkAge(timestamp, tolerance, now());
  }
  const bytes = bytesOf(options.body);
  const content = contentOf(signature, { id, timestamp }, bytes);
  for (const key of await keysOf(signature, secrets)) {
    const mac = await macOf(key, content);
    if (signatures.some((candidate) => isSame(candidate, mac))) return { bytes, id, timestamp, mac: toHex(mac) };
  }
  throw new SigningError("bad-signature", "no signature belongs to this request and any of the secrets");
}

/**
 * Signs a body. Rejects with a SigningError: `malformed-key`, `malformed-id`.
 *
 * @example
 * ```ts
 * import { signWebhook } from "@guildwire/runtime/signing";
 *
 * const { headers } = await signWebhook({
 *   signature: {
 *     signatureHeader: "X-Signature",
 *     format: { style: "single", prefix: "sha256=" },
 *     encoding: "hex",
 *     contentPrefix: "",
 *     secretEncoding: "text",
 *   },
 *   secrets: "a secret of at least 16 bytes",
 *   body: '{"paid":true}',
 * });
 * headers["X-Signature"]?.length; // => 71
 * ```
 */
export async function signWebhook(options: SignWebhookOptions): Promise<SignedWebhook> {
  const { signature, secrets, id = `msg_${crypto.randomUUID()}`, now = Date.now } = options;
  const { format, encoding, signatureHeader, timestampHeader, idHeader } = signature;
  checkId(id);
  const timestamp = String(Math.floor(now() / 1000));
  const body = bytesOf(options.body);
  const content = contentOf(signature, { id, timestamp }, body);
  const keys = await keysOf(signature, secrets);
  const macs = await Promise.all(keys.map((key) => macOf(key, content)));
  const values = macs.map((mac) => (encoding === "hex" ? toHex(mac) : toBase64(mac)));
  const headers = {
    [signatureHeader]: writeSignatureHeader(format, timestamp, values),
    ...(timestampHeader === undefined ? {} : { [timestampHeader]: timestamp }),
    ...(idHeader === undefined ? {} : { [idHeader]: id }),
  };
  return { headers, body };
}

const encoder = new TextEncoder();

/** Returns the required value of a header; undefined if the scheme has no such header. */
function headerOf(headers: HeaderSource, name: string | undefined): string | undefined {
  return name === undefined ? undefined : joinedHeader(headers, name);
}

function readSignatureHeader(
  { format, encoding }: WebhookSignature,
  value: string,
): { readonly signatures: readonly Uint8Array[]; readonly timestamp?: string } {
  if (value.length > maxHeader) throw malformed(`the signature header has more than ${maxHeader} characters`);
  const { texts, timestamp } = splitHeader(format, value);
  const signatures = texts.slice(0, maxSignatures).flatMap((text) => {
    const bytes = encoding === "hex" ? fromHex(text) : fromBase64(text);
    return bytes?.length === 32 ? [bytes] : [];
  });
  if (signatures.length === 0) throw malformed(`the signature header has no signature of 32 bytes in ${encoding}`);
  return { signatures, ...(timestamp === undefined ? {} : { timestamp }) };
}

function splitHeader(
  format: WebhookSignatureFormat,
  value: string,
): { readonly texts: readonly string[]; readonly timestamp?: string } {
  if (format.style === "single") {
    return { texts: value.startsWith(format.prefix) ? [value.slice(format.prefix.length)] : [] };
  }
  if (format.style === "list") {
    const start = `${format.version},`;
    return { texts: value.split(" ").flatMap((entry) => (entry.startsWith(start) ? [entry.slice(start.length)] : [])) };
  }
  const valuesOf = (key: string): readonly string[] =>
    value.split(",").flatMap((pair) => (pair.trim().startsWith(`${key}=`) ? [pair.trim().slice(key.length + 1)] : []));
  const [timestamp, ...others] = valuesOf(format.timestamp);
  // With several timestamps, it is ambiguous which one was signed.
  if (timestamp === undefined || others.length > 0) {
    throw new SigningError("malformed-timestamp", "the signature header does not have exactly one timestamp");
  }
  return { texts: valuesOf(format.signature), timestamp };
}

function writeSignatureHeader(format: WebhookSignatureFormat, timestamp: string, values: readonly string[]): string {
  if (format.style === "single") return `${format.prefix}${values[0]}`;
  if (format.style === "list") return values.map((value) => `${format.version},${value}`).join(" ");
  return [`${format.timestamp}=${timestamp}`, ...values.map((value) => `${format.signature}=${value}`)].join(",");
}

/** Requires 1 to 256 visible ASCII characters without dots, which separate the parts of the signed content. */
function checkId(id: string): void {
  if (id.length <= 256 && /^[!-\-/-~]+$/.test(id)) return;
  throw new SigningError("malformed-id", "the message id is not 1 to 256 visible ASCII characters without dots");
}

function contentOf(
  { contentPrefix }: WebhookSignature,
  values: { readonly id: string | undefined; readonly timestamp: string | undefined },
  body: Uint8Array,
): Uint8Array {
  const prefix = encoder.encode(
    contentPrefix.replace(/\{(id|timestamp)\}/g, (_, name: "id" | "timestamp") => values[name] ?? ""),
  );
  const content = new Uint8Array(prefix.length + body.length);
  content.set(prefix);
  content.set(body, prefix.length);
  return content;
}

async function keysOf(signature: WebhookSignature, secrets: string | readonly string[]): Promise<CryptoKey[]> {
  return Promise.all(
    readSecrets(signature, secrets).map((bytes) =>
      crypto.subtle.importKey("raw", bytes as BufferSource, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
    ),
  );
}

/**
 * Decodes secrets. Throws a SigningError, which does not repeat them: `malformed-key` for another number, type or
 * encoding or a blank secret, `weak-key` for one of less than `minBytes`.
 */
export function readSecrets(
  { secretEncoding }: Pick<WebhookSignature, "secretEncoding">,
  secrets: unknown,
  minBytes = 1,
): readonly Uint8Array[] {
  const list: readonly unknown[] = Array.isArray(secrets) ? secrets : [secrets];
  if (list.length === 0 || list.length > maxSecrets) {
    throw new SigningError("malformed-key", `there are ${list.length} secrets, expected 1 to ${maxSecrets}`);
  }
  return list.map((secret) => {
    if (typeof secret !== "string") {
      const found = secret === null ? "null" : typeof secret;
      throw new SigningError("malformed-key", `a secret is ${found}, expected a string. Is the variable set?`);
    }
    const isText = secretEncoding === "text";
    const unprefixed = secret.replace(/^whsec_/, "");
    const bytes = isText ? encoder.encode(secret) : fromBase64(unprefixed);
    if (bytes === undefined) throw new SigningError("malformed-key", "a secret is not base64");
    // The prefix and white space at the ends are no part of what has to be guessed.
    const length = isText ? encoder.encode(unprefixed.trim()).length : bytes.length;
    if (length === 0) throw new SigningError("malformed-key", "a secret is empty. Is the variable set?");
    if (length < minBytes) {
      throw new SigningError("weak-key", `a secret has ${length} bytes, expected at least ${minBytes}`);
    }
    return bytes;
  });
}

async function macOf(key: CryptoKey, content: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, content as BufferSource));
}

/** Compares two 32-byte signatures in constant time. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (const [index, byte] of other.entries()) difference |= byte ^ (one[index] ?? 0);
  return difference === 0;
}

function malformed(message: string): SigningError {
  return new SigningError("malformed-signature", message);
}
