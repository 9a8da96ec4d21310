import { Permission } from "@guildwire/api/permissions";
import { errors } from "@guildwire/api/server";
import {
  type Channel,
  ChannelType,
  type GuildFeature,
  type ModifyCurrentUserVoiceStateBody,
  type ModifyUserVoiceStateBody,
  type Snowflake,
  type VoiceRegion,
} from "@guildwire/api/types";
import { type FormIssue, refuse } from "./form.js";
import { assertHolds } from "./permissions.js";

/** Maximum age of a request to speak in milliseconds, because clocks differ and requests take time. */
const tolerance = 60_000;

/** The properties of a voice state that the rules of stages read and change. */
export interface StageVoice {
  readonly channel_id: Snowflake | null;
  readonly suppress: boolean;
  readonly request_to_speak_timestamp: Date | null;
}

/**
 * The caller's voice state after a change. `channel` is the channel of the body, undefined if the guild does not have
 * it; `permissions` are the caller's there.
 *
 * Throws unknownChannel (404, code 10003), wrongChannelType (400, code 50024) for a channel that is not a stage,
 * targetNotInVoice (400, code 40032) for a user who has not joined it, missingPermissions (403, code 50013), or a form
 * error for a time in the past.
 *
 * Rules: voice-own-state-stage, voice-own-state-joined, voice-own-state-unknown-channel, voice-own-state-unsuppress,
 * voice-own-state-suppress, voice-own-state-request, voice-own-state-clear-request, voice-own-state-time,
 * voice-own-state-absent.
 */
export function ownVoiceState<S extends StageVoice>(
  state: S | undefined,
  body: ModifyCurrentUserVoiceStateBody,
  caller: { readonly channel: Pick<Channel, "type"> | undefined; readonly permissions: bigint; readonly now: Date },
): S {
  const joined = joinedStage(state, body.channel_id, caller.channel);
  if (body.suppress === false) assertHolds(caller.permissions, Permission.MUTE_MEMBERS);
  const requested = body.request_to_speak_timestamp;
  if (typeof requested === "string") {
    assertHolds(caller.permissions, Permission.REQUEST_TO_SPEAK);
    refuse(timeIssues(requested, caller.now));
  }
  return {
    ...joined,
    suppress: body.suppress ?? joined.suppress,
    request_to_speak_timestamp:
      requested === undefined ? joined.request_to_speak_timestamp : requested === null ? null : new Date(requested),
  };
}

/**
 * Another user's voice state after a change by a holder of MUTE_MEMBERS. Throws like `ownVoiceState`.
 *
 * Rules: voice-user-state-stage, voice-user-state-joined, voice-user-state-unknown-channel,
 * voice-user-state-unsuppress-user, voice-user-state-unsuppress-bot, voice-user-state-suppress,
 * voice-user-state-both-ways.
 */
export function userVoiceState<S extends StageVoice>(
  state: S | undefined,
  body: ModifyUserVoiceStateBody,
  target: {
    readonly channel: Pick<Channel, "type"> | undefined;
    readonly permissions: bigint;
    readonly bot: boolean;
    readonly now: Date;
  },
): S {
  assertHolds(target.permissions, Permission.MUTE_MEMBERS);
  const joined = joinedStage(state, body.channel_id, target.channel);
  const suppress = body.suppress ?? joined.suppress;
  if (suppress === joined.suppress) return joined;
  if (suppress) return { ...joined, suppress, request_to_speak_timestamp: null };
  return target.bot ? { ...joined, suppress } : { ...joined, suppress, request_to_speak_timestamp: target.now };
}

/**
 * The voice regions that a guild may use.
 *
 * Rules: voice-regions-vip.
 */
export function usableRegions<R extends Pick<VoiceRegion, "vip">>(
  regions: readonly R[],
  features: readonly GuildFeature[],
): R[] {
  return regions.filter(({ vip }) => !vip || features.includes("VIP_REGIONS"));
}

function joinedStage<S extends StageVoice>(
  state: S | undefined,
  channel_id: Snowflake,
  channel: Pick<Channel, "type"> | undefined,
): S {
  if (channel === undefined) throw errors.unknownChannel();
  if (channel.type !== ChannelType.GUILD_STAGE_VOICE) throw errors.wrongChannelType();
  if (state?.channel_id !== channel_id) throw errors.targetNotInVoice();
  return state;
}

function timeIssues(requested: string, now: Date): FormIssue[] {
  if (Date.parse(requested) >= now.getTime() - tolerance) return [];
  const message = "must be the present or a future time";
  return [{ path: "/request_to_speak_timestamp", code: "time", message }];
}
