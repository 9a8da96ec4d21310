import {
  type Context,
  type GetMessageRequest,
  type GetMessageResult,
  type ListMessagesRequest,
  type ListMessagesResult,
  type MessagesHandlers,
  notImplemented,
  type SendMessageRequest,
  type SendMessageResult,
} from "@guildwire/control/server";
import type { Services } from "../../services.js";
import type { Principal } from "./principal.js";

/** Handlers of messages. The file is yours: guildwire stubs adds to it and never takes away. */
export class Messages implements MessagesHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

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
   * @guildwire sendMessage 4cf8f55429d6
   */
  async sendMessage(request: SendMessageRequest, context: Context<Principal>): Promise<SendMessageResult> {
    throw notImplemented(request, context);
  }

  /**
   * Get a message
   *
   * Any message, ephemeral ones included.
   *
   * `GET /messages/{message_id}` Login: admin.
   *
   * @guildwire getMessage 3ad482fc10e8
   */
  async getMessage(request: GetMessageRequest, context: Context<Principal>): Promise<GetMessageResult> {
    throw notImplemented(request, context);
  }
}
