import { formatPermissions, type PermissionName } from "@guildwire/api/permissions";
import { installApplication, startThread, useCommand } from "@guildwire/control/client";
import { expect, it, onTestFinished } from "vitest";
import { identify } from "../harness/gateway-client.js";
import { describeOnStores } from "../harness/stores.js";
import { callsOf } from "./calls.js";

/** A bit that no permission of the interface has. */
const unknownBit = 1n << 46n;

describeOnStores("interactions in versions 9 and 10", (world) => {
  async function scene() {
    const { guild, owner } = await world().guild({ channels: [{ name: "quay", type: 0 }] });
    const [channel] = await world().read((work) => work.channels.list(guild.id));
    return { guild, owner, channelId: channel?.id ?? "", call: callsOf(world(), owner.token) };
  }

  async function installed() {
    const { guild, owner, channelId, call } = await scene();
    const path = { guild_id: guild.id, application_id: owner.applicationId };
    await installApplication(world().control(), { ...path, body: { permissions: "8" } });
    const user = await world().member(guild.id);
    const use = { application_id: owner.applicationId, user_id: user.id, channel_id: channelId, name: "moor" };
    return { guild, owner, channelId, call, use: () => useCommand(world().control(), { body: use }) };
  }

  async function connected(token: string, version: string) {
    const { client } = await identify(world().service.url, token, { query: `v=${version}&encoding=json` });
    onTestFinished(() => client.socket.terminate());
    return client;
  }

  it.each(["8", "9", "10"])("add to events what their clients require, for v=%s", async (version) => {
    const { guild, owner, channelId, call, use } = await installed();
    const client = await connected(owner.token, version);
    await use();
    const { d } = await client.dispatch("INTERACTION_CREATE");
    const added = {
      entitlements: [],
      authorizing_integration_owners: { "0": guild.id },
      channel: expect.objectContaining({ id: channelId, name: "quay" }),
    };
    if (version === "8") for (const name of Object.keys(added)) expect(d).not.toHaveProperty(name);
    else expect(d).toMatchObject({ ...added, member: { flags: 0, user: { global_name: null } } });
    const permissions = String(unknownBit | 1024n);
    await call(10, "POST", `/guilds/${guild.id}/roles`, { permissions, colors: { primary_color: 1 } });
    const { role } = (await client.dispatch("GUILD_ROLE_CREATE")).d as { readonly role: object };
    if (version === "8") expect(role).toMatchObject({ permissions: "1024", color: 1 });
    else expect(role).toMatchObject({ permissions, color: 1, colors: { primary_color: 1 }, flags: 0 });
    if (version === "8") expect(role).not.toHaveProperty("colors");
  });

  it.each([9, 10])("return the callback and its message on request: version %i", async (version) => {
    const { owner, call, use } = await installed();
    const client = await connected(owner.token, "10");
    const callback = async () => {
      await use();
      const { id, token } = (await client.dispatch("INTERACTION_CREATE")).d as { id: string; token: string };
      return { id, path: `/interactions/${id}/${token}/callback` };
    };
    const body = { type: 4, data: { content: "Moored" } };
    const first = await callback();
    expect(await call(version, "POST", `${first.path}?with_response=true`, body)).toMatchObject({
      status: 200,
      body: {
        interaction: { id: first.id, type: 2, response_message_loading: false, response_message_ephemeral: false },
        resource: { type: 4, message: { content: "Moored", author: { id: owner.id, global_name: null } } },
      },
    });
    const second = await callback();
    expect(
      await call(version, "POST", `${second.path}?with_response=true`, { type: 5, data: { flags: 64 } }),
    ).toMatchObject({
      status: 200,
      body: {
        interaction: { response_message_loading: true, response_message_ephemeral: true },
        resource: { type: 5, message: { flags: 192 } },
      },
    });
    for (const query of ["", "?with_response=false"])
      expect((await call(version, "POST", `${(await callback()).path}${query}`, body)).status).toBe(204);
    expect((await call(version, "POST", `${(await callback()).path}?with_response=maybe`, body)).status).toBe(400);
    expect((await call(8, "POST", `${(await callback()).path}?with_response=true`, body)).status).toBe(204);
  });

  it("take files in callbacks, which version 8 refuses", async () => {
    const { owner, call, use } = await installed();
    const client = await connected(owner.token, "10");
    const send = async (version: number, payload: object, query = "") => {
      await use();
      const { id, token } = (await client.dispatch("INTERACTION_CREATE")).d as { id: string; token: string };
      const form = new FormData();
      form.set("payload_json", JSON.stringify(payload));
      form.set("files[0]", new Blob(["All quiet"]), "log.txt");
      return call(version, "POST", `/interactions/${id}/${token}/callback${query}`, form);
    };
    const data = { attachments: [{ id: 0, filename: "log.txt" }] };
    expect(await send(10, { type: 4, data }, "?with_response=true")).toMatchObject({
      status: 200,
      body: { resource: { message: { attachments: [{ filename: "log.txt", size: 9 }] } } },
    });
    expect((await send(9, { type: 4, data: { content: "The log" } })).status).toBe(204);
    expect(await send(10, { type: 4, data: { content: "x".repeat(2001) } })).toMatchObject({
      status: 400,
      body: { errors: { data: { content: expect.anything() } } },
    });
    expect((await send(8, { type: 4, data: { content: "The log" } })).status).toBe(415);
  });

  /** An application of another owner, whose bot has some permissions, and the next interaction that it receives. */
  async function guest(guildId: string, ...permissions: readonly PermissionName[]) {
    const bot = await world().bot();
    const path = { guild_id: guildId, application_id: bot.applicationId };
    await installApplication(world().control(), { ...path, body: { permissions: formatPermissions(...permissions) } });
    const user = await world().member(guildId, "VIEW_CHANNEL");
    const client = await connected(bot.token, "10");
    const receive = async (channel_id: string) => {
      const body = { application_id: bot.applicationId, user_id: user.id, channel_id, name: "moor" };
      await useCommand(world().control(), { body });
      // biome-ignore lint/suspicious/noExplicitAny: tests assert the shapes of events.
      return (await client.dispatch("INTERACTION_CREATE")).d as any;
    };
    return { bot, receive };
  }

  it("state the permissions of the bot in the channel", async () => {
    const { guild, channelId, call } = await scene();
    const { receive, bot } = await guest(guild.id, "KICK_MEMBERS");
    const { app_permissions: held } = await receive(channelId);
    const everyone = BigInt((await call(8, "GET", `/guilds/${guild.id}/roles`)).body[0].permissions);
    expect(BigInt(held)).toBe(everyone | BigInt(formatPermissions("KICK_MEMBERS")));
    const deny = formatPermissions("SEND_MESSAGES");
    const permission_overwrites = [{ id: bot.id, type: 1, allow: "0", deny }];
    const { body: muted } = await call(10, "POST", `/guilds/${guild.id}/channels`, {
      name: "mole",
      permission_overwrites,
    });
    const { app_permissions: less } = await receive(muted.id);
    expect(BigInt(held) & ~BigInt(less)).toBe(BigInt(deny));
  });

  it("contain the channel with its unknown bits, and a thread with its metadata", async () => {
    const { guild, owner, call } = await scene();
    const { receive } = await guest(guild.id);
    const overwrite = { id: guild.id, type: 0, allow: "0", deny: String(unknownBit) };
    const body = { name: "mole", permission_overwrites: [overwrite] };
    const { body: channel } = await call(10, "POST", `/guilds/${guild.id}/channels`, body);
    expect((await receive(channel.id)).channel).toEqual(channel);
    const started = { channel_id: channel.id, body: { name: "Tides", owner_id: owner.id } };
    const thread = await startThread(world().control(), started);
    expect((await receive(thread.id)).channel).toMatchObject({
      id: thread.id,
      parent_id: channel.id,
      member_count: 1,
      thread_metadata: { archived: false, locked: false },
    });
  });

  it("accept null in callbacks, which version 8 refuses", async () => {
    const { guild, channelId, call } = await scene();
    const { receive } = await guest(guild.id);
    const respond = async (version: number, body: object) => {
      const { id, token } = await receive(channelId);
      return call(version, "POST", `/interactions/${id}/${token}/callback?with_response=true`, body);
    };
    const nulls = { embeds: null, components: null, allowed_mentions: null, tts: null, flags: null };
    for (const version of [9, 10])
      expect(await respond(version, { type: 4, data: { content: "Moored", ...nulls } })).toMatchObject({
        status: 200,
        body: { resource: { message: { content: "Moored", flags: 0, embeds: [], components: [] } } },
      });
    expect((await respond(10, { type: 5, data: null })).status).toBe(200);
    expect(await respond(10, { type: 4, data: { content: null } })).toMatchObject({ status: 400 });
    expect((await respond(8, { type: 4, data: { content: "Moored", ...nulls } })).status).toBe(400);
  });

  it("[bot-message-edit-ends-loading] end the loading state by an edit in the channel", async () => {
    const { guild, channelId } = await scene();
    const { bot, receive } = await guest(guild.id, "VIEW_CHANNEL", "SEND_MESSAGES", "READ_MESSAGE_HISTORY");
    const call = callsOf(world(), bot.token);
    const { id, token } = await receive(channelId);
    const { body: response } = await call(10, "POST", `/interactions/${id}/${token}/callback?with_response=true`, {
      type: 5,
    });
    const { message } = response.resource;
    expect(message.flags).toBe(128);
    const path = `/channels/${channelId}/messages/${message.id}`;
    expect(await call(10, "PATCH", path, { content: "Moored" })).toMatchObject({ status: 200, body: { flags: 0 } });
    const stored = await world().read((work) => work.interactions.find(guild.id, id));
    expect(stored?.state).toBe("responded");
    expect((await call(10, "PATCH", path, { flags: 4 })).body.flags).toBe(4);
  });
});
