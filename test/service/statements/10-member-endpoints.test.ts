import { beforeAll, describe, expect } from "vitest";
import { accessCases } from "./access.js";
import {
  allBut,
  type Caller,
  type GuildScene,
  type Json,
  outcome,
  type Permission,
  permissionSet,
  type Reply,
  runService,
  unusedId,
} from "./service.js";
import { statement } from "./statement.js";

const service = runService();
const access = accessCases(service);

let guild: GuildScene;
beforeAll(async () => {
  guild = await service().guild();
});
const member = (id: string, target = guild): string => `${target.path}/members/${id}`;
const read = (id: string, target = guild): Promise<Json> =>
  service().ok("GET", member(id, target), { as: target.owner });

describe("GET /guilds/{guild.id}/members/{user.id}", () => {
  access({
    numbers: ["S0588", "S0589", "S0590"],
    endpoint: "GET /guilds/{guild.id}/members/{user.id}",
    needs: "member",
    success: "200",
    prepare: ({ path, owner }) => ({ path: `${path}/members/${owner.id}` }),
  });

  statement("S0591", "responds 404 for a user who is not a member", async () => {
    const person = await service().person();
    expect(outcome(await service().call("GET", member(person.id), { as: guild.owner }))).toBe("404 10007");
  });
});

describe("GET /guilds/{guild.id}/members", () => {
  let crowd: GuildScene;
  let ids: string[];
  beforeAll(async () => {
    crowd = await service().guild();
    const people = [await service().member(crowd), await service().member(crowd), await service().member(crowd)];
    ids = [crowd.owner, ...people].map(({ id }) => id).toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  });
  const list = (query: Record<string, string>): Promise<Reply> =>
    service().call("GET", `${crowd.path}/members`, { as: crowd.owner, query });
  const listed = async (query: Record<string, string>): Promise<string[]> =>
    (await list(query)).json.map(({ user }: Json) => user.id);

  access({
    numbers: ["S0592", "S0593", "S0594"],
    endpoint: "GET /guilds/{guild.id}/members",
    needs: "member",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/members` }),
  });

  statement("S0595", "lists 1 member by default", async () => {
    expect(await listed({})).toEqual(ids.slice(0, 1));
  });
  statement("S0596", "accepts a limit of 1", async () => {
    expect(await listed({ limit: "1" })).toHaveLength(1);
  });
  statement("S0597", "accepts a limit of 1000", async () => {
    expect(await listed({ limit: "1000" })).toEqual(ids);
  });
  for (const [number, limit] of [
    ["S0598", "0"],
    ["S0599", "1001"],
    ["S0600", "many"],
  ] as const)
    statement(number, `refuses the limit ${limit}`, async () => {
      expect(outcome(await list({ limit }))).toBe("400 50035 /limit");
    });

  statement("S0601", "starts after the user id in after, so that pages are contiguous", async () => {
    const first = await listed({ limit: "2" });
    expect(first).toEqual(ids.slice(0, 2));
    expect(await listed({ limit: "2", after: first[1] ?? "" })).toEqual(ids.slice(2));
  });
  statement("S0602", "starts at the lowest id if after is 0, which is the default", async () => {
    expect(await listed({ limit: "1000", after: "0" })).toEqual(await listed({ limit: "1000" }));
  });
  statement("S0603", "rejects an after that is no snowflake", async () => {
    expect(outcome(await list({ after: "first" }))).toBe("400 50035 /after");
  });
});

describe("GET /guilds/{guild.id}/members/search", () => {
  let crew: GuildScene;
  beforeAll(async () => {
    crew = await service().guild();
    for (const username of ["Nelly", "Nelson", "Ahab"])
      await service().join(crew, await service().person({ username }));
    const ishmael = await service().person({ username: "Ishmael" });
    await service().join(crew, ishmael);
    await service().ok("PATCH", member(ishmael.id, crew), { as: crew.owner, body: { nick: "Neptune" } });
  });
  const search = (query: Record<string, string>): Promise<Reply> =>
    service().call("GET", `${crew.path}/members/search`, { as: crew.owner, query });
  const names = async (query: Record<string, string>): Promise<string[]> =>
    (await search(query)).json.map(({ user }: Json) => user.username).toSorted();

  access({
    numbers: ["S0604", "S0605", "S0606"],
    endpoint: "GET /guilds/{guild.id}/members/search",
    needs: "member",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/members/search`, query: { query: "x" } }),
  });

  statement("S0607", "finds members whose username starts with the query", async () => {
    expect(await names({ query: "Nel", limit: "10" })).toEqual(["Nelly", "Nelson"]);
  });
  statement("S0608", "finds members whose nickname starts with the query", async () => {
    expect(await names({ query: "Nep", limit: "10" })).toEqual(["Ishmael"]);
  });
  statement("S0609", "does not find members whose name holds the query elsewhere", async () => {
    expect(await names({ query: "hab", limit: "10" })).toEqual([]);
  });
  statement("S0610", "requires the query", async () => {
    expect(outcome(await search({}))).toBe("400 50035 /query");
  });
  statement("S0611", "finds 1 member by default", async () => {
    expect(await names({ query: "Ne" })).toHaveLength(1);
  });
  statement("S0612", "accepts limits of 1 and 1000", async () => {
    expect(await names({ query: "Ne", limit: "1" })).toHaveLength(1);
    expect(await names({ query: "Ne", limit: "1000" })).toHaveLength(3);
  });
  for (const [number, limit] of [
    ["S0613", "0"],
    ["S0614", "1001"],
  ] as const)
    statement(number, `refuses the limit ${limit}`, async () => {
      expect(outcome(await search({ query: "Ne", limit }))).toBe("400 50035 /limit");
    });
});

