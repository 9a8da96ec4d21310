import {
  addGuildMemberRole,
  type Client,
  createGuildChannel,
  createGuildRole,
  deleteGuildRole,
  getGuildChannels,
  getGuildMember,
  getGuildRoles,
  modifyGuildRole,
  modifyGuildRolePositions,
} from "@guildwire/api/client";
import { formatPermissions } from "@guildwire/api/permissions";
import type { Role } from "@guildwire/api/types";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";

const nowhere = "9".repeat(18);
const kick = formatPermissions("KICK_MEMBERS");

describeOnStores("roles", (world) => {
  it("are sorted by position, then id, with @everyone at the bottom [role-list-order] [role-everyone]", async () => {
    const { guild, owner } = await world().guild();
    const made = [];
    for (const name of ["a", "b", "c"])
      made.push(await createGuildRole(owner.client, { guild_id: guild.id, body: { name } }));
    const [a, b, c] = made;
    // Earlier versions allowed equal positions.
    const store = (role: Role | undefined, position: number) =>
      world().write((work) => work.roles.update(guild.id, { ...(role as Role), position }), guild.id);
    for (const [role, position] of [
      [c, 1],
      [b, 1],
      [a, 2],
    ] as const)
      await store(role, position);
    const positions = async () =>
      (await getGuildRoles(owner.client, { guild_id: guild.id })).map(({ name, position }) => [name, position]);
    expect(await positions()).toEqual([
      ["@everyone", 0],
      ["b", 1],
      ["c", 1],
      ["a", 2],
    ]);
    await modifyGuildRolePositions(owner.client, { guild_id: guild.id, body: [{ id: a?.id ?? "", position: 1 }] });
    expect(await positions()).toEqual([
      ["@everyone", 0],
      ["a", 1],
      ["b", 2],
      ["c", 3],
    ]);
    const roles = await getGuildRoles(owner.client, { guild_id: guild.id });
    expect(roles[0]?.id).toBe(guild.id);
  });
});

describeOnStores("creating a role", (world) => {
  it("requires only MANAGE_ROLES [role-create-empty] [role-create-name] [role-create-permissions] [error-absent-body]", async () => {
    const { guild } = await world().guild();
    const helper = await world().member(guild.id, "MANAGE_ROLES");
    const member = await world().member(guild.id, "MANAGE_GUILD");
    const expected = { name: "new role", color: 0, hoist: false, mentionable: false, managed: false };
    const everyone = guild.roles[0]?.permissions;
    const role = await createGuildRole(helper.client, { guild_id: guild.id });
    expect(role).toMatchObject({ ...expected, permissions: everyone });
    expect(await createGuildRole(helper.client, { guild_id: guild.id, body: {} })).toMatchObject(expected);
    expect(await refusal(createGuildRole(member.client, { guild_id: guild.id }))).toBe("403 50013");
  });

  it("gets the current permissions of @everyone [role-create-permissions]", async () => {
    const { guild, owner } = await world().guild();
    const permissions = formatPermissions("VIEW_CHANNEL");
    await modifyGuildRole(owner.client, { guild_id: guild.id, role_id: guild.id, body: { permissions } });
    expect((await createGuildRole(owner.client, { guild_id: guild.id })).permissions).toBe(permissions);
  });

  it("rejects permissions that the caller lacks, except for administrators [role-create-permissions-held] [auth-permissions-all] [auth-permissions-base]", async () => {
    const { guild, owner } = await world().guild();
    const create = (client: Client) => createGuildRole(client, { guild_id: guild.id, body: { permissions: kick } });
    const helper = await world().member(guild.id, "MANAGE_ROLES");
    const kicker = await world().member(guild.id, "MANAGE_ROLES", "KICK_MEMBERS");
    const admin = await world().member(guild.id, "ADMINISTRATOR");
    expect(await refusal(create(helper.client))).toBe("403 50013");
    for (const { client } of [kicker, admin, owner]) expect((await create(client)).permissions).toBe(kick);
  });

  it("accepts all permission bits [role-permission-bits]", async () => {
    const { guild, owner } = await world().guild();
    const create = (permissions: string) =>
      createGuildRole(owner.client, { guild_id: guild.id, body: { permissions } });
    expect(await refusal(create(String(1n << 33n)))).toBe("400 50035 /permissions");
    expect((await create(String(1n << 34n))).permissions).toBe(String(1n << 34n));
  });

  it("gets the highest position without moving other roles, and fires Guild Role Create [role-create-position]", async () => {
    const { guild, owner } = await world().guild();
    const first = await createGuildRole(owner.client, { guild_id: guild.id, body: { name: "first" } });
    await modifyGuildRolePositions(owner.client, { guild_id: guild.id, body: [{ id: first.id, position: 7 }] });
    const events = await world().eventsOf(guild.id, () =>
      createGuildRole(owner.client, { guild_id: guild.id, body: { name: "second", color: 0xff0000, hoist: true } }),
    );
    const roles = await getGuildRoles(owner.client, { guild_id: guild.id });
    expect(roles.map(({ name, position }) => [name, position])).toEqual([
      ["@everyone", 0],
      ["first", 7],
      ["second", 8],
    ]);
    expect(events).toEqual([{ event: "GUILD_ROLE_CREATE", payload: { guild_id: guild.id, role: roles[2] } }]);
  });

  it("rejects the 251st role [role-create-maximum]", async () => {
    const { guild, owner } = await world().guild({ roles: Array.from({ length: 249 }, () => ({})) });
    await createGuildRole(owner.client, { guild_id: guild.id });
    const refused = createGuildRole(owner.client, { guild_id: guild.id });
    await expect(refused).rejects.toMatchObject({ body: { message: expect.stringContaining("(250)") } });
    expect(await refusal(refused)).toBe("400 30005");
  });
});

