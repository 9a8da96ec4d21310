import { fromBase64, toBase64, toBase64Url } from "./base64.js";
import { isCanonical, isWeak } from "./curve.js";
import { SigningError } from "./error.js";
import { fromHex, toHex } from "./hex.js";

/** An Ed25519 JSON Web Key (RFC 8037). */
export interface Ed25519Jwk {
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  /** The public key in base64url. */
  readonly x: string;
  /** The private key in base64url. */
  readonly d?: string;
}

/** 64 hexadecimal digits, PEM, a JSON Web Key, or 32 bytes. */
export type KeyInput = string | Uint8Array | Ed25519Jwk | { readonly kty?: unknown };

/**
 * A validated public key. Create it once and reuse it.
 *
 * @example
 * ```ts
 * import { generateKeyPair } from "@guildwire/runtime/signing";
 *
 * const { publicKey } = await generateKeyPair();
 * publicKey.hex.length; // => 64
 * publicKey.bytes.length; // => 32
 * ```
 */
export class PublicKey {
  readonly #bytes: Uint8Array;

  /** Throws a SigningError, `malformed-key` or `weak-key`. */
  constructor(bytes: Uint8Array) {
    if (bytes.length !== 32) throw malformedKey("public");
    if (!isCanonical(bytes)) throw malformedKey("public");
    if (isWeak(bytes)) throw new SigningError("weak-key", "a public key of low order proves nothing");
    // Not slice(), which shares memory if this is a Buffer.
    this.#bytes = Uint8Array.from(bytes);
  }

  /** A copy of the 32 bytes. */
  get bytes(): Uint8Array {
    return this.#bytes.slice();
  }

  /** 64 hexadecimal digits in lower case. */
  get hex(): string {
    return toHex(this.#bytes);
  }
}

/**
 * A private key. Printing, inspecting or serializing it does not reveal the secret.
 *
 * @example
 * ```ts
 * import { generateKeyPair, PrivateKey } from "@guildwire/runtime/signing";
 *
 * const { privateKey } = await generateKeyPair();
 * PrivateKey.seedOf(privateKey).length; // => 32
 * JSON.stringify(privateKey); // => "{}"
 * ```
 */
export class PrivateKey {
  readonly #seed: Uint8Array;

  /** Throws a SigningError, `malformed-key`. */
  constructor(seed: Uint8Array) {
    if (seed.length !== 32) throw malformedKey("private");
    this.#seed = Uint8Array.from(seed);
  }

