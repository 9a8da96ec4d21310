/// <reference types="node" />
import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import { type Ed25519, PerKey } from "./engine.js";
import { PublicKey, privateDer, publicDer } from "./keys.js";

const publicKeys = new PerKey((key: PublicKey) =>
  createPublicKey({ key: Buffer.from(publicDer(key)), format: "der", type: "spki" }),
);
const privateKeys = new PerKey(privateKeyObject);

function privateKeyObject(key: Parameters<typeof privateDer>[0]): KeyObject {
  return createPrivateKey({ key: Buffer.from(privateDer(key)), format: "der", type: "pkcs8" });
}

/**
 * Ed25519 with node:crypto. Dispatching a verification to another thread costs a third of the verification itself, so a
 * single one runs synchronously. Concurrent ones use the libuv thread pool.
 */
export const ed25519: Ed25519 = {
  verify(key, signature, message) {
    const object = publicKeys.of(key);
    if (isAlone()) return verify(null, message, object, signature);
    underWay += 1;
    return new Promise((resolve, reject) => {
      verify(null, message, object, signature, (error, isRight) => {
        underWay -= 1;
        if (error) reject(error);
        else resolve(isRight);
      });
    });
  },
  content(timestamp, body) {
    // Allocated from Node's pool if small, and not zero-filled.
    const content = Buffer.allocUnsafe(timestamp.length + body.length);
    content.write(timestamp, "latin1");
    content.set(body, timestamp.length);
    return content;
  },
  sign(key, message) {
    return sign(null, message, privateKeys.of(key));
  },
  publicKeyOf(key) {
    const { x = "" } = createPublicKey(privateKeys.of(key)).export({ format: "jwk" });
    return new PublicKey(Buffer.from(x, "base64url"));
  },
};

const resolved = Promise.resolve();

function endCall(): void {
  isCallUsed = false;
}

/** Number of verifications on other threads. */
let underWay = 0;
/** Whether a verification ran synchronously in this turn of the event loop. */
let isTurnUsed = false;
/** Whether the current callback itself ran one, rather than code that awaited it. */
let isCallUsed = false;
/** Whether another callback has run since. */
let isLater = false;

/**
 * Whether this verification is sequential: the first one in a turn of the event loop, or the next one of a caller that
 * awaited the previous one. An awaiting caller continues in a microtask, before the next tick. A caller that starts
 * several does so before any microtask. Requests that arrive together are handled in one turn, with ticks between them.
 */
function isAlone(): boolean {
  if (underWay > 0 || isCallUsed || isLater) return false;
  isCallUsed = true;
  // Like queueMicrotask, which is six times slower here because it tracks its async context.
  void resolved.then(endCall);
  if (!isTurnUsed) {
    isTurnUsed = true;
    process.nextTick(() => {
      isLater = true;
    });
    setImmediate(() => {
      isTurnUsed = false;
      isLater = false;
    });
  }
  return true;
}
