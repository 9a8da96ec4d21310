import { createWebhook } from "@guildwire/api/client";
import { startThread } from "@guildwire/control/client";
import { expect, it } from "vitest";
import { describeOnStores } from "../harness/stores.js";
import type { BotActor } from "../harness/world.js";
import { callsOf } from "./calls.js";

describeOnStores("messages that a bot sends to a channel", (world) => {
  async function scene() {
    const { guild, owner } = await world().guild({ channels: [{ name: "quay", type: 0 }] });
    const [channel] = await world().read((work) => work.channels.list(guild.id));
    const channelId = channel?.id ?? "";
    return {
      guild,
      owner,
      channelId,
      call: callsOf(world(), owner.token),
      messages: `/channels/${channelId}/messages`,
    };
  }

  it("are listed by bounds beyond all IDs", async () => {
    const { call, messages } = await scene();
    const first = await call(10, "POST", messages, { content: "1" });
    const second = await call(10, "POST", messages, { content: "2" });
    const all = [second.body.id, first.body.id];
    const listed = async (query: string) =>
      (await call(10, "GET", `${messages}?${query}`)).body.map(({ id }: { id: string }) => id);
    for (const id of [String(2n ** 63n), String(2n ** 64n - 1n)]) {
      expect(await listed(`before=${id}`)).toEqual(all);
      expect(await listed(`around=${id}`)).toEqual(all);
      expect(await listed(`after=${id}`)).toEqual([]);
    }
    for (const id of ["0", "00000000000000000000"]) {
      expect(await listed(`before=${id}`)).toEqual([]);
      expect(await listed(`after=${id}`)).toEqual(all);
    }
  });

  it("may have null for flags, nonce and message_reference", async () => {
    const { call, messages } = await scene();
    const body = { content: "Ahoy", flags: null, nonce: null, message_reference: null, embeds: null };
    const sent = await call(10, "POST", messages, body);
    expect(sent).toMatchObject({ status: 200, body: { content: "Ahoy", flags: 0, type: 0 } });
    expect(sent.body).not.toHaveProperty("nonce");
    const suppressed = await call(10, "PATCH", `${messages}/${sent.body.id}`, { flags: 4 });
    expect(suppressed.body.flags).toBe(4);
    const kept = await call(10, "PATCH", `${messages}/${sent.body.id}`, { content: "Aye", flags: null });
    expect(kept).toMatchObject({ status: 200, body: { content: "Aye", flags: 4 } });
  });

  it("return the nonce of the request, once", async () => {
    const { call, messages } = await scene();
    for (const nonce of ["a".repeat(25), 7]) {
      const sent = await call(10, "POST", messages, { content: "Ahoy", nonce });
      expect(sent.body.nonce).toBe(nonce);
      expect((await call(10, "GET", `${messages}/${sent.body.id}`)).body).not.toHaveProperty("nonce");
    }
    for (const nonce of ["a".repeat(26), 1.5, true, {}])
      expect((await call(10, "POST", messages, { content: "Ahoy", nonce })).body.errors).toHaveProperty("nonce");
  });

  it("[bot-message-referenced] contain the message that they reply to", async () => {
    const { call, messages } = await scene();
    const { body: original } = await call(10, "POST", messages, { content: "Ahoy" });
    const message_reference = { message_id: original.id };
    const { body: reply } = await call(10, "POST", messages, { content: "Aye", message_reference });
    expect(reply).toMatchObject({ type: 19, referenced_message: original });
    const { body: second } = await call(10, "POST", messages, {
      content: "So",
      message_reference: { message_id: reply.id },
    });
    // One level deep.
    expect(second.referenced_message).not.toHaveProperty("referenced_message");
    expect((await call(10, "GET", messages)).body).toMatchObject([
      { referenced_message: { id: reply.id } },
      { referenced_message: original },
      { content: "Ahoy" },
    ]);
    expect((await call(10, "PATCH", `${messages}/${reply.id}`, { content: "No" })).body.referenced_message).toEqual(
      original,
    );
    await call(10, "DELETE", `${messages}/${original.id}`);
    expect((await call(10, "GET", `${messages}/${reply.id}`)).body.referenced_message).toBeNull();
    expect((await call(10, "GET", `${messages}/${reply.id}`)).body.message_reference.message_id).toBe(original.id);
  });

  it("[bot-message-referenced] do not show to their author what it may no longer read", async () => {
    const { guild, call, messages } = await scene();
    const bot = await world().bot();
    await world().join(guild.id, bot, "VIEW_CHANNEL", "SEND_MESSAGES", "READ_MESSAGE_HISTORY");
    const { body: original } = await call(10, "POST", messages, { content: "Ahoy" });
    const asBot = callsOf(world(), bot.token);
    const message_reference = { message_id: original.id };
    const { body: reply } = await asBot(10, "POST", messages, { content: "Aye", message_reference });
    expect(reply.referenced_message).toEqual(original);
    for (const role of (await call(10, "GET", `/guilds/${guild.id}/roles`)).body)
      await call(10, "PATCH", `/guilds/${guild.id}/roles/${role.id}`, { permissions: String(1024 | 2048) });
    await call(10, "PATCH", `${messages}/${original.id}`, { content: "Only for readers" });
    const edited = await asBot(10, "PATCH", `${messages}/${reply.id}`, { content: "No" });
    expect(edited).toMatchObject({ status: 200, body: { content: "No", type: 19, message_reference } });
    expect(edited.body).not.toHaveProperty("referenced_message");
  });

  it("unarchive a locked thread only with MANAGE_THREADS [control-message-locked]", async () => {
    const { guild, owner, channelId } = await scene();
    const [writer, manager] = [await world().bot(), await world().bot()];
    const needed = ["VIEW_CHANNEL", "SEND_MESSAGES"] as const;
    await world().join(guild.id, writer, ...needed);
    await world().join(guild.id, manager, ...needed, "MANAGE_THREADS");
    const body = { name: "Tides", owner_id: owner.id };
    const thread = await startThread(world().control(), { channel_id: channelId, body });
    const sendAs = (bot: BotActor) =>
      callsOf(world(), bot.token)(10, "POST", `/channels/${thread.id}/messages`, { content: "Ahoy" });
    const archive = (locked: boolean) =>
      world().write(async ({ threads }) => {
        await threads.setLocked(guild.id, thread.id, locked);
        await threads.setArchived(guild.id, thread.id, true);
      }, guild.id);
    const isArchived = () => world().read(async (work) => (await work.channels.get(guild.id, thread.id)).archived);
    await archive(true);
    expect(await sendAs(writer)).toMatchObject({ status: 403, body: { code: 50013 } });
    expect(await isArchived()).toBe(true);
    expect((await sendAs(manager)).status).toBe(200);
    expect(await isArchived()).toBe(false);
    await archive(false);
    expect((await sendAs(writer)).status).toBe(200);
  });

  it("keep at most 100 attachments over several edits [webhook-edit-attachments-limit]", async () => {
    const { call, messages } = await scene();
    const form = (count: number, payload: object = {}) => {
      const made = new FormData();
      made.set("payload_json", JSON.stringify(payload));
      for (let index = 0; index < count; index++) made.set(`files[${index}]`, new Blob(["x"]), `${index}.txt`);
      return made;
    };
    const { body: message } = await call(10, "POST", messages, form(16));
    const path = `${messages}/${message.id}`;
    for (let added = 0; added < 5; added++) expect((await call(10, "PATCH", path, form(16))).status).toBe(200);
    const refused = await call(10, "PATCH", path, form(5));
    expect(refused).toMatchObject({ status: 400, body: { code: 50035, errors: { attachments: expect.anything() } } });
    const full = await call(10, "PATCH", path, form(4));
    expect(full.body.attachments).toHaveLength(100);
    const [first] = full.body.attachments;
    const replaced = await call(10, "PATCH", path, form(2, { attachments: [{ id: first.id }] }));
    expect(replaced.body.attachments).toHaveLength(3);
  });

  it("replace a file that an edit names by its number", async () => {
    const { owner, call, messages, channelId } = await scene();
    const form = (payload: object, name: string) => {
      const made = new FormData();
      made.set("payload_json", JSON.stringify(payload));
      made.set("files[0]", new Blob(["x"]), name);
      return made;
    };
    const { body: message } = await call(10, "POST", messages, form({}, "old.txt"));
    const attachments = [{ id: 0, filename: "new.txt" }];
    const replaced = await call(10, "PATCH", `${messages}/${message.id}`, form({ attachments }, "new.txt"));
    expect(replaced.body.attachments).toMatchObject([{ filename: "new.txt" }]);
    const [first] = replaced.body.attachments;
    const both = form({ attachments: [{ id: first.id }, ...attachments] }, "more.txt");
    expect((await call(10, "PATCH", `${messages}/${message.id}`, both)).body.attachments).toHaveLength(2);
    const webhook = await createWebhook(owner.client, { channel_id: channelId, body: { name: "Lighthouse" } });
    const path = `/webhooks/${webhook.id}/${webhook.token}`;
    const { body: sent } = await call(10, "POST", `${path}?wait=true`, form({}, "old.txt"));
    const edit = (version: number) =>
      call(version, "PATCH", `${path}/messages/${sent.id}`, form({ attachments }, "new.txt"));
    for (const version of [9, 10])
      expect(await edit(version)).toMatchObject({ status: 200, body: { attachments: [{ filename: "new.txt" }] } });
    expect((await edit(8)).status).toBe(400);
  });

  it("are counted per channel, with the headers of rate limits", async () => {
    const { guild, call, messages, owner } = await scene();
    const other = await call(10, "POST", `/guilds/${guild.id}/channels`, { name: "mole" });
    const remaining = async (version: number, path: string, method = "GET") => {
      const { url } = world().service;
      const response = await fetch(`${url}/api/v${version}${path}`, {
        method,
        headers: { Authorization: `Bot ${owner.token}` },
      });
      await response.arrayBuffer();
      const header = (name: string) => response.headers.get(`x-ratelimit-${name}`);
      expect([header("limit"), header("bucket"), header("reset"), header("reset-after")], path).not.toContain(null);
      return { bucket: header("bucket"), remaining: Number(header("remaining")) };
    };
    const first = await remaining(10, messages);
    expect(await remaining(9, messages)).toEqual({ ...first, remaining: first.remaining - 1 });
    // Another channel has its own count, and so has another operation.
    expect((await remaining(10, `/channels/${other.body.id}/messages`)).remaining).toBe(first.remaining);
    expect((await remaining(10, `${messages}/1`)).bucket).not.toBe(first.bucket);
    for (const path of ["/users/@me", "/users/%40me", "/applications/@me", "/oauth2/applications/@me", "/gateway/bot"])
      await remaining(10, path);
    for (const path of ["/gateway", `/applications/${owner.applicationId}/commands`]) await remaining(8, path);
  });
});
