import { createHmac, randomBytes } from "node:crypto";
import { signWebhook, verifyWebhook, type WebhookSignature } from "@guildwire/runtime/signing";
import * as github from "@octokit/webhooks-methods";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";

/** The published schemes, by the names of who uses them. */
const schemes = {
  "Standard Webhooks": {
    signatureHeader: "webhook-signature",
    format: { style: "list", version: "v1" },
    encoding: "base64",
    timestampHeader: "webhook-timestamp",
    idHeader: "webhook-id",
    contentPrefix: "{id}.{timestamp}.",
    secretEncoding: "base64",
  },
  "t=…,v1=…": {
    signatureHeader: "Stripe-Signature",
    format: { style: "pairs", timestamp: "t", signature: "v1" },
    encoding: "hex",
    contentPrefix: "{timestamp}.",
    secretEncoding: "text",
  },
  "sha256=…": {
    signatureHeader: "X-Hub-Signature-256",
    format: { style: "single", prefix: "sha256=" },
    encoding: "hex",
    contentPrefix: "",
    secretEncoding: "text",
  },
  "v0=… with a version and a timestamp": {
    signatureHeader: "X-Slack-Signature",
    format: { style: "single", prefix: "v0=" },
    encoding: "hex",
    timestampHeader: "X-Slack-Request-Timestamp",
    contentPrefix: "v0:{timestamp}:",
    secretEncoding: "text",
  },
  "base64 of the body": {
    signatureHeader: "X-Shopify-Hmac-Sha256",
    format: { style: "single", prefix: "" },
    encoding: "base64",
    contentPrefix: "",
    secretEncoding: "text",
  },
} as const satisfies { readonly [name: string]: WebhookSignature };

const standard = schemes["Standard Webhooks"];
const pairs = schemes["t=…,v1=…"];
const single = schemes["sha256=…"];

/** The example of the Standard Webhooks specification's reference implementations. */
const example = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  body: '{"test": 2432232314}',
  headers: {
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  },
  now: () => 1_614_265_330_000,
};

function verifyExample(more: Partial<Parameters<typeof verifyWebhook>[0]>): Promise<unknown> {
  const { secret, body, headers, now } = example;
  return verifyWebhook({ signature: standard, secrets: secret, headers, body, now, ...more });
}

