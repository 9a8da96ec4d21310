import { errors } from "@guildwire/api/server";
import { type Interaction, type InteractionData, InteractionType } from "@guildwire/api/types";
import { overwritesIn } from "../../access/channel-overwrites.js";
import type { DerivedTokens } from "../../access/derived-tokens.js";
import { deliveryOf } from "../../rules/interactions.js";
import { channelPermissions } from "../../rules/permissions.js";
import type { StoredApplication } from "../../store/repositories/applications.js";
import type { StoredInteraction } from "../../store/repositories/interactions.js";
import type { StoredMessage } from "../../store/repositories/messages.js";
import type { Work } from "../../store/work.js";
import { memberView } from "../../views/member-view.js";
import { type Site, showMessage } from "../../views/message-view.js";
import { userView } from "../../views/user-view.js";
import { newerInteractionValues } from "./newer-interaction.js";

/** The action of a user that creates an interaction. */
export interface InteractionInput {
  readonly application: StoredApplication;
  readonly user_id: string;
  /** "0" outside of guilds. */
  readonly guild_id: string;
  readonly channel_id: string | null;
  readonly data: InteractionData;
  /** The message whose component was used. */
  readonly message?: StoredMessage;
}

/** A created interaction. An outgoing webhook is sent once the unit of work has committed. */
export interface CreatedInteraction {
  readonly interaction: StoredInteraction;
  readonly payload: Interaction;
}

/**
 * Creates an interaction. If its application has no endpoint, the unit of work sends it over the gateway; otherwise
 * `Endpoints.deliver` sends it. In a guild, the unit of work must hold the guild's lock.
 *
 * Rules: interaction-delivery-exclusive, interaction-member-or-user, interaction-component-message,
 * interaction-token-validity, version-interaction.
 */
export async function createInteraction(
  work: Work,
  { tokens, site }: { readonly tokens: DerivedTokens; readonly site: Site },
  { application, user_id, guild_id, channel_id, data, message }: InteractionInput,
): Promise<CreatedInteraction> {
  const interaction = await work.interactions.insert({
    application_id: application.id,
    guild_id,
    channel_id,
    user_id,
    type: message === undefined ? InteractionType.APPLICATION_COMMAND : InteractionType.MESSAGE_COMPONENT,
    data: JSON.stringify(data),
    delivery: deliveryOf(application),
    ...(message !== undefined && { message_id: message.id }),
  });
  const payload = {
    id: interaction.id,
    application_id: application.id,
    type: interaction.type,
    data,
    token: tokens.create("interaction", interaction.id, interaction.token_version),
    version: 1,
    ...(guild_id !== "0" && { guild_id }),
    ...(channel_id !== null && { channel_id }),
    ...(await invokerOf(work, interaction)),
    ...(message !== undefined && { message: await showMessage(work, site, message) }),
  } as Interaction;
  if (interaction.delivery === "gateway")
    await work.outbox.append(guild_id, "INTERACTION_CREATE", [payload], {
      audience: [application.id],
      newer: await newerInteractionValues(work, payload),
    });
  return { interaction, payload };
}

/**
 * The user of the interaction: in a guild, the member with the permissions in the channel; elsewhere, the user.
 *
 * Rules: interaction-member-or-user, interaction-member-permissions.
 */
async function invokerOf(work: Work, { guild_id, channel_id, user_id }: StoredInteraction): Promise<object> {
  if (guild_id === "0") return { user: userView(await work.users.get(user_id)) };
  const guild = await work.guilds.get(guild_id);
  const member = await work.members.find(guild_id, user_id);
  if (member === undefined) throw errors.missingAccess();
  const channels = channel_id === null ? [] : await work.channels.findAll(guild_id, [channel_id]);
  const overwritesOf = await overwritesIn(work, guild_id, channels);
  const facts = { guild_id, owner_id: guild.owner_id, roles: await work.roles.list(guild_id) };
  const held = channelPermissions(facts, member, channels.flatMap(overwritesOf));
  return { member: { ...memberView(member), permissions: String(held) } };
}
