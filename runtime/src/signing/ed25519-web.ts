import { fromBase64 } from "./base64.js";
import { type Ed25519, PerKey } from "./engine.js";
import { type PrivateKey, PublicKey, privateDer, publicDer } from "./keys.js";

const encoder = new TextEncoder();
const algorithm = { name: "Ed25519" };

const publicKeys = new PerKey((key: PublicKey) =>
  crypto.subtle.importKey("spki", publicDer(key) as BufferSource, algorithm, false, ["verify"]),
);
const privateKeys = new PerKey((key: PrivateKey) =>
  crypto.subtle.importKey("pkcs8", privateDer(key) as BufferSource, algorithm, false, ["sign"]),
);

/** Ed25519 with the Web Cryptography API: browsers, workers, Deno, Bun. */
export const ed25519: Ed25519 = {
  async verify(key, signature, message) {
    const imported = await publicKeys.of(key);
    return crypto.subtle.verify(algorithm, imported, signature as BufferSource, message as BufferSource);
  },
  content(timestamp, body) {
    const content = new Uint8Array(timestamp.length + body.length);
    encoder.encodeInto(timestamp, content);
    content.set(body, timestamp.length);
    return content;
  },
  async sign(key, message) {
    return new Uint8Array(await crypto.subtle.sign(algorithm, await privateKeys.of(key), message as BufferSource));
  },
  async publicKeyOf(key) {
    const readable = await crypto.subtle.importKey("pkcs8", privateDer(key) as BufferSource, algorithm, true, ["sign"]);
    const { x = "" } = await crypto.subtle.exportKey("jwk", readable);
    return new PublicKey(fromBase64(x) ?? new Uint8Array());
  },
};
