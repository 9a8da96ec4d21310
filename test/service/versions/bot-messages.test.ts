import { randomUUID } from "node:crypto";
import * as api from "@guildwire/api/client";
import { formatPermissions, type PermissionName } from "@guildwire/api/permissions";
import { installApplication, sendMessage, startThread, useCommand } from "@guildwire/control/client";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { readTypings, type Typings } from "../compatibility/typings.js";
import { readEvents } from "../harness/event-reader.js";
import { describeOnStores } from "../harness/stores.js";
import { type Call, callsOf } from "./calls.js";

let typings: Typings;
beforeAll(() => {
  typings = readTypings({
    "/users/@me": "api.RESTGetAPICurrentUserResult",
    "/applications/@me": "api.RESTGetCurrentApplicationResult",
    "/oauth2/applications/@me": "api.RESTGetAPIOAuth2CurrentApplicationResult",
    message: "api.RESTPostAPIChannelMessageResult",
    messages: "api.RESTGetAPIChannelMessagesResult",
  });
}, 120_000);

describeOnStores("what versions 9 and 10 have beyond the interface", (world) => {
  /** A guild with a channel in which a bot has some permissions. */
  async function scene(...permissions: readonly PermissionName[]) {
    const { guild, owner } = await world().guild({
      channels: [{ name: "quay", type: 0 }],
      roles: [{ id: 0, permissions: "0" }],
    });
    const [channel] = await world().read((work) => work.channels.list(guild.id));
    const bot = await world().bot(`Pilot ${randomUUID().slice(0, 8)}`);
    await world().join(guild.id, bot, ...permissions);
    const messages = `/channels/${channel?.id}/messages`;
    const [call, ownerCall] = [callsOf(world(), bot.token), callsOf(world(), owner.token)];
    return { guild, owner, bot, call, ownerCall, channelId: channel?.id ?? "", messages };
  }

  const writer = ["VIEW_CHANNEL", "SEND_MESSAGES", "READ_MESSAGE_HISTORY"] as const;

  async function sent(call: Call, messages: string, content: string): Promise<string> {
    const { status, body } = await call(10, "POST", messages, { content });
    expect(status).toBe(200);
    return body.id;
  }

  it.each([9, 10])("show a bot itself and its application: version %i", async (version) => {
    const { bot, call } = await scene();
    const user = await call(version, "GET", "/users/@me");
    expect(user).toMatchObject({ status: 200, body: { id: bot.id, bot: true, global_name: null } });
    for (const path of ["/applications/@me", "/oauth2/applications/@me"])
      expect(await call(version, "GET", path)).toMatchObject({
        status: 200,
        body: { id: bot.applicationId, bot: { id: bot.id }, owner: { username: expect.any(String) } },
      });
    expect((await call(version, "GET", "/users/%40me")).status).toBe(200);
    for (const path of ["/users/@me", "/applications/@me", "/oauth2/applications/@me"])
      expect(typings.compare(path, (await call(version, "GET", path)).body)).toEqual([]);
  });

  it("are unknown to version 8, and require the token of a bot", async () => {
    const { call, messages } = await scene(...writer);
    const id = await sent(call, messages, "Ahoy");
    const paths: readonly (readonly [string, string])[] = [
      ["GET", "/users/@me"],
      ["GET", "/applications/@me"],
      ["GET", "/oauth2/applications/@me"],
      ["GET", messages],
      ["POST", messages],
      ["GET", `${messages}/${id}`],
      ["PATCH", `${messages}/${id}`],
      ["DELETE", `${messages}/${id}`],
    ];
    for (const [method, path] of paths) {
      const body = method === "POST" || method === "PATCH" ? { content: "x" } : undefined;
      expect(await call(8, method, path, body), `${method} ${path}`).toMatchObject({ status: 404, body: { code: 0 } });
      const unknown = await callsOf(world(), "of-no-one")(10, method, path, body);
      expect(unknown, `${method} ${path}`).toMatchObject({ status: 401, body: { code: 40001 } });
      const asAdmin = await fetch(`${world().service.url}/control/api/v10${path}`, { method });
      expect([401, 404]).toContain(asAdmin.status);
    }
    expect((await call(10, "PUT", messages, {})).status).toBe(405);
    expect((await call(10, "GET", "/users/@me/guilds")).status).toBe(404);
  });

  it.each([9, 10])("send, list, get, edit and delete messages: version %i", async (version) => {
    const { guild, bot, call, messages, channelId } = await scene(...writer);
    const events = await world().eventsOf(guild.id, async () => {
      const embeds = [{ title: "Arrivals" }];
      const { status, body: message } = await call(version, "POST", messages, { content: "Ahoy", embeds, nonce: null });
      expect(status).toBe(200);
      expect(message).toMatchObject({
        channel_id: channelId,
        guild_id: guild.id,
        content: "Ahoy",
        embeds,
        type: 0,
        author: { id: bot.id, bot: true, global_name: null },
      });
      expect(typings.compare("message", message)).toEqual([]);
      expect((await call(version, "GET", `${messages}/${message.id}`)).body).toEqual(message);
      const { body: list } = await call(version, "GET", messages);
      expect(list).toEqual([message]);
      expect(typings.compare("messages", list)).toEqual([]);
      const changed = await call(version, "PATCH", `${messages}/${message.id}`, { content: null });
      expect(changed).toMatchObject({
        status: 200,
        body: { content: "", embeds, edited_timestamp: expect.any(String) },
      });
      expect((await call(version, "DELETE", `${messages}/${message.id}`)).status).toBe(204);
      expect(await call(version, "GET", `${messages}/${message.id}`)).toMatchObject({ body: { code: 10008 } });
    });
    expect(events).toEqual([]);
  });

  it("send files, which an edit keeps or removes", async () => {
    const { call, messages } = await scene(...writer, "ATTACH_FILES");
    const form = (payload: object, name: string) => {
      const made = new FormData();
      made.set("payload_json", JSON.stringify(payload));
      made.set("files[0]", new Blob(["All quiet"]), name);
      return made;
    };
    const attachments = [{ id: 0, filename: "log.txt" }];
    const { status, body } = await call(10, "POST", messages, form({ attachments }, "log.txt"));
    expect(status).toBe(200);
    expect(body.attachments).toMatchObject([{ filename: "log.txt", size: 9 }]);
    const path = `${messages}/${body.id}`;
    const added = await call(10, "PATCH", path, form({ content: "Two" }, "more.txt"));
    expect(added.body.attachments.map(({ filename }: { filename: string }) => filename)).toEqual([
      "log.txt",
      "more.txt",
    ]);
    const kept = await call(10, "PATCH", path, { attachments: [{ id: added.body.attachments[1].id }] });
    expect(kept.body.attachments).toMatchObject([{ filename: "more.txt" }]);
    expect((await call(10, "PATCH", path, { attachments: null, content: "One" })).body.attachments).toEqual([]);
    const fields = new FormData();
    fields.set("content", "The log");
    fields.set("embeds", JSON.stringify([{ title: "Tides" }]));
    fields.set("file", new Blob(["All quiet"]), "log.txt");
    expect((await call(10, "POST", messages, fields)).body).toMatchObject({
      content: "The log",
      embeds: [{ title: "Tides" }],
      attachments: [{ filename: "log.txt" }],
    });
    const large = form({}, "large.bin");
    large.set("files[1]", new Blob([new Uint8Array(8_388_608)]), "more.bin");
    expect(await call(10, "POST", messages, large)).toMatchObject({ status: 413, body: { code: 40005 } });
    const long = form({ content: "x".repeat(2001) }, "log.txt");
    expect((await call(10, "POST", messages, long)).body.errors).toHaveProperty("content");
    const plain = await scene(...writer);
    expect(await plain.call(10, "POST", plain.messages, form({}, "log.txt"))).toMatchObject({
      status: 403,
      body: { code: 50013 },
    });
  });

  it("have in forms with files what they have as JSON", async () => {
    const { call, messages } = await scene(...writer, "ATTACH_FILES", "SEND_TTS_MESSAGES");
    const original = await sent(call, messages, "Ahoy");
    const form = (payload: object, name: string) => {
      const made = new FormData();
      made.set("payload_json", JSON.stringify(payload));
      made.set("files[0]", new Blob(["All quiet"]), name);
      return made;
    };
    const payload = { content: "Aye", tts: true, flags: 4, message_reference: { message_id: original } };
    const { status, body } = await call(10, "POST", messages, form(payload, "a.txt"));
    expect(status).toBe(200);
    expect(body).toMatchObject({ tts: true, flags: 4, type: 19, message_reference: { message_id: original } });
    const replaced = await call(10, "PATCH", `${messages}/${body.id}`, form({ attachments: [], flags: 0 }, "b.txt"));
    expect(replaced).toMatchObject({ status: 200, body: { flags: 0, attachments: [{ filename: "b.txt" }] } });
    for (const wrong of [{ flags: 64 }, { message_reference: { message_id: "1" } }, { message_reference: 5 }])
      expect((await call(10, "POST", messages, form({ content: "x", ...wrong }, "a.txt"))).status).toBe(400);
  });

  it("mention everyone only with the permission, in edits as well", async () => {
    const { call, messages } = await scene(...writer);
    const id = await sent(call, messages, "Ahoy");
    const edited = await call(10, "PATCH", `${messages}/${id}`, { content: "@everyone ahoy" });
    expect(edited).toMatchObject({ status: 200, body: { content: "@everyone ahoy", mention_everyone: false } });
  });

  it("[bot-message-reply] reply to messages", async () => {
    const { guild, owner, call, messages, channelId } = await scene(...writer);
    const { id: author_id } = await world().member(guild.id, "VIEW_CHANNEL", "SEND_MESSAGES");
    const body = { author_id, content: "Is the pilot there?" };
    const { id } = await sendMessage(world().control(), { channel_id: channelId, body });
    const reply = (more: object, message_reference: object = { message_id: id }) =>
      call(10, "POST", messages, { content: "Here", message_reference, ...more });
    expect(await reply({})).toMatchObject({
      status: 200,
      body: {
        type: 19,
        message_reference: { message_id: id, channel_id: channelId, guild_id: guild.id },
        mentions: [{ id: author_id }],
      },
    });
    expect((await reply({ allowed_mentions: { parse: [] } })).body.mentions).toEqual([]);
    expect((await reply({ allowed_mentions: { replied_user: true } })).body.mentions).toMatchObject([
      { id: author_id },
    ]);
    expect(await reply({}, { message_id: "1" })).toMatchObject({
      status: 400,
      body: { code: 50035, errors: { message_reference: { message_id: expect.anything() } } },
    });
    const elsewhere = { message_id: id, channel_id: guild.id };
    expect((await reply({}, elsewhere)).body.errors.message_reference).toHaveProperty("channel_id");
    expect(await reply({}, { message_id: "1", fail_if_not_exists: false })).toMatchObject({ body: { type: 0 } });
    const secret = await hidden(guild.id, owner, channelId);
    expect((await reply({}, { message_id: secret })).status).toBe(400);
    const reader = await scene("VIEW_CHANNEL", "SEND_MESSAGES");
    const own = await sent(reader.call, reader.messages, "Ahoy");
    expect(await reader.call(10, "POST", reader.messages, { content: "x", message_reference: { message_id: own } }))
      // Without READ_MESSAGE_HISTORY.
      .toMatchObject({ status: 403, body: { code: 50013 } });
  });

  /** The id of an ephemeral message of the owner's application. */
  async function hidden(guild_id: string, owner: Awaited<ReturnType<typeof scene>>["owner"], channel_id: string) {
    const { applicationId: application_id } = owner;
    await installApplication(world().control(), { guild_id, application_id, body: { permissions: "8" } });
    const reader = await readEvents(world().service.url, owner.token);
    onTestFinished(() => reader.close());
    const user = await world().member(guild_id, "VIEW_CHANNEL");
    const body = { application_id, user_id: user.id, channel_id, name: "moor" };
    const { id } = await useCommand(world().control(), { body });
    for (;;) {
      const [event] = await reader.take(1);
      if (event?.t !== "INTERACTION_CREATE") continue;
      const interaction_token = String(event.d["token"]);
      const response = { type: 4, data: { content: "Psst", flags: 64 } } as const;
      await api.createInteractionResponse(owner.client, { interaction_id: id, interaction_token, body: response });
      const shown = await api.getOriginalInteractionResponse(owner.client, {
        application_id,
        interaction_token,
      });
      return shown.id;
    }
  }

  it("[bot-messages-ephemeral] hide ephemeral messages from every operation", async () => {
    const { guild, owner, call, ownerCall, messages, channelId } = await scene(...writer, "MANAGE_MESSAGES");
    const id = await hidden(guild.id, owner, channelId);
    const visible = await sent(call, messages, "Ahoy");
    for (const caller of [call, ownerCall]) {
      const { body: list } = await caller(10, "GET", messages);
      expect(list.map((message: { id: string }) => message.id)).toEqual([visible]);
      for (const [method, body] of [["GET"], ["PATCH", { content: "x" }], ["DELETE"]] as const)
        expect(await caller(10, method, `${messages}/${id}`, body)).toMatchObject({
          status: 404,
          body: { code: 10008 },
        });
    }
  });

  it("[bot-message-permissions] require permissions in the channel", async () => {
    const refused = async (permissions: readonly PermissionName[], body: object) => {
      const { call, messages } = await scene(...permissions);
      const { status, body: error } = await call(10, "POST", messages, body);
      return `${status} ${error.code ?? ""}`;
    };
    expect(await refused(["SEND_MESSAGES"], { content: "x" })).toBe("403 50001");
    expect(await refused(["VIEW_CHANNEL"], { content: "x" })).toBe("403 50013");
    expect(await refused(["VIEW_CHANNEL", "SEND_MESSAGES"], { content: "x" })).toBe("200 ");
    expect(await refused(["VIEW_CHANNEL", "SEND_MESSAGES"], { content: "x", tts: true })).toBe("403 50013");
    const loud = ["VIEW_CHANNEL", "SEND_MESSAGES", "SEND_TTS_MESSAGES"] as const;
    expect(await refused(loud, { content: "x", tts: true })).toBe("200 ");
    const everyone = async (...more: readonly PermissionName[]) => {
      const { call, messages } = await scene(...writer, ...more);
      return (await call(10, "POST", messages, { content: "@everyone" })).body.mention_everyone;
    };
    expect([await everyone(), await everyone("MENTION_EVERYONE")]).toEqual([false, true]);
  });

  it("[bot-messages-history] require READ_MESSAGE_HISTORY for what was written before", async () => {
    const { call, messages } = await scene("VIEW_CHANNEL", "SEND_MESSAGES");
    const id = await sent(call, messages, "Ahoy");
    expect(await call(10, "GET", messages)).toEqual({ status: 200, body: [] });
    expect(await call(10, "GET", `${messages}/${id}`)).toMatchObject({ status: 403, body: { code: 50013 } });
    const blind = await scene("READ_MESSAGE_HISTORY");
    expect(await blind.call(10, "GET", blind.messages)).toMatchObject({ status: 403, body: { code: 50001 } });
    const stranger = callsOf(world(), (await world().bot()).token);
    expect(await stranger(10, "GET", messages)).toMatchObject({ status: 403, body: { code: 50001 } });
    expect(await call(10, "GET", "/channels/1/messages")).toMatchObject({ status: 404, body: { code: 10003 } });
  });

  it("[bot-message-edit-own] let only the author edit, and others with MANAGE_MESSAGES delete", async () => {
    const { guild, call, ownerCall, messages } = await scene(...writer);
    const id = await sent(ownerCall, messages, "Ahoy");
    const path = `${messages}/${id}`;
    expect(await call(10, "PATCH", path, { content: "x" })).toMatchObject({ status: 403, body: { code: 50005 } });
    expect(await call(10, "DELETE", path)).toMatchObject({ status: 403, body: { code: 50013 } });
    const mate = await world().bot();
    await world().join(guild.id, mate, "VIEW_CHANNEL", "MANAGE_MESSAGES");
    const mateCall = callsOf(world(), mate.token);
    expect(await mateCall(10, "PATCH", path, { content: "x" })).toMatchObject({ status: 403, body: { code: 50005 } });
    expect((await mateCall(10, "DELETE", path)).status).toBe(204);
    const own = await sent(call, messages, "Mine");
    expect((await call(10, "DELETE", `${messages}/${own}`)).status).toBe(204);
  });

  it("[bot-message-edit-not-empty] refuse messages without content", async () => {
    const { call, messages } = await scene(...writer);
    for (const body of [{}, { content: "" }, { embeds: [] }, { content: null }])
      expect(await call(10, "POST", messages, body)).toMatchObject({ status: 400, body: { code: 50006 } });
    const id = await sent(call, messages, "Ahoy");
    const path = `${messages}/${id}`;
    expect(await call(10, "PATCH", path, { content: "" })).toMatchObject({ status: 400, body: { code: 50006 } });
    expect((await call(10, "GET", path)).body.content).toBe("Ahoy");
    const edited = await call(10, "PATCH", path, { embeds: [{ title: "Arrivals" }] });
    expect(edited.body).toMatchObject({ content: "Ahoy", embeds: [{ title: "Arrivals" }] });
  });

  it("[bot-message-flags] have the limits of the interface", async () => {
    const { call, messages } = await scene(...writer);
    const refused = async (body: unknown) => {
      const { status, body: error } = await call(10, "POST", messages, body);
      expect(status).toBe(400);
      return Object.keys(error.errors ?? {});
    };
    expect(await refused({ content: "x".repeat(2001) })).toEqual(["content"]);
    expect(await refused({ content: 5 })).toEqual(["content"]);
    expect(await refused({ content: "x", embeds: Array.from({ length: 11 }, () => ({ title: "a" })) })).toEqual([
      "embeds",
    ]);
    expect(await refused({ content: "x", tts: "yes" })).toEqual(["tts"]);
    expect(await refused({ content: "x", flags: 64 })).toEqual(["flags"]);
    for (const flags of [1 << 15, 2 ** 32, 2 ** 53 - 1, -4, 4.5])
      expect(await refused({ content: "x", flags })).toEqual(["flags"]);
    expect(await refused({ content: "x", message_reference: { message_id: "abc" } })).toEqual(["message_reference"]);
    const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`);
    expect((await call(10, "POST", messages, { content: "x", deep })).status).toBe(400);
    expect((await call(10, "POST", messages, { content: "x", more: "y".repeat(100_000) })).status).toBe(200);
    expect((await call(10, "GET", `${messages}/abc`)).status).toBe(400);
    expect((await call(10, "GET", "/channels/abc/messages")).status).toBe(400);
    const suppressed = await call(10, "POST", messages, { content: "x", flags: 4 | 4096 });
    expect(suppressed.body.flags).toBe(4 | 4096);
    const path = `${messages}/${suppressed.body.id}`;
    expect((await call(10, "PATCH", path, { content: "y" })).body.flags).toBe(4 | 4096);
    expect((await call(10, "PATCH", path, { flags: 0 })).body.flags).toBe(0);
  });

  it("list messages before, after and around one", async () => {
    const { call, messages } = await scene(...writer);
    const ids: string[] = [];
    for (let index = 0; index < 7; index++) ids.push(await sent(call, messages, `message ${index}`));
    const list = async (query: string) =>
      (await call(10, "GET", `${messages}?${query}`)).body.map(({ content }: { content: string }) =>
        Number(content.at(-1)),
      );
    expect(await list("")).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(await list("limit=2")).toEqual([6, 5]);
    expect(await list(`before=${ids[3]}&limit=2`)).toEqual([2, 1]);
    expect(await list(`after=${ids[3]}&limit=2`)).toEqual([5, 4]);
    expect(await list(`around=${ids[3]}&limit=3`)).toEqual([4, 3, 2]);
    expect(await list(`around=${ids[0]}&limit=3`)).toEqual([2, 1, 0]);
    expect(await list(`around=${ids[6]}&limit=3`)).toEqual([6, 5]);
    for (const query of ["limit=0", "limit=101", "before=x", `before=${ids[1]}&after=${ids[0]}`])
      expect((await call(10, "GET", `${messages}?${query}`)).status, query).toBe(400);
  });

  it("write into threads, which they unarchive, and not into channels without messages", async () => {
    const { guild, owner, call, channelId } = await scene(...writer);
    const body = { name: "Tides", owner_id: owner.id };
    const thread = await startThread(world().control(), { channel_id: channelId, body });
    await world().write((work) => work.threads.setArchived(guild.id, thread.id, true), guild.id);
    await sent(call, `/channels/${thread.id}/messages`, "Ahoy");
    const { threads } = await api.listActiveThreads(owner.client, { guild_id: guild.id });
    expect(threads).toMatchObject([{ id: thread.id }]);
    const category = { guild_id: guild.id, body: { name: "Port", type: 4 } } as const;
    const { id } = await api.createGuildChannel(owner.client, category);
    expect(await call(10, "POST", `/channels/${id}/messages`, { content: "x" })).toMatchObject({
      status: 400,
      body: { code: 50024 },
    });
    const deny = formatPermissions("VIEW_CHANNEL");
    const secret = await api.createGuildChannel(owner.client, {
      guild_id: guild.id,
      body: { name: "secret", permission_overwrites: [{ id: guild.id, type: 0, allow: "0", deny }] },
    });
    expect(await call(10, "POST", `/channels/${secret.id}/messages`, { content: "x" })).toMatchObject({
      status: 403,
      body: { code: 50001 },
    });
  });
});
