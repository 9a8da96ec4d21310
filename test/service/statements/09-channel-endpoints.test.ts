import { beforeAll, describe, expect } from "vitest";
import { accessCases } from "./access.js";
import {
  anySnowflake,
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
const access = accessCases(service, permissionSet("VIEW_CHANNEL"));

let guild: GuildScene;
beforeAll(async () => {
  guild = await service().guild();
});

const startThread = (channelId: string, ownerId: string, more: object = {}): Promise<Json> =>
  service().control("POST", `/channels/${channelId}/threads`, { name: "knots", owner_id: ownerId, ...more });

describe("GET /guilds/{guild.id}/channels", () => {
  access({
    numbers: ["S0514", "S0515", "S0516"],
    endpoint: "GET /guilds/{guild.id}/channels",
    needs: "member",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/channels` }),
  });

  statement("S0517", "lists the channels without threads", async () => {
    const target = await service().guild();
    const channel = await service().channel(target);
    await startThread(channel.id, target.owner.id);
    const list = await service().ok("GET", `${target.path}/channels`, { as: target.owner });
    expect(list.map(({ id }: Json) => id)).toEqual([channel.id]);
  });
});

describe("POST /guilds/{guild.id}/channels", () => {
  const create = (body: unknown): Promise<Reply> =>
    service().call("POST", `${guild.path}/channels`, { as: guild.owner, body });
  const takes = async (body: object): Promise<void> => {
    const reply = await create({ name: "quay", ...body });
    expect(outcome(reply)).toBe("200");
    expect(reply.json).toMatchObject(body);
  };
  const refuses = async (body: object, at: string): Promise<void> => {
    expect(outcome(await create({ name: "quay", ...body }))).toMatch(new RegExp(`^400 50035 /${at}`));
  };

  access({
    numbers: ["S0518", "S0519", "S0520"],
    endpoint: "POST /guilds/{guild.id}/channels",
    needs: "MANAGE_CHANNELS",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/channels`, body: { name: "quay" } }),
  });

  statement("S0521", "responds with the new channel", async () => {
    const { json } = await create({ name: "north" });
    expect(json).toMatchObject({ id: expect.stringMatching(anySnowflake), name: "north", type: 0, guild_id: guild.id });
  });

  statement("S0522", "requires a name", async () => {
    expect(outcome(await create({}))).toBe("400 50035 /name");
  });

  statement("S0523", "accepts a name of 1 character", () => takes({ name: "q" }));
  statement("S0524", "accepts a name of 100 characters", () => takes({ name: "q".repeat(100) }));
  statement("S0525", "rejects an empty name", () => refuses({ name: "" }, "name"));
  statement("S0526", "rejects a name of 101 characters", () => refuses({ name: "q".repeat(101) }, "name"));

  for (const [number, type, name] of [
    ["S0527", 0, "text"],
    ["S0528", 2, "voice"],
    ["S0529", 4, "category"],
    ["S0530", 5, "news"],
    ["S0531", 13, "stage"],
  ] as const)
    statement(number, `accepts type ${type}, ${name}`, () => takes({ type }));

  for (const [number, type] of [
    ["S0532", 1],
    ["S0533", 11],
    ["S0534", 99],
    ["S0535", "0"],
  ] as const)
    statement(number, `refuses type ${JSON.stringify(type)}`, () => refuses({ type }, "type"));

  statement("S0536", "accepts an empty topic", async () => {
    expect((await create({ name: "quay", topic: "" })).json.topic ?? "").toBe("");
  });
  statement("S0537", "accepts a topic of 1024 characters", () => takes({ topic: "t".repeat(1024) }));
  statement("S0538", "rejects a topic of 1025 characters", () => refuses({ topic: "t".repeat(1025) }, "topic"));

  statement("S0539", "accepts a bitrate in bits on a voice channel", () => takes({ type: 2, bitrate: 32_000 }));
  statement("S0540", "does not give a text channel a bitrate", async () => {
    expect((await create({ name: "quay", bitrate: 32_000 })).json ?? {}).not.toHaveProperty("bitrate");
  });
  statement("S0541", "accepts a user limit on a voice channel", () => takes({ type: 2, user_limit: 7 }));
  statement("S0542", "does not give a text channel a user limit", async () => {
    expect((await create({ name: "quay", user_limit: 7 })).json ?? {}).not.toHaveProperty("user_limit");
  });

  statement("S0543", "accepts 0 seconds as rate_limit_per_user", () => takes({ rate_limit_per_user: 0 }));
  statement("S0544", "accepts 21600 seconds as rate_limit_per_user", () => takes({ rate_limit_per_user: 21_600 }));
  statement("S0545", "rejects -1 as rate_limit_per_user", () =>
    refuses({ rate_limit_per_user: -1 }, "rate_limit_per_user"),
  );
  statement("S0546", "rejects 21601 as rate_limit_per_user", () =>
    refuses({ rate_limit_per_user: 21_601 }, "rate_limit_per_user"),
  );

  /** The status codes of two messages of a member with these permissions in a channel with slow mode. */
  async function writesTwice(permissions: string): Promise<number[]> {
    const { id } = (await create({ name: "slow", rate_limit_per_user: 60 })).json;
    const member = await service().member(guild, permissions);
    const write = () =>
      service().controlReply("POST", `/channels/${id}/messages`, { author_id: member.id, content: "x" });
    return [(await write()).status, (await write()).status];
  }

  statement("S0547", "limits how often a member writes with rate_limit_per_user", async () => {
    expect(await writesTwice(permissionSet("VIEW_CHANNEL", "SEND_MESSAGES"))).toEqual([200, 403]);
  });

  for (const [number, permission] of [
    ["S0548", "MANAGE_MESSAGES"],
    ["S0549", "MANAGE_CHANNELS"],
  ] as const)
    statement(number, `does not limit members who hold ${permission} with rate_limit_per_user`, async () => {
      expect(await writesTwice(permissionSet("VIEW_CHANNEL", "SEND_MESSAGES", permission))).toEqual([200, 200]);
    });

  statement("S0550", "does not limit bots with rate_limit_per_user", async () => {
    const { id } = (await create({ name: "slow", rate_limit_per_user: 60 })).json;
    const bot = await service().bot();
    const permissions = permissionSet("VIEW_CHANNEL", "SEND_MESSAGES");
    await service().control("PUT", `/guilds/${guild.id}/applications/${bot.applicationId}`, { permissions });
    for (let count = 0; count < 2; count++)
      await service().control("POST", `/channels/${id}/messages`, { author_id: bot.id, content: "x" });
    expect(await service().messages(id)).toHaveLength(2);
  });

  statement("S0551", "accepts a position", async () => {
    expect((await create({ name: "quay", position: 3 })).json).toMatchObject({ position: expect.any(Number) });
    await refuses({ position: "3" }, "position");
  });

  statement("S0552", "accepts permission overwrites", () =>
    takes({ permission_overwrites: [{ id: guild.id, type: 0, allow: "1024", deny: "2048" }] }),
  );
  statement("S0553", "rejects permission overwrites of an unknown type", () =>
    refuses({ permission_overwrites: [{ id: guild.id, type: 2, allow: "0", deny: "0" }] }, "permission_overwrites/0"),
  );

  statement("S0554", "accepts the id of a category as parent_id", async () => {
    const category = await service().channel(guild, { type: 4 });
    await takes({ parent_id: category.id });
  });
  statement("S0555", "rejects a parent_id that is no category", async () => {
    const text = await service().channel(guild);
    await refuses({ parent_id: text.id }, "parent_id");
  });

  statement("S0556", "accepts nsfw", () => takes({ nsfw: true }));

  /** A member with MANAGE_CHANNELS and more creates a channel with an overwrite. */
  async function overwrites(permissions: string, overwrite: object): Promise<string> {
    const member = await service().member(guild, permissions);
    const body = {
      name: "quay",
      permission_overwrites: [{ id: guild.id, type: 0, allow: "0", deny: "0", ...overwrite }],
    };
    return outcome(await service().call("POST", `${guild.path}/channels`, { as: member, body }));
  }

  for (const [number, field] of [
    ["S0557", "allow"],
    ["S0558", "deny"],
  ] as const)
    statement(number, `lets a caller ${field} a permission that the caller holds`, async () => {
      const held = permissionSet("MANAGE_CHANNELS", "MANAGE_MESSAGES");
      expect(await overwrites(held, { [field]: permissionSet("MANAGE_MESSAGES") })).toBe("200");
    });

  for (const [number, field] of [
    ["S0559", "allow"],
    ["S0560", "deny"],
  ] as const)
    statement(number, `does not let a caller ${field} a permission that the caller lacks`, async () => {
      const held = permissionSet("MANAGE_CHANNELS");
      expect(await overwrites(held, { [field]: permissionSet("MANAGE_MESSAGES") })).toBe("403 50013");
    });

  statement("S0561", "lets an administrator set MANAGE_ROLES in an overwrite", async () => {
    expect(await overwrites(permissionSet("ADMINISTRATOR"), { allow: permissionSet("MANAGE_ROLES") })).toBe("200");
  });

  for (const [number, field] of [
    ["S0562", "allow"],
    ["S0563", "deny"],
  ] as const)
    statement(number, `does not let a holder of MANAGE_ROLES who is no administrator ${field} it`, async () => {
      const held = permissionSet("MANAGE_CHANNELS", "MANAGE_ROLES");
      expect(await overwrites(held, { [field]: permissionSet("MANAGE_ROLES") })).toBe("403 50013");
    });

  statement("S0564", "fires Channel Create with the channel", async () => {
    const events = await service().events(guild, () => create({ name: "announced" }));
    expect(events).toMatchObject([{ t: "CHANNEL_CREATE", d: { guild_id: guild.id, name: "announced" } }]);
  });
});

