import { beforeAll, describe, expect } from "vitest";
import { picture } from "../harness/pictures.js";
import { accessCases } from "./access.js";
import {
  type Caller,
  type GuildScene,
  type Json,
  outcome,
  permissionSet,
  type Reply,
  runService,
  unusedId,
} from "./service.js";
import { statement } from "./statement.js";

const service = runService();
// Channels that a caller cannot view are inaccessible, regardless of other permissions.
const access = accessCases(service, permissionSet("VIEW_CHANNEL"));

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

describe("POST /channels/{channel.id}/webhooks", () => {
  const create = async (body: unknown): Promise<Reply> => {
    const { id } = await service().channel(guild);
    return service().call("POST", `/channels/${id}/webhooks`, { as: guild.owner, body });
  };

  access({
    numbers: ["S0881", "S0882", "S0883"],
    endpoint: "POST /channels/{channel.id}/webhooks",
    needs: "MANAGE_WEBHOOKS",
    success: "200",
    prepare: async (where) => ({
      path: `/channels/${(await service().channel(where)).id}/webhooks`,
      body: { name: "Lookout" },
    }),
  });

  statement("S0884", "responds with the webhook", async () => {
    expect((await create({ name: "Lookout" })).json).toMatchObject({ type: 1, name: "Lookout", guild_id: guild.id });
  });

  statement("S0885", "requires a name", async () => {
    expect(outcome(await create({}))).toBe("400 50035 /name");
  });

  for (const [number, name] of [
    ["S0886", "n"],
    ["S0887", "n".repeat(80)],
  ] as const)
    statement(number, `accepts a name of ${name.length} characters`, async () => {
      expect((await create({ name })).json).toMatchObject({ name });
    });

  for (const [number, title, name] of [
    ["S0888", "an empty name", ""],
    ["S0889", "a name of 81 characters", "n".repeat(81)],
    ["S0890", "the name clyde", "clyde"],
    ["S0891", "the name Clyde in other letters and between white space", " CLYDE "],
    ["S0892", "a name with @", "look@out"],
    ["S0893", "a name with #", "look#out"],
    ["S0894", "a name with a colon", "look:out"],
    ["S0895", "a name with three backticks", "look```out"],
    ["S0896", "the name everyone", "everyone"],
    ["S0897", "the name here", "here"],
  ] as const)
    statement(number, `refuses ${title}`, async () => {
      expect(outcome(await create({ name }))).toBe("400 50035 /name");
    });

  statement("S0898", "accepts an avatar", async () => {
    expect((await create({ name: "Lookout", avatar: await picture("png", 64, 64) })).json.avatar).toMatch(
      /^[0-9a-f]{32}$/,
    );
  });

  statement("S0899", "accepts null as the avatar", async () => {
    expect((await create({ name: "Lookout", avatar: null })).json).toMatchObject({ avatar: null });
  });

  statement("S0900", "fires no event", async () => {
    expect(await service().events(guild, () => service().webhook(guild.owner, channel.id))).toEqual([]);
  });
});

describe("GET /channels/{channel.id}/webhooks", () => {
  access({
    numbers: ["S0901", "S0902", "S0903"],
    endpoint: "GET /channels/{channel.id}/webhooks",
    needs: "MANAGE_WEBHOOKS",
    success: "200",
    prepare: async (where) => ({ path: `/channels/${(await service().channel(where)).id}/webhooks` }),
  });

  statement("S0904", "lists the webhooks of the channel", async () => {
    const [one, other] = [await hook(), await hook()];
    const list = await service().ok("GET", `/channels/${one.channel_id}/webhooks`, { as: guild.owner });
    expect(list).toMatchObject([{ id: one.id }]);
    expect(list).not.toMatchObject([{ id: other.id }]);
  });
});

