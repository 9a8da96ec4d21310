import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { markNewKeys, secretSeed } from "../secrets.js";
import { headerNames } from "./header-names.js";
import { bytes, platforms } from "./platforms.js";

markNewKeys();

function codeOf(attempt: () => unknown): unknown {
  try {
    attempt();
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
  return "taken";
}

describe.each(platforms)("keys with $name", ({ signing }) => {
  const { exportPrivateKey, exportPublicKey, generateKeyPair, importPrivateKey, importPublicKey } = signing;

  it("are new each time, and their signatures verify", async () => {
    const [one, other] = await Promise.all([generateKeyPair(), generateKeyPair()]);
    expect(one.publicKey.hex).not.toBe(other.publicKey.hex);
    const signed = await signing.signRequest({ headerNames, privateKey: one.privateKey, body: "{}" });
    await expect(signing.verifyRequest({ headerNames, publicKey: one.publicKey, ...signed })).resolves.toMatchObject({
      json: {},
    });
    await expect(signing.verifyRequest({ headerNames, publicKey: other.publicKey, ...signed })).rejects.toThrow();
  });

  it("read and write the forms of node:crypto", async () => {
    const secret = createPrivateKey(exportPrivateKey(importPrivateKey(secretSeed(new Uint8Array(32))), "pem"));
    const pair = { privateKey: secret, publicKey: createPublicKey(secret) };
    const jwk = pair.privateKey.export({ format: "jwk" });
    const publicPem = pair.publicKey.export({ format: "pem", type: "spki" }).toString();
    const privatePem = pair.privateKey.export({ format: "pem", type: "pkcs8" }).toString();
    const privateKey = importPrivateKey(privatePem);
    const publicKey = importPublicKey(publicPem);
    expect(exportPublicKey(publicKey, "pem")).toBe(publicPem);
    expect(exportPrivateKey(privateKey, "pem")).toBe(privatePem);
    expect(exportPublicKey(publicKey, "jwk")).toEqual(pair.publicKey.export({ format: "jwk" }));
    expect(exportPrivateKey(importPrivateKey(jwk), "hex")).toBe(exportPrivateKey(privateKey, "hex"));
    expect(importPublicKey(jwk).hex).toBe(publicKey.hex);
    expect((await signing.publicKeyOf(privateKey)).hex).toBe(publicKey.hex);
    const windows = publicPem.replaceAll("\n", "\r\n");
    for (const form of [publicKey.hex, publicKey.hex.toUpperCase(), publicKey.bytes, ` ${publicKey.hex}\n`, windows]) {
      expect(importPublicKey(form).hex).toBe(publicKey.hex);
    }
  });

  it("copy the memory that they are given", async () => {
    const { publicKey, privateKey } = await generateKeyPair();
    const point = Buffer.from(publicKey.hex, "hex");
    const seed = Buffer.from(exportPrivateKey(privateKey, "hex"), "hex");
    const copies = { publicKey: importPublicKey(point), privateKey: importPrivateKey(seed) };
    expect(point.toString("hex")).toBe(publicKey.hex);
    point.fill(0);
    seed.fill(0);
    copies.publicKey.bytes.fill(0);
    expect(copies.publicKey.hex).toBe(publicKey.hex);
    expect(exportPrivateKey(copies.privateKey, "hex")).toBe(exportPrivateKey(privateKey, "hex"));
  });

  it("read PKCS #8 version 2, which contains the public key after the private one", () => {
    const seed = "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb";
    const point = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
    const der = bytes(`3051020101300506032b657004220420${seed}812100${point}`);
    const pem = `-----BEGIN PRIVATE KEY-----\n${Buffer.from(der).toString("base64")}\n-----END PRIVATE KEY-----\n`;
    expect(exportPrivateKey(importPrivateKey(pem), "hex")).toBe(seed);
  });

  it("refuse everything that is not an Ed25519 key, without repeating it", () => {
    const rsa = generateKeyPairSync("rsa", { modulusLength: 1024 });
    const curve = generateKeyPairSync("x25519").publicKey;
    const secret = "5ec2e7".repeat(10);
    const wrong: readonly unknown[] = [
      "",
      secret,
      `${secret}zzzz`,
      new Uint8Array(31),
      new Uint8Array(33).fill(7),
      { kty: "OKP", crv: "Ed25519" },
      { kty: "OKP", crv: "X25519", x: curve.export({ format: "jwk" })["x"] },
      { kty: "OKP", crv: "Ed25519", x: "?", d: "?" },
      rsa.publicKey.export({ format: "pem", type: "spki" }),
      rsa.privateKey.export({ format: "pem", type: "pkcs8" }),
      curve.export({ format: "pem", type: "spki" }),
      "-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA\n-----END PUBLIC KEY-----",
      null,
      7,
    ];
    for (const key of wrong) {
      expect(codeOf(() => importPublicKey(key as string))).toBe("malformed-key");
      expect(codeOf(() => importPrivateKey(key as string))).toBe("malformed-key");
    }
    expect(() => importPrivateKey(secret)).not.toThrow(new RegExp(secret));
  });

  it("refuse public keys under which anyone can sign: those of low order, in all encodings", () => {
    const points = [
      "0000000000000000000000000000000000000000000000000000000000000000",
      "0100000000000000000000000000000000000000000000000000000000000000",
      "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
      "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
      "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    ];
    for (const point of points) {
      const otherSign = point.slice(0, 62) + (Number.parseInt(point.slice(62), 16) | 128).toString(16).padStart(2, "0");
      expect(codeOf(() => importPublicKey(point))).toBe("weak-key");
      expect(codeOf(() => importPublicKey(otherSign))).toBe("weak-key");
    }
    // y = p and y = p + 1 encode 0 and 1; RFC 8032, 5.1.3, refuses them.
    for (const last of ["ed", "ee"]) {
      expect(codeOf(() => importPublicKey(`${last}${"ff".repeat(30)}7f`))).toBe("malformed-key");
    }
  });

  it("show nothing of a private key when printed", async () => {
    const { privateKey } = await generateKeyPair();
    const digits = exportPrivateKey(privateKey, "hex");
    const shown = [
      inspect(privateKey, { showHidden: true, depth: 9 }),
      JSON.stringify({ privateKey }),
      `${privateKey}`,
    ];
    expect(shown.join()).not.toContain(digits);
    expect(inspect(privateKey, { showHidden: true })).not.toMatch(/Uint8Array|\d{3}/);
    expect(JSON.stringify(privateKey)).toBe("{}");
  });
});
