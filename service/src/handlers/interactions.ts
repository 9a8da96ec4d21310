import {
  type Context,
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
  type GetFollowupMessageRequest,
  type GetFollowupMessageResult,
  type GetOriginalInteractionResponseRequest,
  type GetOriginalInteractionResponseResult,
  type InteractionsHandlers,
  notImplemented,
} from "@guildwire/api/server";
import type { Services } from "../services.js";
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
   * @guildwire createFollowupMessage ebd8097229e3
   */
  async createFollowupMessage(
    request: CreateFollowupMessageRequest,
    context: Context<undefined>,
  ): Promise<CreateFollowupMessageResult> {
    throw notImplemented(request, context);
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
   * @guildwire getFollowupMessage ca1b4d9c5c50
   */
  async getFollowupMessage(
    request: GetFollowupMessageRequest,
    context: Context<undefined>,
  ): Promise<GetFollowupMessageResult> {
    throw notImplemented(request, context);
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
   * @guildwire editFollowupMessage 590f15398afb
   */
  async editFollowupMessage(
    request: EditFollowupMessageRequest,
    context: Context<undefined>,
  ): Promise<EditFollowupMessageResult> {
    throw notImplemented(request, context);
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
   * @guildwire deleteFollowupMessage 4e90c7b6899d
   */
  async deleteFollowupMessage(
    request: DeleteFollowupMessageRequest,
    context: Context<undefined>,
  ): Promise<DeleteFollowupMessageResult> {
    throw notImplemented(request, context);
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
   * @guildwire createInteractionResponse cded894f4479
   */
  async createInteractionResponse(
    request: CreateInteractionResponseRequest,
    context: Context<undefined>,
  ): Promise<CreateInteractionResponseResult> {
    throw notImplemented(request, context);
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
   * @guildwire getOriginalInteractionResponse 8c1b00fc2916
   */
  async getOriginalInteractionResponse(
    request: GetOriginalInteractionResponseRequest,
    context: Context<undefined>,
  ): Promise<GetOriginalInteractionResponseResult> {
    throw notImplemented(request, context);
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
   * @guildwire editOriginalInteractionResponse df99b81e5ad8
   */
  async editOriginalInteractionResponse(
    request: EditOriginalInteractionResponseRequest,
    context: Context<undefined>,
  ): Promise<EditOriginalInteractionResponseResult> {
    throw notImplemented(request, context);
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
   * @guildwire deleteOriginalInteractionResponse 48fcce0dfd15
   */
  async deleteOriginalInteractionResponse(
    request: DeleteOriginalInteractionResponseRequest,
    context: Context<undefined>,
  ): Promise<DeleteOriginalInteractionResponseResult> {
    throw notImplemented(request, context);
  }
}