describe("GET /guilds/{guild.id}/webhooks", () => {
  access({
    numbers: ["S0905", "S0906", "S0907"],
    endpoint: "GET /guilds/{guild.id}/webhooks",
    needs: "MANAGE_WEBHOOKS",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/webhooks` }),
  });

  statement("S0908", "lists the webhooks of all channels of the guild", async () => {
    const where = await service().guild();
    const ids = [(await hook(where)).id, (await hook(where)).id];
    const list = await service().ok("GET", `${where.path}/webhooks`, { as: where.owner });
    expect(list.map(({ id }: Json) => id).toSorted()).toEqual(ids.toSorted());
  });

  for (const [number, permission] of [
    ["S0909", "VIEW_CHANNEL"],
    ["S0910", "MANAGE_WEBHOOKS"],
  ] as const)
    statement(
      number,
      `lists a webhook without its token if the caller is denied ${permission} in its channel`,
      async () => {
        const where = await service().guild();
        const caller = await service().member(where, permissionSet("MANAGE_WEBHOOKS", "VIEW_CHANNEL"));
        const secret = await service().channel(where, {
          permission_overwrites: [{ id: caller.id, type: 1, allow: "0", deny: permissionSet(permission) }],
        });
        const { id } = await service().webhook(where.owner, secret.id);
        const list = await service().ok("GET", `${where.path}/webhooks`, { as: caller });
        expect(list).toMatchObject([{ id }]);
        expect(list[0]).not.toHaveProperty("token");
      },
    );
});

describe("GET /webhooks/{webhook.id}", () => {
  access({
    numbers: ["S0911", "S0912", "S0913"],
    endpoint: "GET /webhooks/{webhook.id}",
    needs: "MANAGE_WEBHOOKS",
    success: "200",
    prepare: async (where) => ({ path: `/webhooks/${(await hook(where)).id}` }),
  });

  statement("S0914", "responds with the webhook, user included", async () => {
    const { id } = await hook();
    const response = await service().ok("GET", `/webhooks/${id}`, { as: guild.owner });
    expect(response).toMatchObject({ id, user: { id: guild.owner.id } });
  });

  statement("S0915", "responds 404 for an unknown webhook", async () => {
    expect(outcome(await service().call("GET", `/webhooks/${unusedId}`, { as: guild.owner }))).toBe("404 10015");
  });
});

describe("GET /webhooks/{webhook.id}/{webhook.token}", () => {
  statement("S0916", "responds without credentials, and without the user", async () => {
    const webhook = await hook();
    const reply = await service().call("GET", tokenPath(webhook));
    expect(outcome(reply)).toBe("200");
    expect(reply.json).toMatchObject({ id: webhook.id, token: webhook.token });
    expect(reply.json).not.toHaveProperty("user");
  });

  statement("S0917", "responds 401 for a wrong token", async () => {
    const { id } = await hook();
    expect(outcome(await service().call("GET", `/webhooks/${id}/guessed`))).toBe("401 50027");
  });
});

describe("PATCH /webhooks/{webhook.id}", () => {
  const modify = async (body: unknown): Promise<Reply> =>
    service().call("PATCH", `/webhooks/${(await hook()).id}`, { as: guild.owner, body });

  access({
    numbers: ["S0918", "S0919", "S0920"],
    endpoint: "PATCH /webhooks/{webhook.id}",
    needs: "MANAGE_WEBHOOKS",
    success: "200",
    prepare: async (where) => ({ path: `/webhooks/${(await hook(where)).id}`, body: { name: "Renamed" } }),
  });

  statement("S0921", "sets the name, and responds with the updated webhook", async () => {
    expect((await modify({ name: "Renamed" })).json).toMatchObject({ name: "Renamed" });
  });

  for (const [number, title, name] of [
    ["S0922", "an empty name", ""],
    ["S0923", "a name of 81 characters", "n".repeat(81)],
    ["S0924", "the name clyde", "Clyde"],
    ["S0925", "null as the name", null],
  ] as const)
    statement(number, `refuses ${title}`, async () => {
      expect(outcome(await modify({ name }))).toBe("400 50035 /name");
    });

  statement("S0926", "sets the avatar, and removes it with null", async () => {
    const { id } = await hook();
    const set = async (avatar: unknown): Promise<Json> =>
      service().ok("PATCH", `/webhooks/${id}`, { as: guild.owner, body: { avatar } });
    expect((await set(await picture("png", 64, 64))).avatar).toMatch(/^[0-9a-f]{32}$/);
    expect((await set(null)).avatar).toBeNull();
  });

  statement("S0927", "moves the webhook to another channel with channel_id", async () => {
    const [webhook, other] = [await hook(), await service().channel(guild)];
    const options = { as: guild.owner, body: { channel_id: other.id } };
    expect(await service().ok("PATCH", `/webhooks/${webhook.id}`, options)).toMatchObject({ channel_id: other.id });
    await service().ok("POST", tokenPath(webhook), { body: { content: "Fog" } });
    expect(await service().messages(other.id)).toMatchObject([{ content: "Fog" }]);
  });
});

describe("PATCH /webhooks/{webhook.id}/{webhook.token}", () => {
  statement("S0928", "sets name and avatar without credentials", async () => {
    const body = { name: "Renamed", avatar: await picture("png", 64, 64) };
    const reply = await service().call("PATCH", tokenPath(await hook()), { body });
    expect(outcome(reply)).toBe("200");
    expect(reply.json).toMatchObject({ name: "Renamed", avatar: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  statement("S0929", "responds without the user", async () => {
    const { json } = await service().call("PATCH", tokenPath(await hook()), { body: { name: "Renamed" } });
    expect(json).not.toHaveProperty("user");
  });

  statement("S0930", "does not apply channel_id", async () => {
    const [webhook, other] = [await hook(), await service().channel(guild)];
    const reply = await service().call("PATCH", tokenPath(webhook), { body: { channel_id: other.id } });
    expect(outcome(reply)).toBe("200");
    expect(reply.json).toMatchObject({ channel_id: webhook.channel_id });
  });

  statement("S0931", "rejects the name clyde", async () => {
    expect(outcome(await service().call("PATCH", tokenPath(await hook()), { body: { name: "clyde" } }))).toBe(
      "400 50035 /name",
    );
  });

  statement("S0932", "responds 401 for a wrong token", async () => {
    const { id } = await hook();
    const reply = await service().call("PATCH", `/webhooks/${id}/guessed`, { body: { name: "Renamed" } });
    expect(outcome(reply)).toBe("401 50027");
  });
});

describe("DELETE /webhooks/{webhook.id}", () => {
  access({
    numbers: ["S0933", "S0934", "S0935"],
    endpoint: "DELETE /webhooks/{webhook.id}",
    needs: "MANAGE_WEBHOOKS",
    success: "204",
    prepare: async (where) => ({ path: `/webhooks/${(await hook(where)).id}` }),
  });

  statement("S0936", "removes the webhook", async () => {
    const { id } = await hook();
    expect(outcome(await service().call("DELETE", `/webhooks/${id}`, { as: guild.owner }))).toBe("204");
    expect(outcome(await service().call("GET", `/webhooks/${id}`, { as: guild.owner }))).toBe("404 10015");
  });
});

describe("DELETE /webhooks/{webhook.id}/{webhook.token}", () => {
  statement("S0937", "removes the webhook without credentials", async () => {
    const webhook = await hook();
    expect(outcome(await service().call("DELETE", tokenPath(webhook)))).toBe("204");
    expect(outcome(await service().call("GET", `/webhooks/${webhook.id}`, { as: guild.owner }))).toBe("404 10015");
  });

  statement("S0938", "responds 401 for a wrong token, and removes nothing", async () => {
    const webhook = await hook();
    expect(outcome(await service().call("DELETE", `/webhooks/${webhook.id}/guessed`))).toBe("401 50027");
    expect(outcome(await service().call("GET", tokenPath(webhook)))).toBe("200");
  });
});

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
