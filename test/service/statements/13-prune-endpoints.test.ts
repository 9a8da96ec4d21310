import { beforeAll, describe, expect } from "vitest";
import { accessCases } from "./access.js";
import {
  allBut,
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