describe("PUT /guilds/{guild.id}/members/{user.id}", () => {
  /** Adds a new person with an access token for the owner's application. */
  async function add(more: object = {}, as: Caller = guild.owner, target = guild) {
    const person = await service().person();
    const access_token = await service().accessToken(person.id, target.owner.applicationId, "guilds.join");
    const body = { access_token, ...more };
    const call = () => service().call("PUT", member(person.id, target), { as, body });
    return { person, call, reply: await call() };
  }

  statement("S0615", "responds 201 with the member", async () => {
    const { person, reply } = await add();
    expect(reply.status).toBe(201);
    expect(reply.json).toMatchObject({ user: { id: person.id }, roles: [] });
  });

  statement("S0616", "responds 204 if the user is a member already", async () => {
    const { call } = await add();
    expect(outcome(await call())).toBe("204");
  });

  statement("S0617", "requires an access token", async () => {
    const { id } = await service().person();
    expect(outcome(await service().call("PUT", member(id), { as: guild.owner, body: {} }))).toBe(
      "400 50035 /access_token",
    );
  });

  statement("S0618", "rejects an access token without the scope guilds.join", async () => {
    const person = await service().person();
    const access_token = await service().accessToken(person.id, guild.owner.applicationId, "identify");
    const reply = await service().call("PUT", member(person.id), { as: guild.owner, body: { access_token } });
    expect(outcome(reply)).toMatch(/^40[03] 50025/);
    expect(outcome(await service().call("GET", member(person.id), { as: guild.owner }))).toBe("404 10007");
  });

  statement("S0619", "rejects an access token for another application", async () => {
    const [person, other] = [await service().person(), await service().bot()];
    const access_token = await service().accessToken(person.id, other.applicationId, "guilds.join");
    const reply = await service().call("PUT", member(person.id), { as: guild.owner, body: { access_token } });
    expect(outcome(reply)).toMatch(/^40[03] 50025/);
  });

  statement("S0620", "rejects an access token of another user", async () => {
    const [person, other] = [await service().person(), await service().person()];
    const access_token = await service().accessToken(other.id, guild.owner.applicationId, "guilds.join");
    const reply = await service().call("PUT", member(person.id), { as: guild.owner, body: { access_token } });
    expect(outcome(reply)).toMatch(/^40[03] 50025/);
  });

  /** Adds a person as a bot that has these permissions in the guild. */
  async function addAs(permissions: string, body: object): Promise<Reply> {
    const bot = await service().bot();
    await service().control("PUT", `/guilds/${guild.id}/applications/${bot.applicationId}`, { permissions });
    const person = await service().person();
    const access_token = await service().accessToken(person.id, bot.applicationId, "guilds.join");
    return service().call("PUT", member(person.id), { as: bot, body: { access_token, ...body } });
  }

  for (const [number, field, permission, value] of [
    ["S0621", "nick", "MANAGE_NICKNAMES", () => "Skipper"],
    ["S0622", "roles", "MANAGE_ROLES", async () => [(await service().role(guild)).id]],
    ["S0623", "mute", "MUTE_MEMBERS", () => true],
    ["S0624", "deaf", "DEAFEN_MEMBERS", () => true],
  ] as const)
    statement(number, `accepts ${field} from a caller who holds ${permission}`, async () => {
      const body = { [field]: await value() };
      const reply = await addAs(permissionSet(permission, "VIEW_CHANNEL"), body);
      expect(reply.status).toBe(201);
      expect(reply.json).toMatchObject(body);
    });

  for (const [number, field, permission, value] of [
    ["S0625", "nick", "MANAGE_NICKNAMES", () => "Skipper"],
    ["S0626", "roles", "MANAGE_ROLES", async () => [(await service().role(guild)).id]],
    ["S0627", "mute", "MUTE_MEMBERS", () => true],
    ["S0628", "deaf", "DEAFEN_MEMBERS", () => true],
  ] as const)
    statement(number, `refuses ${field} from a caller who holds every permission but ${permission}`, async () => {
      expect(outcome(await addAs(allBut(permission), { [field]: await value() }))).toBe("403 50013");
    });

  statement("S0629", "makes the member pending in a guild with Membership Screening", async () => {
    const screened = await service().guild();
    await service().control("PATCH", `/guilds/${screened.id}`, { screening: true });
    const { reply } = await add({}, screened.owner, screened);
    expect(reply.json).toMatchObject({ pending: true });
  });

  statement("S0630", "responds 401 without credentials", async () => {
    const { id } = await service().person();
    expect(outcome(await service().call("PUT", member(id), { body: { access_token: "x" } }))).toMatch(/^401 /);
  });

  statement("S0631", "fires Guild Member Add for a new member", async () => {
    let id = "";
    const events = await service().events(guild, async () => {
      id = (await add()).person.id;
    });
    expect(events).toMatchObject([{ t: "GUILD_MEMBER_ADD", d: { guild_id: guild.id, user: { id } } }]);
  });

  statement("S0632", "fires nothing for a user who is a member already", async () => {
    const { call } = await add();
    expect(await service().events(guild, call)).toEqual([]);
  });
});

