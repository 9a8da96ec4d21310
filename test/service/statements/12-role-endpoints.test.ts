import { beforeAll, describe, expect } from "vitest";
import { accessCases } from "./access.js";
import {
  anySnowflake,
  type Caller,
  type GuildScene,
  type Json,
  outcome,
  permissionSet,
  type Reply,
  runService,
} from "./service.js";
import { statement } from "./statement.js";

const service = runService();
const access = accessCases(service);

let guild: GuildScene;
beforeAll(async () => {
  const everyone = [{ id: 0, permissions: permissionSet("VIEW_CHANNEL", "SEND_MESSAGES") }];
  guild = await service().guild({ roles: everyone });
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
