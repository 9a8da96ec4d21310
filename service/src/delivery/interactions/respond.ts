import { errors } from "@guildwire/api/server";
import type { InteractionResponse, MessageInteraction } from "@guildwire/api/types";
import { InteractionCallbackType, InteractionType } from "@guildwire/api/types";
import type { ReceivedFile } from "../../messages/files.js";
import { type LoadedContent, loadContent } from "../../messages/message-content.js";
import { editMessage, loadEdit, writeMessage } from "../../messages/write-message.js";
import { type InteractionState, type Outcome, outcomeOf, outcomeOfCallback } from "../../rules/interactions.js";
import type { StoredApplication } from "../../store/repositories/applications.js";
import type { StoredInteraction } from "../../store/repositories/interactions.js";
import type { NewMessage } from "../../store/repositories/messages.js";
import type { Work } from "../../store/work.js";
import { userView } from "../../views/user-view.js";

/** The state of an interaction for the rules about its transitions. */
export function stateOf({ type, delivery, created_at, responded_at }: StoredInteraction): InteractionState {
  return { type, delivery, issued_at: created_at, responded: responded_at !== null };
}

/**
 * Applies the first response, sent through the callback. Returns the id of the message that it created or changed. Throws what `outcomeOfCallback` throws.
 *
 * Rules: interaction-callback-once.
 */
export async function applyCallbackResponse(
  work: Work,
  interaction: StoredInteraction | undefined,
  response: InteractionResponse,
  files: readonly ReceivedFile[] = [],
): Promise<string | undefined> {
  const outcome = outcomeOfCallback(interaction && stateOf(interaction), response, work.now, files.length);
  // The rule rejects unknown types before.
  return interaction && applyOutcome(work, interaction, { response, files }, outcome);
}

/** Applies the first response, sent by an endpoint. Throws what `outcomeOf` throws. */
export async function applyEndpointResponse(
  work: Work,
  interaction: StoredInteraction,
  response: InteractionResponse,
): Promise<void> {
  await applyOutcome(work, interaction, { response, files: [] }, outcomeOf(interaction.type, response));
}

async function applyOutcome(
  work: Work,
  interaction: StoredInteraction,
  { response, files }: { readonly response: InteractionResponse; readonly files: readonly ReceivedFile[] },
  outcome: Outcome,
): Promise<string | undefined> {
  const { guild_id, id } = interaction;
  const isDeferred = response.type === InteractionCallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE;
  // A deferred response has no content yet.
  const body = isDeferred || !("data" in response) ? {} : (response.data ?? {});
  const taking = work.interactions.takeResponse(guild_id, id, response.type, isDeferred ? "deferred" : "responded");
  const take = taking.then((isFirst) => {
    if (!isFirst) throw errors.interactionAlreadyAcknowledged();
  });
  if (outcome.kind === "acknowledged") {
    await take;
    return undefined;
  }
  if (outcome.kind === "message") {
    const [, application, content] = await Promise.all([
      take,
      work.applications.find(interaction.application_id),
      loadContent(work, guild_id, body, [interaction.user_id]),
    ]);
    const target = messageTargetOf(interaction, application, content.users);
    const tts = "tts" in body && body.tts === true;
    const message = await writeMessage(work, { ...target, flags: outcome.flags, tts }, content, files);
    await work.interactions.setOriginal(guild_id, id, message.id);
    return message.id;
  }
  const [, { message, ...loaded }] = await Promise.all([
    take,
    loadEdit(work, guild_id, interaction.message_id ?? "0", body),
  ]);
  if (message === undefined) throw errors.unknownMessage();
  if (outcome.edit && "data" in response && response.data !== undefined)
    await editMessage(work, message, loaded, { body: response.data, files });
  await work.interactions.setOriginal(guild_id, id, message.id);
  return message.id;
}

/**
 * The channel and the author of messages of an interaction; the author is the bot of the application.
 *
 * @param users The user of the interaction.
 */
export function messageTargetOf(
  interaction: StoredInteraction,
  application: StoredApplication | undefined,
  users: LoadedContent["users"],
): NewMessage {
  const { guild_id, channel_id, application_id, id } = interaction;
  const user = users.get(interaction.user_id);
  if (user === undefined) throw errors.unknownUser();
  const shown: MessageInteraction = {
    id,
    type: interaction.type,
    name: "name" in interaction.data ? (interaction.data.name ?? "") : "",
    user: userView(user),
  };
  return {
    guild_id,
    channel_id: channel_id ?? "0",
    author_id: application?.bot_id ?? null,
    webhook_id: application_id,
    application_id,
    interaction_id: id,
    // Messages that respond to a component have an `interaction`, too, but without a name.
    ...(interaction.type === InteractionType.APPLICATION_COMMAND && { interaction: JSON.stringify(shown) }),
  };
}
