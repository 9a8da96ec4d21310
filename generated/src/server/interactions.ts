// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Awaitable, UploadedFile } from "@guildwire/runtime/server";
import type {
  CreateInteractionResponseBody,
  EditOriginalInteractionResponseBody,
} from "../types/interactions.js";
import type { Message } from "../types/messages.js";
import type { CreateFollowupMessageBody, EditFollowupMessageBody } from "../types/webhooks.js";
import type {
  CreateFollowupMessagePath,
  CreateInteractionResponsePath,
  DeleteFollowupMessagePath,
  DeleteOriginalInteractionResponsePath,
  EditFollowupMessagePath,
  EditOriginalInteractionResponsePath,
  GetFollowupMessagePath,
  GetOriginalInteractionResponsePath,
} from "../validators/parameters/interactions.js";
import type { Context } from "./context.js";

/** What createFollowupMessage is called with. */
export interface CreateFollowupMessageRequest {
  readonly path: CreateFollowupMessagePath;
  readonly query: { readonly wait: true };
  /** The message. */
  readonly body: CreateFollowupMessageBody;
  readonly files: readonly UploadedFile[];
}

/** What createFollowupMessage answers. 200: The message. */
export type CreateFollowupMessageResult = Message;

/** What getFollowupMessage is called with. */
export interface GetFollowupMessageRequest {
  readonly path: GetFollowupMessagePath;
}

/** What getFollowupMessage answers. 200: The follow-up. */
export type GetFollowupMessageResult = Message;

/** What editFollowupMessage is called with. */
export interface EditFollowupMessageRequest {
  readonly path: EditFollowupMessagePath;
  /** What to change; what is left out stays as it is. */
  readonly body: EditFollowupMessageBody;
  readonly files: readonly UploadedFile[];
}

/** What editFollowupMessage answers. 200: The changed follow-up. */
export type EditFollowupMessageResult = Message;

/** What deleteFollowupMessage is called with. */
export interface DeleteFollowupMessageRequest {
  readonly path: DeleteFollowupMessagePath;
}

/** What deleteFollowupMessage answers. 204: The follow-up is deleted. */
export type DeleteFollowupMessageResult = void;

/** What createInteractionResponse is called with. */
export interface CreateInteractionResponseRequest {
  readonly path: CreateInteractionResponsePath;
  /** The response. */
  readonly body: CreateInteractionResponseBody;
}

/** What createInteractionResponse answers. 204: The response is taken. */
export type CreateInteractionResponseResult = void;

/** What getOriginalInteractionResponse is called with. */
export interface GetOriginalInteractionResponseRequest {
  readonly path: GetOriginalInteractionResponsePath;
}

/** What getOriginalInteractionResponse answers. 200: The message of the first response. */
export type GetOriginalInteractionResponseResult = Message;

/** What editOriginalInteractionResponse is called with. */
export interface EditOriginalInteractionResponseRequest {
  readonly path: EditOriginalInteractionResponsePath;
  /** What to change; what is left out stays as it is. */
  readonly body: EditOriginalInteractionResponseBody;
  readonly files: readonly UploadedFile[];
}

/** What editOriginalInteractionResponse answers. 200: The changed message. */
export type EditOriginalInteractionResponseResult = Message;

/** What deleteOriginalInteractionResponse is called with. */
export interface DeleteOriginalInteractionResponseRequest {
  readonly path: DeleteOriginalInteractionResponsePath;
}

/** What deleteOriginalInteractionResponse answers. 204: The message is deleted. */
export type DeleteOriginalInteractionResponseResult = void;

/** Handlers of interactions. Receiving interactions and responding to them. */
export interface InteractionsHandlers<_Principal = unknown> {
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
   * - Once the interaction token has expired, the answer is 401 with code 50027.
   *   (interaction-followup-expired)
   *
   * Errors: `invalidFormBody` (400, code 50035), `invalidWebhookToken` (401, code 50027), `unknownWebhook`
   * (404, code 10015), `requestTooLarge` (413, code 40005).
   */
  createFollowupMessage(
    request: CreateFollowupMessageRequest,
    context: Context<undefined>,
  ): Awaitable<CreateFollowupMessageResult>;
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
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `unknownMessage`
   * (404, code 10008), `invalidFormBody` (400, code 50035).
   */
  getFollowupMessage(
    request: GetFollowupMessageRequest,
    context: Context<undefined>,
  ): Awaitable<GetFollowupMessageResult>;
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
   * Errors: `invalidFormBody` (400, code 50035), `emptyMessage` (400, code 50006), `invalidWebhookToken`
   * (401, code 50027), `unknownWebhook` (404, code 10015), `unknownMessage` (404, code 10008),
   * `requestTooLarge` (413, code 40005).
   */
  editFollowupMessage(
    request: EditFollowupMessageRequest,
    context: Context<undefined>,
  ): Awaitable<EditFollowupMessageResult>;
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
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `unknownMessage`
   * (404, code 10008), `invalidFormBody` (400, code 50035).
   */
  deleteFollowupMessage(
    request: DeleteFollowupMessageRequest,
    context: Context<undefined>,
  ): Awaitable<DeleteFollowupMessageResult>;
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
   */
  createInteractionResponse(
    request: CreateInteractionResponseRequest,
    context: Context<undefined>,
  ): Awaitable<CreateInteractionResponseResult>;
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
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `unknownMessage`
   * (404, code 10008), `invalidFormBody` (400, code 50035).
   */
  getOriginalInteractionResponse(
    request: GetOriginalInteractionResponseRequest,
    context: Context<undefined>,
  ): Awaitable<GetOriginalInteractionResponseResult>;
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
   * Errors: `invalidFormBody` (400, code 50035), `emptyMessage` (400, code 50006), `invalidWebhookToken`
   * (401, code 50027), `unknownWebhook` (404, code 10015), `unknownMessage` (404, code 10008),
   * `requestTooLarge` (413, code 40005).
   */
  editOriginalInteractionResponse(
    request: EditOriginalInteractionResponseRequest,
    context: Context<undefined>,
  ): Awaitable<EditOriginalInteractionResponseResult>;
  /**
   * Delete the original response to an interaction
   *
   * Deletes the message of the first response.
   *
   * `DELETE /webhooks/{application_id}/{interaction_token}/messages/\@original` Login: none needed.
   *
   * - Deleting the original response leaves the token valid for follow-ups.
   *   (interaction-original-delete-token)
   *
   * Errors: `invalidWebhookToken` (401, code 50027), `unknownWebhook` (404, code 10015), `unknownMessage`
   * (404, code 10008), `invalidFormBody` (400, code 50035).
   */
  deleteOriginalInteractionResponse(
    request: DeleteOriginalInteractionResponseRequest,
    context: Context<undefined>,
  ): Awaitable<DeleteOriginalInteractionResponseResult>;
}
