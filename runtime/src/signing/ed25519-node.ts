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
 * Ed25519 of node:crypto. To hand a verification to another core costs a third of what it takes, so one that is alone is
 * done at once; those that come while another one was just done, or is under way, go to the threads of libuv.
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
    // From Node's pool where it is small, and not zero-filled, which would be wasted.
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

/** Verifications on other threads. */
let underWay = 0;
/** One was done in this turn of the event loop. */
let isTurnUsed = false;
/** It was done by the callback that still runs, and not by the caller of one that it has waited for. */
let isCallUsed = false;
/** Another callback has run since. */
let isLater = false;

/**
 * Whether this verification is sequential: the first one of a turn of the event loop, or the next one of a caller that has
 * awaited the previous one. An awaiting caller continues as a microtask, before the next tick; a caller that starts several at
 * once does so before any microtask, and requests that arrive together come in one turn, with ticks between them.
 */
function isAlone(): boolean {
  if (underWay > 0 || isCallUsed || isLater) return false;
  isCallUsed = true;
  // As queueMicrotask, which costs six times as much here because it keeps track of where it was called.
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
