// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Client, json, nothing, segment, send } from "@guildwire/runtime/client";
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
import type { Snowflake } from "../types/common.js";
import { type CallOptions, adminLogin } from "./security.js";

/** Arguments of startThread. */
export interface StartThreadArgs {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
  body: StartThreadBody;
}

/**
 * Start a thread
 *
 * A member starts a thread in a channel and joins it.
 *
 * `POST /channels/{channel_id}/threads` Login: admin.
 */
export async function startThread(
  client: Client,
  args: StartThreadArgs,
  options?: CallOptions,
): Promise<Thread> {
  return send(client, {
    id: "startThread",
    method: "POST",
    path: `/channels/${segment(args.channel_id, "channel_id")}/threads`,
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of getThread. */
export interface GetThreadArgs {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
}

/**
 * Get a thread
 *
 * A thread, active or archived.
 *
 * `GET /threads/{channel_id}` Login: admin.
 */
export async function getThread(client: Client, args: GetThreadArgs, options?: CallOptions): Promise<Thread> {
  return send(client, {
    id: "getThread",
    method: "GET",
    path: `/threads/${segment(args.channel_id, "channel_id")}`,
    security: adminLogin,
  }, options);
}

/** Arguments of modifyThread. */
export interface ModifyThreadArgs {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
  body: ModifyThreadBody;
}

/**
 * Archive or lock a thread
 *
 * Changes what is sent and leaves the rest alone.
 *
 * `PATCH /threads/{channel_id}` Login: admin.
 */
export async function modifyThread(
  client: Client,
  args: ModifyThreadArgs,
  options?: CallOptions,
): Promise<Thread> {
  return send(client, {
    id: "modifyThread",
    method: "PATCH",
    path: `/threads/${segment(args.channel_id, "channel_id")}`,
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of joinThread. */
export interface JoinThreadArgs {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}

/**
 * Let a member join a thread
 *
 * The member joins the thread.
 *
 * `PUT /threads/{channel_id}/members/{user_id}` Login: admin.
 */
export async function joinThread(client: Client, args: JoinThreadArgs, options?: CallOptions): Promise<void> {
  return send(client, {
    id: "joinThread",
    method: "PUT",
    path: `/threads/${segment(args.channel_id, "channel_id")}/members/${segment(args.user_id, "user_id")}`,
    read: nothing,
    security: adminLogin,
  }, options);
}

/** Arguments of leaveThread. */
export interface LeaveThreadArgs {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}

/**
 * Let a member leave a thread
 *
 * The member leaves the thread.
 *
 * `DELETE /threads/{channel_id}/members/{user_id}` Login: admin.
 */
export async function leaveThread(
  client: Client,
  args: LeaveThreadArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "leaveThread",
    method: "DELETE",
    path: `/threads/${segment(args.channel_id, "channel_id")}/members/${segment(args.user_id, "user_id")}`,
    read: nothing,
    security: adminLogin,
  }, options);
}

/** Arguments of openStage. */
export interface OpenStageArgs {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
  body: OpenStageBody;
}

/**
 * Open a stage
 *
 * A stage goes live in a stage channel, or a live one changes.
 *
 * `PUT /channels/{channel_id}/stage-instance` Login: admin.
 */
export async function openStage(
  client: Client,
  args: OpenStageArgs,
  options?: CallOptions,
): Promise<StageInstance> {
  return send(client, {
    id: "openStage",
    method: "PUT",
    path: `/channels/${segment(args.channel_id, "channel_id")}/stage-instance`,
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of closeStage. */
export interface CloseStageArgs {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
}

/**
 * Close a stage
 *
 * The stage is live no longer.
 *
 * `DELETE /channels/{channel_id}/stage-instance` Login: admin.
 */
export async function closeStage(client: Client, args: CloseStageArgs, options?: CallOptions): Promise<void> {
  return send(client, {
    id: "closeStage",
    method: "DELETE",
    path: `/channels/${segment(args.channel_id, "channel_id")}/stage-instance`,
    read: nothing,
    security: adminLogin,
  }, options);
}

/** Arguments of placeWebhook. */
export interface PlaceWebhookArgs {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
  body: PlaceWebhookBody;
}

/**
 * Place a webhook that the interface does not create
 *
 * A webhook as it comes from an OAuth 2.0 flow (type 1, with its url), from following a channel (type 2), or
 * from an application (type 3).
 *
 * `POST /channels/{channel_id}/webhooks` Login: admin.
 */
export async function placeWebhook(
  client: Client,
  args: PlaceWebhookArgs,
  options?: CallOptions,
): Promise<PlacedWebhook> {
  return send(client, {
    id: "placeWebhook",
    method: "POST",
    path: `/channels/${segment(args.channel_id, "channel_id")}/webhooks`,
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of createInvite. */
export interface CreateInviteArgs {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
  body: CreateInviteBody;
}

/**
 * Create an invite
 *
 * A member makes an invite to a channel.
 *
 * `POST /channels/{channel_id}/invites` Login: admin.
 */
export async function createInvite(
  client: Client,
  args: CreateInviteArgs,
  options?: CallOptions,
): Promise<Invite> {
  return send(client, {
    id: "createInvite",
    method: "POST",
    path: `/channels/${segment(args.channel_id, "channel_id")}/invites`,
    body: json(args.body),
    security: adminLogin,
  }, options);
}
