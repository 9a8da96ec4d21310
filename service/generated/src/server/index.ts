// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

export {
  type Awaitable,
  HttpError,
  type HttpErrorOptions,
  type Operation,
  type UploadedFile,
  notImplemented,
} from "@guildwire/runtime/server";
export type {
  ApplicationsHandlers,
  CheckEndpointRequest,
  CheckEndpointResult,
  CreateApplicationRequest,
  CreateApplicationResult,
  GetApplicationRequest,
  GetApplicationResult,
  ModifyApplicationRequest,
  ModifyApplicationResult,
  ResetBotTokenRequest,
  ResetBotTokenResult,
} from "./applications.js";
export type {
  ChannelsHandlers,
  CloseStageRequest,
  CloseStageResult,
  CreateInviteRequest,
  CreateInviteResult,
  GetThreadRequest,
  GetThreadResult,
  JoinThreadRequest,
  JoinThreadResult,
  LeaveThreadRequest,
  LeaveThreadResult,
  ModifyThreadRequest,
  ModifyThreadResult,
  OpenStageRequest,
  OpenStageResult,
  PlaceWebhookRequest,
  PlaceWebhookResult,
  StartThreadRequest,
  StartThreadResult,
} from "./channels.js";
export type {
  ClockHandlers,
  GetClockRequest,
  GetClockResult,
  MoveClockRequest,
  MoveClockResult,
} from "./clock.js";
export type { Context } from "./context.js";
export {
  type ServerOptions,
  createFetchHandler,
  createMemoryTransport,
  createNodeHandler,
} from "./create-server.js";
export { errors } from "./errors.js";
export type {
  EventsHandlers,
  ListEventsRequest,
  ListEventsResult,
  StreamEventsRequest,
  StreamEventsResult,
} from "./events.js";
export type {
  AddEmojiRequest,
  AddEmojiResult,
  ConnectAccountRequest,
  ConnectAccountResult,
  GetGuildStateRequest,
  GetGuildStateResult,
  GuildsHandlers,
  InstallApplicationRequest,
  InstallApplicationResult,
  ModifyGuildStateRequest,
  ModifyGuildStateResult,
  RemoveEmojiRequest,
  RemoveEmojiResult,
} from "./guilds.js";
export type { Handlers, HandlersSoFar } from "./handlers.js";
export type {
  GetInteractionRequest,
  GetInteractionResult,
  InteractionsHandlers,
  UseCommandRequest,
  UseCommandResult,
  UseComponentRequest,
  UseComponentResult,
} from "./interactions.js";
export type {
  BoostGuildRequest,
  BoostGuildResult,
  CompleteScreeningRequest,
  CompleteScreeningResult,
  ConnectVoiceRequest,
  ConnectVoiceResult,
  DisconnectVoiceRequest,
  DisconnectVoiceResult,
  GetVoiceStateRequest,
  GetVoiceStateResult,
  JoinGuildRequest,
  JoinGuildResult,
  LeaveGuildRequest,
  LeaveGuildResult,
  MembersHandlers,
  SetLastActivityRequest,
  SetLastActivityResult,
  StopBoostingRequest,
  StopBoostingResult,
} from "./members.js";
export type {
  GetMessageRequest,
  GetMessageResult,
  ListMessagesRequest,
  ListMessagesResult,
  MessagesHandlers,
  SendMessageRequest,
  SendMessageResult,
} from "./messages.js";
export type {
  CreateUserRequest,
  CreateUserResult,
  GetUserRequest,
  GetUserResult,
  GrantAccessTokenRequest,
  GrantAccessTokenResult,
  ListNotificationsRequest,
  ListNotificationsResult,
  ListUsersRequest,
  ListUsersResult,
  ModifyUserRequest,
  ModifyUserResult,
  RevokeAccessRequest,
  RevokeAccessResult,
  SetPresenceRequest,
  SetPresenceResult,
  UsersHandlers,
} from "./users.js";