/** A new member who is connected to a new voice channel. */
async function inVoice(): Promise<Caller> {
  const person = await service().member(guild);
  await service().connect(guild, person, (await service().channel(guild, { type: 2 })).id);
  return person;
}

describe("PATCH /guilds/{guild.id}/members/{user.id}", () => {
  const modify = (id: string, body: unknown, as: Caller = guild.owner): Promise<Reply> =>
    service().call("PATCH", member(id), { as, body });
  const fields: readonly [string, Permission, () => unknown][] = [
    ["nick", "MANAGE_NICKNAMES", () => "Skipper"],
    ["roles", "MANAGE_ROLES", () => []],
    ["mute", "MUTE_MEMBERS", () => true],
    ["deaf", "DEAFEN_MEMBERS", () => true],
    ["channel_id", "MOVE_MEMBERS", async () => (await service().channel(guild, { type: 2 })).id],
  ];
  const fieldOf = (name: string) => {
    const found = fields.find(([field]) => field === name);
    if (found === undefined) throw new Error(`no field ${name}`);
    return found;
  };

  statement("S0633", "responds 200 with the member", async () => {
    const { id } = await service().member(guild);
    const reply = await modify(id, { nick: "Skipper" });
    expect(outcome(reply)).toBe("200");
    expect(reply.json).toMatchObject({ user: { id }, nick: "Skipper" });
  });

  statement("S0634", "accepts roles, which replace the member's", async () => {
    const { id } = await service().member(guild, "0");
    const role = await service().role(guild);
    expect((await modify(id, { roles: [role.id] })).json).toMatchObject({ roles: [role.id] });
  });

  for (const [number, field] of [
    ["S0635", "mute"],
    ["S0636", "deaf"],
  ] as const)
    statement(number, `accepts ${field} for a member in a voice channel`, async () => {
      const { id } = await inVoice();
      expect((await modify(id, { [field]: true })).json).toMatchObject({ [field]: true });
    });

  statement("S0637", "moves a member who is connected to voice with channel_id", async () => {
    const person = await inVoice();
    const { id } = await service().channel(guild, { name: "bridge", type: 2 });
    expect(outcome(await modify(person.id, { channel_id: id }))).toBe("200");
    expect(await service().voiceState(guild, person)).toMatchObject({ channel_id: id });
  });

  statement("S0638", "does not move a member who is not connected to voice", async () => {
    const [{ id }, channel] = [await service().member(guild), await service().channel(guild, { type: 2 })];
    expect(outcome(await modify(id, { channel_id: channel.id }))).toMatch(/^400 40032/);
  });

  for (const [number, name] of [
    ["S0639", "nick"],
    ["S0640", "roles"],
    ["S0641", "mute"],
    ["S0642", "deaf"],
    ["S0643", "channel_id"],
  ] as const)
    statement(number, `accepts ${name} from a caller who holds ${fieldOf(name)[1]} alone`, async () => {
      const [field, permission, value] = fieldOf(name);
      // A channel that the caller cannot view grants nothing (T106).
      const permissions = permissionSet(permission, ...(field === "channel_id" ? (["VIEW_CHANNEL"] as const) : []));
      const [target, caller] = [await inVoice(), await service().member(guild, permissions)];
      expect(outcome(await modify(target.id, { [field]: await value() }, caller))).toBe("200");
    });

  for (const [number, name] of [
    ["S0644", "nick"],
    ["S0645", "roles"],
    ["S0646", "mute"],
    ["S0647", "deaf"],
    ["S0648", "channel_id"],
  ] as const)
    statement(number, `refuses ${name} from a caller who holds every permission but ${fieldOf(name)[1]}`, async () => {
      const [field, permission, value] = fieldOf(name);
      const [target, caller] = [await inVoice(), await service().member(guild, allBut(permission))];
      expect(outcome(await modify(target.id, { [field]: await value() }, caller))).toBe("403 50013");
    });

  for (const [number, field] of [
    ["S0649", "mute"],
    ["S0650", "deaf"],
  ] as const)
    statement(number, `responds 400 to ${field} for a member who is in no voice channel`, async () => {
      const { id } = await service().member(guild);
      for (const value of [true, false]) expect(outcome(await modify(id, { [field]: value }))).toBe("400 40032");
    });

  statement("S0651", "disconnects a member from voice if channel_id is null", async () => {
    const person = await inVoice();
    expect(outcome(await modify(person.id, { channel_id: null }))).toBe("200");
    const path = `/guilds/${guild.id}/members/${person.id}/voice-state`;
    expect((await service().controlReply("GET", path)).status).toBeGreaterThanOrEqual(400);
  });

  for (const [number, field] of [
    ["S0652", "roles"],
    ["S0653", "mute"],
    ["S0654", "deaf"],
  ] as const)
    statement(number, `refuses null as ${field}`, async () => {
      const { id } = await inVoice();
      expect(outcome(await modify(id, { [field]: null }))).toBe(`400 50035 /${field}`);
    });

  statement("S0655", "clears the nickname if nick is null", async () => {
    const { id } = await service().member(guild);
    await modify(id, { nick: "Skipper" });
    expect((await modify(id, { nick: null })).json).toMatchObject({ nick: null });
    expect(await read(id)).toMatchObject({ nick: null });
  });

  statement("S0656", "clears the nickname if nick is empty", async () => {
    const { id } = await service().member(guild);
    await modify(id, { nick: "Skipper" });
    expect((await modify(id, { nick: "" })).json).toMatchObject({ nick: null });
  });

  statement("S0657", "responds 401 without credentials", async () => {
    const { id } = await service().member(guild);
    expect(outcome(await service().call("PATCH", member(id), { body: { nick: "x" } }))).toMatch(/^401 /);
  });

  statement("S0658", "fires Guild Member Update", async () => {
    const { id } = await service().member(guild);
    const events = await service().events(guild, () => modify(id, { nick: "Skipper" }));
    const payload = { guild_id: guild.id, user: { id }, nick: "Skipper", roles: [] };
    expect(events).toMatchObject([{ t: "GUILD_MEMBER_UPDATE", d: payload }]);
  });
});

