import { InteractionTokenLimits } from "@guildwire/api/limits";
import { type ApplicationCommandData, ApplicationCommandType, type InteractionDataOption } from "@guildwire/api/types";
import { InteractionDataOption as OptionValidator } from "@guildwire/api/validators";
import { errors } from "@guildwire/control/server";
import type { InteractionRecord, InteractionState, UseCommandBody, UseComponentBody } from "@guildwire/control/types";
import { guildOfChannel } from "../access/resolve.js";
import { type CreatedInteraction, createInteraction } from "../delivery/interactions/create-interaction.js";
import { invocationIssues } from "../rules/application-commands.js";
import { pointer, refuse } from "../rules/form.js";
import { isTokenValid } from "../rules/interactions.js";
import type { Services } from "../services.js";
import type { StoredCommand } from "../store/repositories/application-commands.js";
import type { StoredApplication } from "../store/repositories/applications.js";
import type { StoredInteraction } from "../store/repositories/interactions.js";
import type { Store } from "../store/store.js";
import type { Work } from "../store/work.js";
import { scopeOf } from "../store/write-scope.js";
import { componentDataOf } from "./component-data.js";
import { assertMayViewChannel, visibleTo } from "./messages.js";
import { requireApplication, requireChannel, requireMessage } from "./require-objects.js";
import { targetAndResolved } from "./resolved-data.js";

/** Invokes a command as a user. If the application has an endpoint, waits for its response. */
export async function invokeCommand(services: Services, body: UseCommandBody): Promise<InteractionRecord> {
  const { store } = services;
  const options = optionsOf(body);
  const guild_id = body.channel_id === undefined ? "0" : await guildOfChannel(store, body.channel_id);
  const used = await store.write(scopeOf(guild_id), async (work) => {
    const application = await requireApplication(work, body.application_id);
    await assertMayInvoke(work, guild_id, body.channel_id ?? null, body.user_id);
    const type = body.type ?? ApplicationCommandType.CHAT_INPUT;
    const registered = await registeredCommand(work, { guild_id, type, ...body });
    if (registered !== undefined) refuse(invocationIssues(registered.definition.options, options));
    const data: ApplicationCommandData = {
      id: body.id ?? registered?.id ?? work.newId(),
      name: body.name,
      type,
      ...(options !== undefined && { options }),
      ...(await targetAndResolved(work, services, { ...body, guild_id, options })),
    };
    const { user_id, channel_id = null } = body;
    const created = await createInteraction(work, services, { application, user_id, guild_id, channel_id, data });
    return { application, created };
  });
  return deliver(services, used);
}

/** The registered command that a user invokes; undefined if the application has not registered it. */
function registeredCommand(
  work: Work,
  { application_id, guild_id, type, name }: UseCommandBody & { readonly guild_id: string; readonly type: number },
): Promise<StoredCommand | undefined> {
  return work.applicationCommands.findInvoked({ application_id, guild_id }, { type, name });
}

/** Uses a component as a user; undefined if that sends no interaction. */
export async function invokeComponent(
  services: Services,
  body: UseComponentBody,
): Promise<InteractionRecord | undefined> {
  const { guild_id } = await services.store.read((work) => requireMessage(work, body.message_id));
  const used = await services.store.write(scopeOf(guild_id), async (work) => {
    const message = await requireMessage(work, body.message_id);
    const { user_id } = body;
    await assertMayInvoke(work, guild_id, guild_id === "0" ? null : message.channel_id, user_id);
    const [visible] = await visibleTo(work, user_id, [message]);
    if (visible === undefined) throw errors.unknownMessage();
    const data = componentDataOf(message.components, body);
    if (data === undefined) return undefined;
    // Components of messages without an application have no recipient.
    if (message.application_id === null) throw errors.unknownComponent();
    const application = await requireApplication(work, message.application_id);
    const channel_id = guild_id === "0" ? null : message.channel_id;
    const use = { application, user_id, guild_id, channel_id, data, message };
    return { application, created: await createInteraction(work, services, use) };
  });
  return used && deliver(services, used);
}

/** Throws unknownInteraction (404, code 10062). */
export async function requireInteraction(work: Work, id: string): Promise<InteractionRecord> {
  const guildId = await work.directory.guildOf("interaction", id);
  const interaction = guildId === undefined ? undefined : await work.interactions.find(guildId, id);
  if (interaction === undefined) throw errors.unknownInteraction();
  return recordOf(interaction, work.now);
}

async function deliver(
  { store, endpoints }: Services,
  { application, created }: { readonly application: StoredApplication; readonly created: CreatedInteraction },
): Promise<InteractionRecord> {
  const { id, delivery } = created.interaction;
  const failure = delivery === "gateway" ? undefined : await endpoints.deliver(application, created);
  const record = await read(store, id);
  return { ...record, failure: failure ?? null };
}

function read(store: Store, id: string): Promise<InteractionRecord> {
  return store.read((work) => requireInteraction(work, id));
}

function recordOf(interaction: StoredInteraction, now: Date): InteractionRecord {
  const { id, application_id, type, user_id, guild_id, channel_id, delivery } = interaction;
  const { created_at, callback_type, original_message_id } = interaction;
  return {
    id,
    application_id,
    type,
    user_id,
    guild_id: guild_id === "0" ? null : guild_id,
    channel_id,
    delivery,
    state: stateOf(interaction, now),
    response_type: callback_type,
    message_id: original_message_id,
    failure: null,
    created_at: created_at.toISOString(),
    expires_at: new Date(created_at.getTime() + InteractionTokenLimits.validity * 1000).toISOString(),
  };
}

function stateOf({ state, created_at }: StoredInteraction, now: Date): InteractionState {
  if (state === "failed") return "failed";
  if (!isTokenValid({ issued_at: created_at }, now)) return "expired";
  if (state === "deferred" || state === "responded") return state;
  return "pending";
}

/**
 * Throws unknownUser (404) and, in guilds, missingAccess (403), and memberPending (403) for a member who has not passed
 * the screening.
 */
async function assertMayInvoke(work: Work, guildId: string, channelId: string | null, userId: string): Promise<void> {
  const user = await work.users.get(userId);
  if (guildId === "0" || channelId === null) return;
  await assertMayViewChannel(work, await requireChannel(work, guildId, channelId), user.id);
  const member = await work.members.get(guildId, user.id);
  if (member.pending) throw errors.memberPending();
  await work.members.update(guildId, user.id, { last_active: work.now });
}

/** Options, which have the same structure in the interface. */
function optionsOf({ options }: UseCommandBody): InteractionDataOption[] | undefined {
  return options?.map((option, index) => {
    const result = OptionValidator.validate(option);
    if (result.ok) return result.value;
    const at = pointer("options", index);
    refuse(result.issues.map(({ path, code, message }) => ({ path: `${at}${path}`, code, message })));
    throw new TypeError("issues that are refused");
  });
}
