import { errors } from "@guildwire/api/server";
import type { InteractionResponse, MessageInteraction } from "@guildwire/api/types";
import { InteractionCallbackType, InteractionType } from "@guildwire/api/types";
import { editMessage, writeMessage } from "../../messages/write-message.js";
import { type InteractionState, type Outcome, outcomeOf, outcomeOfCallback } from "../../rules/interactions.js";
import type { StoredInteraction } from "../../store/repositories/interactions.js";
import type { NewMessage } from "../../store/repositories/messages.js";
import type { Work } from "../../store/work.js";
import { userView } from "../../views/user-view.js";

/** The state of an interaction for the rules about its transitions. */
export function stateOf({ type, delivery, created_at, responded_at }: StoredInteraction): InteractionState {
  return { type, delivery, issued_at: created_at, responded: responded_at !== null };
}

/**
 * Applies the first response, sent through the callback. Throws what `outcomeOfCallback` throws.
 *
 * Rules: interaction-callback-once.
 */
export async function applyCallbackResponse(
  work: Work,
  interaction: StoredInteraction | undefined,
  response: InteractionResponse,
): Promise<void> {
  const outcome = outcomeOfCallback(interaction && stateOf(interaction), response, work.now);
  // The rule rejects unknown types before.
  if (interaction !== undefined) await applyOutcome(work, interaction, response, outcome);
}

/** Applies the first response, sent by an endpoint. Throws what `outcomeOf` throws. */
export async function applyEndpointResponse(
  work: Work,
  interaction: StoredInteraction,
  response: InteractionResponse,
): Promise<void> {
  await applyOutcome(work, interaction, response, outcomeOf(interaction.type, response));
}

async function applyOutcome(
  work: Work,
  interaction: StoredInteraction,
  response: InteractionResponse,
  outcome: Outcome,
): Promise<void> {
  const { guild_id, id } = interaction;
  const isDeferred = response.type === InteractionCallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE;
  const taken = await work.interactions.takeResponse(
    guild_id,
    id,
    response.type,
    isDeferred ? "deferred" : "responded",
  );
  if (!taken) throw errors.interactionAlreadyAcknowledged();
  if (outcome.kind === "acknowledged") return;
  if (outcome.kind === "message") {
    // A deferred response has no content yet.
    const body = isDeferred || !("data" in response) ? {} : (response.data ?? {});
    const message = await writeMessage(
      work,
      {
        ...(await messageTargetOf(work, interaction)),
        flags: outcome.flags,
        ...("tts" in body && { tts: body.tts === true }),
      },
      body,
      [],
    );
    await work.interactions.setOriginal(guild_id, id, message.id);
    return;
  }
  const message = await work.messages.find(guild_id, interaction.message_id ?? "0");
  if (message === undefined) throw errors.unknownMessage();
  if (outcome.edit && "data" in response && response.data !== undefined)
    await editMessage(work, message, { body: response.data });
  await work.interactions.setOriginal(guild_id, id, message.id);
}

/** The channel and the author of messages of an interaction; the author is the bot of the application. */
export async function messageTargetOf(work: Work, interaction: StoredInteraction): Promise<NewMessage> {
  const { guild_id, channel_id, application_id, id } = interaction;
  const application = await work.applications.find(application_id);
  const user = await work.users.get(interaction.user_id);
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
