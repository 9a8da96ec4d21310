import { type CreateRestManagerOptions, createRestManager, type RestManager } from "@discordeno/rest";
import { listMessages, setLastActivity } from "@guildwire/control/client";
import { type RunningService, startService } from "@guildwire/service";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnStores, newDatabase } from "../harness/stores.js";
import { controlToken } from "../harness/world.js";

const quiet = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} };

/** The unmodified library, connected to the service. */
function managerAt(url: string, bot: { readonly id: string; readonly token: string }): RestManager {
  const options: CreateRestManagerOptions = { token: bot.token, applicationId: bot.id, logger: quiet };
  const rest = createRestManager({ ...options, version: 8 as never });
  // The option `proxy` would disable the library's own rate limiting.
  rest.baseUrl = `${url}/api`;
  return rest;
}

/** How the library reports a failure: the status, and the error's code. */
async function refusal(call: Promise<unknown>): Promise<string> {
  const { cause } = await call.then(
    (value) => {
      throw new Error(`expected a failure, but the call succeeded with ${String(value)}`);
    },
    (reason: Error) => reason,
  );
  const { status, body } = Object(cause) as { status: number; body: string };
  return `${status} ${JSON.parse(body).code}`;
}

describeOnStores("a REST manager", (world) => {
  /** A guild with a text channel, which belongs to the library's bot. */
  async function scene() {
    const bot = await world().bot("Pilot");
    const rest = managerAt(world().service.url, bot);
    const guild = await rest.createGuild({ name: "Harbour Watch" });
    const channel = await rest.createChannel(guild.id, { name: "arrivals" });
    return { rest, guildId: String(guild.id), channelId: String(channel.id) };
  }
  const file = (name: string, text: string) => ({ name, blob: new Blob([text], { type: "text/plain" }) });

  it("posts webhook messages with files and embeds", async () => {
    const { rest, channelId } = await scene();
    const { id, token = "" } = await rest.createWebhook(channelId, { name: "Lighthouse" });
    const message = await rest.post<{ id: string; attachments: object[]; embeds: object[] }>(
      rest.routes.webhooks.webhook(id, token, { wait: true }),
      {
        body: { content: "Two logs", embeds: [{ title: "Sight: 100 m" }] },
        files: [file("north.txt", "All quiet"), file("south.txt", "Fog")],
        unauthorized: true,
      },
    );
    expect(message).toMatchObject({
      content: "Two logs",
      embeds: [{ title: "Sight: 100 m" }],
      attachments: [
        { filename: "north.txt", size: 9 },
        { filename: "south.txt", size: 3 },
      ],
    });
  });

  it("edits webhook messages, also with a file, reads and deletes them", async () => {
    const { rest, channelId } = await scene();
    const { id, token = "" } = await rest.createWebhook(channelId, { name: "Lighthouse" });
    const message = await rest.executeWebhook(id, token, { wait: true, content: "Fog", username: "Nelly" });
    const messageId = String(message?.id);
    const edited = await rest.editWebhookMessage(id, token, messageId, {
      content: "Clear",
      files: [file("log.txt", "All quiet")],
    });
    expect(edited).toMatchObject({ id: messageId, content: "Clear", attachments: [{ filename: "log.txt" }] });
    expect(await rest.getWebhookMessage(id, token, messageId)).toMatchObject({ content: "Clear" });
    await rest.deleteWebhookMessage(id, token, messageId);
    expect(await listMessages(world().control(), { channel_id: channelId })).toEqual([]);
  });

  it("creates, lists, edits and deletes webhooks", async () => {
    const { rest, guildId, channelId } = await scene();
    const { id, token = "" } = await rest.createWebhook(channelId, { name: "Lighthouse" });
    expect(await rest.getChannelWebhooks(channelId)).toMatchObject([{ id, name: "Lighthouse" }]);
    expect(await rest.getGuildWebhooks(guildId)).toMatchObject([{ id }]);
    expect(await rest.getWebhookWithToken(id, token)).toMatchObject({ id });
    const other = await rest.createChannel(guildId, { name: "departures" });
    expect(await rest.editWebhook(id, { name: "Beacon", channelId: other.id })).toMatchObject({
      name: "Beacon",
      channelId: other.id,
    });
    expect(await rest.editWebhookWithToken(id, token, { name: "Lamp" })).toMatchObject({ name: "Lamp" });
    await rest.deleteWebhookWithToken(id, token);
    expect(await refusal(rest.getWebhook(id))).toBe("404 10015");
  });

  it("lists, finds, edits and removes members", async () => {
    const { rest, guildId } = await scene();
    const nelly = await world().user("Nelly");
    await world().join(guildId, nelly);
    expect(await rest.getMembers(guildId, { limit: 10 })).toHaveLength(2);
    expect(await rest.getMember(guildId, nelly.id)).toMatchObject({ user: { username: "Nelly" } });
    expect(await rest.searchMembers(guildId, "nel", { limit: 5 })).toMatchObject([{ user: { id: nelly.id } }]);
    const role = await rest.createRole(guildId, { name: "crew" });
    const edited = await rest.editMember(guildId, nelly.id, { nick: "Nan", roles: [role.id] }, "signed on");
    expect(edited).toMatchObject({ nick: "Nan", roles: [role.id] });
    await rest.removeRole(guildId, nelly.id, role.id);
    await rest.addRole(guildId, nelly.id, role.id, "signed on");
    expect(await rest.getMember(guildId, nelly.id)).toMatchObject({ roles: [role.id] });
    await rest.kickMember(guildId, nelly.id, "signed off");
    expect(await refusal(rest.getMember(guildId, nelly.id))).toBe("404 10007");
  });

  it("creates, edits, moves and deletes roles", async () => {
    const { rest, guildId } = await scene();
    const crew = await rest.createRole(guildId, {
      name: "crew",
      color: 0x336699,
      hoist: true,
      permissions: ["SEND_MESSAGES"],
    });
    const pilot = await rest.createRole(guildId, { name: "pilot" });
    expect(crew).toMatchObject({ name: "crew", color: 0x336699, hoist: true, permissions: "2048", position: 1 });
    expect(await rest.editRole(guildId, crew.id, { name: "hands", mentionable: true })).toMatchObject({
      name: "hands",
      mentionable: true,
    });
    const moved = await rest.editRolePositions(guildId, [
      { id: pilot.id, position: 1 },
      { id: crew.id, position: 2 },
    ]);
    const positions = Object.fromEntries(moved.map(({ id, position }) => [id, position]));
    expect(positions).toEqual({ [guildId]: 0, [String(pilot.id)]: 1, [String(crew.id)]: 2 });
    await rest.deleteRole(guildId, pilot.id);
    expect((await rest.getRoles(guildId)).map(({ id }) => id)).toEqual([guildId, crew.id]);
  });

  it("bans users, lists bans and removes them", async () => {
    const { rest, guildId } = await scene();
    const { id } = await world().user("Rascal");
    await rest.banMember(guildId, id, { deleteMessageSeconds: 86_400 }, "spam");
    expect(await rest.getBan(guildId, id)).toMatchObject({ reason: null, user: { id } });
    expect(await rest.getBans(guildId)).toMatchObject([{ user: { id } }]);
    await rest.unbanMember(guildId, id);
    expect(await refusal(rest.getBan(guildId, id))).toBe("404 10026");
  });

  it("counts what a prune removes, with several roles, and prunes", async () => {
    const { rest, guildId } = await scene();
    const roles = [await rest.createRole(guildId, { name: "crew" }), await rest.createRole(guildId, { name: "pilot" })];
    const includeRoles = roles.map(({ id }) => String(id));
    const idle = await world().user("Idle");
    await world().join(guildId, idle);
    await rest.addRole(guildId, idle.id, includeRoles[0] ?? "");
    const path = { guild_id: guildId, user_id: idle.id };
    await setLastActivity(world().control(), { ...path, body: { days_ago: 8 } });
    expect(await rest.getPruneCount(guildId, { days: 7 })).toEqual({ pruned: 0 });
    expect(await rest.getPruneCount(guildId, { days: 7, includeRoles })).toEqual({ pruned: 1 });
    expect(await rest.pruneMembers(guildId, { days: 7, computePruneCount: true, includeRoles })).toEqual({ pruned: 1 });
    expect(await refusal(rest.getMember(guildId, idle.id))).toBe("404 10007");
  });

  it("reports the status and the body of an error", async () => {
    const { rest, guildId } = await scene();
    expect(await refusal(rest.createRole(guildId, { name: "crew", color: -1 }))).toBe("400 50035");
    const stranger = managerAt(world().service.url, { id: "1", token: "guessed" });
    expect(await refusal(stranger.getGuild(guildId))).toBe("401 40001");
  });

  it("reads the remaining requests of a limit and its interval from each response", async () => {
    const { rest, guildId } = await scene();
    await rest.getBans(guildId);
    // The library uses one queue for all lists of a guild.
    const queue = [...rest.queues.values()].find(({ url }) => url === `/guilds/${guildId}/x`);
    expect(queue).toMatchObject({ remaining: 999_999 });
    expect(queue?.interval).toBeGreaterThan(0);
  });
});

describe("a REST manager with a limit of one request per second", () => {
  let service: RunningService;
  beforeAll(async () => {
    const database = await newDatabase("the embedded database");
    const rateLimits = { route: 1, window: 1, global: 1000, invalid: 1000 };
    service = await startService({ database, port: 0, controlToken, rateLimits });
  }, 120_000);
  afterAll(() => service?.close());

  it("waits as the headers require, and is never refused", async () => {
    const bot = await service.services.store.write({ none: true }, async (work) => {
      const { id } = await work.users.create({ username: "Nelly" });
      const { application, token } = await work.applications.create({ name: "Pilot", owner_id: id });
      return { id: application.id, token };
    });
    const rest = managerAt(service.url, bot);
    const guild = await rest.createGuild({ name: "Harbour Watch" });
    const statuses: number[] = [];
    const count = rest.invalidBucket.handleCompletedRequest;
    rest.invalidBucket.handleCompletedRequest = (status, isShared) => {
      statuses.push(status);
      count(status, isShared);
    };
    await Promise.all([rest.getBans(guild.id), rest.getBans(guild.id), rest.getBans(guild.id)]);
    expect(statuses).toEqual([200, 200, 200]);
  });
});
