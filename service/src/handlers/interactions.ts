import {
  type CreateFollowupMessageRequest,
  type CreateFollowupMessageResult,
  type CreateInteractionResponseRequest,
  type CreateInteractionResponseResult,
  type DeleteFollowupMessageRequest,
  type DeleteFollowupMessageResult,
  type DeleteOriginalInteractionResponseRequest,
  type DeleteOriginalInteractionResponseResult,
  type EditFollowupMessageRequest,
  type EditFollowupMessageResult,
  type EditOriginalInteractionResponseRequest,
  type EditOriginalInteractionResponseResult,
  errors,
  type GetFollowupMessageRequest,
  type GetFollowupMessageResult,
  type GetOriginalInteractionResponseRequest,
  type GetOriginalInteractionResponseResult,
  type InteractionsHandlers,
} from "@guildwire/api/server";
import { MessageFlags } from "@guildwire/api/types";
import {
  findInteraction,
  type InteractionClaim,
  lockInteraction,
  readInteractionClaim,
} from "../access/path-tokens.js";
import { respondToInteraction } from "../delivery/interactions/callback.js";
import { messageTargetOf } from "../delivery/interactions/respond.js";
import { type AuthorOverrides, authorFor } from "../messages/author.js";
import { receiveFiles } from "../messages/files.js";
import { loadContent } from "../messages/message-content.js";
import { editMessage, loadEdit, writeMessage } from "../messages/write-message.js";
import { assertReachableFollowup, assertTokenValid, flagsAfterEdit } from "../rules/interactions.js";
import { isEphemeral } from "../rules/messages.js";
import type { Services } from "../services.js";
import type { Repositories } from "../store/repositories/index.js";
import { originalOf, type StoredInteraction } from "../store/repositories/interactions.js";
import type { StoredMessage } from "../store/repositories/messages.js";
import type { StoredUser } from "../store/repositories/users.js";
import type { Work } from "../store/work.js";
import { scopeOf } from "../store/write-scope.js";
import { showMessage, showWritten } from "../views/message-view.js";
import { userView } from "../views/user-view.js";
import type { Principal } from "./principal.js";

