import { Permission } from "@guildwire/api/permissions";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  assertMayAssignRoles,
  assertMayEditOverwrites,
  assertMayEditRole,
  assertMaySyncOverwrites,
} from "../../../service/src/rules/escalation.js";
import {
  allPermissions,
  assertHolds,
  assertHoldsInChannel,
  assertOwner,
  channelPermissions,
  type GuildRoles,
  guildPermissions,
  holds,
  isVisibleToEveryone,
  permissionIssues,
} from "../../../service/src/rules/permissions.js";
import { missingAccess, missingPermissions, refusal } from "./refusals.js";

const { ADMINISTRATOR, BAN_MEMBERS, KICK_MEMBERS, MANAGE_ROLES, SEND_MESSAGES, VIEW_CHANNEL } = Permission;

const role = (id: string, permissions: bigint) => ({ id, permissions: String(permissions) });
const overwrite = (type: 0 | 1, id: string, allow: bigint, deny: bigint) => ({
  type,
  id,
  allow: String(allow),
  deny: String(deny),
});

/** Guild 1 with its owner 9, @everyone, a role that kicks, one that bans, and one that administers. */
const guild: GuildRoles = {
  guild_id: "1",
  owner_id: "9",
  roles: [role("1", VIEW_CHANNEL), role("2", KICK_MEMBERS), role("3", BAN_MEMBERS), role("4", ADMINISTRATOR)],
};
const member = (...roles: string[]) => ({ user_id: "5", roles });

describe("permissions in a guild", () => {
  it("combine those of @everyone and of the member's roles [auth-permissions-base]", () => {
    expect(guildPermissions(guild, member())).toBe(VIEW_CHANNEL);
    expect(guildPermissions(guild, member("2", "3"))).toBe(VIEW_CHANNEL | KICK_MEMBERS | BAN_MEMBERS);
  });

  it("are complete for the owner and for administrators [auth-permissions-all]", () => {
    expect(guildPermissions(guild, { user_id: "9", roles: [] })).toBe(allPermissions);
    expect(guildPermissions(guild, member("4"))).toBe(allPermissions);
    expect(holds(allPermissions, Permission.REQUEST_TO_SPEAK | Permission.USE_EXTERNAL_STICKERS)).toBe(true);
  });

  it("are restricted for a pending member, including administrators [member-add-pending-restricted]", () => {
    expect(guildPermissions(guild, { ...member("2", "4"), pending: true })).toBe(VIEW_CHANNEL);
    expect(guildPermissions(guild, { ...member("2"), pending: false })).toBe(VIEW_CHANNEL | KICK_MEMBERS);
  });

  it("grow with every role, regardless of the order of roles [auth-no-position-hierarchy]", () => {
    fc.assert(
      fc.property(fc.subarray(["2", "3"]), fc.constantFrom("2", "3"), (roles, more) => {
        const fewer = guildPermissions(guild, member(...roles));
        expect(holds(guildPermissions(guild, member(...roles, more)), fewer)).toBe(true);
        const reversed = { ...guild, roles: [...guild.roles].reverse() };
        expect(guildPermissions(reversed, member(...roles.reverse()))).toBe(fewer);
      }),
    );
  });
});

