import {
  type Client,
  createClient,
  createGuildRole,
  deleteGuildRole,
  getGuildRoles,
  modifyGuildRolePositions,
} from "@guildwire/api/client";
import type { Role } from "@guildwire/api/types";
import fc from "fast-check";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnPostgres, describeOnStores } from "../harness/stores.js";

const nowhere = "9".repeat(18);

describeOnStores("moving roles", (world) => {
  async function guildWithRoles() {
    const { guild, owner } = await world().guild({ roles: [{}, { name: "a" }, { name: "b" }, { name: "c" }] });
    const [, a, b, c] = guild.roles.map(({ id }) => id) as [string, string, string, string];
    const move = (client: Client, ...body: { id: string; position?: number | null }[]) =>
      modifyGuildRolePositions(client, { guild_id: guild.id, body });
    const positions = async () =>
      (await getGuildRoles(owner.client, { guild_id: guild.id })).map(({ name, position }) => [name, position]);
    return { guild, owner, a, b, c, move, positions };
  }

  const unmoved = [
    ["@everyone", 0],
    ["a", 1],
    ["b", 2],
    ["c", 3],
  ];

  it("responds with all roles, and fires an event for each moved role [role-positions-response] [role-positions-events] [role-positions-unique]", async () => {
    const { guild, owner, a, b, c, move } = await guildWithRoles();
    let response: Role[] = [];
    const events = await world().eventsOf(guild.id, async () => {
      response = await move(owner.client, { id: a, position: 3 }, { id: b, position: 2 });
    });
    expect(response.map(({ id, position }) => [id, position])).toEqual([
      [guild.id, 0],
      [c, 1],
      [b, 2],
      [a, 3],
    ]);
    expect(events).toEqual(
      [response[1], response[3]].map((role) => ({ event: "GUILD_ROLE_UPDATE", payload: { guild_id: guild.id, role } })),
    );
    expect(await getGuildRoles(owner.client, { guild_id: guild.id })).toEqual(response);
  });

  it("shifts the roles between the old and the new position of one role [role-positions-unique]", async () => {
    const { owner, a, c, move, positions } = await guildWithRoles();
    await move(owner.client, { id: c, position: 1 });
    expect(await positions()).toEqual([
      ["@everyone", 0],
      ["c", 1],
      ["a", 2],
      ["b", 3],
    ]);
    await move(owner.client, { id: c, position: 3 });
    expect(await positions()).toEqual(unmoved);
    await move(owner.client, { id: a, position: 2 });
    expect((await positions()).map(([name]) => name)).toEqual(["@everyone", "b", "a", "c"]);
  });

  it("orders roles with equal requested positions, above @everyone [role-positions-equal]", async () => {
    const { owner, a, b, c, move, positions } = await guildWithRoles();
    await move(owner.client, { id: c, position: 2 }, { id: b, position: 2 });
    expect(await positions()).toEqual([
      ["@everyone", 0],
      ["a", 1],
      ["c", 2],
      ["b", 3],
    ]);
    await move(owner.client, { id: b, position: 0 }, { id: a, position: 0 });
    expect(await positions()).toEqual([
      ["@everyone", 0],
      ["b", 1],
      ["a", 2],
      ["c", 3],
    ]);
  });

  it("rejects positions below 0 and above 65,535, so that a role can always be added [role-positions-bounds]", async () => {
    const { guild, owner, a, b, move, positions } = await guildWithRoles();
    for (const position of [-1, 65_536, 2 ** 31 - 1, 2 ** 31, 1.5])
      expect(await refusal(move(owner.client, { id: b }, { id: a, position }))).toBe("400 50035 /1/position");
    expect(await positions()).toEqual(unmoved);
    await move(owner.client, { id: a, position: 65_535 }, { id: b, position: 65_535 });
    expect((await positions()).slice(-2)).toEqual([
      ["a", 65_535],
      ["b", 65_536],
    ]);
    expect((await createGuildRole(owner.client, { guild_id: guild.id })).position).toBe(65_537);
  });

  it("leaves a gap where a role was deleted [role-delete-gap]", async () => {
    const { guild, owner, b, c, move, positions } = await guildWithRoles();
    await deleteGuildRole(owner.client, { guild_id: guild.id, role_id: b });
    expect(await positions()).toEqual([
      ["@everyone", 0],
      ["a", 1],
      ["c", 3],
    ]);
    await move(owner.client, { id: c, position: 2 });
    expect((await positions()).slice(1)).toEqual([
      ["a", 1],
      ["c", 2],
    ]);
  });

  it("keeps positions unique and the order of other roles, with one event per changed role, in any sequence of operations [role-positions-unique] [role-positions-events] [role-create-position] [role-delete-gap]", async () => {
    const step = fc.oneof(
      fc.constant({ do: "create" as const }),
      fc.record({ do: fc.constant("delete" as const), role: fc.nat(20) }),
      fc.record({
        do: fc.constant("move" as const),
        entries: fc.array(fc.record({ role: fc.nat(20), position: fc.option(fc.nat(9)) }), { maxLength: 4 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const { guild, owner, move } = await guildWithRoles();
        const list = () => getGuildRoles(owner.client, { guild_id: guild.id });
        for (const one of steps) {
          const before = await list();
          const others = before.filter(({ id }) => id !== guild.id);
          const chosen = (index: number) => others[index % Math.max(1, others.length)]?.id;
          const named = new Set<string>();
          const events = await world().eventsOf(guild.id, async () => {
            if (one.do === "create") await createGuildRole(owner.client, { guild_id: guild.id });
            else if (one.do === "delete") {
              const role_id = chosen(one.role);
              if (role_id !== undefined) await deleteGuildRole(owner.client, { guild_id: guild.id, role_id });
            } else {
              const entries = one.entries.map(({ role, position }) => ({ id: chosen(role) ?? guild.id, position }));
              for (const { id } of entries) named.add(id);
              await move(owner.client, ...entries.filter(({ id }) => id !== guild.id));
            }
          });
          const after = await list();
          const positions = after.map(({ position }) => position);
          expect(new Set(positions).size).toBe(positions.length);
          expect(positions).toEqual(positions.toSorted((low, high) => low - high));
          expect(after[0]).toMatchObject({ id: guild.id, position: 0 });
          const unnamed = (roles: readonly Role[]) => roles.map(({ id }) => id).filter((id) => !named.has(id));
          const kept = unnamed(before).filter((id) => after.some((role) => role.id === id));
          expect(unnamed(after).filter((id) => before.some((role) => role.id === id))).toEqual(kept);
          const changed = after.filter((role) =>
            before.some(({ id, position }) => id === role.id && position !== role.position),
          );
          if (one.do !== "move") expect(changed).toEqual([]);
          const updates = events.filter(({ event }) => event === "GUILD_ROLE_UPDATE").map(({ payload }) => payload);
          expect(updates).toEqual(changed.map((role) => ({ guild_id: guild.id, role })));
        }
      }),
      { numRuns: 12 },
    );
  });

  it("keeps a role without a position, or with null [role-positions-null] [role-positions-any-number]", async () => {
    const { guild, owner, a, b, move, positions } = await guildWithRoles();
    const events = await world().eventsOf(guild.id, async () => {
      expect(await move(owner.client, { id: a, position: null }, { id: b })).toHaveLength(4);
      expect(await move(owner.client)).toHaveLength(4);
    });
    expect(await positions()).toEqual(unmoved);
    expect(events).toEqual([]);
  });

  it("moves nothing if one role is unknown [role-positions-unknown]", async () => {
    const { owner, a, move, positions } = await guildWithRoles();
    expect(await refusal(move(owner.client, { id: a, position: 9 }, { id: nowhere, position: 1 }))).toBe("404 10011");
    expect(await positions()).toEqual(unmoved);
  });

  it("keeps @everyone at the bottom [role-positions-everyone]", async () => {
    const { guild, owner, move } = await guildWithRoles();
    expect(await refusal(move(owner.client, { id: guild.id, position: 1 }))).toBe("400 50028");
    expect(await move(owner.client, { id: guild.id, position: 0 })).toHaveLength(4);
  });

  it("uses the last of several entries [role-positions-repeated]", async () => {
    const { owner, a, move, positions } = await guildWithRoles();
    await move(owner.client, { id: a, position: 9 }, { id: a, position: 5 });
    expect((await positions()).at(-1)).toEqual(["a", 5]);
  });

  it("requires MANAGE_ROLES, and no role above the moved ones [auth-no-position-hierarchy]", async () => {
    const { guild, a, move } = await guildWithRoles();
    const member = await world().member(guild.id, "MANAGE_CHANNELS");
    const low = await world().member(guild.id, "MANAGE_ROLES");
    expect(await refusal(move(member.client, { id: a, position: 4 }))).toBe("403 50013");
    expect((await move(low.client, { id: a, position: 90 })).at(-1)).toMatchObject({ id: a, position: 90 });
  });
});

describeOnPostgres("moving roles on several instances at once", (world) => {
  it("keeps positions unique, and events match the final roles [role-positions-unique] [role-positions-events]", async () => {
    const { guild, owner } = await world().guild({ roles: Array.from({ length: 8 }, () => ({})) });
    const other = await world().another();
    const clients = [
      owner.client,
      createClient({ baseUrl: `${other.url}/api/v8`, auth: { bot: owner.token } }),
    ] as const;
    const path = { guild_id: guild.id };
    const ids = guild.roles.slice(1).map(({ id }) => id);
    const events = await world().eventsOf(guild.id, () =>
      Promise.all(
        Array.from({ length: 24 }, (_, index) => {
          const client = clients[index % 2 === 0 ? 0 : 1];
          if (index % 6 === 5) return createGuildRole(client, path);
          const id = ids[(index * 5) % ids.length] ?? "";
          return modifyGuildRolePositions(client, { ...path, body: [{ id, position: 1 + (index % 3) }] });
        }),
      ),
    );
    const roles = new Map(guild.roles.map((role) => [role.id, role]));
    for (const { payload } of events) {
      const { role } = payload as { role: Role };
      roles.set(role.id, role);
    }
    const listed = await getGuildRoles(owner.client, path);
    expect([...roles.values()].toSorted((low, high) => low.position - high.position)).toEqual(listed);
    expect(listed.map(({ position }) => position)).toEqual(Array.from({ length: 12 }, (_, position) => position));
  });
});
