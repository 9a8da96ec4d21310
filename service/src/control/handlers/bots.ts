import type { Message } from "@guildwire/api/types";
import type {
  BotsHandlers,
  Context,
  CreateChannelMessageRequest,
  CreateChannelMessageResult,
  DeleteChannelMessageRequest,
  DeleteChannelMessageResult,
  EditChannelMessageRequest,
  EditChannelMessageResult,
  GetChannelMessageRequest,
  GetChannelMessageResult,
  GetCurrentApplicationRequest,
  GetCurrentApplicationResult,
  GetCurrentOAuth2ApplicationRequest,
  GetCurrentOAuth2ApplicationResult,
  GetCurrentUserRequest,
  GetCurrentUserResult,
  ListChannelMessagesRequest,
  ListChannelMessagesResult,
} from "@guildwire/control/server";
import { guildOfChannel } from "../../access/resolve.js";
import { receiveFiles } from "../../messages/files.js";
import type { Services } from "../../services.js";
import type { StoredChannel } from "../../store/repositories/channels.js";
import type { Work } from "../../store/work.js";
import { messageOfNewer } from "../../versions/map-response.js";
import { showMessage, showMessages, showWritten } from "../../views/message-view.js";
import { currentApplicationView, currentUserView } from "../bot-itself.js";
import { deleteAsBot, editAsBot, getAsBot, listAsBot, sendAsBot, withReferencedMessages } from "../bot-messages.js";
import { requireApplication, requireChannel } from "../require-objects.js";
import { botOf, type Principal } from "./principal.js";

