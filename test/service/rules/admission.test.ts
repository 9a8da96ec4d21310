import { Permission } from "@guildwire/api/permissions";
import { ChannelType } from "@guildwire/api/types";
import { describe, expect, it } from "vitest";
import {
  largeThreshold,
  mayViewThread,
  presentMembers,
  threadPermissions,
} from "../../../service/src/rules/guild-availability.js";
import { meetsVerification } from "../../../service/src/rules/verification.js";

const now = new Date("2021-07-31T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe("the verification level of a guild", () => {
  const unverified = { verified: false, phone: false, signedUpAt: now, joinedAt: now, hasRole: false };
  const verified = { ...unverified, verified: true };
  const registered = { ...verified, signedUpAt: minutesAgo(5) };
  const settled = { ...registered, joinedAt: minutesAgo(10) };
  const reachable = { ...settled, phone: true };

  it("adds requirements with each level [control-message-verification] [member-role-admits-bypass]", () => {
    const newcomers = [unverified, verified, registered, settled, reachable];
    const highest = newcomers.map((newcomer) =>
      [0, 1, 2, 3, 4].filter((level) => meetsVerification(level, newcomer, now)).at(-1),
    );
    expect(highest).toEqual([0, 1, 2, 3, 4]);
  });

  it("compares times to the millisecond [control-message-verification] [member-role-admits-bypass]", () => {
    const almost = new Date(now.getTime() - 1);
    expect(meetsVerification(2, registered, almost)).toBe(false);
    expect(meetsVerification(3, { ...settled, signedUpAt: minutesAgo(60) }, almost)).toBe(false);
  });

  it("includes the requirements of lower levels [control-message-verification] [member-role-admits-bypass]", () => {
    for (const missing of [{ verified: false }, { signedUpAt: now }, { joinedAt: now }, { phone: false }])
      expect(meetsVerification(4, { ...reachable, ...missing }, now)).toBe(false);
  });

  it("is bypassed by members with a role [member-role-admits-bypass]", () => {
    expect(meetsVerification(4, { ...unverified, hasRole: true }, now)).toBe(true);
  });
});

describe("Guild Create", () => {
  const members = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ id: i, status: i === 0 ? "online" : "offline" }));

  it("contains the presences of all members of a small guild, and of online ones of a large guild [event-guild-create-presences]", () => {
    expect(largeThreshold).toBe(250);
    expect(presentMembers(members(249))).toHaveLength(249);
    expect(presentMembers(members(250))).toEqual([{ id: 0, status: "online" }]);
  });

  it("gives no permissions in a thread that a member may not view [webhook-private-thread]", () => {
    const secret = { type: ChannelType.GUILD_PRIVATE_THREAD };
    const permissions = Permission.VIEW_CHANNEL | Permission.MANAGE_WEBHOOKS;
    expect(threadPermissions(secret, { joined: false, permissions })).toBe(0n);
    expect(threadPermissions(secret, { joined: true, permissions })).toBe(permissions);
  });

  it("contains the threads that a member may view [channel-threads-visible] [event-guild-create-threads]", () => {
    const [open, secret] = [{ type: ChannelType.GUILD_PUBLIC_THREAD }, { type: ChannelType.GUILD_PRIVATE_THREAD }];
    const { VIEW_CHANNEL, MANAGE_THREADS, SEND_MESSAGES } = Permission;
    const sees = (thread: { type: number }, permissions: bigint, joined = false) =>
      mayViewThread(thread, { joined, permissions });
    expect(sees(open, VIEW_CHANNEL)).toBe(true);
    expect(sees(open, SEND_MESSAGES, true)).toBe(false);
    expect(sees(secret, VIEW_CHANNEL | SEND_MESSAGES)).toBe(false);
    expect(sees(secret, VIEW_CHANNEL, true)).toBe(true);
    expect(sees(secret, VIEW_CHANNEL | MANAGE_THREADS)).toBe(true);
    expect(sees(secret, MANAGE_THREADS, true)).toBe(false);
  });
});