describe("PATCH /guilds/{guild.id}/members/@me/nick", () => {
  access({
    numbers: ["S0659", "S0660", "S0661"],
    endpoint: "PATCH /guilds/{guild.id}/members/@me/nick",
    needs: "CHANGE_NICKNAME",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/members/@me/nick`, body: { nick: "Skipper" } }),
  });
  const modify = (as: Caller, nick: unknown): Promise<Reply> =>
    service().call("PATCH", member("@me/nick"), { as, body: { nick } });

  statement("S0662", "responds with the nickname", async () => {
    const caller = await service().member(guild, permissionSet("CHANGE_NICKNAME"));
    expect((await modify(caller, "Skipper")).json).toEqual({ nick: "Skipper" });
    expect(await read(caller.id)).toMatchObject({ nick: "Skipper" });
  });

  statement("S0663", "clears the nickname if nick is null", async () => {
    const caller = await service().member(guild, permissionSet("CHANGE_NICKNAME"));
    await modify(caller, "Skipper");
    expect((await modify(caller, null)).json).toEqual({ nick: null });
    expect(await read(caller.id)).toMatchObject({ nick: null });
  });

  statement("S0664", "fires Guild Member Update", async () => {
    const caller = await service().member(guild, permissionSet("CHANGE_NICKNAME"));
    const events = await service().events(guild, () => modify(caller, "Skipper"));
    expect(events).toMatchObject([{ t: "GUILD_MEMBER_UPDATE", d: { user: { id: caller.id }, nick: "Skipper" } }]);
  });
});

for (const [method, verb, numbers, own] of [
  ["PUT", "gives", ["S0665", "S0666", "S0667"], ["S0668", "S0669", "S0670"]],
  ["DELETE", "takes", ["S0671", "S0672", "S0673"], ["S0674", "S0675", "S0676"]],
] as const)
  describe(`${method} /guilds/{guild.id}/members/{user.id}/roles/{role.id}`, () => {
    const target = async (where: GuildScene): Promise<{ id: string; role: string; path: string }> => {
      const [{ id }, role] = [await service().member(where), await service().role(where)];
      const path = `${member(id, where)}/roles/${role.id}`;
      if (method === "DELETE") await service().ok("PUT", path, { as: where.owner });
      return { id, role: role.id, path };
    };
    access({
      numbers,
      endpoint: `${method} /guilds/{guild.id}/members/{user.id}/roles/{role.id}`,
      needs: "MANAGE_ROLES",
      success: "204",
      prepare: async (where) => ({ path: (await target(where)).path }),
    });

    statement(own[0], `${verb} the role`, async () => {
      const { id, role, path } = await target(guild);
      expect(outcome(await service().call(method, path, { as: guild.owner }))).toBe("204");
      expect((await read(id)).roles).toEqual(method === "PUT" ? [role] : []);
    });

    statement(own[1], "responds 404 for an unknown role", async () => {
      const { id } = await service().member(guild);
      const path = `${member(id)}/roles/${unusedId}`;
      expect(outcome(await service().call(method, path, { as: guild.owner }))).toBe("404 10011");
    });

    statement(own[2], "fires Guild Member Update", async () => {
      const { id, role, path } = await target(guild);
      const events = await service().events(guild, () => service().call(method, path, { as: guild.owner }));
      const roles = method === "PUT" ? [role] : [];
      expect(events).toMatchObject([{ t: "GUILD_MEMBER_UPDATE", d: { user: { id }, roles } }]);
    });
  });

describe("DELETE /guilds/{guild.id}/members/{user.id}", () => {
  access({
    numbers: ["S0677", "S0678", "S0679"],
    endpoint: "DELETE /guilds/{guild.id}/members/{user.id}",
    needs: "KICK_MEMBERS",
    success: "204",
    prepare: async (where) => ({ path: member((await service().member(where)).id, where) }),
  });

  statement("S0680", "removes the member", async () => {
    const { id } = await service().member(guild);
    await service().ok("DELETE", member(id), { as: guild.owner });
    expect(outcome(await service().call("GET", member(id), { as: guild.owner }))).toBe("404 10007");
  });

  statement("S0681", "fires Guild Member Remove", async () => {
    const { id } = await service().member(guild);
    const events = await service().events(guild, () => service().call("DELETE", member(id), { as: guild.owner }));
    expect(events).toMatchObject([{ t: "GUILD_MEMBER_REMOVE", d: { guild_id: guild.id, user: { id } } }]);
  });
});
