import { Permission } from "@guildwire/api/permissions";
import { ChannelType, type Overwrite, OverwriteType } from "@guildwire/api/types";
import { describe, expect, it } from "vitest";
import {
  channelPositionIssues,
  type MovableChannel,
  movedChannels,
} from "../../../service/src/rules/channel-positions.js";
import {
  compareChannels,
  compareThreads,
  isThread,
  newChannel,
  newChannelIssues,
} from "../../../service/src/rules/channels.js";
import { mayWriteFrom } from "../../../service/src/rules/slow-mode.js";

const { GUILD_TEXT, GUILD_VOICE, GUILD_CATEGORY, GUILD_STAGE_VOICE, GUILD_NEWS, GUILD_STORE } = ChannelType;
const threads = [ChannelType.GUILD_NEWS_THREAD, ChannelType.GUILD_PUBLIC_THREAD, ChannelType.GUILD_PRIVATE_THREAD];

const deny = (id: string): Overwrite[] => [{ id, type: 0, allow: "0", deny: "1024" }];
const channel = (id: string, more: Partial<MovableChannel> = {}): MovableChannel => ({
  id,
  type: GUILD_TEXT,
  position: 0,
  parent_id: null,
  permission_overwrites: [],
  ...more,
});

/** Two categories with overwrites of their own, and a channel in the first one. */
const docks = channel("1", { type: GUILD_CATEGORY, permission_overwrites: deny("1") });
const office = channel("2", { type: GUILD_CATEGORY, position: 3, permission_overwrites: deny("2") });
const arrivals = channel("3", { position: 1, parent_id: "1", permission_overwrites: deny("3") });
const channels = [docks, office, arrivals];

describe("a new channel", () => {
  it("requires only a name, and is a text channel by default [channel-create-name-required] [channel-create-default-type]", () => {
    expect(newChannel({ name: "general" })).toEqual({
      name: "general",
      type: GUILD_TEXT,
      topic: null,
      bitrate: null,
      user_limit: null,
      rate_limit_per_user: 0,
      position: 0,
      permission_overwrites: [],
      parent_id: null,
      nsfw: false,
    });
  });

  it("has the values of the request [channel-create-name-required]", () => {
    const body = {
      name: "general",
      type: GUILD_NEWS,
      topic: "Tides",
      rate_limit_per_user: 5,
      position: 4,
      permission_overwrites: deny("1"),
      parent_id: "1",
      nsfw: true,
    };
    expect(newChannel(body, channels)).toMatchObject(body);
  });

  it("has a bitrate and a user limit only with voice, including stages [channel-create-voice-only]", () => {
    const voice = { bitrate: 96_000, user_limit: 12 };
    for (const type of [GUILD_VOICE, GUILD_STAGE_VOICE])
      expect(newChannel({ name: "a", type, ...voice })).toMatchObject(voice);
    for (const type of [GUILD_TEXT, GUILD_CATEGORY])
      expect(newChannel({ name: "a", type, ...voice })).toMatchObject({ bitrate: null, user_limit: null });
    expect(newChannel({ name: "a", type: GUILD_VOICE })).toMatchObject({ bitrate: 64_000, user_limit: 0 });
  });

  it("is last without a position [channel-create-position-last]", () => {
    expect(newChannel({ name: "a" }, channels).position).toBe(4);
    expect(newChannel({ name: "a", position: 0 }, channels).position).toBe(0);
  });

  it("has a type that a guild can contain [channel-create-types]", () => {
    for (const type of [GUILD_TEXT, GUILD_VOICE, GUILD_CATEGORY, GUILD_NEWS, GUILD_STORE, GUILD_STAGE_VOICE, undefined])
      expect(newChannelIssues({ name: "a", ...(type !== undefined && { type }) }, [])).toEqual([]);
    for (const type of [ChannelType.DM, ChannelType.GROUP_DM, ...threads, 99 as ChannelType])
      expect(newChannelIssues({ name: "a", type }, []).map(({ path }) => path)).toEqual(["/type"]);
  });

  it("is in a category of the same guild [channel-create-parent-is-category]", () => {
    expect(newChannelIssues({ name: "a", parent_id: "1" }, channels)).toEqual([]);
    for (const parent_id of ["3", "99"])
      expect(newChannelIssues({ name: "a", parent_id }, channels).map(({ path }) => path)).toEqual(["/parent_id"]);
  });

  it("is rejected in a category of 50 channels [channel-create-category-limit]", () => {
    const within = (count: number) => Array.from({ length: count }, (_, i) => channel(`${10 + i}`, { parent_id: "1" }));
    const issues = (count: number) => newChannelIssues({ name: "a", parent_id: "1" }, [docks, ...within(count)]);
    expect(issues(49)).toEqual([]);
    expect(issues(50).map(({ path, code }) => `${path} ${code}`)).toEqual(["/parent_id category-full"]);
    expect(newChannelIssues({ name: "a" }, within(50))).toEqual([]);
  });

  it("rejects a second overwrite of one id, whatever its type [channel-create-overwrite-unique]", () => {
    const of = (...ids: string[]) =>
      newChannelIssues(
        {
          name: "a",
          permission_overwrites: ids.map((id, index) => ({
            id,
            type: index % 2 === 0 ? OverwriteType.ROLE : OverwriteType.MEMBER,
            allow: "0",
            deny: "0",
          })),
        },
        [],
      );
    expect(of("1", "2")).toEqual([]);
    expect(of("1", "2", "1", "01")).toEqual(
      [2, 3].map((index) => ({
        path: `/permission_overwrites/${index}/id`,
        code: "unique",
        message: `must be the only overwrite of ${["1", "01"][index - 2]}`,
      })),
    );
  });

  it("rejects unknown permission bits in overwrites [role-permission-bits]", () => {
    const unknown = String(1n << 60n);
    const permission_overwrites = [
      { id: "1", type: 0 as const, allow: "0", deny: unknown },
      { id: "2", type: 0 as const, allow: unknown, deny: "0" },
    ];
    expect(newChannelIssues({ name: "a", permission_overwrites }, []).map(({ path }) => path)).toEqual([
      "/permission_overwrites/0/deny",
      "/permission_overwrites/1/allow",
    ]);
  });
});

