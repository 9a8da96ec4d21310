import { listMessages, setLastActivity } from "@guildwire/control/client";
import { type RunningService, startService } from "@guildwire/service";
import { Client, type CreateGuildOptions, DiscordRESTError } from "eris";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnStores, newDatabase } from "../harness/stores.js";
import { controlToken } from "../harness/world.js";
import { LoopbackAgent } from "./loopback-agent.js";

/** The unmodified library, connected to the service. */
function eris(url: string, token: string): Client {
  const rest = { baseURL: "/api/v8", domain: "127.0.0.1", agent: new LoopbackAgent(url) };
  return new Client(`Bot ${token}`, { intents: [], restMode: true, rest });
}

/** The library's types require a system channel, which the interface does not. */
const noOptions = {} as CreateGuildOptions;

/** How the library reports a failure: the status, and the error's code. */
async function refusal(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    (value) => {
      throw new Error(`expected a failure, but the call succeeded with ${String(value)}`);
    },
    (reason: unknown) => reason,
  );
  if (!(error instanceof DiscordRESTError)) throw error;
  return `${error.res.statusCode} ${error.code}`;
}

describeOnStores("eris", (world) => {
  /** A guild with a text channel, which belongs to the library's bot. */
  async function scene() {
    const bot = await world().bot("Pilot");
    const client = eris(world().service.url, bot.token);
    const guild = await client.createGuild("Harbour Watch", noOptions);
    const channel = await client.createChannel(guild.id, "arrivals", 0);
    return { client, guild, guildId: guild.id, channelId: channel.id };
  }

  describe("posts webhook messages", () => {
    // The library writes a CRLF before the first boundary of a form, which RFC 2046 calls a preamble.
    it("with a file", async () => {
      const { client, channelId } = await scene();
      const { id, token = "" } = await client.createChannelWebhook(channelId, { name: "Lighthouse" });
      const message = await client.executeWebhook(id, token, {
        wait: true,
        content: "The log",
        file: { name: "log.txt", file: Buffer.from("All quiet") },
      });
      expect(message.attachments).toMatchObject([{ filename: "log.txt", size: 9 }]);
    });

    it("with several files and embeds", async () => {
      const { client, channelId } = await scene();
      const { id, token = "" } = await client.createChannelWebhook(channelId, { name: "Lighthouse" });
      const message = await client.executeWebhook(id, token, {
        wait: true,
        embeds: [{ title: "Two logs" }],
        file: ["north", "south"].map((name) => ({ name: `${name}.txt`, file: Buffer.from(name) })),
      });
      expect(message.attachments.map(({ filename }) => filename)).toEqual(["north.txt", "south.txt"]);
      expect(message.embeds).toMatchObject([{ title: "Two logs" }]);
    });

    it("with content and embeds, which it edits and deletes", async () => {
      const { client, channelId } = await scene();
      const { id, token = "" } = await client.createChannelWebhook(channelId, { name: "Lighthouse" });
      const message = await client.executeWebhook(id, token, {
        wait: true,
        content: "Fog",
        username: "Nelly",
        embeds: [{ title: "Sight: 100 m" }],
      });
      expect(message).toMatchObject({ content: "Fog", author: { username: "Nelly" }, webhookID: id });
      expect(await client.editWebhookMessage(id, token, message.id, { content: "Clear" })).toMatchObject({
        id: message.id,
        content: "Clear",
      });
      await client.deleteWebhookMessage(id, token, message.id);
      expect(await listMessages(world().control(), { channel_id: channelId })).toEqual([]);
    });
  });

  it("creates, lists, edits and deletes webhooks", async () => {
    const { client, guildId, channelId } = await scene();
    const made = await client.createChannelWebhook(channelId, { name: "Lighthouse" });
    expect(await client.getChannelWebhooks(channelId)).toMatchObject([{ id: made.id }]);
    expect(await client.getGuildWebhooks(guildId)).toMatchObject([{ id: made.id }]);
    expect(await client.getWebhook(made.id, made.token)).toMatchObject({ name: "Lighthouse" });
    const other = await client.createChannel(guildId, "departures", 0);
    expect(await client.editWebhook(made.id, { name: "Beacon", channelID: other.id })).toMatchObject({
      name: "Beacon",
      channel_id: other.id,
    });
    expect(await client.editWebhook(made.id, { name: "Lamp" }, made.token)).toMatchObject({ name: "Lamp" });
    await client.deleteWebhook(made.id, made.token);
    expect(await refusal(client.getWebhook(made.id))).toBe("404 10015");
  });

  it("lists, finds, edits and removes members", async () => {
    const { client, guildId } = await scene();
    const nelly = await world().user("Nelly");
    await world().join(guildId, nelly);
    expect((await client.getRESTGuildMembers(guildId, { limit: 10 })).map(({ id }) => id)).toContain(nelly.id);
    expect(await client.getRESTGuildMember(guildId, nelly.id)).toMatchObject({ id: nelly.id, nick: null });
    expect((await client.searchGuildMembers(guildId, "nel", 5)).map(({ id }) => id)).toEqual([nelly.id]);
    const role = await client.createRole(guildId, { name: "crew" });
    const edited = await client.editGuildMember(guildId, nelly.id, { nick: "Nan", roles: [role.id] }, "signed on");
    expect(edited).toMatchObject({ nick: "Nan", roles: [role.id] });
    await client.removeGuildMemberRole(guildId, nelly.id, role.id);
    await client.addGuildMemberRole(guildId, nelly.id, role.id);
    expect((await client.getRESTGuildMember(guildId, nelly.id)).roles).toEqual([role.id]);
    await client.kickGuildMember(guildId, nelly.id);
    expect(await refusal(client.getRESTGuildMember(guildId, nelly.id))).toBe("404 10007");
  });

  it("creates, edits, moves and deletes roles", async () => {
    const { client, guild, guildId } = await scene();
    // The library moves roles by its cache of guilds, which the gateway would fill.
    client.guilds.add(guild);
    const crew = await client.createRole(guildId, { name: "crew", color: 0x336699, hoist: true, permissions: 2048n });
    const pilot = await client.createRole(guildId, { name: "pilot" });
    expect(crew).toMatchObject({ name: "crew", color: 0x336699, hoist: true, position: 1 });
    expect(await client.editRole(guildId, crew.id, { name: "hands", mentionable: true })).toMatchObject({
      name: "hands",
      mentionable: true,
    });
    await client.editRolePosition(guildId, pilot.id, 1);
    const positions = (await client.getRESTGuildRoles(guildId)).map(({ id, position }) => [id, position]);
    expect(Object.fromEntries(positions)).toEqual({ [guildId]: 0, [pilot.id]: 1, [crew.id]: 2 });
    await client.deleteRole(guildId, pilot.id);
    expect((await client.getRESTGuildRoles(guildId)).map(({ id }) => id)).not.toContain(pilot.id);
  });

  it("bans users, lists bans and removes them", async () => {
    const { client, guildId } = await scene();
    const { id } = await world().user("Rascal");
    await client.banGuildMember(guildId, id, { deleteMessageSeconds: 86_400, reason: "spam" });
    expect(await client.getGuildBan(guildId, id)).toMatchObject({ reason: null, user: { id } });
    expect((await client.getGuildBans(guildId)).map(({ user }) => user.id)).toEqual([id]);
    await client.unbanGuildMember(guildId, id, "forgiven");
    expect(await refusal(client.getGuildBan(guildId, id))).toBe("404 10026");
  });

  it("counts the members of a prune, and prunes", async () => {
    const { client, guildId } = await scene();
    const role = await client.createRole(guildId, { name: "crew" });
    const idle = await world().user("Idle");
    await world().join(guildId, idle);
    const path = { guild_id: guildId, user_id: idle.id };
    await setLastActivity(world().control(), { ...path, body: { days_ago: 8 } });
    expect(await client.getPruneCount(guildId, { days: 7, includeRoles: [role.id] })).toBe(1);
    expect(await client.pruneMembers(guildId, { days: 7, computePruneCount: true, includeRoles: [role.id] })).toBe(1);
    expect(await refusal(client.getRESTGuildMember(guildId, idle.id))).toBe("404 10007");
  });

  it("reports the code, the message and the fields of an error", async () => {
    const { client, guildId } = await scene();
    expect(await refusal(client.createRole(guildId, { name: "crew", color: -1 }))).toBe("400 50035");
    await expect(client.createRole(guildId, { color: -1 })).rejects.toThrow(/Invalid Form Body\n {2}color: /);
    expect(await refusal(eris(world().service.url, "guessed").getRESTGuildMembers(guildId))).toBe("401 40001");
  });

  it("reads the limit, the remaining requests and the reset from each response", async () => {
    const { client, guildId } = await scene();
    await client.getGuildBans(guildId);
    const bucket = Object(client.requestHandler.ratelimits)[`/guilds/${guildId}/bans`];
    expect(bucket).toMatchObject({ limit: 1_000_000, remaining: 999_999 });
    expect(bucket.reset).toBeGreaterThan(Date.now() - 10_000);
  });
});

describe("eris with a limit of one request per second", () => {
  let service: RunningService;
  beforeAll(async () => {
    const database = await newDatabase("the embedded database");
    const rateLimits = { route: 1, window: 1, global: 1000, invalid: 1000 };
    service = await startService({ database, port: 0, controlToken, rateLimits });
  }, 120_000);
  afterAll(() => service?.close());

  it("waits as the headers require, and is never refused", async () => {
    const token = await service.services.store.write({ none: true }, async (work) => {
      const { id } = await work.users.create({ username: "Nelly" });
      return (await work.applications.create({ name: "Pilot", owner_id: id })).token;
    });
    const client = eris(service.url, token);
    const statuses: (number | undefined)[] = [];
    client.on("rawREST", ({ resp }) => statuses.push(resp.statusCode));
    const { id } = await client.createGuild("Harbour Watch", noOptions);
    await Promise.all([client.getGuildBans(id), client.getGuildBans(id), client.getGuildBans(id)]);
    expect(statuses).toEqual([200, 200, 200, 200]);
  });
});
