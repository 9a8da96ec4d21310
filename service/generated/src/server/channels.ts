// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type {
  CreateInviteBody,
  Invite,
  ModifyThreadBody,
  OpenStageBody,
  PlaceWebhookBody,
  PlacedWebhook,
  StageInstance,
  StartThreadBody,
  Thread,
} from "../types/channels.js";
import type {
  CloseStagePath,
  CreateInvitePath,
  GetThreadPath,
  JoinThreadPath,
  LeaveThreadPath,
  ModifyThreadPath,
  OpenStagePath,
  PlaceWebhookPath,
  StartThreadPath,
} from "../validators/parameters/channels.js";
import type { Context } from "./context.js";

/** What startThread is called with. */
export interface StartThreadRequest {
  readonly path: StartThreadPath;
  readonly body: StartThreadBody & Required<Pick<StartThreadBody, "private" | "auto_archive_duration">>;
}

/** What startThread answers. 200: The thread. */
export type StartThreadResult = Thread;

/** What getThread is called with. */
export interface GetThreadRequest {
  readonly path: GetThreadPath;
}

/** What getThread answers. 200: The thread. */
export type GetThreadResult = Thread;

/** What modifyThread is called with. */
export interface ModifyThreadRequest {
  readonly path: ModifyThreadPath;
  readonly body: ModifyThreadBody;
}

/** What modifyThread answers. 200: The thread after the change. */
export type ModifyThreadResult = Thread;

/** What joinThread is called with. */
export interface JoinThreadRequest {
  readonly path: JoinThreadPath;
}

/** What joinThread answers. 204: The member has joined. */
export type JoinThreadResult = void;

/** What leaveThread is called with. */
export interface LeaveThreadRequest {
  readonly path: LeaveThreadPath;
}

/** What leaveThread answers. 204: The member has left. */
export type LeaveThreadResult = void;

/** What openStage is called with. */
export interface OpenStageRequest {
  readonly path: OpenStagePath;
  readonly body: OpenStageBody & Required<Pick<OpenStageBody, "privacy_level">>;
}

/** What openStage answers. 200: The stage instance. */
export type OpenStageResult = StageInstance;

/** What closeStage is called with. */
export interface CloseStageRequest {
  readonly path: CloseStagePath;
}

/** What closeStage answers. 204: The stage is closed. */
export type CloseStageResult = void;

/** What placeWebhook is called with. */
export interface PlaceWebhookRequest {
  readonly path: PlaceWebhookPath;
  readonly body: PlaceWebhookBody;
}

/** What placeWebhook answers. 200: The webhook. */
export type PlaceWebhookResult = PlacedWebhook;

/** What createInvite is called with. */
export interface CreateInviteRequest {
  readonly path: CreateInvitePath;
  readonly body: CreateInviteBody & Required<Pick<CreateInviteBody, "max_age" | "max_uses" | "temporary">>;
}

/** What createInvite answers. 200: The invite. */
export type CreateInviteResult = Invite;

/** Handlers of channels. Threads, stages, webhooks and invites of channels. */
export interface ChannelsHandlers<Principal = unknown> {
  /**
   * Start a thread
   *
   * A member starts a thread in a channel and joins it.
   *
   * `POST /channels/{channel_id}/threads` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownChannel` (404, code 10003), `unknownMember` (404, code
   * 10007), `wrongChannelType` (400, code 50024), `invalidFormBody` (400, code 50035).
   */
  startThread(request: StartThreadRequest, context: Context<Principal>): Awaitable<StartThreadResult>;
  /**
   * Get a thread
   *
   * A thread, active or archived.
   *
   * `GET /threads/{channel_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownChannel` (404, code 10003), `invalidFormBody` (400,
   * code 50035).
   */
  getThread(request: GetThreadRequest, context: Context<Principal>): Awaitable<GetThreadResult>;
  /**
   * Archive or lock a thread
   *
   * Changes what is sent and leaves the rest alone.
   *
   * `PATCH /threads/{channel_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownChannel` (404, code 10003), `invalidFormBody` (400,
   * code 50035).
   */
  modifyThread(request: ModifyThreadRequest, context: Context<Principal>): Awaitable<ModifyThreadResult>;
  /**
   * Let a member join a thread
   *
   * The member joins the thread.
   *
   * `PUT /threads/{channel_id}/members/{user_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownChannel` (404, code 10003), `unknownMember` (404, code
   * 10007), `invalidFormBody` (400, code 50035).
   */
  joinThread(request: JoinThreadRequest, context: Context<Principal>): Awaitable<JoinThreadResult>;
  /**
   * Let a member leave a thread
   *
   * The member leaves the thread.
   *
   * `DELETE /threads/{channel_id}/members/{user_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownChannel` (404, code 10003), `unknownMember` (404, code
   * 10007), `invalidFormBody` (400, code 50035).
   */
  leaveThread(request: LeaveThreadRequest, context: Context<Principal>): Awaitable<LeaveThreadResult>;
  /**
   * Open a stage
   *
   * A stage goes live in a stage channel, or a live one changes.
   *
   * `PUT /channels/{channel_id}/stage-instance` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownChannel` (404, code 10003), `wrongChannelType` (400,
   * code 50024), `invalidFormBody` (400, code 50035).
   */
  openStage(request: OpenStageRequest, context: Context<Principal>): Awaitable<OpenStageResult>;
  /**
   * Close a stage
   *
   * The stage is live no longer.
   *
   * `DELETE /channels/{channel_id}/stage-instance` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownChannel` (404, code 10003), `unknownStageInstance`
   * (404, code 10067), `invalidFormBody` (400, code 50035).
   */
  closeStage(request: CloseStageRequest, context: Context<Principal>): Awaitable<CloseStageResult>;
  /**
   * Place a webhook that the interface does not create
   *
   * A webhook as it comes from an OAuth 2.0 flow (type 1, with its url), from following a channel (type 2),
   * or from an application (type 3).
   *
   * `POST /channels/{channel_id}/webhooks` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownChannel` (404, code 10003), `unknownUser` (404, code
   * 10013), `unknownApplication` (404, code 10002), `wrongChannelType` (400, code 50024), `invalidFormBody`
   * (400, code 50035).
   */
  placeWebhook(request: PlaceWebhookRequest, context: Context<Principal>): Awaitable<PlaceWebhookResult>;
  /**
   * Create an invite
   *
   * A member makes an invite to a channel.
   *
   * `POST /channels/{channel_id}/invites` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownChannel` (404, code 10003), `unknownMember` (404, code
   * 10007), `unknownUser` (404, code 10013), `unknownApplication` (404, code 10002), `invalidFormBody` (400,
   * code 50035).
   */
  createInvite(request: CreateInviteRequest, context: Context<Principal>): Awaitable<CreateInviteResult>;
}
