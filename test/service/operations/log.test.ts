import {
  createClient,
  createGuild,
  createGuildChannel,
  createWebhook,
  executeWebhook,
  getGuild,
} from "@guildwire/api/client";
import {
  createApplication,
  createClient as createControlClient,
  createUser,
  grantAccessToken,
  resetBotToken,
} from "@guildwire/control/client";
import { startService } from "@guildwire/service";
import { describe, expect, it } from "vitest";
import { createLog, describeError } from "../../../service/src/log.js";
import { newDatabase } from "../harness/stores.js";

/** Creates a log and gives access to its entries. */
function written() {
  const lines: string[] = [];
  const log = createLog("trace", { write: (line: string) => void lines.push(line) });
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe("the log", () => {
  it("contains one line per request, and no token", async () => {
    const { log, lines, entries } = written();
    const adminToken = "the admin token of this test";
    const service = await startService({
      database: await newDatabase("the embedded database"),
      port: 0,
      controlToken: adminToken,
      log,
    });
    try {
      const control = createControlClient({ baseUrl: `${service.url}/control`, auth: { admin: adminToken } });
      const owner = await createUser(control, { body: { username: "Nelly" } });
      const made = await createApplication(control, { body: { name: "Pilot", owner_id: owner.id } });
      const { bot_token } = await resetBotToken(control, { application_id: made.id });
      const body = { application_id: made.id, scopes: ["identify"] };
      const { access_token } = await grantAccessToken(control, { user_id: owner.id, body });
      const baseUrl = `${service.url}/api/v8`;
      const client = createClient({ baseUrl, auth: { bot: bot_token } });
      const guild = await createGuild(client, { body: { name: "Harbour Watch" } });
      const channel = await createGuildChannel(client, { guild_id: guild.id, body: { name: "arrivals" } });
      const webhook = await createWebhook(client, { channel_id: channel.id, body: { name: "Lighthouse" } });
      const token = webhook.token ?? "";
      const content = "a private message";
      await executeWebhook(client, { webhook_id: webhook.id, webhook_token: token, wait: true, body: { content } });
      await fetch(`${baseUrl}/webhooks/${webhook.id}/${token}/nothing?token=${token}`);
      await fetch(`${baseUrl}/webhooks/${webhook.id}/not-${token}`, { method: "POST" });
      await fetch(`${service.url}/nothing/${token}`);
      await getGuild(createClient({ baseUrl, auth: { bearer: access_token } }), { guild_id: guild.id }).catch(
        () => undefined,
      );
      const text = lines.join("");
      for (const secret of [adminToken, made.bot_token, bot_token, access_token, token, content])
        expect(text).not.toContain(secret);
      const requests = entries().filter(({ msg }) => msg === "request");
      expect(requests).toHaveLength(12);
      expect(requests.find(({ operationId }) => operationId === "executeWebhook")).toEqual({
        level: "info",
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        interface: "api",
        requestId: expect.any(String),
        method: "POST",
        operationId: "executeWebhook",
        route: "/webhooks/{webhook_id}/{webhook_token}",
        status: 200,
        issueCodes: [],
        durationMs: expect.any(Number),
        msg: "request",
      });
    } finally {
      await service.close();
    }
  }, 60_000);

  it("reports files that cannot be stored or read, without their names and bytes", async () => {
    const { log, lines, entries } = written();
    const service = await startService({ database: await newDatabase("the embedded database"), port: 0, log });
    try {
      const { token } = await service.services.store.write({ none: true }, async (work) => {
        const { id: owner_id } = await work.users.create({ username: "Nelly" });
        return work.applications.create({ name: "Pilot", owner_id });
      });
      const client = createClient({ baseUrl: `${service.url}/api/v8`, auth: { bot: token } });
      const { id: guild_id } = await createGuild(client, { body: { name: "Harbour Watch" } });
      const { id: channel_id } = await createGuildChannel(client, { guild_id, body: { name: "arrivals" } });
      const webhook = await createWebhook(client, { channel_id, body: { name: "Lighthouse" } });
      const hook = { webhook_id: webhook.id, webhook_token: webhook.token ?? "" };
      const body = { file: { data: "the bytes of a letter", name: "letter.txt" } };
      const { attachments } = await executeWebhook(client, { ...hook, wait: true, body });
      await service.services.store.database.kysely.schema.dropTable("attachments").execute();

      const failed = () => entries().filter(({ level, msg }) => level === "error" && msg !== "request");
      const response = await fetch(attachments[0]?.url ?? "", { headers: { "x-request-id": "reading" } });
      expect([response.status, await response.json()]).toEqual([500, { code: 0, message: "Internal Server Error" }]);
      const err = { code: "42P01" };
      expect(failed()).toMatchObject([{ interface: "attachments", requestId: "reading", err }]);
      await expect(executeWebhook(client, { ...hook, wait: true, body })).rejects.toMatchObject({ status: 500 });
      expect(failed()[1]).toMatchObject({ interface: "api", operationId: "executeWebhook", err });
      await executeWebhook(client, { ...hook, wait: false, body });
      expect(failed()[2]).toMatchObject({ msg: "a message of a webhook could not be saved", err });
      for (const secret of ["letter", hook.webhook_token, token]) expect(lines.join("")).not.toContain(secret);
      const metrics = await (await fetch(`${service.url}/metrics`)).text();
      expect(metrics).toContain('guildwire_failures_total{interface="attachments",stage="read"} 1');
    } finally {
      await service.close();
    }
  }, 60_000);

  it("redacts properties with names of secrets", () => {
    const { log, lines } = written();
    log.info({ token: "geheim", body: { access_token: "geheim", deeper: { secret: "geheim" } } }, "oops");
    expect(lines.join("")).not.toContain("geheim");
    expect(lines.join("")).toContain("[secret]");
  });

  it("describes errors and their causes, without properties of drivers", () => {
    const { log, lines, entries } = written();
    const cause = Object.assign(new Error("duplicate key"), { code: "23505", parameters: ["geheim"] });
    log.error({ err: new Error("cannot be saved", { cause }) }, "failure");
    expect(lines.join("")).not.toContain("geheim");
    expect(entries()[0]).toMatchObject({
      level: "error",
      msg: "failure",
      err: { type: "Error", message: "cannot be saved", cause: { message: "duplicate key", code: "23505" } },
    });
  });

  it("terminates for errors that are their own cause, and describes other values", () => {
    const circle = new Error("round and round");
    circle.cause = circle;
    let depth = 0;
    for (let at: ReturnType<typeof describeError> | undefined = describeError(circle); at; at = at.cause) depth += 1;
    expect(depth).toBe(5);
    expect(describeError("geheim")).toEqual({ type: "string", message: "a value that is not an Error was thrown" });
  });
});