describeOnStores("changing a role", (world) => {
  it("keeps absent properties, and fires Guild Role Update [role-modify-partial] [role-managed-set-by-service]", async () => {
    const { guild, owner } = await world().guild({ roles: [{}, { name: "a", color: 3, hoist: true }] });
    const [, role] = guild.roles;
    const changed = { ...role, name: "renamed", mentionable: true };
    const events = await world().eventsOf(guild.id, async () => {
      const body = { name: "renamed", mentionable: true, managed: true };
      const response = await modifyGuildRole(owner.client, { guild_id: guild.id, role_id: role?.id ?? "", body });
      expect(response).toEqual(changed);
    });
    expect(events).toEqual([{ event: "GUILD_ROLE_UPDATE", payload: { guild_id: guild.id, role: changed } }]);
  });

  it("rejects permissions that the caller lacks [role-modify-permissions-held]", async () => {
    const { guild } = await world().guild({ roles: [{}, { name: "a", permissions: "0" }] });
    const role_id = guild.roles[1]?.id ?? "";
    const set = (client: Client, body: { permissions?: string; name?: string }) =>
      modifyGuildRole(client, { guild_id: guild.id, role_id, body });
    const helper = await world().member(guild.id, "MANAGE_ROLES");
    const kicker = await world().member(guild.id, "MANAGE_ROLES", "KICK_MEMBERS");
    const member = await world().member(guild.id, "KICK_MEMBERS");
    expect(await refusal(set(helper.client, { permissions: kick }))).toBe("403 50013");
    expect(await refusal(set(member.client, { name: "mine" }))).toBe("403 50013");
    expect((await set(kicker.client, { permissions: kick })).permissions).toBe(kick);
    // The resulting permissions count, not who granted them.
    expect(await refusal(set(helper.client, { name: "ours" }))).toBe("403 50013");
    expect((await set(helper.client, { permissions: "0" })).permissions).toBe("0");
  });

  it("changes @everyone like any other [role-modify-everyone]", async () => {
    const { guild, owner } = await world().guild();
    const body = { permissions: kick };
    await modifyGuildRole(owner.client, { guild_id: guild.id, role_id: guild.id, body });
    expect((await getGuildRoles(owner.client, { guild_id: guild.id }))[0]?.permissions).toBe(kick);
  });

  it("rejects roles of other guilds", async () => {
    const { guild, owner } = await world().guild();
    const other = await world().guild({ roles: [{}, {}] });
    for (const role_id of [nowhere, other.guild.roles[1]?.id ?? "", String(2n ** 64n - 1n)]) {
      const body = { name: "x" };
      expect(await refusal(modifyGuildRole(owner.client, { guild_id: guild.id, role_id, body }))).toBe("404 10011");
      expect(await refusal(deleteGuildRole(owner.client, { guild_id: guild.id, role_id }))).toBe("404 10011");
    }
  });
});

describeOnStores("deleting a role", (world) => {
  it("removes it from members and overwrites, without further events [role-delete-members] [role-delete-overwrites]", async () => {
    const { guild, owner } = await world().guild({ roles: [{}, { name: "a" }, { name: "b" }] });
    const [, a, b] = guild.roles.map(({ id }) => id) as [string, string, string];
    const member = await world().member(guild.id);
    const path = { guild_id: guild.id, user_id: member.id };
    for (const role_id of [a, b]) await addGuildMemberRole(owner.client, { ...path, role_id });
    const overwrite = { type: 0 as const, allow: "0", deny: formatPermissions("SEND_MESSAGES") };
    const permission_overwrites = [a, b].map((id) => ({ ...overwrite, id }));
    await createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "hall", permission_overwrites } });

    const events = await world().eventsOf(guild.id, () =>
      deleteGuildRole(owner.client, { guild_id: guild.id, role_id: a }),
    );
    expect(events).toEqual([{ event: "GUILD_ROLE_DELETE", payload: { guild_id: guild.id, role_id: a } }]);
    expect((await getGuildMember(owner.client, path)).roles).toEqual([b]);
    const [hall] = await getGuildChannels(owner.client, { guild_id: guild.id });
    expect(hall?.permission_overwrites).toEqual([{ ...overwrite, id: b }]);
    expect(await getGuildRoles(owner.client, { guild_id: guild.id })).toHaveLength(2);
  });

  it("requires MANAGE_ROLES, and rejects @everyone [role-delete-everyone]", async () => {
    const { guild, owner } = await world().guild({ roles: [{}, {}] });
    const role_id = guild.roles[1]?.id ?? "";
    const member = await world().member(guild.id, "MANAGE_GUILD");
    const helper = await world().member(guild.id, "MANAGE_ROLES");
    expect(await refusal(deleteGuildRole(member.client, { guild_id: guild.id, role_id }))).toBe("403 50013");
    expect(await refusal(deleteGuildRole(owner.client, { guild_id: guild.id, role_id: guild.id }))).toBe("400 50028");
    await deleteGuildRole(helper.client, { guild_id: guild.id, role_id });
  });
});
