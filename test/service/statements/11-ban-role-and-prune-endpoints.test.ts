import { beforeAll, describe, expect } from "vitest";
import { accessCases } from "./access.js";
import {
  allBut,
  anySnowflake,
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
const access = accessCases(service);

let guild: GuildScene;
beforeAll(async () => {
  const everyone = [{ id: 0, permissions: permissionSet("VIEW_CHANNEL", "SEND_MESSAGES") }];
  guild = await service().guild({ roles: everyone });
});
const ban = async (target = guild, body: object = {}): Promise<Caller> => {
  const person = await service().person();
  await service().ok("PUT", `${target.path}/bans/${person.id}`, { as: target.owner, body });
  return person;
};

describe("GET /guilds/{guild.id}/bans", () => {
  access({
    numbers: ["S0682", "S0683", "S0684"],
    endpoint: "GET /guilds/{guild.id}/bans",
    needs: "BAN_MEMBERS",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/bans` }),
  });

  statement("S0685", "lists the bans", async () => {
    const target = await service().guild();
    const { id } = await ban(target, { reason: "spam" });
    const bans = await service().ok("GET", `${target.path}/bans`, { as: target.owner });
    expect(bans).toMatchObject([{ reason: "spam", user: { id } }]);
  });
});

describe("GET /guilds/{guild.id}/bans/{user.id}", () => {
  access({
    numbers: ["S0686", "S0687", "S0688"],
    endpoint: "GET /guilds/{guild.id}/bans/{user.id}",
    needs: "BAN_MEMBERS",
    success: "200",
    prepare: async (target) => ({ path: `${target.path}/bans/${(await ban(target)).id}` }),
  });

  statement("S0689", "responds with the ban", async () => {
    const { id } = await ban(guild, { reason: "spam" });
    const response = await service().ok("GET", `${guild.path}/bans/${id}`, { as: guild.owner });
    expect(response).toMatchObject({ reason: "spam", user: { id } });
  });

  statement("S0690", "responds 404 if there is no such ban", async () => {
    const { id } = await service().member(guild);
    for (const user of [id, unusedId])
      expect(outcome(await service().call("GET", `${guild.path}/bans/${user}`, { as: guild.owner }))).toBe("404 10026");
  });
});

describe("PUT /guilds/{guild.id}/bans/{user.id}", () => {
  const put = (id: string, body?: unknown): Promise<Reply> =>
    service().call("PUT", `${guild.path}/bans/${id}`, { as: guild.owner, ...(body !== undefined && { body }) });

  access({
    numbers: ["S0691", "S0692", "S0693"],
    endpoint: "PUT /guilds/{guild.id}/bans/{user.id}",
    needs: "BAN_MEMBERS",
    success: "204",
    prepare: async ({ path }) => ({ path: `${path}/bans/${(await service().person()).id}`, body: {} }),
  });

  statement("S0694", "accepts a request without a body", async () => {
    expect(outcome(await put((await service().person()).id))).toBe("204");
  });

  statement("S0695", "removes the member, who cannot be added again", async () => {
    const person = await service().member(guild);
    await put(person.id, {});
    const path = `${guild.path}/members/${person.id}`;
    expect(outcome(await service().call("GET", path, { as: guild.owner }))).toBe("404 10007");
    const access_token = await service().accessToken(person.id, guild.owner.applicationId, "guilds.join");
    expect(outcome(await service().call("PUT", path, { as: guild.owner, body: { access_token } }))).toBe("403 40007");
  });

  /** The number of messages that remain after a ban, of three that are 1, 3 and 6 days old. */
  async function messagesLeft(body: object): Promise<number> {
    const { id } = await service().channel(guild);
    const person = await service().member(guild);
    for (const days of [3, 2, 1]) {
      await service().control("POST", `/channels/${id}/messages`, { author_id: person.id, content: "x" });
      await service().advance(days * 86_400);
    }
    await put(person.id, body);
    return (await service().messages(id)).length;
  }

  for (const [number, body, left] of [
    ["S0696", {}, 3],
    ["S0697", { delete_message_days: 0 }, 3],
    ["S0698", { delete_message_days: 2 }, 2],
    ["S0699", { delete_message_days: 7 }, 0],
  ] as const)
    statement(
      number,
      `leaves ${left} of messages that are 1, 3 and 6 days old with ${JSON.stringify(body)}`,
      async () => {
        expect(await messagesLeft(body)).toBe(left);
      },
    );

  for (const [number, days] of [
    ["S0700", -1],
    ["S0701", 8],
    ["S0702", 1.5],
    ["S0703", null],
  ] as const)
    statement(number, `refuses ${days} as delete_message_days`, async () => {
      const { id } = await service().person();
      expect(outcome(await put(id, { delete_message_days: days }))).toBe("400 50035 /delete_message_days");
    });

  statement("S0704", "accepts a reason", async () => {
    const { id } = await ban(guild, { reason: "noise" });
    expect((await service().ok("GET", `${guild.path}/bans/${id}`, { as: guild.owner })).reason).toBe("noise");
  });

  statement("S0705", "fires Guild Ban Add, and nothing else", async () => {
    const { id } = await service().member(guild);
    const events = await service().events(guild, () => put(id, {}));
    expect(events).toMatchObject([{ t: "GUILD_BAN_ADD", d: { guild_id: guild.id, user: { id } } }]);
  });
});

describe("DELETE /guilds/{guild.id}/bans/{user.id}", () => {
  access({
    numbers: ["S0706", "S0707", "S0708"],
    endpoint: "DELETE /guilds/{guild.id}/bans/{user.id}",
    needs: "BAN_MEMBERS",
    success: "204",
    prepare: async (target) => ({ path: `${target.path}/bans/${(await ban(target)).id}` }),
  });

  statement("S0709", "removes the ban", async () => {
    const path = `${guild.path}/bans/${(await ban()).id}`;
    await service().ok("DELETE", path, { as: guild.owner });
    expect(outcome(await service().call("GET", path, { as: guild.owner }))).toBe("404 10026");
  });

  statement("S0710", "fires Guild Ban Remove", async () => {
    const { id } = await ban();
    const events = await service().events(guild, () =>
      service().call("DELETE", `${guild.path}/bans/${id}`, { as: guild.owner }),
    );
    expect(events).toMatchObject([{ t: "GUILD_BAN_REMOVE", d: { guild_id: guild.id, user: { id } } }]);
  });
});

describe("GET /guilds/{guild.id}/roles", () => {
  access({
    numbers: ["S0711", "S0712", "S0713"],
    endpoint: "GET /guilds/{guild.id}/roles",
    needs: "member",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/roles` }),
  });

  statement("S0714", "lists the roles, @everyone among them", async () => {
    const target = await service().guild();
    const { id } = await service().role(target, { name: "pilot" });
    const roles = await service().ok("GET", `${target.path}/roles`, { as: target.owner });
    expect(roles).toMatchObject([
      { id: target.id, name: "@everyone" },
      { id, name: "pilot" },
    ]);
  });
});