describe("moving channels", () => {
  it("accepts one or more entries, and returns each channel once, in their order [channel-positions-single] [channel-positions-events]", () => {
    expect(movedChannels(channels, [{ id: "3", position: 7 }])).toEqual([{ ...arrivals, position: 7 }]);
    const moved = movedChannels(channels, [{ id: "3", position: 7 }, { id: "1" }, { id: "3", parent_id: "2" }]);
    expect(moved).toEqual([{ ...arrivals, position: 7, parent_id: "2" }, docks]);
    expect(movedChannels(channels, [])).toEqual([]);
    expect(movedChannels(channels, [{ id: "404" }])).toEqual([]);
  });

  it("ignores null and absent properties [channel-positions-null]", () => {
    expect(movedChannels(channels, [{ id: "3" }])).toEqual([arrivals]);
    expect(movedChannels(channels, [{ id: "3", position: null, lock_permissions: null }])).toEqual([arrivals]);
    expect(movedChannels(channels, [{ id: "3", position: 0 }])).toEqual([{ ...arrivals, position: 0 }]);
  });

  it("removes a channel from its category only with a null parent [channel-positions-parent-null]", () => {
    expect(movedChannels(channels, [{ id: "3", parent_id: null }])[0]?.parent_id).toBe(null);
    expect(movedChannels(channels, [{ id: "3" }])[0]?.parent_id).toBe("1");
  });

  it("copies the overwrites of a new category on request [channel-positions-lock-permissions]", () => {
    const overwrites = (entry: object) => movedChannels(channels, [{ id: "3", ...entry }])[0]?.permission_overwrites;
    expect(overwrites({ parent_id: "2", lock_permissions: true })).toEqual(office.permission_overwrites);
    expect(overwrites({ parent_id: "2", lock_permissions: false })).toEqual(arrivals.permission_overwrites);
    expect(overwrites({ parent_id: "2" })).toEqual(arrivals.permission_overwrites);
    expect(overwrites({ parent_id: "1", lock_permissions: true })).toEqual(arrivals.permission_overwrites);
    expect(overwrites({ parent_id: null, lock_permissions: true })).toEqual(arrivals.permission_overwrites);
  });

  it("rejects unknown channels [channel-positions-unknown-channel]", () => {
    expect(channelPositionIssues(channels, [{ id: "3" }, { id: "9" }]).map(({ path }) => path)).toEqual(["/1/id"]);
  });

  it("rejects a parent that is not a category of the guild [channel-positions-parent-is-category]", () => {
    const entries = [
      { id: "1", parent_id: null },
      { id: "2", parent_id: "3" },
      { id: "3", parent_id: "9" },
      { id: "3", parent_id: "2" },
    ];
    expect(channelPositionIssues(channels, entries).map(({ path }) => path)).toEqual(["/1/parent_id", "/2/parent_id"]);
  });

  it("rejects a category in itself, at any depth [channel-positions-parent-is-category]", () => {
    const places = (...entries: readonly { id: string; parent_id: string | null }[]) =>
      channelPositionIssues(channels, entries).map(({ path }) => path);
    expect(places({ id: "1", parent_id: "1" })).toEqual(["/0/parent_id"]);
    expect(places({ id: "1", parent_id: "2" }, { id: "2", parent_id: "1" })).toEqual(["/0/parent_id", "/1/parent_id"]);
    const yard = channel("4", { type: GUILD_CATEGORY, parent_id: "2" });
    const entries = [{ id: "2", parent_id: "4" }];
    expect(channelPositionIssues([...channels, yard], entries).map(({ path }) => path)).toEqual(["/0/parent_id"]);
    expect(channelPositionIssues([...channels, yard], [...entries, { id: "4", parent_id: null }])).toEqual([]);
    const untouched = [...entries, { id: "4" }];
    expect(channelPositionIssues([...channels, yard], untouched).map(({ path }) => path)).toEqual(["/0/parent_id"]);
    expect(places({ id: "1", parent_id: "2" }, { id: "2", parent_id: null })).toEqual([]);
    expect(places({ id: "1", parent_id: "1" }, { id: "1", parent_id: "2" })).toEqual([]);
  });

  it("rejects moving a channel into a category of 50 [channel-create-category-limit]", () => {
    const within = (count: number) => Array.from({ length: count }, (_, i) => channel(`${10 + i}`, { parent_id: "2" }));
    const places = (count: number, ...more: readonly { id: string; parent_id: string | null }[]) =>
      channelPositionIssues([...channels, ...within(count)], [{ id: "3", parent_id: "2" }, ...more]).map(
        ({ path, code }) => `${path} ${code}`,
      );
    expect(places(49)).toEqual([]);
    expect(places(50)).toEqual(["/0/parent_id category-full"]);
    expect(places(50, { id: "10", parent_id: null })).toEqual([]);
    expect(places(50, { id: "3", parent_id: null })).toEqual([]);
    expect(channelPositionIssues([...channels, ...within(50)], [{ id: "10", parent_id: "2" }])).toEqual([]);
    // An existing excess is tolerated, and a channel that leaves and returns does not count.
    expect(channelPositionIssues([...channels, ...within(51)], [{ id: "10", parent_id: "2" }])).toEqual([]);
    expect(places(51, { id: "3", parent_id: null })).toEqual([]);
  });

  it("removes any number of channels from categories [channel-positions-parent-null] [channel-create-category-limit]", () => {
    const outside = Array.from({ length: 60 }, (_, i) => channel(`${10 + i}`));
    expect(channelPositionIssues([...channels, ...outside], [{ id: "3", parent_id: null }])).toEqual([]);
  });
});

