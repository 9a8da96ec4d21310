// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

export {
  type DirectionalValidator,
  type Issue,
  type Result,
  type ValidateOptions,
  ValidationError,
  type Validator,
} from "@guildwire/runtime/validate";
export {
  Application,
  CreateApplicationBody,
  EndpointCheck,
  ModifyApplicationBody,
  NewApplication,
} from "./applications.js";
export {
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
export { Clock, MoveClockBody } from "./clock.js";
export { Snowflake, Timestamp } from "./common.js";
export { Error, ErrorDetail, ErrorTree } from "./errors.js";
export { RecordedEvent } from "./events.js";
export {
  AddEmojiBody,
  ConnectAccountBody,
  Emoji,
  GuildState,
  InstallApplicationBody,
  Integration,
  ModifyGuildStateBody,
} from "./guilds.js";
export {
  ComponentUse,
  InteractionDelivery,
  InteractionRecord,
  InteractionState,
  UseCommandBody,
  UseComponentBody,
} from "./interactions.js";
export { ConnectVoiceBody, JoinGuildBody, Member, SetLastActivityBody, VoiceState } from "./members.js";
export { Message, SendMessageBody } from "./messages.js";
export {
  CheckEndpointPath,
  GetApplicationPath,
  ModifyApplicationPath,
  ResetBotTokenPath,
} from "./parameters/applications.js";
export {
  CloseStagePath,
  CreateInvitePath,
  GetThreadPath,
  JoinThreadPath,
  LeaveThreadPath,
  ModifyThreadPath,
  OpenStagePath,
  PlaceWebhookPath,
  StartThreadPath,
} from "./parameters/channels.js";
export { ListEventsQuery, StreamEventsHeaders, StreamEventsQuery } from "./parameters/events.js";
export {
  AddEmojiPath,
  ConnectAccountPath,
  GetGuildStatePath,
  InstallApplicationPath,
  ModifyGuildStatePath,
  RemoveEmojiPath,
} from "./parameters/guilds.js";
export { GetInteractionPath } from "./parameters/interactions.js";
export {
  BoostGuildPath,
  CompleteScreeningPath,
  ConnectVoicePath,
  DisconnectVoicePath,
  GetVoiceStatePath,
  JoinGuildPath,
  LeaveGuildPath,
  SetLastActivityPath,
  StopBoostingPath,
} from "./parameters/members.js";
export {
  GetMessagePath,
  ListMessagesPath,
  ListMessagesQuery,
  SendMessagePath,
} from "./parameters/messages.js";
export {
  GetUserPath,
  GrantAccessTokenPath,
  ListNotificationsPath,
  ListUsersQuery,
  ModifyUserPath,
  RevokeAccessPath,
  SetPresencePath,
} from "./parameters/users.js";
export { ListEventsResult } from "./responses/events.js";
export { ListMessagesResult } from "./responses/messages.js";
export { ListNotificationsResult, ListUsersResult } from "./responses/users.js";
export {
  AccessToken,
  ControlledUser,
  CreateUserBody,
  GrantAccessTokenBody,
  ModifyUserBody,
  Notification,
  Presence,
  PresenceStatus,
  SetPresenceBody,
} from "./users.js";
