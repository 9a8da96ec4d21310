import { ed25519 as nodeEngine } from "../../runtime/src/signing/ed25519-node.js";
import { ed25519 as webEngine } from "../../runtime/src/signing/ed25519-web.js";
import type { Ed25519 } from "../../runtime/src/signing/engine.js";
import * as web from "../../runtime/src/signing/index.js";
import * as node from "../../runtime/src/signing/node.js";

export interface Platform {
  readonly name: string;
  readonly signing: typeof web;
  readonly engine: Ed25519;
}

/** Both builds of the entry: for Node, and for other platforms. */
export const platforms: readonly Platform[] = [
  { name: "node:crypto", signing: node, engine: nodeEngine },
  { name: "the Web Cryptography API", signing: web, engine: webEngine },
];

export function bytes(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex, "hex"));
}

export function hex(value: Uint8Array): string {
  return Buffer.from(value).toString("hex");
}
