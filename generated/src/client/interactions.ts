// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Client,
  type FileInput,
  json,
  nothing,
  payload,
  rateLimit,
  segment,
  send,
  withDefaults,
} from "@guildwire/runtime/client";
import type { Snowflake } from "../types/common.js";
import type {
  CreateInteractionResponseBody,
  EditOriginalInteractionResponseBody,
} from "../types/interactions.js";
import type { Message } from "../types/messages.js";
import type { CreateFollowupMessageBody, EditFollowupMessageBody } from "../types/webhooks.js";
import type { CallOptions } from "./security.js";

/** Arguments of createFollowupMessage. */
export interface CreateFollowupMessageArgs {
  /** Id of the application that received the interaction. */
  application_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
  /** The message. */
  body: CreateFollowupMessageBody & { file?: FileInput; files?: readonly FileInput[] };
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
 */
export async function createFollowupMessage(
  client: Client,
  args: CreateFollowupMessageArgs,
  options?: CallOptions,
): Promise<Message> {
  return send(client, {
    id: "createFollowupMessage",
    method: "POST",
    path: `/webhooks/${segment(args.application_id, "application_id")}` +
      `/${segment(args.interaction_token, "interaction_token")}`,
    secrets: [args.interaction_token],
    body: payload(withDefaults(client, args.body, ["allowed_mentions"]), "payload_json", ["file", "files"]),
    limit: rateLimit("createFollowupMessage", args.application_id, args.interaction_token),
  }, options);
}

/** Arguments of getFollowupMessage. */
export interface GetFollowupMessageArgs {
  /** Id of the application that received the interaction. */
  application_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
  /** Id of the message. */
  message_id: Snowflake;
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
 */
export async function getFollowupMessage(
  client: Client,
  args: GetFollowupMessageArgs,
  options?: CallOptions,
): Promise<Message> {
  return send(client, {
    id: "getFollowupMessage",
    method: "GET",
    path: `/webhooks/${segment(args.application_id, "application_id")}` +
      `/${segment(args.interaction_token, "interaction_token")}/messages` +
      `/${segment(args.message_id, "message_id")}`,
    secrets: [args.interaction_token],
    limit: rateLimit("getFollowupMessage", args.application_id, args.interaction_token),
  }, options);
}

/** Arguments of editFollowupMessage. */
export interface EditFollowupMessageArgs {
  /** Id of the application that received the interaction. */
  application_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
  /** Id of the message. */
  message_id: Snowflake;
  /** What to change; what is left out stays as it is. */
  body: EditFollowupMessageBody & { file?: FileInput; files?: readonly FileInput[] };
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
 */
export async function editFollowupMessage(
  client: Client,
  args: EditFollowupMessageArgs,
  options?: CallOptions,
): Promise<Message> {
  return send(client, {
    id: "editFollowupMessage",
    method: "PATCH",
    path: `/webhooks/${segment(args.application_id, "application_id")}` +
      `/${segment(args.interaction_token, "interaction_token")}/messages` +
      `/${segment(args.message_id, "message_id")}`,
    secrets: [args.interaction_token],
    body: payload(withDefaults(client, args.body, ["allowed_mentions"]), "payload_json", ["file", "files"]),
    limit: rateLimit("editFollowupMessage", args.application_id, args.interaction_token),
  }, options);
}

/** Arguments of deleteFollowupMessage. */
export interface DeleteFollowupMessageArgs {
  /** Id of the application that received the interaction. */
  application_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
  /** Id of the message. */
  message_id: Snowflake;
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
 */
export async function deleteFollowupMessage(
  client: Client,
  args: DeleteFollowupMessageArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "deleteFollowupMessage",
    method: "DELETE",
    path: `/webhooks/${segment(args.application_id, "application_id")}` +
      `/${segment(args.interaction_token, "interaction_token")}/messages` +
      `/${segment(args.message_id, "message_id")}`,
    secrets: [args.interaction_token],
    read: nothing,
    limit: rateLimit("deleteFollowupMessage", args.application_id, args.interaction_token),
  }, options);
}

/** Arguments of createInteractionResponse. */
export interface CreateInteractionResponseArgs {
  /** Id of the interaction. */
  interaction_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
  /** The response. */
  body: CreateInteractionResponseBody;
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
 */
export async function createInteractionResponse(
  client: Client,
  args: CreateInteractionResponseArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "createInteractionResponse",
    method: "POST",
    path: `/interactions/${segment(args.interaction_id, "interaction_id")}` +
      `/${segment(args.interaction_token, "interaction_token")}/callback`,
    secrets: [args.interaction_token],
    body: json(args.body),
    read: nothing,
    limit: rateLimit("createInteractionResponse", args.interaction_id, args.interaction_token),
  }, options);
}

/** Arguments of getOriginalInteractionResponse. */
export interface GetOriginalInteractionResponseArgs {
  /** Id of the application that received the interaction. */
  application_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
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
 */
export async function getOriginalInteractionResponse(
  client: Client,
  args: GetOriginalInteractionResponseArgs,
  options?: CallOptions,
): Promise<Message> {
  return send(client, {
    id: "getOriginalInteractionResponse",
    method: "GET",
    path: `/webhooks/${segment(args.application_id, "application_id")}` +
      `/${segment(args.interaction_token, "interaction_token")}/messages/@original`,
    secrets: [args.interaction_token],
    limit: rateLimit("getOriginalInteractionResponse", args.application_id, args.interaction_token),
  }, options);
}

/** Arguments of editOriginalInteractionResponse. */
export interface EditOriginalInteractionResponseArgs {
  /** Id of the application that received the interaction. */
  application_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
  /** What to change; what is left out stays as it is. */
  body: EditOriginalInteractionResponseBody & { file?: FileInput; files?: readonly FileInput[] };
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
 */
export async function editOriginalInteractionResponse(
  client: Client,
  args: EditOriginalInteractionResponseArgs,
  options?: CallOptions,
): Promise<Message> {
  return send(client, {
    id: "editOriginalInteractionResponse",
    method: "PATCH",
    path: `/webhooks/${segment(args.application_id, "application_id")}` +
      `/${segment(args.interaction_token, "interaction_token")}/messages/@original`,
    secrets: [args.interaction_token],
    body: payload(withDefaults(client, args.body, ["allowed_mentions"]), "payload_json", ["file", "files"]),
    limit: rateLimit("editOriginalInteractionResponse", args.application_id, args.interaction_token),
  }, options);
}

/** Arguments of deleteOriginalInteractionResponse. */
export interface DeleteOriginalInteractionResponseArgs {
  /** Id of the application that received the interaction. */
  application_id: Snowflake;
  /**
   * Token of the interaction; it is the credential of the request, while it is valid.
   *
   * At least 1 character.
   */
  interaction_token: string;
}

/**
 * Delete the original response to an interaction
 *
 * Deletes the message of the first response.
 *
 * `DELETE /webhooks/{application_id}/{interaction_token}/messages/\@original` Login: none needed.
 *
 * - Deleting the original response leaves the token valid for follow-ups. (interaction-original-delete-token)
 */
export async function deleteOriginalInteractionResponse(
  client: Client,
  args: DeleteOriginalInteractionResponseArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "deleteOriginalInteractionResponse",
    method: "DELETE",
    path: `/webhooks/${segment(args.application_id, "application_id")}` +
      `/${segment(args.interaction_token, "interaction_token")}/messages/@original`,
    secrets: [args.interaction_token],
    read: nothing,
    limit: rateLimit("deleteOriginalInteractionResponse", args.application_id, args.interaction_token),
  }, options);
}
