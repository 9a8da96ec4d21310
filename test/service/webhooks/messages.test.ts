import {
  createWebhook,
  deleteWebhookMessage,
  editWebhookMessage,
  executeWebhook,
  getWebhookMessage,
} from "@guildwire/api/client";
import { actionRow, button } from "@guildwire/api/constructors";
import { listMessages, sendMessage } from "@guildwire/control/client";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import { at, type Hook, hook } from "./hook.js";

describeOnStores("messages of webhooks", (world) => {
  const send = (at: Hook["at"], body: object) => executeWebhook(world().client(), { ...at, wait: true, body });

  /** Sends a message; returns it with functions that read and edit it. */
  async function sent(body: object, made?: Hook) {
    const used = made ?? (await hook(world()));
    const message = await send(used.at, body);
    const place = { ...used.at, message_id: message.id };
    return {
      ...used,
      message,
      place,
      edit: (body: object) => editWebhookMessage(world().client(), { ...place, body }),
      get: () => getWebhookMessage(world().client(), place),
    };
  }

  const tides = { data: "High at noon", name: "tides.txt", type: "text/plain" };
  const chart = { data: "Shoals", name: "chart.txt", type: "text/plain" };

  it("are edited in the sent properties, and show the time of the edit [webhook-edit-partial] [webhook-edit-time]", async () => {
    const components = [actionRow(button("Berth", "berth"))];
    const { message, edit, get } = await sent({ content: "Fog", embeds: [{ title: "Thick" }], components });
    world().advance({ minutes: 5 });
    const edited_timestamp = world().now.toISOString();
    const edited = await edit({ content: "Clear" });
    expect(edited).toEqual({ ...message, content: "Clear", edited_timestamp });
    expect(await edit({ embeds: [] })).toEqual({ ...edited, embeds: [] });
    expect(await edit({ components: [] })).toEqual({ ...edited, embeds: [], components: [] });
    expect(await edit({})).toEqual({ ...edited, embeds: [], components: [] });
    expect(await get()).toEqual({ ...edited, embeds: [], components: [] });
    for (const wrong of [{ content: "x".repeat(2001) }, { embeds: Array(11).fill({ title: "x" }) }])
      expect(await refusal(edit(wrong))).toMatch(/^400 50035/);
    expect((await get()).content).toBe("Clear");
  });

  it("have the mentions of the new content, limited by the edit's allowed_mentions [webhook-edit-mentions-rebuilt] [webhook-edit-mentions-given] [webhook-edit-mentions-default]", async () => {
    const [one, two] = [await world().user(), await world().user()];
    const { message, edit } = await sent({ content: `<@${one.id}>`, allowed_mentions: { parse: [] } });
    expect(message.mentions).toEqual([]);
    const mentions = async (body: object) => (await edit(body)).mentions.map(({ id }) => id);
    expect(await mentions({ content: `<@${two.id}> @everyone` })).toEqual([two.id]);
    expect((await edit({ content: "@everyone" })).mention_everyone).toBe(true);
    expect(await mentions({ content: `<@${one.id}><@${two.id}>`, allowed_mentions: { users: [one.id] } })).toEqual([
      one.id,
    ]);
    expect(await mentions({ embeds: [{ title: "x" }] })).toEqual([one.id]);
    expect(await mentions({ content: "No mention" })).toEqual([]);
  });

  it("keep the attachments that an edit lists, or all without a list [webhook-edit-attachments] [webhook-edit-attachments-absent]", async () => {
    const { message, edit } = await sent({ content: "x", files: [tides, chart] });
    const [first, second] = message.attachments;
    if (first === undefined || second === undefined) throw new Error("two files were sent");
    expect((await edit({ content: "y" })).attachments).toEqual([first, second]);
    const more = await edit({ attachments: [{ id: second.id }], file: { ...tides, name: "more.txt" } });
    expect(more.attachments.map(({ filename }) => filename)).toEqual(["chart.txt", "more.txt"]);
    expect((await fetch(first.url)).status).toBe(404);
    expect(await (await fetch(second.url)).text()).toBe("Shoals");
    const listedElsewhere = { attachments: [{ id: first.id }, { id: "1" }] };
    expect((await edit(listedElsewhere)).attachments).toEqual([]);
    expect((await fetch(second.url)).status).toBe(404);
  });

  it("cannot be left empty by an edit [webhook-edit-not-empty]", async () => {
    const components = [actionRow(button("Berth", "berth"))];
    const { edit, get, message } = await sent({ content: "x", embeds: [{ title: "y" }], components, file: tides });
    const [file] = message.attachments;
    const empty = { content: "", embeds: [], components: [], attachments: [] };
    const parts = { content: "z", embeds: [{ title: "z" }], components, attachments: [{ id: file?.id ?? "" }] };
    expect(await refusal(edit(empty))).toBe("400 50006");
    // Ids that are not attachments of the message are ignored.
    expect(await refusal(edit({ ...empty, attachments: [{ id: "1" }] }))).toBe("400 50006");
    expect(await get()).toEqual(message);
    expect(await (await fetch(file?.url ?? "")).text()).toBe("High at noon");
    // Each of the four properties is sufficient, including components.
    for (const [name, part] of Object.entries(parts).toReversed()) {
      const one = await sent({ content: "x", embeds: [{ title: "y" }], components, file: tides });
      const kept = name === "attachments" ? [{ id: one.message.attachments[0]?.id ?? "" }] : part;
      const left = await one.edit({ ...empty, [name]: kept });
      expect([left.content, left.embeds.length, left.components?.length, left.attachments.length]).toEqual([
        name === "content" ? "z" : "",
        name === "embeds" ? 1 : 0,
        name === "components" ? 1 : 0,
        name === "attachments" ? 1 : 0,
      ]);
      // The remaining property cannot be emptied, because it is the only content.
      expect(await refusal(one.edit({ [name]: name === "content" ? "" : [] }))).toBe("400 50006");
      expect(await one.get()).toEqual(left);
      const replaced = await one.edit({ ...empty, file: chart });
      expect(replaced).toMatchObject({ content: "", attachments: [{ filename: "chart.txt" }] });
    }
  });

  it("have components of applications only [webhook-edit-components-application]", async () => {
    const made = await hook(world());
    const helper = await world().member(made.guild.id, "MANAGE_WEBHOOKS");
    const { channel_id } = made;
    const other = await createWebhook(helper.client, { channel_id, body: { name: "Watch" } });
    const components = [actionRow(button("Berth", "berth"))];
    const own = await sent({ content: "x" }, made);
    expect((await own.edit({ components })).components).toMatchObject(components);
    const unowned = await sent({ content: "x" }, { ...made, at: at(other) });
    expect(await refusal(unowned.edit({ components }))).toBe("400 50035 /components");
    expect((await unowned.edit({ components: [], content: "y" })).content).toBe("y");
  });

  it("are accessible only with the token that sent them [webhook-message-own]", async () => {
    const { message, owner, channel_id } = await sent({ content: "Mine" });
    const other = await createWebhook(owner.client, { channel_id, body: { name: "Watch" } });
    const body = { author_id: owner.id, content: "A person's" };
    const persons = await sendMessage(world().control(), { channel_id, body });
    const client = world().client();
    for (const place of [
      { ...at(other), message_id: message.id },
      { ...at(other), message_id: persons.id },
      { ...at(other), message_id: "1" },
    ]) {
      expect(await refusal(getWebhookMessage(client, place))).toBe("404 10008");
      expect(await refusal(editWebhookMessage(client, { ...place, body: { content: "Theirs" } }))).toBe("404 10008");
      expect(await refusal(deleteWebhookMessage(client, place))).toBe("404 10008");
    }
    const guessed = { ...at(other), webhook_token: "guessed", message_id: message.id };
    expect(await refusal(getWebhookMessage(client, guessed))).toBe("401 50027");
    expect(await refusal(editWebhookMessage(client, { ...guessed, body: {} }))).toBe("401 50027");
    expect(await refusal(deleteWebhookMessage(client, guessed))).toBe("401 50027");
    const left = await listMessages(world().control(), { channel_id });
    expect(left.map(({ content }) => content)).toEqual(["Mine", "A person's"]);
  });

  it("are deleted with their files [webhook-message-delete]", async () => {
    const { message, place, edit, get, channel_id } = await sent({ content: "x", file: tides });
    await deleteWebhookMessage(world().client(), place);
    expect(await refusal(get())).toBe("404 10008");
    expect(await refusal(edit({ content: "y" }))).toBe("404 10008");
    expect(await refusal(deleteWebhookMessage(world().client(), place))).toBe("404 10008");
    expect((await fetch(message.attachments[0]?.url ?? "")).status).toBe(404);
    expect(await listMessages(world().control(), { channel_id })).toEqual([]);
  });

  it("stay within the limits of embeds [message-embeds-limit] [message-embeds-total] [message-embed-lengths]", async () => {
    const { at } = await hook(world());
    const text = (length: number) => "x".repeat(length);
    const fields = (count: number) => Array.from({ length: count }, () => ({ name: "x", value: "y" }));
    const right: object[] = [
      { title: text(256), description: text(4096), footer: { text: text(1648) } },
      { author: { name: text(256) }, fields: [{ name: text(256), value: text(1024) }, ...fields(24)] },
    ];
    for (const embed of right) expect((await send(at, { embeds: [embed] })).embeds).toEqual([embed]);
    expect((await send(at, { embeds: Array(10).fill({ title: "x" }) })).embeds).toHaveLength(10);
    const wrong: [object, string][] = [
      [{ title: text(257) }, "/embeds/0/title"],
      [{ description: text(4097) }, "/embeds/0/description"],
      [{ footer: { text: text(2049) } }, "/embeds/0/footer/text"],
      [{ author: { name: text(257) } }, "/embeds/0/author/name"],
      [{ fields: fields(26) }, "/embeds/0/fields"],
      [{ fields: [{ name: text(257), value: "y" }] }, "/embeds/0/fields/0/name"],
      [{ fields: [{ name: "x", value: text(1025) }] }, "/embeds/0/fields/0/value"],
    ];
    for (const [embed, place] of wrong)
      expect(await refusal(send(at, { embeds: [embed] }))).toMatch(`400 50035 ${place}`);
    expect(await refusal(send(at, { embeds: Array(11).fill({ title: "x" }) }))).toMatch(/^400 50035 \/embeds/);
    const long = { description: text(3001) };
    expect(await refusal(send(at, { embeds: [long, long] }))).toMatch(/^400 50035 \/embeds/);
  });
});