/** Handlers of bots. This file is yours: `guildwire stubs` only adds code. */
export class Bots implements BotsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `GET /api/v10/users/\@me`: Get the calling bot
   *
   * @guildwire getCurrentUser 7a33cce9bf5b
   */
  async getCurrentUser(
    _request: GetCurrentUserRequest,
    { principal }: Context<Principal>,
  ): Promise<GetCurrentUserResult> {
    const { userId } = botOf(principal);
    return this.#services.store.read(async (work) => currentUserView(await work.users.get(userId)));
  }

  /**
   * `GET /api/v10/applications/\@me`: Get the application of the calling bot
   *
   * @guildwire getCurrentApplication f1758d939c25
   */
  async getCurrentApplication(
    _request: GetCurrentApplicationRequest,
    { principal }: Context<Principal>,
  ): Promise<GetCurrentApplicationResult> {
    return this.#applicationOf(principal);
  }

  /**
   * `GET /api/v10/oauth2/applications/\@me`: Get the application of the calling bot by its OAuth 2.0 path
   *
   * @guildwire getCurrentOAuth2Application 916a2d65d215
   */
  async getCurrentOAuth2Application(
    _request: GetCurrentOAuth2ApplicationRequest,
    { principal }: Context<Principal>,
  ): Promise<GetCurrentOAuth2ApplicationResult> {
    return this.#applicationOf(principal);
  }

  /**
   * `GET /api/v10/channels/{channel_id}/messages`: List the messages of a channel as a bot
   *
   * @guildwire listChannelMessages 4c4cfc97a91b
   */
  async listChannelMessages(
    { path, query }: ListChannelMessagesRequest,
    { principal }: Context<Principal>,
  ): Promise<ListChannelMessagesResult> {
    const messages = await this.#read(path.channel_id, async (work, channel) => {
      const found = await listAsBot(work, channel, botOf(principal), query);
      return showMessages(work, this.#services.site, found);
    });
    return this.#showAll(messages);
  }

  /**
   * `POST /api/v10/channels/{channel_id}/messages`: Send a message as a bot
   *
   * @guildwire createChannelMessage 6e045e011cee
   */
  async createChannelMessage(
    { path, body, files }: CreateChannelMessageRequest,
    { principal }: Context<Principal>,
  ): Promise<CreateChannelMessageResult> {
    const received = await receiveFiles(files);
    const written = await this.#write(path.channel_id, (work, channel) =>
      sendAsBot(work, channel, botOf(principal), { body, files: received }),
    );
    const message = await this.#show(await showWritten(this.#services.site, written));
    const { nonce = null } = body;
    return nonce === null ? message : { ...message, nonce };
  }

  /**
   * `GET /api/v10/channels/{channel_id}/messages/{message_id}`: Get a message of a channel as a bot
   *
   * @guildwire getChannelMessage 89bf09455ee9
   */
  async getChannelMessage(
    { path }: GetChannelMessageRequest,
    { principal }: Context<Principal>,
  ): Promise<GetChannelMessageResult> {
    const message = await this.#read(path.channel_id, async (work, channel) => {
      const found = await getAsBot(work, channel, botOf(principal), path.message_id);
      return showMessage(work, this.#services.site, found);
    });
    return this.#show(message);
  }

  /**
   * `PATCH /api/v10/channels/{channel_id}/messages/{message_id}`: Edit a message of the bot
   *
   * @guildwire editChannelMessage 6672fe1dc94e
   */
  async editChannelMessage(
    { path, body, files }: EditChannelMessageRequest,
    { principal }: Context<Principal>,
  ): Promise<EditChannelMessageResult> {
    const received = await receiveFiles(files);
    const edit = { id: path.message_id, body, files: received };
    const { written, mayReadHistory } = await this.#write(path.channel_id, (work, channel) =>
      editAsBot(work, channel, botOf(principal), edit),
    );
    const message = await showWritten(this.#services.site, written);
    return mayReadHistory ? this.#show(message) : this.#showAlone(message);
  }

  /**
   * `DELETE /api/v10/channels/{channel_id}/messages/{message_id}`: Delete a message of a channel as a bot
   *
   * @guildwire deleteChannelMessage 72aa72bc270c
   */
  async deleteChannelMessage(
    { path }: DeleteChannelMessageRequest,
    { principal }: Context<Principal>,
  ): Promise<DeleteChannelMessageResult> {
    await this.#write(path.channel_id, (work, channel) =>
      deleteAsBot(work, channel, botOf(principal), path.message_id),
    );
  }

  #applicationOf(principal: Principal): Promise<GetCurrentApplicationResult> {
    return this.#services.store.read(async (work) => {
      const application = await requireApplication(work, botOf(principal).applicationId);
      const [owner, bot] = [await work.users.get(application.owner_id), await work.users.get(application.bot_id)];
      return currentApplicationView(application, owner, bot);
    });
  }

  async #read<Result>(id: string, task: (work: Work, channel: StoredChannel) => Promise<Result>): Promise<Result> {
    const guildId = await guildOfChannel(this.#services.store, id);
    return this.#services.store.read(async (work) => task(work, await requireChannel(work, guildId, id)));
  }

  async #write<Result>(id: string, task: (work: Work, channel: StoredChannel) => Promise<Result>): Promise<Result> {
    const guildId = await guildOfChannel(this.#services.store, id);
    return this.#services.store.write({ guild: guildId }, async (work) =>
      task(work, await requireChannel(work, guildId, id)),
    );
  }

  async #show(message: Message): Promise<GetChannelMessageResult> {
    const [shown] = await this.#showAll([message]);
    return shown as GetChannelMessageResult;
  }

  async #showAll(messages: readonly Message[]): Promise<GetChannelMessageResult[]> {
    const { store, site } = this.#services;
    const isReply = messages.some(({ message_reference }) => message_reference !== undefined);
    const complete = isReply ? await store.read((work) => withReferencedMessages(work, site, messages)) : messages;
    return Promise.all(complete.map((message) => this.#showAlone(message)));
  }

  /** A message without the one that it replies to. */
  #showAlone(message: Message): Promise<GetChannelMessageResult> {
    const { store } = this.#services;
    return messageOfNewer(message, (task) => store.read(task)) as Promise<GetChannelMessageResult>;
  }
}
