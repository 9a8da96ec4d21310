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
  type InteractionClaim,
  readInteractionClaim,
  requireInteraction,
  requireOpenInteraction,
} from "../access/path-tokens.js";
import { applyCallbackResponse, messageTargetOf } from "../delivery/interactions/respond.js";
import { type AuthorOverrides, authorFor } from "../messages/author.js";
import { receiveFiles } from "../messages/files.js";
import { editMessage, writeMessage } from "../messages/write-message.js";
import { assertReachableFollowup, assertTokenValid, flagsAfterEdit } from "../rules/interactions.js";
import { isEphemeral } from "../rules/messages.js";
import type { Services } from "../services.js";
import type { StoredInteraction } from "../store/repositories/interactions.js";
import type { StoredMessage } from "../store/repositories/messages.js";
import { scopeOf } from "../store/store.js";
import type { Work } from "../store/work.js";
import { showMessage } from "../views/message-view.js";
import { userView } from "../views/user-view.js";
import type { Principal } from "./principal.js";

/** Handlers of interactions. The file is yours: guildwire stubs adds to it and never takes away. */
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
    return this.#write(path, async (work, interaction) => {
      const flags = isEphemeral(body.flags) ? MessageFlags.EPHEMERAL : 0;
      const target = await messageTargetOf(work, interaction);
      const author = await ownAuthor(work, target.author_id ?? null, body);
      const written = await writeMessage(work, { ...target, author, flags, tts: body.tts ?? false }, body, files);
      return showMessage(work, this.#services.site, written);
    });
  }

  /**
   * `GET /webhooks/{application_id}/{interaction_token}/messages/{message_id}`: Get a follow-up message
   *
   * @guildwire getFollowupMessage 495af491c52d
   */
  async getFollowupMessage(request: GetFollowupMessageRequest): Promise<GetFollowupMessageResult> {
    const { path } = request;
    return this.#read(path, async (work, interaction) =>
      showMessage(work, this.#services.site, await followupOf(work, interaction, path.message_id)),
    );
  }

  /**
   * `PATCH /webhooks/{application_id}/{interaction_token}/messages/{message_id}`: Edit a follow-up message
   *
   * @guildwire editFollowupMessage 0b86ed1c4f53
   */
  async editFollowupMessage(request: EditFollowupMessageRequest): Promise<EditFollowupMessageResult> {
    const { path, body } = request;
    const files = await receiveFiles(request.files);
    return this.#write(path, async (work, interaction) => {
      const message = await followupOf(work, interaction, path.message_id);
      return showMessage(work, this.#services.site, await editMessage(work, message, { body, files }));
    });
  }

  /**
   * `DELETE /webhooks/{application_id}/{interaction_token}/messages/{message_id}`: Delete a follow-up message
   *
   * @guildwire deleteFollowupMessage 24de503fa7f6
   */
  async deleteFollowupMessage(request: DeleteFollowupMessageRequest): Promise<DeleteFollowupMessageResult> {
    const { path } = request;
    await this.#write(path, async (work, interaction) => {
      const message = await followupOf(work, interaction, path.message_id);
      await work.messages.remove(message.guild_id, message.id);
    });
  }

  /**
   * `POST /interactions/{interaction_id}/{interaction_token}/callback`: Respond to an interaction
   *
   * @guildwire createInteractionResponse b5cb751cc10c
   */
  async createInteractionResponse(request: CreateInteractionResponseRequest): Promise<CreateInteractionResponseResult> {
    const { path, body } = request;
    const claim = await readInteractionClaim(this.#services, path.interaction_token);
    if (claim === undefined || claim.id !== path.interaction_id) throw errors.unknownInteraction();
    await this.#services.store.write(scopeOf(claim.guildId), async (work) => {
      const interaction = await requireOpenInteraction(this.#services, work, claim, path.interaction_token);
      await applyCallbackResponse(work, interaction, body);
    });
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
    return this.#read(request.path, async (work, interaction) =>
      showMessage(work, this.#services.site, await originalOf(work, interaction)),
    );
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
    return this.#write(path, async (work, interaction) => {
      const message = await originalOf(work, interaction);
      const edited = await editMessage(work, message, { body, files, flags: flagsAfterEdit(message.flags) });
      await work.interactions.setState(interaction.guild_id, interaction.id, "responded");
      return showMessage(work, this.#services.site, edited);
    });
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
    await this.#write(request.path, async (work, interaction) => {
      const message = await originalOf(work, interaction);
      await work.messages.remove(message.guild_id, message.id);
      await work.interactions.setOriginal(interaction.guild_id, interaction.id, null);
    });
  }

  /** Runs a read-only task on the interaction of a path. */
  async #read<Result>(path: InteractionPath, task: InteractionTask<Result>): Promise<Result> {
    const claim = await this.#claim(path);
    return this.#services.store.read(async (work) => task(work, await this.#interaction(work, claim, path)));
  }

  /** Runs a task that changes the interaction of a path. */
  async #write<Result>(path: InteractionPath, task: InteractionTask<Result>): Promise<Result> {
    const claim = await this.#claim(path);
    return this.#services.store.write(scopeOf(claim.guildId), async (work) =>
      task(work, await this.#interaction(work, claim, path, requireOpenInteraction)),
    );
  }

  async #claim(path: InteractionPath): Promise<InteractionClaim> {
    const claim = await readInteractionClaim(this.#services, path.interaction_token);
    return claim ?? this.#services.store.read((work) => refuse(work, path));
  }

  /**
   * Throws unknownWebhook (404, code 10015) for an unknown application, and invalidWebhookToken (401, code 50027) for a
   * token of another application or an expired one.
   */
  async #interaction(
    work: Work,
    claim: InteractionClaim,
    path: InteractionPath,
    find = requireInteraction,
  ): Promise<StoredInteraction> {
    const interaction = await find(this.#services, work, claim, path.interaction_token);
    if (interaction === undefined || interaction.application_id !== path.application_id) return refuse(work, path);
    assertTokenValid({ issued_at: interaction.created_at }, work.now);
    return interaction;
  }
}

type InteractionPath = { readonly application_id: string; readonly interaction_token: string };
type InteractionTask<Result> = (work: Work, interaction: StoredInteraction) => Promise<Result>;

/** Throws the error for a path without an interaction. The application may be unknown on routes of @original. */
async function refuse(work: Work, { application_id }: InteractionPath): Promise<never> {
  const application = await work.applications.find(application_id);
  throw application === undefined ? errors.unknownWebhook() : errors.invalidWebhookToken();
}

/** The original response. Throws unknownMessage (404, code 10008) before the first response, and after its deletion. */
async function originalOf(work: Work, { guild_id, original_message_id }: StoredInteraction): Promise<StoredMessage> {
  const message = original_message_id === null ? undefined : await work.messages.find(guild_id, original_message_id);
  if (message === undefined) throw errors.unknownMessage();
  return message;
}

/** A follow-up of this interaction. Throws unknownMessage (404, code 10008) for other messages and ephemeral ones. */
async function followupOf(work: Work, interaction: StoredInteraction, id: string): Promise<StoredMessage> {
  const message = await work.messages.find(interaction.guild_id, id);
  if (message === undefined || message.interaction_id !== interaction.id) throw errors.unknownMessage();
  assertReachableFollowup(message);
  return message;
}

/** The author of a message that overrides the name or the avatar; null for other messages. */
async function ownAuthor(work: Work, botId: string | null, overrides: AuthorOverrides): Promise<string | null> {
  if (botId === null || !(overrides.username || overrides.avatar_url)) return null;
  return JSON.stringify(authorFor(userView(await work.users.get(botId)), overrides));
}
