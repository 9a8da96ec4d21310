import { beforeAll, describe, expect } from "vitest";
import { picture } from "../harness/pictures.js";
import { accessCases } from "./access.js";
import { type GuildScene, type Json, outcome, permissionSet, type Reply, runService, unusedId } from "./service.js";
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
