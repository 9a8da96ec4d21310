import { Permission } from "@guildwire/api/permissions";
import { ChannelType } from "@guildwire/api/types";
import { describe, expect, it } from "vitest";
import {
  ownVoiceState,
  type StageVoice,
  usableRegions,
  userVoiceState,
} from "../../../service/src/rules/voice-states.js";
import { missingPermissions, refusal } from "./refusals.js";

const { MUTE_MEMBERS, REQUEST_TO_SPEAK } = Permission;
const now = new Date("2021-07-31T12:00:00Z");
const earlier = new Date("2021-07-31T11:00:00Z");
const stage = { type: ChannelType.GUILD_STAGE_VOICE };
const listener: StageVoice = { channel_id: "4", suppress: true, request_to_speak_timestamp: null };
const speaker: StageVoice = { ...listener, suppress: false };

const wrongType = { status: 400, code: 50024, at: [] };
const notInVoice = { status: 400, code: 40032, at: [] };
const unknownChannel = { status: 404, code: 10003, at: [] };

describe("the caller's own voice state", () => {
  const own = (
    body: { suppress?: boolean; request_to_speak_timestamp?: string | null },
    {
      state = listener as StageVoice | undefined,
      permissions = 0n,
      channel = stage as { type: number } | undefined,
    } = {},
  ) => ownVoiceState(state, { channel_id: "4", ...body }, { channel, permissions, now });

  it("requires a stage of this guild [voice-own-state-stage] [voice-own-state-unknown-channel]", () => {
    expect(refusal(() => own({}, { channel: { type: ChannelType.GUILD_VOICE } }))).toEqual(wrongType);
    expect(
      refusal(() => ownVoiceState(listener, { channel_id: "4" }, { channel: undefined, permissions: 0n, now })),
    ).toEqual(unknownChannel);
  });

  it("requires the stage that the caller has joined [voice-own-state-joined]", () => {
    expect(refusal(() => own({}, { state: { ...listener, channel_id: "5" } }))).toEqual(notInVoice);
    expect(refusal(() => own({}, { state: { ...listener, channel_id: null } }))).toEqual(notInVoice);
    expect(
      refusal(() => ownVoiceState(undefined, { channel_id: "4" }, { channel: stage, permissions: 0n, now })),
    ).toEqual(notInVoice);
  });

  it("requires MUTE_MEMBERS for speaking [voice-own-state-unsuppress]", () => {
    expect(refusal(() => own({ suppress: false }, { permissions: REQUEST_TO_SPEAK }))).toEqual(missingPermissions);
    expect(own({ suppress: false }, { permissions: MUTE_MEMBERS })).toEqual(speaker);
  });

  it("allows becoming a listener at any time [voice-own-state-suppress]", () => {
    expect(own({ suppress: true }, { state: speaker })).toEqual(listener);
  });

  it("requires REQUEST_TO_SPEAK for a request [voice-own-state-request]", () => {
    const request_to_speak_timestamp = now.toISOString();
    expect(refusal(() => own({ request_to_speak_timestamp }, { permissions: MUTE_MEMBERS }))).toEqual(
      missingPermissions,
    );
    expect(own({ request_to_speak_timestamp }, { permissions: REQUEST_TO_SPEAK })).toEqual({
      ...listener,
      request_to_speak_timestamp: now,
    });
  });

  it("allows withdrawing a request at any time [voice-own-state-clear-request]", () => {
    const asking = { ...listener, request_to_speak_timestamp: earlier };
    expect(own({ request_to_speak_timestamp: null }, { state: asking })).toEqual(listener);
  });

  it("accepts the present or a future time, within a minute [voice-own-state-time]", () => {
    const at = (seconds: number) =>
      own(
        { request_to_speak_timestamp: new Date(now.getTime() + seconds * 1000).toISOString() },
        { permissions: REQUEST_TO_SPEAK },
      );
    expect(at(86_400).request_to_speak_timestamp).toEqual(new Date("2021-08-01T12:00:00Z"));
    expect(at(-60).request_to_speak_timestamp).toEqual(new Date("2021-07-31T11:59:00Z"));
    expect(refusal(() => at(-61))).toEqual({ status: 400, code: 50035, at: ["/request_to_speak_timestamp"] });
  });

  it("keeps absent properties [voice-own-state-absent]", () => {
    const asking = { ...listener, request_to_speak_timestamp: earlier };
    expect(own({}, { state: asking })).toEqual(asking);
    expect(own({ suppress: true }, { state: asking })).toEqual(asking);
    expect(own({}, { state: speaker })).toEqual(speaker);
  });
});

describe("another user's voice state", () => {
  const user = (
    body: { suppress?: boolean },
    {
      state = listener as StageVoice,
      bot = false,
      permissions = MUTE_MEMBERS as bigint,
      channel = stage as { type: number },
    } = {},
  ) => userVoiceState(state, { channel_id: "4", ...body }, { channel, permissions, bot, now });

  it("requires a stage of this guild [voice-user-state-stage] [voice-user-state-unknown-channel]", () => {
    expect(refusal(() => user({}, { channel: { type: ChannelType.GUILD_TEXT } }))).toEqual(wrongType);
    const target = { channel: undefined, permissions: MUTE_MEMBERS as bigint, bot: false, now };
    expect(refusal(() => userVoiceState(listener, { channel_id: "4" }, target))).toEqual(unknownChannel);
  });

  it("requires the stage that the user has joined [voice-user-state-joined]", () => {
    expect(refusal(() => user({}, { state: { ...listener, channel_id: "5" } }))).toEqual(notInVoice);
  });

  it("requires MUTE_MEMBERS in both directions [voice-user-state-both-ways]", () => {
    for (const suppress of [true, false])
      expect(refusal(() => user({ suppress }, { permissions: REQUEST_TO_SPEAK }))).toEqual(missingPermissions);
  });

  it("sets the present time as request when a user becomes a speaker [voice-user-state-unsuppress-user]", () => {
    expect(user({ suppress: false })).toEqual({ ...speaker, request_to_speak_timestamp: now });
    const asking = { ...listener, request_to_speak_timestamp: earlier };
    expect(user({ suppress: false }, { state: asking })).toEqual({ ...speaker, request_to_speak_timestamp: now });
  });

  it("keeps the request of a bot that becomes a speaker [voice-user-state-unsuppress-bot]", () => {
    expect(user({ suppress: false }, { bot: true })).toEqual(speaker);
  });

  it("clears the request when the user becomes a listener [voice-user-state-suppress]", () => {
    const spoken = { ...speaker, request_to_speak_timestamp: earlier };
    expect(user({ suppress: true }, { state: spoken })).toEqual(listener);
  });

  it("stays unchanged without a change of state [voice-user-state-unsuppress-user] [voice-user-state-suppress]", () => {
    const spoken = { ...speaker, request_to_speak_timestamp: earlier };
    expect(user({ suppress: false }, { state: spoken })).toEqual(spoken);
    const asking = { ...listener, request_to_speak_timestamp: earlier };
    expect(user({ suppress: true }, { state: asking })).toEqual(asking);
    expect(user({}, { state: asking })).toEqual(asking);
  });
});

it("VIP regions are available to guilds with the feature [voice-regions-vip]", () => {
  const regions = [
    { id: "harbour", vip: false },
    { id: "vip-harbour", vip: true },
  ];
  expect(usableRegions(regions, ["NEWS"])).toEqual([regions[0]]);
  expect(usableRegions(regions, ["VIP_REGIONS"])).toEqual(regions);
});
