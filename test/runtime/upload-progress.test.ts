import { createClient, executeWebhook, type UploadFacts, uploadProgress } from "@guildwire/api/client";
import { expect, it } from "vitest";
import { listen, respond } from "./http-server.js";

const args = { webhook_id: "223704706495545344", webhook_token: "a-secret-token", wait: true } as const;
const data = new Uint8Array(300_000).fill(65);

it("reports the progress of a form with files, and sends all of it", async () => {
  const { baseUrl, received } = await listen(respond(200, { id: "7" }));
  const told: UploadFacts[] = [];
  const client = createClient({ baseUrl, fetch: uploadProgress((facts) => void told.push(facts)) });
  await executeWebhook(client, { ...args, body: { content: "Hi", file: { data, name: "a.txt", type: "text/plain" } } });
  const [request] = received;
  const size = request?.body.length ?? 0;
  expect(request?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(request?.body.includes(Buffer.from(data))).toBe(true);
  expect(told[0]).toEqual({ operationId: "executeWebhook", sent: 0, total: size });
  expect(told.at(-1)).toEqual({ operationId: "executeWebhook", sent: size, total: size });
  expect(told.length).toBeGreaterThan(2);
  expect(told.map(({ sent }) => sent)).toEqual(told.map(({ sent }) => sent).sort((one, other) => one - other));
});

it("starts again for a retry", async () => {
  const { baseUrl, received } = await listen(
    respond(429, { retry_after: 0 }, { "retry-after": "0" }),
    respond(200, { id: "7" }),
  );
  const told: number[] = [];
  const client = createClient({ baseUrl, fetch: uploadProgress(({ sent }) => void told.push(sent)) });
  await executeWebhook(client, { ...args, body: { file: { data, name: "a.txt" } } });
  expect(received).toHaveLength(2);
  expect(received[1]?.body.equals(received[0]?.body ?? Buffer.alloc(0))).toBe(true);
  expect(told.filter((sent) => sent === 0)).toHaveLength(2);
});

it("ignores bodies without files", async () => {
  const { baseUrl, received } = await listen(respond(200, { id: "7" }));
  const told: UploadFacts[] = [];
  const client = createClient({ baseUrl, fetch: uploadProgress((facts) => void told.push(facts)) });
  await executeWebhook(client, { ...args, body: { content: "Hi" } });
  expect(told).toEqual([]);
  expect(received[0]?.headers["content-length"]).toBe("16");
});

it("a callback that throws ends the call, without revealing the token", async () => {
  const { baseUrl } = await listen(respond(200, { id: "7" }));
  const stop = uploadProgress(() => {
    throw new Error("enough");
  });
  const client = createClient({ baseUrl, fetch: stop, retry: false });
  const call = executeWebhook(client, { ...args, body: { file: { data, name: "a.txt" } } });
  await expect(call).rejects.toMatchObject({ kind: "network" });
  await expect(call).rejects.not.toThrow(/secret-token/);
});
