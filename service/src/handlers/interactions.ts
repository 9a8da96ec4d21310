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
  scopeOf,
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
   * Create a follow-up message
   *
   * Sends a further message in response to an interaction.
   *
   * `POST /webhooks/{application_id}/{interaction_token}` Login: none needed.
   *
   * - A follow-up is always waited for; whatever wait says, the answer is 200 with the message.
   *   (interaction-followup-wait)
   * - A thread_id is accepted and has no effect. (interaction-followup-thread-ignored)
   * - With flags 64 only the user of the interaction sees the follow-up. (interaction-followup-ephemeral)
   * - A follow-up takes the body of Execute Webhook, under the same limits and checks.
   *   (interaction-followup-body)
   * - Any number of follow-ups may be sent while the token is valid. (interaction-followup-several)
   * - Once the interaction token has expired, the answer is 401 with code 50027. (interaction-followup-expired)
   *
   * Errors: `invalidFormBody` (400, code 50035), `invalidWebhookToken` (401, code 50027), `unknownWebhook`
   * (404, code 10015), `requestTooLarge` (413, code 40005).
   *
   * @guildwire createFollowupMessage b64e2b57ab91
   */
  async createFollowupMessage(request: CreateFollowupMessageRequest): Promise<CreateFollowupMessageResult> {
    const { path, body } = request;
    const files = await receiveFiles(request.files);
    return this.#write(path, async (work, interaction) => {
      const flags = isEphemeral(body.flags) ? MessageFlags.EPHEMERAL : 0;
      const place = await messageTargetOf(work, interaction);
      const author = await ownAuthor(work, place.author_id ?? null, body);
      const written = await writeMessage(work, { ...place, author, flags, tts: body.tts ?? false }, body, files);
      return showMessage(work, this.#services.site, written);
    });
  }

  /**
   * Get a follow-up message
   *
   * Returns a follow-up of an interaction, unless it is ephemeral.
   *
   * `GET /webhooks/{application_id}/{interaction_token}/messages/{message_id}` Login: none needed.
   *
   * - An ephemeral follow-up cannot be read; the answer is 404 with code 10008.
   *   (interaction-followup-get-ephemeral)
   * - Only messages of the same interaction can be read, edited and deleted here; others are a 404.
   *   (interaction-followup-own)
   *
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `unknownMessage` (404,
   * code 10008), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getFollowupMessage 2ca4c7a374b0
   */
  async getFollowupMessage(request: GetFollowupMessageRequest): Promise<GetFollowupMessageResult> {
    const { path } = request;
    return this.#read(path, async (work, interaction) =>
      showMessage(work, this.#services.site, await followupOf(work, interaction, path.message_id)),
    );
  }

  /**
   * Edit a follow-up message
   *
   * Changes a follow-up of an interaction, unless it is ephemeral.
   *
   * `PATCH /webhooks/{application_id}/{interaction_token}/messages/{message_id}` Login: none needed.
   *
   * - Editing a follow-up takes the body and follows the rules of Edit Webhook Message.
   *   (interaction-followup-edit-as-webhook)
   * - An ephemeral follow-up cannot be edited; the answer is 404 with code 10008.
   *   (interaction-followup-edit-ephemeral)
   *
   * Errors: `invalidFormBody` (400, code 50035), `emptyMessage` (400, code 50006), `invalidWebhookToken` (401,
   * code 50027), `unknownWebhook` (404, code 10015), `unknownMessage` (404, code 10008), `requestTooLarge`
   * (413, code 40005).
   *
   * @guildwire editFollowupMessage e80b395fce3d
   */
  async editFollowupMessage(request: EditFollowupMessageRequest): Promise<EditFollowupMessageResult> {
    const { path, body } = request;
    const files = await receiveFiles(request.files);
    return this.#write(path, async (work, interaction) => {
      const message = await followupOf(work, interaction, path.message_id);
      return showMessage(work, this.#services.site, await editMessage(work, message, body, files));
    });
  }

  /**
   * Delete a follow-up message
   *
   * Deletes a follow-up of an interaction, unless it is ephemeral.
   *
   * `DELETE /webhooks/{application_id}/{interaction_token}/messages/{message_id}` Login: none needed.
   *
   * - An ephemeral follow-up cannot be deleted; the answer is 404 with code 10008.
   *   (interaction-followup-delete-ephemeral)
   *
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `unknownMessage` (404,
   * code 10008), `invalidFormBody` (400, code 50035).
   *
   * @guildwire deleteFollowupMessage 8d52ed230dc6
   */
  async deleteFollowupMessage(request: DeleteFollowupMessageRequest): Promise<DeleteFollowupMessageResult> {
    const { path } = request;
    await this.#write(path, async (work, interaction) => {
      const message = await followupOf(work, interaction, path.message_id);
      await work.messages.remove(message.guild_id, message.id);
    });
  }

  /**
   * Respond to an interaction
   *
   * Gives the first response to an interaction that was received over the gateway.
   *
   * `POST /interactions/{interaction_id}/{interaction_token}/callback` Login: none needed.
   *
   * - The id and the token of the interaction, both in the path, are the credential; no login is needed.
   *   (auth-interaction-callback)
   * - The callback is valid only for interactions that were received over the gateway.
   *   (interaction-callback-gateway-only)
   * - For an interaction that was delivered by outgoing webhook, the callback is answered 400 with code 40060.
   *   (interaction-callback-webhook-delivered)
   * - A second callback to one interaction is answered 400 with code 40060. (interaction-callback-once)
   * - An id and a token that do not belong to one interaction are answered 404 with code 10062.
   *   (interaction-callback-unknown)
   * - A callback after the token has expired is answered 404 with code 10062. (interaction-callback-expired)
   * - A first response is taken as long as the token is valid; there is no shorter deadline.
   *   (interaction-callback-no-short-deadline)
   * - A response of type 4 with neither content nor embeds is answered 400 with code 50006.
   *   (interaction-callback-empty)
   * - After the first response the interaction counts as responded; follow-ups and edits stay possible.
   *   (interaction-callback-state)
   * - Responses to interactions are never sent as gateway commands. (interaction-callback-never-gateway)
   *
   * Errors: `invalidFormBody` (400, code 50035), `emptyMessage` (400, code 50006), `unknownInteraction` (404,
   * code 10062), `interactionAlreadyAcknowledged` (400, code 40060).
   *
   * @guildwire createInteractionResponse 9908bacaa259
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
   * Get the original response to an interaction
   *
   * Returns the message of the first response to an interaction.
   *
   * `GET /webhooks/{application_id}/{interaction_token}/messages/\@original` Login: none needed.
   *
   * - The original response is returned as Get Webhook Message returns a message.
   *   (interaction-original-as-webhook-message)
   * - Before the first response, and after its deletion, the answer is 404 with code 10008.
   *   (interaction-original-missing)
   * - An ephemeral original response can be read, edited and deleted. (interaction-original-ephemeral)
   * - After a response of type 6 or 7 the original is the message that the component is on.
   *   (interaction-original-component)
   * - After a response of type 5 the original is a message with the flag LOADING until it is edited.
   *   (interaction-original-deferred)
   * - Once the interaction token has expired, these routes answer 401 with code 50027.
   *   (interaction-original-expired)
   *
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `unknownMessage` (404,
   * code 10008), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getOriginalInteractionResponse 164274a88915
   */
  async getOriginalInteractionResponse(
    request: GetOriginalInteractionResponseRequest,
  ): Promise<GetOriginalInteractionResponseResult> {
    return this.#read(request.path, async (work, interaction) =>
      showMessage(work, this.#services.site, await originalOf(work, interaction)),
    );
  }

  /**
   * Edit the original response to an interaction
   *
   * Changes the message of the first response, or gives it after a deferral.
   *
   * `PATCH /webhooks/{application_id}/{interaction_token}/messages/\@original` Login: none needed.
   *
   * - Editing the original response takes the body and follows the rules of Edit Webhook Message.
   *   (interaction-original-edit-as-webhook)
   * - Editing a deferred response ends its loading state. (interaction-original-edit-ends-loading)
   *
   * Errors: `invalidFormBody` (400, code 50035), `emptyMessage` (400, code 50006), `invalidWebhookToken` (401,
   * code 50027), `unknownWebhook` (404, code 10015), `unknownMessage` (404, code 10008), `requestTooLarge`
   * (413, code 40005).
   *
   * @guildwire editOriginalInteractionResponse a5dda6eba1e4
   */
  async editOriginalInteractionResponse(
    request: EditOriginalInteractionResponseRequest,
  ): Promise<EditOriginalInteractionResponseResult> {
    const { path, body } = request;
    const files = await receiveFiles(request.files);
    return this.#write(path, async (work, interaction) => {
      const message = await originalOf(work, interaction);
      const edited = await editMessage(work, message, body, files, flagsAfterEdit(message.flags));
      await work.interactions.setState(interaction.guild_id, interaction.id, "responded");
      return showMessage(work, this.#services.site, edited);
    });
  }

  /**
   * Delete the original response to an interaction
   *
   * Deletes the message of the first response.
   *
   * `DELETE /webhooks/{application_id}/{interaction_token}/messages/\@original` Login: none needed.
   *
   * - Deleting the original response leaves the token valid for follow-ups. (interaction-original-delete-token)
   *
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `unknownMessage` (404,
   * code 10008), `invalidFormBody` (400, code 50035).
   *
   * @guildwire deleteOriginalInteractionResponse e4e1aa4899ba
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

  /** Reads something of the interaction that a path names. */
  async #read<Result>(path: InteractionPath, task: InteractionTask<Result>): Promise<Result> {
    const claim = await this.#claim(path);
    return this.#services.store.read(async (work) => task(work, await this.#interaction(work, claim, path)));
  }

  /** Changes something of the interaction that a path names. */
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
   * Throws unknownWebhook (404, code 10015) for the id of no application, and invalidWebhookToken (401, code 50027) for a
   * token that is not this application's, and after its expiry.
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

