import { beforeAll, describe, expect } from "vitest";
import { picture } from "../harness/pictures.js";
import { type Caller, type GuildScene, type Json, outcome, permissionSet, type Reply, runService } from "./service.js";
import { statement } from "./statement.js";

const service = runService();

let guild: GuildScene;
let channel: Json;
beforeAll(async () => {
  const everyone = [{ id: 0, permissions: permissionSet("VIEW_CHANNEL") }];
  guild = await service().guild({ roles: everyone });
  channel = await service().channel(guild);
});

/** Creates a webhook in a new channel, since the number of webhooks per channel is limited. */
async function hook(where = guild, body: object = {}): Promise<Json> {
  const { id } = await service().channel(where);
  return service().webhook(where.owner, id, { ...body });
}
const tokenPath = ({ id, token }: Json): string => `/webhooks/${id}/${token}`;

describe("POST /webhooks/{webhook.id}/{webhook.token}", () => {
  let webhook: Json;
  beforeAll(async () => {
    webhook = await hook();
  });
  const execute = (body: unknown, query: Record<string, string> = { wait: "true" }): Promise<Reply> =>
    service().call("POST", tokenPath(webhook), { body, query });
  const refused = async (body: object, at: string): Promise<void> => {
    for (const wait of ["true", "false"])
      expect(outcome(await execute(body, { wait }))).toMatch(new RegExp(`^400 50035 /${at}`));
  };
  /** A form with the parts that are given; files are texts with a name. */
  const form = (fields: Readonly<Record<string, string>>, files: Readonly<Record<string, string>> = {}): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    for (const [field, text] of Object.entries(files)) data.append(field, new Blob([text]), "log.txt");
    return data;
  };
  const embeds = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Pier ${index}` }));

  statement("S0939", "responds with the created message if wait is true", async () => {
    const reply = await execute({ content: "Fog" });
    expect(outcome(reply)).toBe("200");
    expect(reply.json).toMatchObject({ content: "Fog", webhook_id: webhook.id, channel_id: webhook.channel_id });
  });

  for (const [number, title, query] of [
    ["S0940", "by default", {}],
    ["S0941", "if wait is false", { wait: "false" }],
  ] as const)
    statement(number, `responds with nothing ${title}`, async () => {
      expect(outcome(await execute({ content: "Fog" }, query))).toBe("204");
    });

  statement("S0942", "sends the message to the thread in thread_id", async () => {
    const body = { name: "knots", owner_id: guild.owner.id };
    const thread = await service().control("POST", `/channels/${webhook.channel_id}/threads`, body);
    await execute({ content: "In the thread" }, { thread_id: thread.id });
    expect(await service().messages(thread.id)).toMatchObject([{ content: "In the thread" }]);
  });

  statement("S0943", "rejects a thread of another channel", async () => {
    const body = { name: "knots", owner_id: guild.owner.id };
    const thread = await service().control("POST", `/channels/${channel.id}/threads`, body);
    expect((await execute({ content: "x" }, { thread_id: thread.id, wait: "true" })).status).toBe(404);
    expect(await service().messages(thread.id)).toEqual([]);
  });

  statement("S0944", "accepts a JSON body", async () => {
    expect(outcome(await execute({ content: "Fog" }))).toBe("200");
  });

  statement("S0945", "accepts a multipart form", async () => {
    expect((await execute(form({ content: "Fog" }))).json).toMatchObject({ content: "Fog" });
  });

  statement("S0946", "accepts content of 2000 characters", async () => {
    expect((await execute({ content: "🐟".repeat(2000) })).json.content).toBe("🐟".repeat(2000));
  });

  statement("S0947", "rejects content of 2001 characters", () => refused({ content: "x".repeat(2001) }, "content"));

  for (const [number, title, body] of [
    ["S0948", "content alone", { content: "Fog" }],
    ["S0949", "embeds alone", { embeds: [{ title: "Fog" }] }],
  ] as const)
    statement(number, `accepts ${title}`, async () => {
      expect(outcome(await execute(body))).toBe("200");
    });

  statement("S0950", "accepts a file alone", async () => {
    const { json } = await execute(form({}, { file: "All quiet" }));
    expect(json.attachments).toMatchObject([{ filename: "log.txt", size: 9 }]);
    const { pathname } = new URL(json.attachments[0].url);
    expect(String((await service().send("GET", pathname)).bytes)).toBe("All quiet");
  });

  for (const [number, title, body] of [
    ["S0951", "nothing", {}],
    ["S0952", "empty content and no embeds", { content: "", embeds: [] }],
    ["S0953", "a username alone", { username: "Nelly" }],
    [
      "S0954",
      "components alone",
      { components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: "b", label: "Go" }] }] },
    ],
  ] as const)
    statement(number, `refuses ${title}, as it is neither content, nor file, nor embeds`, async () => {
      expect(outcome(await execute(body))).toMatch(/^400 (50006|50035)/);
    });

  statement("S0955", "accepts 10 embeds", async () => {
    expect((await execute({ embeds: embeds(10) })).json.embeds).toHaveLength(10);
  });

  statement("S0956", "rejects 11 embeds", () => refused({ embeds: embeds(11) }, "embeds"));

  statement("S0957", "overrides the default name with username", async () => {
    expect((await execute({ content: "x", username: "Nelly" })).json.author).toMatchObject({ username: "Nelly" });
    expect((await execute({ content: "x" })).json.author).toMatchObject({ username: "Lookout" });
  });

  statement("S0958", "overrides the default avatar with avatar_url", async () => {
    const pictured = await hook(guild, { avatar: await picture("png", 64, 64) });
    const send = (more: object): Promise<Json> =>
      service().ok("POST", tokenPath(pictured), { query: { wait: "true" }, body: { content: "x", ...more } });
    expect((await send({})).author.avatar).toBe(pictured.avatar);
    expect((await send({ avatar_url: "https://pictures.example/nelly.png" })).author.avatar).not.toBe(pictured.avatar);
  });

  statement("S0959", "accepts tts", async () => {
    expect((await execute({ content: "x", tts: true })).json).toMatchObject({ tts: true });
    expect((await execute({ content: "x" })).json).toMatchObject({ tts: false });
  });

  statement("S0960", "accepts the other fields as JSON in payload_json of a form, beside a file", async () => {
    const payload_json = JSON.stringify({ content: "Fog", embeds: [{ title: "Log" }] });
    const { json } = await execute(form({ payload_json }, { file: "All quiet" }));
    expect(json).toMatchObject({ content: "Fog", embeds: [{ title: "Log" }], attachments: [{ filename: "log.txt" }] });
  });

  statement("S0961", "holds payload_json to the same limits", async () => {
    const payload_json = JSON.stringify({ content: "x".repeat(2001) });
    expect(outcome(await execute(form({ payload_json })))).toBe("400 50035 /content");
  });

  statement("S0962", "does not read payload_json in a JSON body", async () => {
    const body = { content: "Fog", payload_json: JSON.stringify({ content: "Clear" }) };
    expect((await execute(body)).json).toMatchObject({ content: "Fog" });
  });

  statement("S0963", "mentions whom allowed_mentions allows", async () => {
    const [one, two] = [await service().person(), await service().person()];
    const content = `<@${one.id}> <@${two.id}>`;
    const mentioned = async (more: object): Promise<string[]> =>
      (await execute({ content, ...more })).json.mentions.map(({ id }: Json) => id).toSorted();
    expect(await mentioned({})).toEqual([one.id, two.id].toSorted());
    expect(await mentioned({ allowed_mentions: { parse: [] } })).toEqual([]);
    expect(await mentioned({ allowed_mentions: { parse: [], users: [two.id] } })).toEqual([two.id]);
  });

  const components = [{ type: 1, components: [{ type: 2, style: 1, custom_id: "b", label: "Go" }] }];

  statement("S0964", "accepts components of a webhook that an application owns", async () => {
    expect((await execute({ content: "x", components })).json).toMatchObject({ components });
  });

  statement("S0965", "rejects components of a webhook that no application owns", async () => {
    const caller = await service().member(guild, permissionSet("MANAGE_WEBHOOKS", "VIEW_CHANNEL"));
    const personal = await service().webhook(caller, channel.id);
    expect(personal.application_id).toBeNull();
    const options = { query: { wait: "true" }, body: { content: "x", components } };
    expect(outcome(await service().call("POST", tokenPath(personal), options))).toMatch(/^400 /);
  });

  statement("S0966", "needs no credentials but the token", async () => {
    expect(outcome(await service().call("POST", `/webhooks/${webhook.id}/guessed`, { body: { content: "x" } }))).toBe(
      "401 50027",
    );
    expect(outcome(await execute({ content: "x" }))).toBe("200");
  });
});

describe("POST /webhooks/{webhook.id}/{webhook.token}/slack", () => {
  const execute = async (body: unknown, query: Record<string, string> = {}) => {
    const webhook = await hook();
    const reply = await service().call("POST", `${tokenPath(webhook)}/slack`, { body, query });
    return { reply, messages: await service().messages(webhook.channel_id) };
  };

  statement("S0967", "shows a message of a Slack payload", async () => {
    expect((await execute({ text: "Fog" })).messages).toMatchObject([{ content: "Fog" }]);
  });

  statement("S0968", "waits by default", async () => {
    expect((await execute({ text: "Fog" })).reply.status).toBe(200);
  });

  statement("S0969", "does not wait if wait is false", async () => {
    const { reply, messages } = await execute({ text: "Fog" }, { wait: "false" });
    expect(outcome(reply)).toBe("204");
    expect(messages).toMatchObject([{ content: "Fog" }]);
  });

  for (const [number, property, value] of [
    ["S0970", "channel", "#elsewhere"],
    ["S0971", "icon_emoji", ":anchor:"],
    ["S0972", "mrkdwn", true],
    ["S0973", "mrkdwn_in", ["text"]],
  ] as const)
    statement(number, `does not support the property ${property}, which changes nothing`, async () => {
      const plain = (await execute({ text: "*Fog*" })).messages[0];
      const { reply, messages } = await execute({ text: "*Fog*", [property]: value });
      expect(reply.status).toBe(200);
      const shown = ({ content, author: { username, avatar }, embeds }: Json) => ({
        content,
        username,
        avatar,
        embeds,
      });
      expect(messages.map(shown)).toEqual([shown(plain)]);
    });
});

describe("POST /webhooks/{webhook.id}/{webhook.token}/github", () => {
  const push = {
    ref: "refs/heads/main",
    compare: "https://code.example/compare",
    commits: [
      {
        id: "0123456789abcdef0123456789abcdef01234567",
        message: "Mend the net",
        url: "https://code.example/commit/1",
        author: { name: "Nelly", username: "nelly" },
      },
    ],
    repository: { full_name: "harbour/nets", name: "nets", html_url: "https://code.example/harbour/nets" },
    sender: { login: "nelly", html_url: "https://code.example/nelly", avatar_url: "https://code.example/nelly.png" },
  };
  const execute = async (query: Record<string, string> = {}) => {
    const webhook = await hook();
    const headers = { "X-GitHub-Event": "push" };
    const reply = await service().call("POST", `${tokenPath(webhook)}/github`, { body: push, query, headers });
    return { reply, messages: await service().messages(webhook.channel_id) };
  };

  statement("S0974", "shows a push of a repository webhook", async () => {
    const { reply, messages } = await execute();
    expect(reply.status).toBeLessThan(300);
    expect(messages).toHaveLength(1);
    expect(JSON.stringify(messages[0].embeds)).toContain("Mend the net");
  });

  statement("S0975", "does not wait if wait is false", async () => {
    const { reply, messages } = await execute({ wait: "false" });
    expect(outcome(reply)).toBe("204");
    expect(messages).toHaveLength(1);
  });
});

describe("the messages of a webhook", () => {
  let webhook: Json;
  let other: Json;
  beforeAll(async () => {
    webhook = await hook();
    other = await hook();
  });
  const send = (body: unknown = { content: "Fog" }): Promise<Json> =>
    service().ok("POST", tokenPath(webhook), { query: { wait: "true" }, body });
  const at = (id: string, owner: Json = webhook): string => `${tokenPath(owner)}/messages/${id}`;
  const edit = async (message: Json, body: unknown): Promise<Reply> =>
    service().call("PATCH", at(message.id), { body });

  statement("S0976", "GET responds with a message that was sent with the same token, without credentials", async () => {
    const message = await send();
    expect(await service().ok("GET", at(message.id))).toEqual(message);
  });

  for (const [number, method] of [
    ["S0977", "GET"],
    ["S0978", "PATCH"],
    ["S0979", "DELETE"],
  ] as const)
    statement(number, `${method} does not reach the message of another webhook`, async () => {
      const message = await send();
      const options = method === "PATCH" ? { body: { content: "Mine" } } : {};
      expect(outcome(await service().call(method, at(message.id, other), options))).toBe("404 10008");
      expect(await service().ok("GET", at(message.id))).toMatchObject({ content: "Fog" });
    });

  for (const [number, method] of [
    ["S0980", "GET"],
    ["S0981", "PATCH"],
    ["S0982", "DELETE"],
  ] as const)
    statement(number, `${method} responds 401 for a wrong token`, async () => {
      const message = await send();
      const options = method === "PATCH" ? { body: { content: "Mine" } } : {};
      const path = `/webhooks/${webhook.id}/guessed/messages/${message.id}`;
      expect(outcome(await service().call(method, path, options))).toBe("401 50027");
    });

  statement("S0983", "PATCH responds with the message, without credentials", async () => {
    const message = await send();
    expect((await edit(message, { content: "Clear" })).json).toMatchObject({ id: message.id, content: "Clear" });
    expect((await service().ok("GET", at(message.id))).edited_timestamp).toEqual(expect.any(String));
  });

  statement("S0984", "PATCH accepts content of 2000 characters", async () => {
    expect(outcome(await edit(await send(), { content: "x".repeat(2000) }))).toBe("200");
  });

  statement("S0985", "PATCH refuses content of 2001 characters", async () => {
    expect(outcome(await edit(await send(), { content: "x".repeat(2001) }))).toBe("400 50035 /content");
  });

  const embeds = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Pier ${index}` }));

  statement("S0986", "PATCH accepts 10 embeds", async () => {
    expect((await edit(await send(), { embeds: embeds(10) })).json.embeds).toHaveLength(10);
  });

  statement("S0987", "PATCH refuses 11 embeds", async () => {
    expect(outcome(await edit(await send(), { embeds: embeds(11) }))).toMatch(/^400 50035 \/embeds/);
  });

  /** A form with a file and the rest as payload_json. */
  const form = (payload: object): FormData => {
    const data = new FormData();
    data.append("payload_json", JSON.stringify(payload));
    data.append("file", new Blob(["All quiet"]), "log.txt");
    return data;
  };

  statement("S0988", "PATCH accepts a file, and the rest as payload_json", async () => {
    const { json } = await edit(await send(), form({ content: "With a log" }));
    expect(json).toMatchObject({ content: "With a log", attachments: [{ filename: "log.txt", size: 9 }] });
  });

  statement("S0989", "PATCH keeps the attachments that are named, and no others", async () => {
    const first = (await edit(await send(), form({}))).json;
    const [kept] = first.attachments;
    expect((await edit(first, { attachments: [{ id: kept.id }] })).json.attachments).toMatchObject([{ id: kept.id }]);
    expect((await edit(first, { attachments: [] })).json.attachments).toEqual([]);
  });

  statement("S0990", "PATCH accepts components of a webhook that an application owns", async () => {
    const components = [{ type: 1, components: [{ type: 2, style: 1, custom_id: "b", label: "Go" }] }];
    expect((await edit(await send(), { components })).json).toMatchObject({ components });
  });

  statement("S0991", "PATCH refuses components of a webhook that no application owns", async () => {
    const caller: Caller = await service().member(guild, permissionSet("MANAGE_WEBHOOKS", "VIEW_CHANNEL"));
    const personal = await service().webhook(caller, (await service().channel(guild)).id);
    const path = tokenPath(personal);
    const { id } = await service().ok("POST", path, { query: { wait: "true" }, body: { content: "x" } });
    const components = [{ type: 1, components: [{ type: 2, style: 1, custom_id: "b", label: "Go" }] }];
    expect(outcome(await service().call("PATCH", `${path}/messages/${id}`, { body: { components } }))).toMatch(/^400 /);
  });

  statement("S0992", "PATCH refuses to leave a message empty", async () => {
    expect(outcome(await edit(await send(), { content: "" }))).toBe("400 50006");
  });

  statement("S0993", "PATCH rebuilds the mentions from the new content", async () => {
    const [one, two] = [await service().person(), await service().person()];
    const message = await send({ content: `<@${one.id}>` });
    expect(message.mentions).toMatchObject([{ id: one.id }]);
    expect((await edit(message, { content: `<@${two.id}>` })).json.mentions).toMatchObject([{ id: two.id }]);
    expect((await edit(message, { content: "no mention" })).json.mentions).toEqual([]);
  });

  statement("S0994", "PATCH without allowed_mentions mentions by default, whatever the original allowed", async () => {
    const person = await service().person();
    const content = `<@${person.id}>`;
    const message = await send({ content, allowed_mentions: { parse: [] } });
    expect(message.mentions).toEqual([]);
    expect((await edit(message, { content: `${content}!` })).json.mentions).toMatchObject([{ id: person.id }]);
  });

  statement("S0995", "PATCH with allowed_mentions mentions whom it allows", async () => {
    const person = await service().person();
    const message = await send();
    const body = { content: `<@${person.id}>`, allowed_mentions: { parse: [] } };
    expect((await edit(message, body)).json.mentions).toEqual([]);
  });

  statement("S0996", "DELETE responds 204 and removes the message, without credentials", async () => {
    const message = await send();
    expect(outcome(await service().call("DELETE", at(message.id)))).toBe("204");
    expect(outcome(await service().call("GET", at(message.id)))).toBe("404 10008");
  });
});
