import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";
import type { Any } from "./serve.js";

let hooks: ForeignPackage;
let receivers: Any;
let senders: Any;

beforeAll(async () => {
  const values = { dates: "Date", int64: "bigint", propertyNames: "camelCase" } as const;
  hooks = new ForeignPackage((await generated(join(import.meta.dirname, "documents/hooks.yaml"), values)).files);
  expect(hooks.compile()).toBe("");
  const entry = async (name: string): Promise<Any> =>
    import(pathToFileURL(join(hooks.packageFolder, "dist", name)).href);
  receivers = await entry("webhooks.js");
  senders = await entry("webhook-sender.js");
});

afterAll(() => hooks.remove());

const placed = { orderNumber: 9007199254740993n, placedAt: new Date("2024-02-29T12:00:00Z") };

/** The URL of a receiver with this handler, and the errors that it reports. */
async function receive(orderPlaced: (body: Any) => unknown): Promise<{ readonly url: string; readonly errors: Any[] }> {
  const errors: Any[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const options = { verify: () => undefined, handlers: { orderPlaced }, onError };
  const server = createServer(receivers.createWebhookReceiver(options).node);
  const { url } = await listening(server);
  return { url: `${url}/`, errors };
}

describe("webhooks", () => {
  it("have dates, bigints and names of code on both sides", async () => {
    const received: Any[] = [];
    const receivedAt = new Date("2024-03-01T00:00:00Z");
    const { url, errors } = await receive((body) => {
      received.push(body);
      return { receivedAt };
    });
    const sender = senders.createWebhookSender({ allowHttp: true, allowPrivate: true });
    expect(await sender.orderPlaced({ url, body: placed })).toEqual({ receivedAt });
    expect(received).toEqual([placed]);
    expect(errors).toEqual([]);
  });

  it("are refused if they have a value that code cannot have", async () => {
    const { url, errors } = await receive(() => ({ receivedAt: new Date() }));
    const post = async (body: string): Promise<number> => {
      const headers = { "content-type": "application/json" };
      return (await fetch(url, { method: "POST", headers, body })).status;
    };
    expect(await post('{"order_number":9223372036854775808,"placed_at":"2024-02-29T12:00:00Z"}')).toBe(400);
    expect(errors[0]).toMatchObject({ code: "invalid-delivery" });
    const wrong = senders.createWebhookSender({ allowHttp: true, allowPrivate: true });
    await expect(wrong.orderPlaced({ url, body: { ...placed, placedAt: new Date(Number.NaN) } })).rejects.toThrow(
      "placedAt: must be a valid date",
    );
  });
});