/** Tells what is wrong with a path that leads to no interaction; on routes of @original nobody has checked the application. */
async function refuse(work: Work, { application_id }: InteractionPath): Promise<never> {
  const application = await work.applications.find(application_id);
  throw application === undefined ? errors.unknownWebhook() : errors.invalidWebhookToken();
}

/** What @original stands for. Throws unknownMessage (404, code 10008) before the response, and after its deletion. */
async function originalOf(work: Work, { guild_id, original_message_id }: StoredInteraction): Promise<StoredMessage> {
  const message = original_message_id === null ? undefined : await work.messages.find(guild_id, original_message_id);
  if (message === undefined) throw errors.unknownMessage();
  return message;
}

/** A message of this interaction. Throws unknownMessage (404, code 10008) for others, and for ephemeral ones. */
async function followupOf(work: Work, interaction: StoredInteraction, id: string): Promise<StoredMessage> {
  const message = await work.messages.find(interaction.guild_id, id);
  if (message === undefined || message.interaction_id !== interaction.id) throw errors.unknownMessage();
  assertReachableFollowup(message);
  return message;
}

/** The author of a message that brings a name or a picture of its own; null for one that does not. */
async function ownAuthor(work: Work, botId: string | null, overrides: AuthorOverrides): Promise<string | null> {
  if (botId === null || !(overrides.username || overrides.avatar_url)) return null;
  return JSON.stringify(authorFor(userView(await work.users.get(botId)), overrides));
}
