import type {
  GetMessageRequest,
  GetMessageResult,
  ListMessagesRequest,
  ListMessagesResult,
  MessagesHandlers,
  SendMessageRequest,
  SendMessageResult,
} from "@guildwire/control/server";
import { guildOfChannel } from "../../access/resolve.js";
import type { Services } from "../../services.js";
import { showMessage, showMessages } from "../../views/message-view.js";
import { assertMayViewChannel, visibleTo, writeMessage } from "../messages.js";
import { requireChannel, requireMessage } from "../require-objects.js";
import { extensible } from "../views.js";
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
   * Errors: `unauthorized` (401, code 40001), `unknownChannel` (404, code 10003), `missingAccess` (403, code
   * 50001), `invalidFormBody` (400, code 50035).
   *
   * @guildwire listMessages 984a5029bccd
   */
  async listMessages(request: ListMessagesRequest): Promise<ListMessagesResult> {
    const { path, query } = request;
    const guildId = await guildOfChannel(this.#services.store, path.channel_id);
    return this.#services.store.read(async (work) => {
      const { viewer_id, ...page } = query;
      const channel = await requireChannel(work, guildId, path.channel_id);
      if (viewer_id !== undefined) await assertMayViewChannel(work, channel, viewer_id);
      const messages = await work.conversations.list(guildId, channel.id, page);
      const visible = await visibleTo(work, viewer_id, messages);
      return (await showMessages(work, this.#services.site, visible)).map(extensible);
    });
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
   * Errors: `unauthorized` (401, code 40001), `unknownChannel` (404, code 10003), `unknownUser` (404, code
   * 10013), `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `memberPending` (403,
   * code 20027), `verificationLevelTooHigh` (403, code 50009), `slowMode` (403, code 20016), `wrongChannelType`
   * (400, code 50024), `invalidFormBody` (400, code 50035).
   *
   * @guildwire sendMessage 76e25fbb3f74
   */
  async sendMessage(request: SendMessageRequest): Promise<SendMessageResult> {
    const { path, body } = request;
    const guildId = await guildOfChannel(this.#services.store, path.channel_id);
    return this.#services.store.write({ guild: guildId }, async (work) => {
      const channel = await requireChannel(work, guildId, path.channel_id);
      const message = await writeMessage(work, channel, body.author_id, body.content);
      return extensible(await showMessage(work, this.#services.site, message));
    });
  }

  /**
   * Get a message
   *
   * Any message, ephemeral ones included.
   *
   * `GET /messages/{message_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownMessage` (404, code 10008), `invalidFormBody` (400, code
   * 50035).
   *
   * @guildwire getMessage 77d9058b80d8
   */
  async getMessage(request: GetMessageRequest): Promise<GetMessageResult> {
    return this.#services.store.read(async (work) => {
      const message = await requireMessage(work, request.path.message_id);
      return extensible(await showMessage(work, this.#services.site, message));
    });
  }
}