describe("lists of channels", () => {
  it("contain no threads [channel-list-no-threads]", () => {
    expect(threads.every(isThread)).toBe(true);
    expect([GUILD_TEXT, GUILD_VOICE, GUILD_CATEGORY, GUILD_STAGE_VOICE].some(isThread)).toBe(false);
  });

  it("are sorted by position, then by numeric id [channel-list-order] [limit-snowflake-order]", () => {
    const list = [channel("10"), channel("9"), channel("3", { position: 2 }), channel("4", { position: 1 })];
    expect(list.sort(compareChannels).map(({ id }) => id)).toEqual(["9", "10", "4", "3"]);
  });

  it("sort threads by descending numeric id [channel-threads-order] [limit-snowflake-order]", () => {
    expect([{ id: "9" }, { id: "100" }, { id: "10" }].sort(compareThreads).map(({ id }) => id)).toEqual([
      "100",
      "10",
      "9",
    ]);
  });
});

describe("slow mode", () => {
  const last = new Date("2021-07-01T12:00:00Z");
  const slow = { rate_limit_per_user: 30 };
  const user = { bot: false, permissions: Permission.SEND_MESSAGES, last };

  it("delays users after each message [channel-create-slow-mode-exempt]", () => {
    expect(mayWriteFrom(slow, user)).toEqual(new Date("2021-07-01T12:00:30Z"));
    expect(mayWriteFrom(slow, { ...user, last: null })).toBe(null);
    expect(mayWriteFrom({ rate_limit_per_user: 0 }, user)).toBe(null);
  });

  it("exempts bots and moderators [channel-create-slow-mode-exempt]", () => {
    expect(mayWriteFrom(slow, { ...user, bot: true })).toBe(null);
    expect(mayWriteFrom(slow, { ...user, permissions: Permission.MANAGE_MESSAGES })).toBe(null);
    expect(mayWriteFrom(slow, { ...user, permissions: Permission.MANAGE_CHANNELS })).toBe(null);
  });
});