describe("permissions in a channel", () => {
  const base = VIEW_CHANNEL;

  it("start with those of the guild [channel-overwrite-order]", () => {
    expect(channelPermissions(guild, member("2"), [])).toBe(base | KICK_MEMBERS);
  });

  it("apply @everyone, then roles, then the member, regardless of the order of the overwrites [channel-overwrite-order]", () => {
    const forEveryone = overwrite(0, "1", 0n, VIEW_CHANNEL | SEND_MESSAGES);
    const forRole = overwrite(0, "2", VIEW_CHANNEL | SEND_MESSAGES, 0n);
    const forMember = overwrite(1, "5", 0n, SEND_MESSAGES);
    expect(channelPermissions(guild, member(), [forEveryone])).toBe(0n);
    expect(channelPermissions(guild, member("2"), [forRole, forEveryone])).toBe(base | KICK_MEMBERS | SEND_MESSAGES);
    expect(channelPermissions(guild, member("2"), [forMember, forRole, forEveryone])).toBe(base | KICK_MEMBERS);
  });

  it("prefer allow over deny within a step [channel-overwrite-order]", () => {
    const both = [overwrite(0, "2", SEND_MESSAGES, 0n), overwrite(0, "3", 0n, SEND_MESSAGES)];
    expect(channelPermissions(guild, member("2", "3"), both) & SEND_MESSAGES).toBe(SEND_MESSAGES);
    expect(channelPermissions(guild, member("3"), both) & SEND_MESSAGES).toBe(0n);
    const contradictory = overwrite(1, "5", SEND_MESSAGES, SEND_MESSAGES);
    expect(channelPermissions(guild, member(), [contradictory]) & SEND_MESSAGES).toBe(SEND_MESSAGES);
  });

  it("use only overwrites of the member and the member's roles [channel-overwrite-order]", () => {
    const others = [overwrite(0, "3", 0n, VIEW_CHANNEL), overwrite(1, "6", 0n, VIEW_CHANNEL)];
    expect(channelPermissions(guild, member("2"), others)).toBe(base | KICK_MEMBERS);
    // The ids of a user and of a role may be equal; the type distinguishes them.
    expect(channelPermissions(guild, member("2"), [overwrite(1, "2", 0n, VIEW_CHANNEL)])).toBe(base | KICK_MEMBERS);
    expect(channelPermissions(guild, member("2"), [overwrite(0, "5", 0n, VIEW_CHANNEL)])).toBe(base | KICK_MEMBERS);
  });

  it("are not reduced for the owner and administrators [auth-permissions-all]", () => {
    const closed = [overwrite(0, "1", 0n, allPermissions), overwrite(1, "5", 0n, allPermissions)];
    expect(channelPermissions(guild, member("4"), closed)).toBe(allPermissions);
    expect(channelPermissions(guild, { user_id: "9", roles: [] }, closed)).toBe(allPermissions);
  });

  it("are not extended by overwrites for a pending member [member-add-pending-restricted]", () => {
    const open = [overwrite(1, "5", SEND_MESSAGES, 0n)];
    expect(channelPermissions(guild, { ...member(), pending: true }, open)).toBe(VIEW_CHANNEL);
  });

  it("determine whether @everyone can view a channel [widget-public-channels]", () => {
    expect(isVisibleToEveryone(guild, [])).toBe(true);
    expect(isVisibleToEveryone(guild, [overwrite(0, "1", SEND_MESSAGES, VIEW_CHANNEL)])).toBe(false);
    expect(isVisibleToEveryone(guild, [overwrite(0, "1", 0n, VIEW_CHANNEL), overwrite(0, "2", VIEW_CHANNEL, 0n)])).toBe(
      false,
    );
  });
});

describe("a permission check", () => {
  it("requires all given permissions [auth-guild-permission] [auth-permission-missing]", () => {
    expect(() => assertHolds(KICK_MEMBERS | BAN_MEMBERS, KICK_MEMBERS | BAN_MEMBERS)).not.toThrow();
    expect(refusal(() => assertHolds(KICK_MEMBERS, KICK_MEMBERS | BAN_MEMBERS))).toEqual(missingPermissions);
  });

  it("distinguishes an invisible channel from a missing permission [auth-permission-missing]", () => {
    expect(refusal(() => assertHoldsInChannel(SEND_MESSAGES, SEND_MESSAGES))).toEqual(missingAccess);
    expect(refusal(() => assertHoldsInChannel(VIEW_CHANNEL, SEND_MESSAGES))).toEqual(missingPermissions);
    expect(() => assertHoldsInChannel(VIEW_CHANNEL | SEND_MESSAGES, SEND_MESSAGES)).not.toThrow();
  });

  it("accepts only the owner where ownership is required [guild-delete-owner-only] [guild-delete-refused] [guild-modify-owner-transfer] [guild-modify-owner-refused]", () => {
    expect(() => assertOwner(guild, "9")).not.toThrow();
    expect(refusal(() => assertOwner(guild, "5"))).toEqual(missingPermissions);
  });

  it("rejects unknown bits [role-permission-bits]", () => {
    expect(permissionIssues("/permissions", String(allPermissions))).toEqual([]);
    const unknown = 1n << 33n;
    expect(permissionIssues("/permissions", String(KICK_MEMBERS | unknown))).toEqual([
      { path: "/permissions", code: "flags", message: expect.stringContaining(String(KICK_MEMBERS | unknown)) },
    ]);
    const [issue] = permissionIssues("/permissions", String(2n ** 66n - 1n));
    expect(permissionIssues("/permissions", String(unknown))[0]?.message).toMatch(/unknown: bit 33\)$/);
    expect(issue?.message).toMatch(/unknown: bits 33, 38, 39, .*, 65\)$/);
  });
});

