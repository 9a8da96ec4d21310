import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { headerNames } from "./header-names.js";
import { bytes, hex, platforms } from "./platforms.js";

const privateDigits = "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb";
const publicDigits = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
const otherDigits = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
/** 2^252 + 27742317777372353535851937790883648493, the order of the base point. */
const order = 2n ** 252n + 27742317777372353535851937790883648493n;

/** 1,700,000,000 seconds since 1970. */
const timestamp = "1700000000";
const now = (): number => 1_700_000_000_000;

/** The code of the SigningError with which a promise rejects. */
async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const { name, code } = Object(error) as { name?: string; code?: string };
  return name === "SigningError" ? (code ?? "") : `no SigningError: ${inspect(error)}`;
}

describe.each(platforms)("verifyRequest with $name", ({ signing }) => {
  const { importPublicKey, signRequest, verifyRequest } = signing;
  const publicKey = importPublicKey(publicDigits);

  async function signed(
    body: string | Uint8Array = '{"type":1}',
    at = timestamp,
  ): Promise<{ signature: string; headers: Record<string, string>; body: Uint8Array }> {
    const made = await signRequest({ headerNames, privateKey: privateDigits, body, timestamp: at });
    return { signature: made.headers["X-Signature-Ed25519"] ?? "", headers: { ...made.headers }, body: made.body };
  }

  async function codeWith(
    headers: Record<string, string | string[] | undefined>,
    body = '{"type":1}',
  ): Promise<string> {
    return codeOf(verifyRequest({ headerNames, publicKey, headers, body }));
  }

  it("returns the body as bytes and as text", async () => {
    // Parsing and printing would not preserve its spaces and order.
    const text = '{ "b" : 1, "a" : "é" }';
    const { headers, body } = await signed(text);
    const verified = await verifyRequest({ headerNames, publicKey, headers, body });
    expect(new TextDecoder().decode(verified.bytes)).toBe(text);
    expect(verified.json).toEqual({ b: 1, a: "é" });
    expect(verified.timestamp).toBe(timestamp);
    const again = JSON.stringify(verified.json);
    expect(await codeOf(verifyRequest({ headerNames, publicKey, headers, body: again }))).toBe("bad-signature");
  });

  it("accepts bodies as bytes, buffer and text, and keys as hexadecimal text", async () => {
    const { headers, body } = await signed("[1]");
    const buffer = body.buffer.slice(body.byteOffset, body.byteOffset + body.length) as ArrayBuffer;
    for (const form of [body, buffer, "[1]"]) {
      const verified = await verifyRequest({ headerNames, publicKey: publicDigits.toUpperCase(), headers, body: form });
      expect(verified.json).toEqual([1]);
    }
  });

  it("accepts headers of Fetch, of Node and of plain objects, case-insensitively", async () => {
    const { headers, body } = await signed();
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
    for (const form of [new Headers(headers), headers, lower, lists]) {
      expect((await verifyRequest({ headerNames, publicKey, headers: form, body })).json).toEqual({ type: 1 });
    }
  });

  it("accepts hexadecimal digits in either case", async () => {
    const { signature, body } = await signed();
    const headers = { "x-signature-ed25519": signature.toUpperCase(), "x-signature-timestamp": timestamp };
    expect((await verifyRequest({ headerNames, publicKey, headers, body })).json).toEqual({ type: 1 });
  });

  it("accepts headers of other names", async () => {
    const others = { signature: "X-Sig", timestamp: "X-Time" };
    const made = await signRequest({ privateKey: privateDigits, body: "{}", headerNames: others });
    expect(Object.keys(made.headers)).toEqual(["X-Sig", "X-Time"]);
    expect((await verifyRequest({ publicKey, ...made, headerNames: others })).json).toEqual({});
    expect(await codeOf(verifyRequest({ headerNames, publicKey, ...made }))).toBe("missing-header");
  });

  it("refuses a missing or empty header", async () => {
    const { signature, headers } = await signed();
    expect(await codeWith({})).toBe("missing-header");
    expect(await codeWith({ ...headers, "X-Signature-Ed25519": undefined })).toBe("missing-header");
    expect(await codeWith({ "X-Signature-Ed25519": signature })).toBe("missing-header");
    expect(await codeWith({ ...headers, "X-Signature-Timestamp": "" })).toBe("missing-header");
    expect(await codeOf(verifyRequest({ headerNames, publicKey, headers: new Headers(), body: "{}" }))).toBe(
      "missing-header",
    );
  });

  it("refuses repeated headers in every form, even with equal values", async () => {
    const { signature, headers } = await signed();
    const [name, time] = ["X-Signature-Ed25519", "X-Signature-Timestamp"];
    expect(await codeWith({ ...headers, [name]: [signature, signature] })).toBe("repeated-header");
    expect(await codeWith({ ...headers, [name.toLowerCase()]: signature })).toBe("repeated-header");
    expect(await codeWith({ ...headers, [time]: `${timestamp}, ${timestamp}` })).toBe("repeated-header");
    const joined = new Headers(headers);
    joined.append(name, signature);
    expect(await codeOf(verifyRequest({ headerNames, publicKey, headers: joined, body: "{}" }))).toBe(
      "repeated-header",
    );
  });

  it("refuses signatures that are not hexadecimal", async () => {
    const { signature, headers } = await signed();
    for (const wrong of [
      `${signature.slice(2)}zz`,
      `0x${signature.slice(2)}`,
      `${signature.slice(1)} `,
      "é".repeat(128),
    ]) {
      expect(await codeWith({ ...headers, "X-Signature-Ed25519": wrong })).toBe("malformed-signature");
    }
  });

  it("refuses signatures of the wrong length", async () => {
    const { signature, headers } = await signed();
    for (const wrong of [signature.slice(2), signature.slice(1), `${signature}00`, "0".repeat(1_000_000)]) {
      expect(await codeWith({ ...headers, "X-Signature-Ed25519": wrong })).toBe("signature-length");
    }
  });

  it("refuses timestamps that are not visible ASCII, or oversized", async () => {
    const { headers } = await signed();
    for (const wrong of ["17000000٠٠", "1700 000", "17\t", "\u00001", "9".repeat(65), "9".repeat(1_000_000)]) {
      expect(await codeWith({ ...headers, "X-Signature-Timestamp": wrong })).toBe("malformed-timestamp");
    }
    const made = signRequest({ headerNames, privateKey: privateDigits, body: "", timestamp: "1,2" });
    expect(await codeOf(made)).toBe("malformed-timestamp");
  });

  it("without a tolerance, accepts any signed timestamp", async () => {
    for (const at of ["0", "soon", "9".repeat(64)]) {
      const { headers, body } = await signed("{}", at);
      expect((await verifyRequest({ headerNames, publicKey, headers, body })).timestamp).toBe(at);
    }
  });

  it("with a tolerance, accepts timestamps within it and no others", async () => {
    const attempt = async (at: string, tolerance = 300): Promise<string> => {
      const { headers, body } = await signed("{}", at);
      const verified = verifyRequest({ headerNames, publicKey, headers, body, tolerance, now });
      return verified.then(
        () => "taken",
        () => codeOf(verified),
      );
    };
    expect(await attempt("1700000300")).toBe("taken");
    expect(await attempt("1699999700")).toBe("taken");
    expect(await attempt("1700000301")).toBe("stale-timestamp");
    expect(await attempt("1699999699")).toBe("stale-timestamp");
    expect(await attempt("999999999999")).toBe("stale-timestamp");
    expect(await attempt(timestamp, Number.NaN)).toBe("stale-timestamp");
    for (const wrong of ["soon", "1e9", "-1", "1700000000.5", "9".repeat(13)]) {
      expect(await attempt(wrong)).toBe("malformed-timestamp");
    }
  });

  it("refuses a signature of another key, body or timestamp, and one with any changed bit", async () => {
    const { signature, headers, body } = await signed();
    expect(await codeOf(verifyRequest({ headerNames, publicKey: otherDigits, headers, body }))).toBe("bad-signature");
    expect(await codeWith(headers, '{"type":2}')).toBe("bad-signature");
    expect(await codeWith({ ...headers, "X-Signature-Timestamp": "1700000001" })).toBe("bad-signature");
    // The boundary between timestamp and body is not signed; the sender must keep it.
    for (let bit = 0; bit < 512; bit += 37) {
      const changed = bytes(signature);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(await codeWith({ ...headers, "X-Signature-Ed25519": hex(changed) })).toBe("bad-signature");
    }
  });

  it("refuses the malleable twin of a signature, whose second half has the order added", async () => {
    const { signature, headers } = await signed();
    const half = bytes(signature).slice(32).reverse();
    const twin = BigInt(`0x${hex(half)}`) + order;
    const digits = hex(bytes(twin.toString(16).padStart(64, "0")).reverse());
    expect(await codeWith({ ...headers, "X-Signature-Ed25519": signature.slice(0, 64) + digits })).toBe(
      "bad-signature",
    );
  });

  it("refuses signed bodies that are not JSON in UTF-8, without quoting them", async () => {
    for (const wrong of ["", "{", "type=secret", bytes("22ff22")]) {
      const { headers, body } = await signed(wrong);
      const attempt = verifyRequest({ headerNames, publicKey, headers, body });
      expect(await codeOf(attempt)).toBe("malformed-body");
      await expect(attempt).rejects.not.toThrow(/secret/);
    }
  });

  it("keeps concurrent verifications separate", async () => {
    const requests = await Promise.all(Array.from({ length: 60 }, (_, index) => signed(String(index))));
    const verdicts = await Promise.all(
      requests.map(({ headers, body }, index) =>
        verifyRequest({ headerNames, publicKey, headers, body: index % 3 === 0 ? "null" : body }).then(
          ({ json }) => json,
          () => "refused",
        ),
      ),
    );
    expect(verdicts).toEqual(requests.map((_, index) => (index % 3 === 0 ? "refused" : index)));
  });
});
