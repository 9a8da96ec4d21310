// Ways to verify one signed request: hexadecimal signature, timestamp, raw body.
import { createPublicKey, verify } from "node:crypto";
import { importPublicKey, verifyRequest } from "@guildwire/runtime/signing";
import { verifyKey } from "discord-interactions";
import { verifyRequest as verifyOnTheWeb } from "../../runtime/dist/signing/index.js";

const headerNames = { signature: "X-Signature-Ed25519", timestamp: "X-Signature-Timestamp" };

/** @returns {{ name: string, verify: () => unknown, peer?: true }[]} */
export function contenders({ headers, body, publicKey }) {
  const signature = headers["X-Signature-Ed25519"];
  const timestamp = headers["X-Signature-Timestamp"];
  const x = Buffer.from(publicKey, "hex").toString("base64url");
  const cached = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  const key = importPublicKey(publicKey);
  const bare = () => verify(null, Buffer.concat([Buffer.from(timestamp), body]), cached, Buffer.from(signature, "hex"));
  return [
    { name: "node:crypto, cached key", verify: bare },
    { name: "guildwire", verify: () => verifyRequest({ headerNames, publicKey: key, headers, body }) },
    {
      name: "guildwire, Web Cryptography",
      verify: () => verifyOnTheWeb({ headerNames, publicKey: key, headers, body }),
    },
    { name: "discord-interactions", verify: () => verifyKey(body, signature, timestamp, publicKey) },
    { name: "node:crypto, cached key, again", verify: bare },
  ];
}
