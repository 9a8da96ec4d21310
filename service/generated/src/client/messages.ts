// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Client, json, paginate, scalar, segment, send } from "@guildwire/runtime/client";
import type { Snowflake } from "../types/common.js";
import type { Message, SendMessageBody } from "../types/messages.js";
import { type CallOptions, adminLogin } from "./security.js";

/** Arguments of listMessages. */
export interface ListMessagesArgs {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
  /** Only what this user sees, who sees the own ephemeral messages and no others; without it everything. */
  viewer_id?: Snowflake;
  /** Only messages with a greater id. */
  after?: Snowflake;
  /**
   * How many at most.
   *
   * 1 to 100.
   *
   * @default 50
   */
  limit?: number;
}

/**
 * List the messages of a channel
 *
 * Messages of a channel or thread in ascending order of their ids.
 *
 * `GET /channels/{channel_id}/messages` Login: admin.
 */
export async function listMessages(
  client: Client,
  args: ListMessagesArgs,
  options?: CallOptions,
): Promise<Message[]> {
  return send(client, {
    id: "listMessages",
    method: "GET",
    path: `/channels/${segment(args.channel_id, "channel_id")}/messages`,
    query: scalar("viewer_id", args.viewer_id) + scalar("after", args.after) + scalar("limit", args.limit),
    security: adminLogin,
  }, options);
}

/**
 * All items of listMessages, page by page, beginning after `after`. Pages have 100 items unless `limit` is
 * given.
 */
export function paginateListMessages(
  client: Client,
  args: ListMessagesArgs,
  options?: CallOptions,
): AsyncGenerator<Message, void, undefined> {
  return paginate(
    (cursor, limit) => {
      const page = { ...args, limit: limit, ...(cursor === undefined ? {} : { after: cursor }) };
      return listMessages(client, page, options);
    },
    (item) => item.id,
    args.limit ?? 100,
    args.after,
  );
}

/** Arguments of sendMessage. */
export interface SendMessageArgs {
  /** Id of the channel or thread. */
  channel_id: Snowflake;
  body: SendMessageBody;
}

/**
 * Let a user send a message
 *
 * A member writes into a channel or thread.
 *
 * `POST /channels/{channel_id}/messages` Login: admin.
 *
 * - A pending member cannot write; the answer is 403 with code 20027. (control-message-pending)
 * - Who does not meet the verification level cannot write, roles bypass it; the answer is 403 with code 50009.
 *   Level 1 asks for a verified e-mail address, 2 for an account older than 5 minutes, 3 for a membership
 *   longer than 10 minutes, 4 for a verified phone number, each on top of those below.
 *   (control-message-verification)
 * - Within rate_limit_per_user seconds a second message is a 403 with code 20016, except for bots and for
 *   members with MANAGE_MESSAGES or MANAGE_CHANNELS. (control-message-slow-mode)
 * - A message unarchives the thread that it is sent to. (control-message-unarchives)
 */
export async function sendMessage(
  client: Client,
  args: SendMessageArgs,
  options?: CallOptions,
): Promise<Message> {
  return send(client, {
    id: "sendMessage",
    method: "POST",
    path: `/channels/${segment(args.channel_id, "channel_id")}/messages`,
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of getMessage. */
export interface GetMessageArgs {
  /** Id of the message. */
  message_id: Snowflake;
}

/**
 * Get a message
 *
 * Any message, ephemeral ones included.
 *
 * `GET /messages/{message_id}` Login: admin.
 */
export async function getMessage(
  client: Client,
  args: GetMessageArgs,
  options?: CallOptions,
): Promise<Message> {
  return send(client, {
    id: "getMessage",
    method: "GET",
    path: `/messages/${segment(args.message_id, "message_id")}`,
    security: adminLogin,
  }, options);
}