  /** Returns the 32 secret bytes, for storage. */
  static seedOf(key: PrivateKey): Uint8Array {
    return key.#seed.slice();
  }
}

/**
 * Imports a public key: 64 hexadecimal digits, PEM (`PUBLIC KEY`), a JSON Web Key or 32 bytes.
 *
 * Throws a SigningError: `malformed-key` for anything else, `weak-key` for a key of low order.
 *
 * @example
 * ```ts
 * import { exportPublicKey, importPublicKey } from "@guildwire/runtime/signing";
 *
 * const key = importPublicKey("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
 * exportPublicKey(key, "jwk");
 * // => { kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" }
 * importPublicKey("not a key"); // throws SigningError
 * ```
 */
export function importPublicKey(key: KeyInput): PublicKey {
  const bytes = rawKey(key, "PUBLIC KEY", [publicPrefix], "x");
  if (bytes === undefined) throw malformedKey("public");
  return new PublicKey(bytes);
}

/**
 * Imports a private key: 64 hexadecimal digits, PEM (`PRIVATE KEY`, unencrypted), a JSON Web Key or 32 bytes.
 *
 * Throws a SigningError, `malformed-key`, for anything else.
 *
 * @example
 * ```ts
 * import { importPrivateKey, publicKeyOf } from "@guildwire/runtime/signing";
 *
 * const key = importPrivateKey("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60");
 * (await publicKeyOf(key)).hex; // => "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
 * ```
 */
export function importPrivateKey(key: KeyInput): PrivateKey {
  const bytes = rawKey(key, "PRIVATE KEY", [privatePrefix, privatePrefixWithPublic], "d");
  if (bytes === undefined) throw malformedKey("private");
  return new PrivateKey(bytes);
}

/**
 * Exports a public key as 64 hexadecimal digits, PEM or a JSON Web Key.
 *
 * @example
 * ```ts
 * import { exportPublicKey, generateKeyPair, importPublicKey } from "@guildwire/runtime/signing";
 *
 * const { publicKey } = await generateKeyPair();
 * const pem = exportPublicKey(publicKey, "pem");
 * pem.startsWith("-----BEGIN PUBLIC KEY-----"); // => true
 * importPublicKey(pem).hex === publicKey.hex; // => true
 * ```
 */
export function exportPublicKey(key: PublicKey, format: "hex" | "pem"): string;
export function exportPublicKey(key: PublicKey, format: "jwk"): Ed25519Jwk;
export function exportPublicKey(key: PublicKey, format: "hex" | "pem" | "jwk"): string | Ed25519Jwk {
  if (format === "hex") return key.hex;
  if (format === "pem") return pem("PUBLIC KEY", publicDer(key));
  return { kty: "OKP", crv: "Ed25519", x: toBase64Url(key.bytes) };
}

/**
 * Exports a private key as 64 hexadecimal digits or PEM. The result is the secret itself: keep it out of logs.
 *
 * @example
 * ```ts
 * import { exportPrivateKey, generateKeyPair, importPrivateKey, publicKeyOf } from "@guildwire/runtime/signing";
 *
 * const { privateKey, publicKey } = await generateKeyPair();
 * const stored = exportPrivateKey(privateKey, "hex"); // 64 digits for a secret store
 * const restored = importPrivateKey(stored);
 * (await publicKeyOf(restored)).hex === publicKey.hex; // => true
 * ```
 */
export function exportPrivateKey(key: PrivateKey, format: "hex" | "pem"): string {
  return format === "hex" ? toHex(PrivateKey.seedOf(key)) : pem("PRIVATE KEY", privateDer(key));
}

/** Encodes SubjectPublicKeyInfo (RFC 8410, 4). */
export function publicDer(key: PublicKey): Uint8Array {
  return joined(publicPrefix, key.bytes);
}

/** Encodes PKCS #8 (RFC 8410, 7). */
export function privateDer(key: PrivateKey): Uint8Array {
  return joined(privatePrefix, PrivateKey.seedOf(key));
}

// DER prefixes of the keys, whose encodings have fixed lengths.
const publicPrefix = fromHex("302a300506032b6570032100") as Uint8Array;
const privatePrefix = fromHex("302e020100300506032b657004220420") as Uint8Array;
/** Version 2, which contains the public key after the private key (RFC 5958). */
const privatePrefixWithPublic = fromHex("3051020101300506032b657004220420") as Uint8Array;

function rawKey(
  key: KeyInput,
  label: string,
  prefixes: readonly Uint8Array[],
  member: "x" | "d",
): Uint8Array | undefined {
  if (key instanceof Uint8Array) return key;
  if (typeof key === "string") {
    const text = key.trim();
    return text.startsWith("-----") ? fromPem(text, label, prefixes) : fromHex(text);
  }
  if (typeof key !== "object" || key === null) return undefined;
  const { kty, crv, [member]: value } = key as Partial<Ed25519Jwk>;
  if (kty !== "OKP" || crv !== "Ed25519" || typeof value !== "string") return undefined;
  return fromBase64(value);
}

function fromPem(text: string, label: string, prefixes: readonly Uint8Array[]): Uint8Array | undefined {
  const content = new RegExp(`^-----BEGIN ${label}-----([A-Za-z0-9+/=\\s]+)-----END ${label}-----$`).exec(text)?.[1];
  const der = content === undefined ? undefined : fromBase64(content.replace(/\s/g, ""));
  if (der === undefined) return undefined;
  const prefix = prefixes.find((one) => one.every((byte, index) => byte === der[index]));
  if (prefix === undefined) return undefined;
  // The first length covers everything that follows.
  return der.length === (der[1] as number) + 2 ? der.slice(prefix.length, prefix.length + 32) : undefined;
}

function pem(label: string, der: Uint8Array): string {
  return `-----BEGIN ${label}-----\n${toBase64(der)}\n-----END ${label}-----\n`;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}

function malformedKey(kind: "public" | "private"): SigningError {
  const forms = "64 hexadecimal digits, PEM, a JSON Web Key or 32 bytes";
  return new SigningError("malformed-key", `not a ${kind} key of Ed25519; expected ${forms}`);
}
