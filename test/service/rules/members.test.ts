import { ChannelType } from "@guildwire/api/types";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  assertMayJoinWith,
  assertNotOwner,
  assertVoiceChange,
  changedNick,
  namedRoles,
  pendingAfter,
  startsPending,
} from "../../../service/src/rules/members.js";
import { messagesDeletedSince, prunedCount, prunedMembers } from "../../../service/src/rules/prune.js";
import { missingPermissions, refusal } from "./refusals.js";

const now = new Date("2021-07-31T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe("adding a member with an access token", () => {
  const token = {
    user_id: "5",
    application_id: "77",
    scopes: ["identify", "guilds.join"],
    expires_at: new Date(now.getTime() + 1),
  };
  const wanted = { user_id: "5", application_id: "77", now };

  it("requires a token of that user for that application, with the scope [member-add-token-scope]", () => {
    expect(() => assertMayJoinWith(token, wanted)).not.toThrow();
  });

  it.each([
    ["unknown", undefined],
    ["expired", { ...token, expires_at: now }],
    ["without the scope", { ...token, scopes: ["identify"] }],
    ["of another user", { ...token, user_id: "6" }],
    ["for another application", { ...token, application_id: "78" }],
  ])("refuses a token that is %s [member-add-token-refused]", (_, refused) => {
    expect(refusal(() => assertMayJoinWith(refused, wanted))).toEqual({ status: 403, code: 50025, at: [] });
  });

  it("makes the member pending in a guild with screening [member-add-pending]", () => {
    expect(startsPending(true, [])).toBe(true);
    expect(startsPending(false, [])).toBe(false);
  });

  it("does not make a member with a role pending [member-add-roles-bypass]", () => {
    expect(startsPending(true, ["2"])).toBe(false);
  });
});

describe("roles of a member", () => {
  const roles = [{ id: "1" }, { id: "2" }, { id: "3" }];

  it("admit a pending member when one is added [member-role-admits] [member-role-admits-bypass] [member-role-admits-pending-false]", () => {
    expect(pendingAfter(true, [], ["2"])).toBe(false);
    expect(pendingAfter(true, ["2"], ["3"])).toBe(false);
  });

  it("leave a member pending when none is added [member-role-admits]", () => {
    expect(pendingAfter(true, [], [])).toBe(true);
    expect(pendingAfter(true, ["2", "3"], ["3"])).toBe(true);
    expect(pendingAfter(false, [], ["2"])).toBe(false);
    expect(pendingAfter(false, [], [])).toBe(false);
  });

  it("are those of the list, each once, including an empty list [member-modify-roles-replace]", () => {
    expect(namedRoles("1", roles, ["3", "2", "3"])).toEqual([{ id: "3" }, { id: "2" }]);
    expect(namedRoles("1", roles, [])).toEqual([]);
  });

  it("must be roles of the guild, and never @everyone [member-modify-roles-known] [member-add-roles-known] [member-roles-without-everyone]", () => {
    for (const ids of [["2", "9"], ["1"]])
      expect(refusal(() => namedRoles("1", roles, ids))).toEqual({ status: 400, code: 50028, at: [] });
  });
});

describe("the voice of a member", () => {
  const voice = { type: ChannelType.GUILD_VOICE };
  const notInVoice = { status: 400, code: 40032, at: [] };

  it.each([{ mute: true }, { mute: false }, { deaf: true }, { deaf: false }])(
    "cannot be muted or deafened to any value outside of voice, as %o [member-modify-voice-state] [member-modify-voice-state-code]",
    (body) => {
      expect(refusal(() => assertVoiceChange({ nick: "x", ...body }, false, undefined))).toEqual(notInVoice);
      expect(() => assertVoiceChange(body, true, undefined)).not.toThrow();
    },
  );

  it("is not checked for other properties [member-modify-voice-state]", () => {
    expect(() => assertVoiceChange({ nick: "x", roles: [] }, false, undefined)).not.toThrow();
  });

  it("moves to another channel with voice [member-modify-move]", () => {
    expect(() => assertVoiceChange({ channel_id: "4" }, true, voice)).not.toThrow();
    expect(() => assertVoiceChange({ channel_id: "4" }, true, { type: ChannelType.GUILD_STAGE_VOICE })).not.toThrow();
  });

  it("disconnects with null, if connected [member-modify-disconnect] [member-modify-move-not-connected]", () => {
    expect(() => assertVoiceChange({ channel_id: null }, true, undefined)).not.toThrow();
    expect(refusal(() => assertVoiceChange({ channel_id: null }, false, undefined))).toEqual(notInVoice);
    expect(refusal(() => assertVoiceChange({ channel_id: "4" }, false, voice))).toEqual(notInVoice);
  });

  it("does not move to an unknown channel, nor to one without voice [member-modify-move-unknown-channel] [member-modify-move-channel-type]", () => {
    expect(refusal(() => assertVoiceChange({ channel_id: "4" }, true, undefined))).toEqual({
      status: 404,
      code: 10003,
      at: [],
    });
    const text = { type: ChannelType.GUILD_TEXT };
    expect(refusal(() => assertVoiceChange({ channel_id: "4" }, true, text))).toEqual({
      status: 400,
      code: 50024,
      at: [],
    });
  });
});