describe("verifyWebhook", () => {
  it("accepts the published example of Standard Webhooks", async () => {
    await expect(verifyExample({})).resolves.toMatchObject({
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      timestamp: "1614265330",
    });
  });

  it("accepts the published example of sha256=…", async () => {
    const value = "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17";
    const request = { headers: { "x-hub-signature-256": value }, body: "Hello, World!" };
    const verified = verifyWebhook({ signature: single, secrets: "It's a Secret to Everybody", ...request });
    await expect(verified).resolves.toMatchObject({ id: undefined, timestamp: undefined });
  });

  it("accepts requests that the library of Standard Webhooks signs, and that library accepts ours", async () => {
    const secret = randomBytes(32).toString("base64");
    const library = new Webhook(secret);
    const now = new Date();
    const body = '{"name":"Ada — \u{1f600}"}';
    const headers = {
      "webhook-id": "msg_1",
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": library.sign("msg_1", now, body),
    };
    await expect(verifyWebhook({ signature: standard, secrets: secret, headers, body })).resolves.toMatchObject({
      id: "msg_1",
    });
    const signed = await signWebhook({ signature: standard, secrets: secret, body });
    expect(library.verify(body, { ...signed.headers })).toEqual({ name: "Ada — \u{1f600}" });
  });

  it("accepts requests that the library of sha256=… signs, and that library accepts ours", async () => {
    const body = '{"action":"opened"}';
    const headers = { "X-Hub-Signature-256": await github.sign("secret", body) };
    await expect(verifyWebhook({ signature: single, secrets: "secret", headers, body })).resolves.toBeDefined();
    const signed = await signWebhook({ signature: single, secrets: "secret", body });
    await expect(github.verify("secret", body, signed.headers["X-Hub-Signature-256"] ?? "")).resolves.toBe(true);
  });

  it("reads every signature of t=…,v1=… and ignores other keys", async () => {
    const time = 1_700_000_000;
    const mac = (secret: string): string => createHmac("sha256", secret).update(`${time}.{}`).digest("hex");
    const value = `t=${time},v1=${mac("other")},v0=${mac("new")}, v1=${mac("new")}`;
    const request = { headers: { "stripe-signature": value }, body: "{}", now: () => 1000 * time };
    await expect(verifyWebhook({ signature: pairs, secrets: ["old", "new"], ...request })).resolves.toMatchObject({
      mac: mac("new"),
    });
    await expect(verifyWebhook({ signature: pairs, secrets: ["old"], ...request })).rejects.toMatchObject({
      code: "bad-signature",
    });
    const ofKeyV0 = { ...request, headers: { "stripe-signature": `t=${time},v0=${mac("new")}` } };
    await expect(verifyWebhook({ signature: pairs, secrets: "new", ...ofKeyV0 })).rejects.toMatchObject({
      code: "malformed-signature",
    });
  });

  it.each([
    ["a timestamp beyond the tolerance", { now: () => 1_614_265_631_000 }, "stale-timestamp"],
    ["a timestamp in the future beyond the tolerance", { now: () => 1_614_265_029_000 }, "stale-timestamp"],
    ["another secret", { secrets: "whsec_AAAA" }, "bad-signature"],
    ["another body", { body: '{"test": 2432232315}' }, "bad-signature"],
    ["no secret", { secrets: [] }, "malformed-key"],
    ["17 secrets", { secrets: Array.from({ length: 17 }, () => "whsec_AAAA") }, "malformed-key"],
    ["an empty secret", { secrets: "whsec_" }, "malformed-key"],
    ["a secret that is not base64", { secrets: "whsec_!" }, "malformed-key"],
    ["no headers", { headers: {} }, "missing-header"],
    ["no id", { headers: { ...example.headers, "webhook-id": "" } }, "missing-header"],
    ["an id with a dot", { headers: { ...example.headers, "webhook-id": "msg.1" } }, "malformed-id"],
    ["an id of 257 characters", { headers: { ...example.headers, "webhook-id": "m".repeat(257) } }, "malformed-id"],
    ["a fraction of a second", { headers: { ...example.headers, "webhook-timestamp": "1.5" } }, "malformed-timestamp"],
    [
      "a signature of another version",
      { headers: { ...example.headers, "webhook-signature": "v2,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=" } },
      "malformed-signature",
    ],
    [
      "a signature of 31 bytes",
      { headers: { ...example.headers, "webhook-signature": `v1,${Buffer.alloc(31).toString("base64")}` } },
      "malformed-signature",
    ],
    [
      "a header of 4097 characters",
      { headers: { ...example.headers, "webhook-signature": "v1,".padEnd(4097, "A") } },
      "malformed-signature",
    ],
  ])("rejects %s", async (_, more, code) => {
    await expect(verifyExample(more)).rejects.toMatchObject({ name: "SigningError", code });
  });

  it("ignores signatures after the sixteenth", async () => {
    const wrong = `v1,${Buffer.alloc(32).toString("base64")}`;
    const right = example.headers["webhook-signature"];
    const withWrong = (count: number): object => ({
      headers: { ...example.headers, "webhook-signature": [...Array<string>(count).fill(wrong), right].join(" ") },
    });
    await expect(verifyExample(withWrong(15))).resolves.toBeDefined();
    await expect(verifyExample(withWrong(16))).rejects.toMatchObject({ code: "bad-signature" });
  });

  it("rejects two timestamps in one header", async () => {
    const headers = { "Stripe-Signature": `t=1,t=2,v1=${"0".repeat(64)}` };
    await expect(verifyWebhook({ signature: pairs, secrets: "a", headers, body: "" })).rejects.toMatchObject({
      code: "malformed-timestamp",
    });
  });

  it.each(Object.entries(schemes))(
    "accepts what signWebhook signs, and nothing that was changed: %s",
    async (_, signature) => {
      const text = fc.string({ minLength: 1, maxLength: 40, unit: "binary" });
      const secretOf = (value: string): string =>
        signature.secretEncoding === "base64" ? Buffer.from(value).toString("base64") : value;
      await fc.assert(
        fc.asyncProperty(fc.uniqueArray(text, { minLength: 2, maxLength: 4 }), fc.uint8Array(), async (texts, body) => {
          const [secret = "", ...others] = texts.map(secretOf);
          const signed = await signWebhook({ signature, secrets: secret, body });
          const request = { signature, headers: { ...signed.headers }, body: signed.body };
          const verified = await verifyWebhook({ ...request, secrets: [...others, secret] });
          expect(Buffer.from(verified.bytes).equals(body)).toBe(true);
          await expect(verifyWebhook({ ...request, secrets: others })).rejects.toMatchObject({ code: "bad-signature" });
          const changed = Uint8Array.from([...body, 0]);
          await expect(verifyWebhook({ ...request, secrets: secret, body: changed })).rejects.toMatchObject({
            code: "bad-signature",
          });
        }),
        { numRuns: 50 },
      );
    },
  );
});

describe("signWebhook", () => {
  it("signs with every secret where the format carries several signatures", async () => {
    const options = { signature: standard, body: "{}", now: () => 0, id: "msg_1" };
    const both = await signWebhook({ ...options, secrets: ["AAAA", "BBBB"] });
    const [first, second] = (both.headers["webhook-signature"] ?? "").split(" ");
    const one = await signWebhook({ ...options, secrets: "AAAA" });
    const other = await signWebhook({ ...options, secrets: "BBBB" });
    expect([first, second]).toEqual([one.headers["webhook-signature"], other.headers["webhook-signature"]]);
  });

  it("rejects an id that verifyWebhook rejects", async () => {
    const signed = signWebhook({ signature: standard, secrets: "AAAA", body: "", id: "a b" });
    await expect(signed).rejects.toMatchObject({ code: "malformed-id" });
  });
});