describe("POST /guilds/{guild.id}/roles", () => {
  const create = (body?: unknown, as: Caller = guild.owner): Promise<Reply> =>
    service().call("POST", `${guild.path}/roles`, { as, ...(body !== undefined && { body }) });

  access({
    numbers: ["S0715", "S0716", "S0717"],
    endpoint: "POST /guilds/{guild.id}/roles",
    needs: "MANAGE_ROLES",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/roles`, body: { name: "pilot", permissions: "0" } }),
  });

  statement("S0718", "responds with the new role", async () => {
    const { json } = await create({ name: "pilot" });
    expect(json).toMatchObject({ id: expect.stringMatching(anySnowflake), name: "pilot", managed: false });
  });

  statement("S0719", "accepts a request without a body", async () => {
    expect(outcome(await create())).toBe("200");
  });

  for (const [number, field, expected] of [
    ["S0720", "name", "new role"],
    ["S0721", "permissions", permissionSet("VIEW_CHANNEL", "SEND_MESSAGES")],
    ["S0722", "color", 0],
    ["S0723", "hoist", false],
    ["S0724", "mentionable", false],
  ] as const)
    statement(
      number,
      `uses ${expected} as ${field} by default${field === "permissions" ? ", as @everyone has" : ""}`,
      async () => {
        expect((await create({})).json[field]).toBe(expected);
      },
    );

  for (const [number, field, value] of [
    ["S0725", "name", "pilot"],
    ["S0726", "permissions", "8"],
    ["S0727", "color", 0xffffff],
    ["S0728", "hoist", true],
    ["S0729", "mentionable", true],
  ] as const)
    statement(number, `accepts ${JSON.stringify(value)} as ${field}`, async () => {
      expect((await create({ [field]: value })).json).toMatchObject({ [field]: value });
    });

  for (const [number, field, value] of [
    ["S0730", "name", 7],
    ["S0731", "permissions", 8],
    ["S0732", "permissions", "all"],
    ["S0733", "color", -1],
    ["S0734", "color", 0x1000000],
    ["S0735", "hoist", "yes"],
    ["S0736", "mentionable", 1],
  ] as const)
    statement(number, `refuses ${JSON.stringify(value)} as ${field}`, async () => {
      expect(outcome(await create({ [field]: value }))).toBe(`400 50035 /${field}`);
    });

  statement("S0737", "rejects permissions that the caller lacks", async () => {
    const caller = await service().member(guild, permissionSet("MANAGE_ROLES"));
    expect(outcome(await create({ permissions: permissionSet("BAN_MEMBERS") }, caller))).toBe("403 50013");
  });

  statement("S0738", "fires Guild Role Create with the role", async () => {
    const reader = await service().gateway(guild.owner);
    const { json } = await create({ name: "announced" });
    expect(await reader.take(1)).toMatchObject([{ t: "GUILD_ROLE_CREATE", d: { guild_id: guild.id, role: json } }]);
    await reader.close();
  });
});

describe("PATCH /guilds/{guild.id}/roles", () => {
  /** A guild with three roles at the positions 1, 2 and 3. */
  async function threeRoles(): Promise<{ target: GuildScene; ids: string[] }> {
    const target = await service().guild();
    const ids = [];
    for (const name of ["a", "b", "c"]) ids.push((await service().role(target, { name })).id);
    return { target, ids };
  }
  const move = (target: GuildScene, body: unknown): Promise<Reply> =>
    service().call("PATCH", `${target.path}/roles`, { as: target.owner, body });

  access({
    numbers: ["S0739", "S0740", "S0741"],
    endpoint: "PATCH /guilds/{guild.id}/roles",
    needs: "MANAGE_ROLES",
    success: "200",
    prepare: async (target) => ({
      path: `${target.path}/roles`,
      body: [{ id: (await service().role(target)).id, position: 1 }],
    }),
  });

  statement("S0742", "responds with all roles of the guild", async () => {
    const { target, ids } = await threeRoles();
    const { json } = await move(target, [{ id: ids[0], position: 1 }]);
    expect(json.map(({ id }: Json) => id).toSorted()).toEqual([target.id, ...ids].toSorted());
  });

  statement("S0743", "sets positions", async () => {
    const { target, ids } = await threeRoles();
    const { json } = await move(target, [
      { id: ids[0], position: 2 },
      { id: ids[1], position: 1 },
    ]);
    const positions = ids.map((id) => json.find((role: Json) => role.id === id).position);
    expect(positions).toEqual([2, 1, 3]);
  });

  statement("S0744", "accepts null as the position", async () => {
    const { target, ids } = await threeRoles();
    expect(outcome(await move(target, [{ id: ids[0], position: null }]))).toBe("200");
  });

  statement("S0745", "requires the id of each role", async () => {
    expect(outcome(await move(guild, [{ position: 1 }]))).toBe("400 50035 /0/id");
  });

  statement("S0746", "keeps positions unique if one role moves", async () => {
    const { target, ids } = await threeRoles();
    const { json } = await move(target, [{ id: ids[2], position: 1 }]);
    const positions = [target.id, ...ids].map((id) => json.find((role: Json) => role.id === id).position);
    expect(positions).toEqual([0, 2, 3, 1]);
  });

  statement("S0747", "fires one Guild Role Update per changed role", async () => {
    const { target, ids } = await threeRoles();
    const body = [
      { id: ids[0], position: 2 },
      { id: ids[1], position: 1 },
    ];
    const events = await service().events(target, () => move(target, body));
    const changed = events.map(({ t, d }) => [t, (d["role"] as Json).id]);
    expect(changed.toSorted()).toEqual([ids[0], ids[1]].toSorted().map((id) => ["GUILD_ROLE_UPDATE", id]));
  });
});

describe("PATCH /guilds/{guild.id}/roles/{role.id}", () => {
  const modify = async (body: unknown): Promise<Reply> => {
    const { id } = await service().role(guild, { name: "pilot", permissions: "0" });
    return service().call("PATCH", `${guild.path}/roles/${id}`, { as: guild.owner, body });
  };

  access({
    numbers: ["S0748", "S0749", "S0750"],
    endpoint: "PATCH /guilds/{guild.id}/roles/{role.id}",
    needs: "MANAGE_ROLES",
    success: "200",
    prepare: async (target) => ({
      path: `${target.path}/roles/${(await service().role(target)).id}`,
      body: { name: "renamed" },
    }),
  });

  for (const [number, field, value] of [
    ["S0751", "name", "bosun"],
    ["S0752", "permissions", "2048"],
    ["S0753", "color", 0x336699],
    ["S0754", "hoist", true],
    ["S0755", "mentionable", true],
  ] as const)
    statement(number, `sets ${field}, and responds with the updated role`, async () => {
      const unchanged = { name: "pilot", permissions: "0", color: 0, hoist: false, mentionable: false };
      expect((await modify({ [field]: value })).json).toMatchObject({ ...unchanged, [field]: value });
    });

  for (const [number, field] of [
    ["S0756", "name"],
    ["S0757", "permissions"],
    ["S0758", "color"],
    ["S0759", "hoist"],
    ["S0760", "mentionable"],
  ] as const)
    statement(number, `refuses null as ${field}`, async () => {
      expect(outcome(await modify({ [field]: null }))).toBe(`400 50035 /${field}`);
    });

  statement("S0761", "fires Guild Role Update with the role", async () => {
    const { id } = await service().role(guild);
    const events = await service().events(guild, () =>
      service().call("PATCH", `${guild.path}/roles/${id}`, { as: guild.owner, body: { name: "bosun" } }),
    );
    expect(events).toMatchObject([{ t: "GUILD_ROLE_UPDATE", d: { guild_id: guild.id, role: { id, name: "bosun" } } }]);
  });
});

describe("DELETE /guilds/{guild.id}/roles/{role.id}", () => {
  access({
    numbers: ["S0762", "S0763", "S0764"],
    endpoint: "DELETE /guilds/{guild.id}/roles/{role.id}",
    needs: "MANAGE_ROLES",
    success: "204",
    prepare: async (target) => ({ path: `${target.path}/roles/${(await service().role(target)).id}` }),
  });

  statement("S0765", "removes the role, from members too", async () => {
    const member = await service().member(guild, "0");
    const path = `${guild.path}/members/${member.id}`;
    const [id] = (await service().ok("GET", path, { as: guild.owner })).roles;
    expect(outcome(await service().call("DELETE", `${guild.path}/roles/${id}`, { as: guild.owner }))).toBe("204");
    expect((await service().ok("GET", path, { as: guild.owner })).roles).toEqual([]);
  });

  statement("S0766", "fires Guild Role Delete", async () => {
    const { id } = await service().role(guild);
    const events = await service().events(guild, () =>
      service().call("DELETE", `${guild.path}/roles/${id}`, { as: guild.owner }),
    );
    expect(events).toMatchObject([{ t: "GUILD_ROLE_DELETE", d: { guild_id: guild.id, role_id: id } }]);
  });
});

/** A guild with members by the number of days since their last activity; they have no roles by default. */
async function idle(...members: { readonly days: number; readonly roles?: readonly string[] }[]) {
  const target = await service().guild();
  const roles = { a: (await service().role(target)).id, b: (await service().role(target)).id } as Record<
    string,
    string
  >;
  const ids: string[] = [];
  for (const { days, roles: names = [] } of members) {
    const person = await service().person();
    await service().join(target, person, ...names.map((name) => roles[name] ?? ""));
    await service().control("PUT", `/guilds/${target.id}/members/${person.id}/activity`, { days_ago: days });
    ids.push(person.id);
  }
  // The owner is an active member and is not counted.
  const left = async (): Promise<string[]> => {
    const list = await service().ok("GET", `${target.path}/members`, { as: target.owner, query: { limit: "100" } });
    return list.map(({ user }: Json) => user.id).filter((id: string) => ids.includes(id));
  };
  return { target, roles, ids, left };
}

describe("GET /guilds/{guild.id}/prune", () => {
  access({
    numbers: ["S0767", "S0768", "S0769"],
    endpoint: "GET /guilds/{guild.id}/prune",
    needs: "KICK_MEMBERS",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/prune` }),
  });
  const count = (target: GuildScene, query: Record<string, string> = {}): Promise<Reply> =>
    service().call("GET", `${target.path}/prune`, { as: target.owner, query });

  statement("S0770", "responds with the number of members that would be removed, and removes none", async () => {
    const { target, ids, left } = await idle({ days: 8 }, { days: 9 }, { days: 1 });
    expect((await count(target)).json).toEqual({ pruned: 2 });
    expect(await left()).toEqual(ids);
  });

  statement("S0771", "counts 7 days by default", async () => {
    const { target } = await idle({ days: 6.9 }, { days: 7.1 });
    expect((await count(target)).json).toEqual({ pruned: 1 });
  });

  for (const [number, days, pruned] of [
    ["S0772", "1", 2],
    ["S0773", "30", 1],
  ] as const)
    statement(number, `accepts ${days} as days`, async () => {
      const { target } = await idle({ days: 1.5 }, { days: 31 });
      expect((await count(target, { days })).json).toEqual({ pruned });
    });

  for (const [number, days] of [
    ["S0774", "0"],
    ["S0775", "31"],
    ["S0776", "1.5"],
  ] as const)
    statement(number, `refuses ${days} as days`, async () => {
      expect(outcome(await count(guild, { days }))).toBe("400 50035 /days");
    });

  statement("S0777", "accepts role ids with commas between them as include_roles", async () => {
    const { target, roles } = await idle({ days: 8, roles: ["a"] }, { days: 8, roles: ["a", "b"] });
    expect((await count(target, { include_roles: `${roles["a"]},${roles["b"]}` })).json).toEqual({ pruned: 2 });
  });

  statement("S0778", "counts no members with roles by default", async () => {
    const { target } = await idle({ days: 8, roles: ["a"] }, { days: 8 });
    expect((await count(target)).json).toEqual({ pruned: 1 });
  });

  statement("S0779", "counts members only if all of their roles are in include_roles", async () => {
    const { target, roles } = await idle({ days: 8, roles: ["a"] }, { days: 8, roles: ["a", "b"] }, { days: 8 });
    expect((await count(target, { include_roles: roles["a"] ?? "" })).json).toEqual({ pruned: 2 });
  });
});