describe("PATCH /guilds/{guild.id}/channels", () => {
  const move = (body: unknown, target = guild): Promise<Reply> =>
    service().call("PATCH", `${target.path}/channels`, { as: target.owner, body });
  const read = async (id: string, target = guild): Promise<Json> =>
    (await service().ok("GET", `${target.path}/channels`, { as: target.owner })).find((each: Json) => each.id === id);

  access({
    numbers: ["S0565", "S0566", "S0567"],
    endpoint: "PATCH /guilds/{guild.id}/channels",
    needs: "MANAGE_CHANNELS",
    success: "204",
    prepare: async (target) => ({
      path: `${target.path}/channels`,
      body: [{ id: (await service().channel(target)).id, position: 0 }],
    }),
  });

  statement("S0568", "requires the id of each channel", async () => {
    expect(outcome(await move([{ position: 1 }]))).toBe("400 50035 /0/id");
  });

  statement("S0569", "sets positions", async () => {
    const target = await service().guild();
    const [one, two] = [await service().channel(target), await service().channel(target, { name: "other" })];
    const reply = await move(
      [
        { id: one.id, position: 1 },
        { id: two.id, position: 0 },
      ],
      target,
    );
    expect(outcome(reply)).toBe("204");
    expect([(await read(one.id, target)).position, (await read(two.id, target)).position]).toEqual([1, 0]);
  });

  for (const [number, field] of [
    ["S0570", "position"],
    ["S0571", "lock_permissions"],
    ["S0572", "parent_id"],
  ] as const)
    statement(number, `accepts null as ${field}`, async () => {
      const { id } = await service().channel(guild);
      expect(outcome(await move([{ id, [field]: null }]))).toBe("204");
    });

  statement("S0573", "moves a channel into a category with parent_id", async () => {
    const [category, channel] = [await service().channel(guild, { type: 4 }), await service().channel(guild)];
    await move([{ id: channel.id, parent_id: category.id }]);
    expect(await read(channel.id)).toMatchObject({ parent_id: category.id });
  });

  for (const [number, locked] of [
    ["S0574", true],
    ["S0575", false],
  ] as const)
    statement(number, `${locked ? "syncs" : "keeps"} overwrites if lock_permissions is ${locked}`, async () => {
      const overwrite = { id: guild.id, type: 0, allow: "1024", deny: "0" };
      const category = await service().channel(guild, { type: 4, permission_overwrites: [overwrite] });
      const channel = await service().channel(guild);
      await move([{ id: channel.id, parent_id: category.id, lock_permissions: locked }]);
      expect((await read(channel.id)).permission_overwrites).toEqual(locked ? [overwrite] : []);
    });

  statement("S0576", "syncs overwrites only as far as the caller may write them", async () => {
    const allow = permissionSet("MANAGE_WEBHOOKS");
    const overwrite = { id: guild.id, type: 0, allow, deny: "0" };
    const category = await service().channel(guild, { type: 4, permission_overwrites: [overwrite] });
    const channel = await service().channel(guild);
    const member = await service().member(guild, permissionSet("MANAGE_CHANNELS", "VIEW_CHANNEL"));
    const body = [{ id: channel.id, parent_id: category.id, lock_permissions: true }];
    expect(outcome(await service().call("PATCH", `${guild.path}/channels`, { as: member, body }))).toBe("403 50013");
    expect(await read(channel.id)).toMatchObject({ permission_overwrites: [] });
  });

  statement("S0577", "rejects a channel that is not the guild's", async () => {
    expect((await move([{ id: unusedId, position: 1 }])).status).toBeGreaterThanOrEqual(400);
  });

  statement("S0578", "fires one Channel Update per changed channel", async () => {
    const target = await service().guild();
    const [one, two] = [await service().channel(target), await service().channel(target, { name: "other" })];
    await service().channel(target, { name: "third" });
    const body = [
      { id: one.id, position: 1 },
      { id: two.id, position: 0 },
    ];
    const events = await service().events(target, () => move(body, target));
    expect(events.map(({ t, d }) => [t, d["id"]]).toSorted()).toEqual(
      [one.id, two.id].toSorted().map((id) => ["CHANNEL_UPDATE", id]),
    );
  });
});

