// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type { Message, SendMessageBody } from "../types/messages.js";
import type {
  GetMessagePath,
  ListMessagesPath,
  ListMessagesQuery,
  SendMessagePath,
} from "../validators/parameters/messages.js";
import type { Context } from "./context.js";

/** What listMessages is called with. */
export interface ListMessagesRequest {
  readonly path: ListMessagesPath;
  readonly query: ListMessagesQuery & Required<Pick<ListMessagesQuery, "limit">>;
}

/** What listMessages answers. 200: The messages. */
export type ListMessagesResult = Message[];

/** What sendMessage is called with. */
export interface SendMessageRequest {
  readonly path: SendMessagePath;
  readonly body: SendMessageBody;
}

/** What sendMessage answers. 200: The message. */
export type SendMessageResult = Message;

/** What getMessage is called with. */
export interface GetMessageRequest {
  readonly path: GetMessagePath;
}

/** What getMessage answers. 200: The message. */
export type GetMessageResult = Message;

/** Handlers of messages. Messages of people, and what each of them sees. */
export interface MessagesHandlers<Principal = unknown> {
  /**
   * List the messages of a channel
   *
   * Messages of a channel or thread in ascending order of their ids.
   *
   * `GET /channels/{channel_id}/messages` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownChannel` (404, code 10003), `missingAccess` (403, code
   * 50001), `invalidFormBody` (400, code 50035).
   */
  listMessages(request: ListMessagesRequest, context: Context<Principal>): Awaitable<ListMessagesResult>;
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownChannel` (404, code 10003), `unknownUser` (404, code
   * 10013), `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `memberPending` (403,
   * code 20027), `verificationLevelTooHigh` (403, code 50009), `slowMode` (403, code 20016),
   * `wrongChannelType` (400, code 50024), `invalidFormBody` (400, code 50035).
   */
  sendMessage(request: SendMessageRequest, context: Context<Principal>): Awaitable<SendMessageResult>;
  /**
   * Get a message
   *
   * Any message, ephemeral ones included.
   *
   * `GET /messages/{message_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownMessage` (404, code 10008), `invalidFormBody` (400,
   * code 50035).
   */
  getMessage(request: GetMessageRequest, context: Context<Principal>): Awaitable<GetMessageResult>;
}