describe("POST /guilds/{guild.id}/prune", () => {
  access({
    numbers: ["S0780", "S0781", "S0782"],
    endpoint: "POST /guilds/{guild.id}/prune",
    needs: "KICK_MEMBERS",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/prune`, body: {} }),
  });
  const prune = (target: GuildScene, body?: unknown): Promise<Reply> =>
    service().call("POST", `${target.path}/prune`, { as: target.owner, ...(body !== undefined && { body }) });

  statement("S0783", "removes inactive members, and responds with their number", async () => {
    const { target, ids, left } = await idle({ days: 8 }, { days: 1 });
    expect((await prune(target, {})).json).toEqual({ pruned: 1 });
    expect(await left()).toEqual([ids[1]]);
  });

  statement("S0784", "accepts a request without a body, and then prunes after 7 days", async () => {
    const { target } = await idle({ days: 6.9 }, { days: 7.1 });
    expect((await prune(target)).json).toEqual({ pruned: 1 });
  });

  for (const [number, days, pruned] of [
    ["S0785", 1, 2],
    ["S0786", 30, 1],
  ] as const)
    statement(number, `accepts ${days} as days`, async () => {
      const { target } = await idle({ days: 1.5 }, { days: 31 });
      expect((await prune(target, { days })).json).toEqual({ pruned });
    });

  for (const [number, days] of [
    ["S0787", 0],
    ["S0788", 31],
    ["S0789", "7"],
  ] as const)
    statement(number, `refuses ${JSON.stringify(days)} as days`, async () => {
      expect(outcome(await prune(guild, { days }))).toBe("400 50035 /days");
    });

  statement("S0790", "responds with null if compute_prune_count is false, and prunes all the same", async () => {
    const { target, left } = await idle({ days: 8 });
    expect((await prune(target, { compute_prune_count: false })).json).toEqual({ pruned: null });
    expect(await left()).toEqual([]);
  });

  statement("S0791", "responds with the number if compute_prune_count is true", async () => {
    const { target } = await idle({ days: 8 });
    expect((await prune(target, { compute_prune_count: true })).json).toEqual({ pruned: 1 });
  });

  statement(
    "S0792",
    "takes an array of role ids as include_roles, and removes whose roles are all among them",
    async () => {
      const { target, roles, ids, left } = await idle(
        { days: 8, roles: ["a"] },
        { days: 8, roles: ["a", "b"] },
        { days: 8 },
      );
      expect((await prune(target, { include_roles: [roles["a"]] })).json).toEqual({ pruned: 2 });
      expect(await left()).toEqual([ids[1]]);
    },
  );

  statement("S0793", "rejects include_roles as a string", async () => {
    expect(outcome(await prune(guild, { include_roles: unusedId }))).toBe("400 50035 /include_roles");
  });

  statement("S0794", "removes no members with roles by default", async () => {
    const { target, ids, left } = await idle({ days: 8, roles: ["a"] });
    expect((await prune(target, {})).json).toEqual({ pruned: 0 });
    expect(await left()).toEqual(ids);
  });

  statement("S0795", "accepts a reason", async () => {
    expect(outcome(await prune(guild, { reason: "spring" }))).toBe("200");
  });

  statement("S0796", "rejects everyone who lacks KICK_MEMBERS, whatever else they hold", async () => {
    const caller = await service().member(guild, allBut("KICK_MEMBERS"));
    expect(outcome(await service().call("POST", `${guild.path}/prune`, { as: caller, body: {} }))).toBe("403 50013");
  });

  statement("S0797", "fires one Guild Member Remove per removed member", async () => {
    const { target, ids } = await idle({ days: 8 }, { days: 9 }, { days: 1 });
    const events = await service().events(target, () => prune(target, {}));
    expect(events.map(({ t, d }) => [t, (d["user"] as Json).id]).toSorted()).toEqual(
      ids
        .slice(0, 2)
        .toSorted()
        .map((id) => ["GUILD_MEMBER_REMOVE", id]),
    );
  });
});