/** Handlers of interactions. This file is yours: `guildwire stubs` only adds code. */
export class Interactions implements InteractionsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `POST /webhooks/{application_id}/{interaction_token}`: Create a follow-up message
   *
   * @guildwire createFollowupMessage 7fe97c69e284
   */
  async createFollowupMessage(request: CreateFollowupMessageRequest): Promise<CreateFollowupMessageResult> {
    const { path, body } = request;
    const files = await receiveFiles(request.files);
    const load = ({ applications }: Repositories) => applications.find(path.application_id);
    const written = await this.#write(path, load, async (work, interaction, application) => {
      const others = [interaction.user_id, ...(application === undefined ? [] : [application.bot_id])];
      const content = await loadContent(work, interaction.guild_id, body, others);
      const target = messageTargetOf(interaction, application, content.users);
      const author = ownAuthor(content.users.get(target.author_id ?? ""), body);
      const flags = isEphemeral(body.flags) ? MessageFlags.EPHEMERAL : 0;
      return writeMessage(work, { ...target, author, flags, tts: body.tts ?? false }, content, files);
    });
    return showWritten(this.#services.site, written);
  }

  /**
   * `GET /webhooks/{application_id}/{interaction_token}/messages/{message_id}`: Get a follow-up message
   *
   * @guildwire getFollowupMessage 495af491c52d
   */
  async getFollowupMessage(request: GetFollowupMessageRequest): Promise<GetFollowupMessageResult> {
    const { path } = request;
    return this.#read(path, async (work, interaction) => {
      const message = followupOf(interaction, await work.messages.find(interaction.guild_id, path.message_id));
      return showMessage(work, this.#services.site, message);
    });
  }

  /**
   * `PATCH /webhooks/{application_id}/{interaction_token}/messages/{message_id}`: Edit a follow-up message
   *
   * @guildwire editFollowupMessage 0b86ed1c4f53
   */
  async editFollowupMessage(request: EditFollowupMessageRequest): Promise<EditFollowupMessageResult> {
    const { path, body } = request;
    const files = await receiveFiles(request.files);
    const load = (rows: Repositories, guildId: string) => loadEdit(rows, guildId, path.message_id, body);
    const edited = await this.#write(path, load, (work, interaction, loaded) =>
      editMessage(work, followupOf(interaction, loaded.message), loaded, { body, files }),
    );
    return showWritten(this.#services.site, edited);
  }

  /**
   * `DELETE /webhooks/{application_id}/{interaction_token}/messages/{message_id}`: Delete a follow-up message
   *
   * @guildwire deleteFollowupMessage 24de503fa7f6
   */
  async deleteFollowupMessage(request: DeleteFollowupMessageRequest): Promise<DeleteFollowupMessageResult> {
    const { path } = request;
    const load = ({ messages }: Repositories, guildId: string) => messages.find(guildId, path.message_id);
    await this.#write(path, load, async (work, interaction, found) => {
      const message = followupOf(interaction, found);
      await work.messages.remove(message.guild_id, message.id);
    });
  }

  /**
   * `POST /interactions/{interaction_id}/{interaction_token}/callback`: Respond to an interaction
   *
   * @guildwire createInteractionResponse b5cb751cc10c
   */
  async createInteractionResponse(request: CreateInteractionResponseRequest): Promise<CreateInteractionResponseResult> {
    await respondToInteraction(this.#services, request);
  }

  /**
   * `GET /webhooks/{application_id}/{interaction_token}/messages/\@original`: Get the original response to an
   * interaction
   *
   * @guildwire getOriginalInteractionResponse 298ba7978744
   */
  async getOriginalInteractionResponse(
    request: GetOriginalInteractionResponseRequest,
  ): Promise<GetOriginalInteractionResponseResult> {
    return this.#read(request.path, async (work, { guild_id, id }) => {
      const message = requireOriginal(await work.messages.find(guild_id, originalOf(guild_id, id)));
      return showMessage(work, this.#services.site, message);
    });
  }

  /**
   * `PATCH /webhooks/{application_id}/{interaction_token}/messages/\@original`: Edit the original response to an
   * interaction
   *
   * @guildwire editOriginalInteractionResponse cd3ec7748010
   */
  async editOriginalInteractionResponse(
    request: EditOriginalInteractionResponseRequest,
  ): Promise<EditOriginalInteractionResponseResult> {
    const { path, body } = request;
    const files = await receiveFiles(request.files);
    const load = (rows: Repositories, guildId: string, id: string) =>
      loadEdit(rows, guildId, originalOf(guildId, id), body);
    const edited = await this.#write(path, load, async (work, interaction, loaded) => {
      const message = requireOriginal(loaded.message);
      const edit = { body, files, flags: flagsAfterEdit(message.flags) };
      const edited = await editMessage(work, message, loaded, edit);
      await work.interactions.setState(interaction.guild_id, interaction.id, "responded");
      return edited;
    });
    return showWritten(this.#services.site, edited);
  }

  /**
   * `DELETE /webhooks/{application_id}/{interaction_token}/messages/\@original`: Delete the original response to an
   * interaction
   *
   * @guildwire deleteOriginalInteractionResponse 5c0ef109d227
   */
  async deleteOriginalInteractionResponse(
    request: DeleteOriginalInteractionResponseRequest,
  ): Promise<DeleteOriginalInteractionResponseResult> {
    const load = ({ messages }: Repositories, guildId: string, id: string) =>
      messages.find(guildId, originalOf(guildId, id));
    await this.#write(request.path, load, async (work, interaction, found) => {
      const message = requireOriginal(found);
      await work.messages.remove(message.guild_id, message.id);
      await work.interactions.setOriginal(interaction.guild_id, interaction.id, null);
    });
  }

  /** Runs a read-only task on the interaction of a path. */
  async #read<Result>(
    path: InteractionPath,
    task: (work: Work, interaction: StoredInteraction) => Promise<Result>,
  ): Promise<Result> {
    const claim = await this.#claim(path);
    return this.#services.store.read(async (work) => {
      const found = await findInteraction(this.#services, work, claim, path.interaction_token);
      return task(work, await requireValid(work, found, path));
    });
  }

  /**
   * Runs a task that changes the interaction of a path.
   *
   * @param load Loads rows together with the lock; receives the guild and the id of the interaction.
   */
  async #write<Result, Loaded>(
    path: InteractionPath,
    load: (rows: Repositories, guildId: string, id: string) => Promise<Loaded>,
    task: (work: Work, interaction: StoredInteraction, loaded: Loaded) => Promise<Result>,
  ): Promise<Result> {
    const { id, guildId } = await this.#claim(path);
    const loadAll = (rows: Repositories) =>
      Promise.all([
        lockInteraction(this.#services, rows, { id, guildId }, path.interaction_token),
        load(rows, guildId, id),
      ]);
    return this.#services.store.write({ ...scopeOf(guildId), load: loadAll }, async (work, [found, loaded]) =>
      task(work, await requireValid(work, found, path), loaded),
    );
  }

  async #claim(path: InteractionPath): Promise<InteractionClaim> {
    const claim = await readInteractionClaim(this.#services, path.interaction_token);
    return claim ?? this.#services.store.read((work) => refuse(work, path));
  }
}

type InteractionPath = { readonly application_id: string; readonly interaction_token: string };

/**
 * Throws unknownWebhook (404, code 10015) for an unknown application, and invalidWebhookToken (401, code 50027) for a
 * token of another application or an expired one.
 */
async function requireValid(
  work: Work,
  interaction: StoredInteraction | undefined,
  path: InteractionPath,
): Promise<StoredInteraction> {
  if (interaction === undefined || interaction.application_id !== path.application_id) return refuse(work, path);
  assertTokenValid({ issued_at: interaction.created_at }, work.now);
  return interaction;
}

/** Throws the error for a path without an interaction. The application may be unknown on routes of @original. */
async function refuse(work: Work, { application_id }: InteractionPath): Promise<never> {
  const application = await work.applications.find(application_id);
  throw application === undefined ? errors.unknownWebhook() : errors.invalidWebhookToken();
}

/** The original response. Throws unknownMessage (404, code 10008) before the first response, and after its deletion. */
function requireOriginal(message: StoredMessage | undefined): StoredMessage {
  if (message === undefined) throw errors.unknownMessage();
  return message;
}

/** A follow-up of this interaction. Throws unknownMessage (404, code 10008) for other messages and ephemeral ones. */
function followupOf(interaction: StoredInteraction, message: StoredMessage | undefined): StoredMessage {
  if (message === undefined || message.interaction_id !== interaction.id) throw errors.unknownMessage();
  assertReachableFollowup(message);
  return message;
}

/** The author of a message that overrides the name or the avatar; null for other messages. */
function ownAuthor(bot: StoredUser | undefined, overrides: AuthorOverrides): string | null {
  if (bot === undefined || !(overrides.username || overrides.avatar_url)) return null;
  return JSON.stringify(authorFor(userView(bot), overrides));
}