describe("the prevention of privilege escalation", () => {
  const caller = MANAGE_ROLES | KICK_MEMBERS;

  it("rejects a role with permissions that the caller lacks [role-create-permissions-held] [role-modify-permissions-held]", () => {
    expect(() => assertMayEditRole(caller, String(caller))).not.toThrow();
    expect(refusal(() => assertMayEditRole(caller, String(KICK_MEMBERS | BAN_MEMBERS)))).toEqual(missingPermissions);
  });

  it("rejects giving a member such a role [member-role-permissions-held]", () => {
    expect(() => assertMayAssignRoles(caller, [role("2", KICK_MEMBERS), role("5", 0n)])).not.toThrow();
    const roles = [role("2", KICK_MEMBERS), role("3", BAN_MEMBERS)];
    expect(refusal(() => assertMayAssignRoles(caller, roles))).toEqual(missingPermissions);
  });

  it("rejects overwrites of permissions that the caller lacks [channel-create-overwrite-own-permissions] [channel-create-overwrite-refused]", () => {
    const touching = (allow: bigint, deny: bigint) => [overwrite(0, "1", allow, deny)];
    expect(() => assertMayEditOverwrites(caller, touching(KICK_MEMBERS, 0n))).not.toThrow();
    expect(refusal(() => assertMayEditOverwrites(caller, touching(BAN_MEMBERS, 0n)))).toEqual(missingPermissions);
    expect(refusal(() => assertMayEditOverwrites(caller, touching(0n, BAN_MEMBERS)))).toEqual(missingPermissions);
  });

  it("reserves MANAGE_ROLES in overwrites for administrators [channel-create-overwrite-manage-roles]", () => {
    const touching = [overwrite(0, "1", 0n, MANAGE_ROLES)];
    expect(refusal(() => assertMayEditOverwrites(caller, touching))).toEqual(missingPermissions);
    expect(() => assertMayEditOverwrites(allPermissions, touching)).not.toThrow();
  });

  it("ignores unchanged bits of a synchronization, and checks removed ones [channel-positions-sync-refused]", () => {
    const banning = [overwrite(0, "1", BAN_MEMBERS, 0n)];
    const both = [overwrite(0, "1", BAN_MEMBERS | KICK_MEMBERS, 0n)];
    assertMaySyncOverwrites(caller, { before: banning, after: banning });
    assertMaySyncOverwrites(caller, { before: banning, after: both });
    for (const after of [[], [overwrite(1, "1", BAN_MEMBERS, 0n)], [overwrite(0, "1", 0n, BAN_MEMBERS)]])
      expect(refusal(() => assertMaySyncOverwrites(caller, { before: banning, after }))).toEqual(missingPermissions);
  });

  it("accepts a synchronization only if the caller may write each changed bit [channel-positions-sync-refused]", () => {
    const bits = [ADMINISTRATOR, BAN_MEMBERS, KICK_MEMBERS, MANAGE_ROLES];
    const set = fc.subarray(bits).map((some) => some.reduce((all, bit) => all | bit, 0n));
    const overwrites = fc.uniqueArray(
      fc.record({
        type: fc.constantFrom(0 as const, 1 as const),
        id: fc.constantFrom("1", "2"),
        allow: set,
        deny: set,
      }),
      {
        selector: ({ id }) => id,
      },
    );
    const stored = (list: readonly { type: 0 | 1; id: string; allow: bigint; deny: bigint }[]) =>
      list.map(({ type, id, allow, deny }) => overwrite(type, id, allow, deny));
    fc.assert(
      fc.property(set, overwrites, overwrites, (held, before, after) => {
        const find = (list: typeof before, type: number, id: string) =>
          list.find((one) => one.type === type && one.id === id) ?? { allow: 0n, deny: 0n };
        const changed = [...before, ...after].map(({ type, id }) => {
          const [old, now] = [find(before, type, id), find(after, type, id)];
          return (old.allow ^ now.allow) | (old.deny ^ now.deny);
        });
        const isAllowed = changed.every(
          (written) => (written & ~held) === 0n && ((written & MANAGE_ROLES) === 0n || (held & ADMINISTRATOR) !== 0n),
        );
        const sync = () => assertMaySyncOverwrites(held, { before: stored(before), after: stored(after) });
        if (isAllowed) sync();
        else expect(refusal(sync)).toEqual(missingPermissions);
      }),
    );
  });

  it("never extends the caller's own permissions [role-create-permissions-held] [member-role-permissions-held]", () => {
    const sets = fc.bigInt({ min: 0n, max: (1n << 38n) - 1n });
    fc.assert(
      fc.property(sets, sets, (held, wanted) => {
        const refused = (act: () => void) => {
          try {
            act();
            return false;
          } catch {
            return true;
          }
        };
        const exceeds = (held | wanted) !== held;
        expect(refused(() => assertMayEditRole(held, String(wanted)))).toBe(exceeds);
        expect(refused(() => assertMayAssignRoles(held, [role("2", wanted)]))).toBe(exceeds);
      }),
    );
  });
});
