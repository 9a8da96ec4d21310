// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

export type {
  Application,
  CreateApplicationBody,
  EndpointCheck,
  ModifyApplicationBody,
  NewApplication,
} from "./applications.js";
export type {
  CreateInviteBody,
  Invite,
  ModifyThreadBody,
  OpenStageBody,
  PlaceWebhookBody,
  PlacedWebhook,
  StageInstance,
  StartThreadBody,
  Thread,
} from "./channels.js";
export type { Clock, MoveClockBody } from "./clock.js";
export type { Snowflake, Timestamp } from "./common.js";
export type { Error, ErrorDetail, ErrorTree } from "./errors.js";
export type { RecordedEvent } from "./events.js";
export type {
  AddEmojiBody,
  ConnectAccountBody,
  Emoji,
  GuildState,
  InstallApplicationBody,
  Integration,
  ModifyGuildStateBody,
} from "./guilds.js";
export {
  type ComponentUse,
  InteractionDelivery,
  type InteractionRecord,
  InteractionState,
  type UseCommandBody,
  type UseComponentBody,
} from "./interactions.js";
export type { ConnectVoiceBody, JoinGuildBody, Member, SetLastActivityBody, VoiceState } from "./members.js";
export type { Message, SendMessageBody } from "./messages.js";
export {
  type AccessToken,
  type ControlledUser,
  type CreateUserBody,
  type GrantAccessTokenBody,
  type ModifyUserBody,
  type Notification,
  type Presence,
  PresenceStatus,
  type SetPresenceBody,
} from "./users.js";
