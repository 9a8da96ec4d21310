import { type RunningService, startService } from "@guildwire/service";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { invalidTargets, sendTarget, statusOf, validTargets } from "../../server/request-targets.js";
import { newDatabase } from "../harness/stores.js";

const mounts = [
  ["/api/v8/guilds/1/widget.json", 404],
  ["/gateway", 401],
  ["/control/clock", 401],
  ["/docs", 200],
  ["/invite/abc", 404],
  ["/attachments/1/2/3/name", 404],
  ["/widget-avatars/1.png", 200],
  ["/healthz", 200],
  ["/readyz", 200],
  ["/metrics", 200],
] as const;

describe("a request target of the service", () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService({
      database: await newDatabase("the embedded database"),
      port: 0,
      controlToken: "the admin token of tests",
    });
  }, 120_000);
  afterAll(() => service.close());

  const get = async (target: string, headers = ""): Promise<number> =>
    statusOf(await sendTarget(Number(new URL(service.url).port), target, { headers }));

  it.each(mounts)("below %s gets a 400 if it is invalid", async (path) => {
    for (const target of invalidTargets(path)) expect([target, await get(target)]).toEqual([target, 400]);
  });

  it.each(mounts)("below %s is accepted in every valid form", async (path, status) => {
    for (const target of validTargets(path)) expect([target, await get(target)]).toEqual([target, status]);
  });

  it("gets a 400 if it is invalid, also with a WebSocket upgrade", async () => {
    const key = Buffer.alloc(16).toString("base64");
    const upgrade = `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n`;
    for (const target of invalidTargets("/gateway"))
      expect([target, await get(target, upgrade)]).toEqual([target, 400]);
  });
});