it('removes a nickname by null and by "" [member-modify-nick-removed] [member-own-nick-null] [member-own-nick-absent]', () => {
  for (const nick of [null, ""]) expect(changedNick(nick)).toBe(null);
  expect(changedNick("Ann")).toBe("Ann");
  expect(changedNick(undefined)).toBeUndefined();
});

it("the owner cannot be removed or banned [member-remove-owner] [ban-create-owner]", () => {
  expect(refusal(() => assertNotOwner("9", "9"))).toEqual(missingPermissions);
  expect(() => assertNotOwner("9", "5")).not.toThrow();
});

describe("a prune", () => {
  const member = (user_id: string, days: number, ...roles: string[]) => ({
    user_id,
    roles,
    last_active: daysAgo(days),
  });
  const members = [
    member("1", 30),
    member("2", 7),
    member("3", 6),
    member("4", 30, "20"),
    member("5", 30, "20", "21"),
    member("9", 30),
  ];
  const pruned = (include_roles: string[] = [], days = 7) =>
    prunedMembers(members, { owner_id: "9", now, days, include_roles }).map(({ user_id }) => user_id);

  it("removes members without roles who were inactive for the given days [prune-default-no-roles] [prune-inactive]", () => {
    expect(pruned()).toEqual(["1", "2"]);
    expect(pruned([], 30)).toEqual(["1"]);
    expect(pruned([], 6)).toEqual(["1", "2", "3"]);
  });

  it("removes members whose roles are all included, and those without roles [prune-include-roles-subset] [prune-include-roles-none]", () => {
    expect(pruned(["20"])).toEqual(["1", "2", "4"]);
    expect(pruned(["21", "20"])).toEqual(["1", "2", "4", "5"]);
    expect(pruned(["21"])).toEqual(["1", "2"]);
  });

  it("never removes the owner [prune-owner]", () => {
    expect(pruned(["20", "21"], 1)).not.toContain("9");
  });

  it("ignores unknown roles [prune-unknown-roles]", () => {
    expect(pruned(["20", "404"])).toEqual(pruned(["20"]));
  });

  it("removes exactly the inactive members whose roles are a subset [prune-include-roles-subset]", () => {
    const ids = fc.subarray(["20", "21", "22"]);
    const anyMember = fc.record({ user_id: fc.constantFrom("5", "6", "9"), roles: ids, days: fc.nat(30) });
    fc.assert(
      fc.property(fc.array(anyMember), ids, fc.integer({ min: 1, max: 30 }), (list, include_roles, days) => {
        const all = list.map(({ days, ...rest }) => ({ ...rest, last_active: daysAgo(days) }));
        const removed = prunedMembers(all, { owner_id: "9", now, days, include_roles });
        for (const each of all) {
          const outside = each.roles.filter((role) => !include_roles.includes(role));
          const idle = now.getTime() - each.last_active.getTime() >= days * 86_400_000;
          expect(removed.includes(each)).toBe(idle && outside.length === 0 && each.user_id !== "9");
        }
      }),
    );
  });

  it("returns a count unless it is not requested [prune-count-null]", () => {
    expect(prunedCount(3, undefined)).toBe(3);
    expect(prunedCount(3, true)).toBe(3);
    expect(prunedCount(3, false)).toBe(null);
  });
});

it("deletes messages of a banned user for the given days, or none without a body [ban-create-delete-messages] [ban-create-body-optional]", () => {
  expect(messagesDeletedSince(now, 7)).toEqual(daysAgo(7));
  expect(messagesDeletedSince(now, 1)).toEqual(new Date("2021-07-30T12:00:00Z"));
  expect(messagesDeletedSince(now, 0)).toBeUndefined();
  expect(messagesDeletedSince(now, undefined)).toBeUndefined();
});