describe("GET /guilds/{guild.id}/threads/active", () => {
  const everyone = [{ id: 0, permissions: permissionSet("VIEW_CHANNEL", "SEND_MESSAGES") }];
  const read = (target: GuildScene, as: { id: string; authorization: string } = target.owner): Promise<Json> =>
    service().ok("GET", `${target.path}/threads/active`, { as });

  access({
    numbers: ["S0579", "S0580", "S0581"],
    endpoint: "GET /guilds/{guild.id}/threads/active",
    needs: "member",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/threads/active` }),
  });

  statement("S0582", "lists active threads by descending id", async () => {
    const target = await service().guild();
    const { id } = await service().channel(target);
    const made = [];
    for (let count = 0; count < 3; count++) made.push((await startThread(id, target.owner.id)).id);
    expect((await read(target)).threads.map((each: Json) => each.id)).toEqual(made.reverse());
  });

  statement(
    "S0583",
    "has a thread member for each listed thread that the caller has joined, and no others",
    async () => {
      const target = await service().guild({ roles: everyone });
      const { id } = await service().channel(target);
      const member = await service().member(target);
      const [joined, other] = [await startThread(id, member.id), await startThread(id, target.owner.id)];
      const { threads, members } = await read(target, member);
      expect(threads.map((each: Json) => each.id)).toEqual([other.id, joined.id]);
      expect(members).toMatchObject([{ id: joined.id, user_id: member.id }]);
    },
  );

  statement("S0584", "includes public and private threads", async () => {
    const target = await service().guild();
    const { id } = await service().channel(target);
    await startThread(id, target.owner.id);
    await startThread(id, target.owner.id, { private: true });
    expect((await read(target)).threads.map(({ type }: Json) => type)).toEqual([12, 11]);
  });

  statement("S0585", "omits archived threads", async () => {
    const target = await service().guild();
    const { id } = await service().channel(target);
    const thread = await startThread(id, target.owner.id);
    await service().control("PATCH", `/threads/${thread.id}`, { archived: true });
    expect((await read(target)).threads).toEqual([]);
  });

  statement("S0586", "omits private threads that the caller neither joined nor manages", async () => {
    const target = await service().guild({ roles: everyone });
    const { id } = await service().channel(target);
    await startThread(id, target.owner.id, { private: true });
    expect((await read(target, await service().member(target))).threads).toEqual([]);
  });

  statement("S0587", "omits threads of channels that the caller cannot view", async () => {
    const target = await service().guild();
    const { id } = await service().channel(target);
    await startThread(id, target.owner.id);
    expect((await read(target, await service().member(target))).threads).toEqual([]);
  });
});
