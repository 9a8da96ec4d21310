import {
  type Context,
  type GetMessageRequest,
  type GetMessageResult,
  type ListMessagesRequest,
  type ListMessagesResult,
  type MessagesHandlers,
  notImplemented,
  type OpenDirectMessageRequest,
  type OpenDirectMessageResult,
  type SendMessageRequest,
  type SendMessageResult,
} from "@guildwire/control/server";
import type { Principal } from "./principal.js";

/** Handlers of messages. The file is yours: guildwire stubs adds to it and never takes away. */
export class Messages implements MessagesHandlers<Principal> {
  /**
   * List the messages of a channel
   *
   * Messages of a channel or thread in ascending order of their ids.
   *
   * `GET /channels/{channel_id}/messages` Login: admin.
   *
   * @guildwire listMessages da1d84b5d917
   */
  async listMessages(request: ListMessagesRequest, context: Context<Principal>): Promise<ListMessagesResult> {
    throw notImplemented(request, context);
  }

  /**
   * Let a user send a message
   *
   * A member writes into a channel or thread, or a user into a direct message.
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
   * @guildwire sendMessage c93146c69db7
   */
  async sendMessage(request: SendMessageRequest, context: Context<Principal>): Promise<SendMessageResult> {
    throw notImplemented(request, context);
  }

  /**
   * Get a message
   *
   * Any message, ephemeral ones included.
   *
   * `GET /channels/{channel_id}/messages/{message_id}` Login: admin.
   *
   * @guildwire getMessage ad894fc0a2c2
   */
  async getMessage(request: GetMessageRequest, context: Context<Principal>): Promise<GetMessageResult> {
    throw notImplemented(request, context);
  }

  /**
   * Open a direct message
   *
   * The channel between two users; the same one when it is there already.
   *
   * `POST /direct-messages` Login: admin.
   *
   * @guildwire openDirectMessage fc1d942e352e
   */
  async openDirectMessage(
    request: OpenDirectMessageRequest,
    context: Context<Principal>,
  ): Promise<OpenDirectMessageResult> {
    throw notImplemented(request, context);
  }
}
