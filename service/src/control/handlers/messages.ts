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

/** Handlers of messages. This file is yours: `guildwire stubs` only adds code. */
export class Messages implements MessagesHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `GET /channels/{channel_id}/messages`: List the messages of a channel
   *
   * @guildwire listMessages 644a1840ac3f
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
   * `POST /channels/{channel_id}/messages`: Let a user send a message
   *
   * @guildwire sendMessage f5add8509516
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
   * `GET /messages/{message_id}`: Get a message
   *
   * @guildwire getMessage c6e175ba6454
   */
  async getMessage(request: GetMessageRequest): Promise<GetMessageResult> {
    return this.#services.store.read(async (work) => {
      const message = await requireMessage(work, request.path.message_id);
      return extensible(await showMessage(work, this.#services.site, message));
    });
  }
}
