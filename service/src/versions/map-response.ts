import type { Channel, Message } from "@guildwire/api/types";
import { permissionsInChannelOrThread } from "../access/viewing.js";
import { isThread } from "../rules/channels.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { NewerValue } from "../store/schema/guild-tables.js";
import type { Work } from "../store/work.js";
import { channelView, threadView } from "../views/channel-view.js";
import { type Facts, type Fields, isFields, type ResponseDifference, responseDifferences } from "./differences.js";
import { createNamedSchemas, type MapNamed, type NamedSchemas } from "./named-schemas.js";

/** Reads from the database. */
export type Read = <Result>(task: (work: Work) => Promise<Result>) => Promise<Result>;

const bySchema = new Map<string, ResponseDifference[]>();
for (const difference of responseDifferences)
  bySchema.set(difference.schema, [...(bySchema.get(difference.schema) ?? []), difference]);

let named: NamedSchemas | undefined;

/** The document is read when a client of version 9 or 10 first calls. */
function namedSchemas(): NamedSchemas {
  named ??= createNamedSchemas(new Set(bySchema.keys()));
  return named;
}

/**
 * The body of a response in versions 9 and 10.
 *
 * @param guildId The guild of the request, if its path has one.
 */
export function responseOfNewer(
  { operation, status, guildId }: { readonly operation: string; readonly status: number; readonly guildId?: string },
  body: unknown,
  read: Read,
): Promise<unknown> {
  const map = (value: unknown, mapNamed: MapNamed): unknown =>
    namedSchemas().mapResponse(operation, status, value, mapNamed);
  return mapped(body, map, { read, guildId });
}

/** A message in versions 9 and 10, outside of the responses of the interface. */
export function messageOfNewer(message: Message, read: Read): Promise<unknown> {
  return responseOfNewer({ operation: "getOriginalInteractionResponse", status: 200 }, message, read);
}

/** The payload of an event in versions 9 and 10. */
export function eventOfNewer(event: string, payload: unknown, read: Read): Promise<unknown> {
  return mapped(payload, (value, mapNamed) => namedSchemas().mapEvent(event, value, mapNamed), { read });
}

interface FoundObject {
  readonly schema: string;
  readonly object: Fields;
}

interface Source {
  readonly read: Read;
  /** The guild of the request. */
  readonly guildId?: string | undefined;
}

async function mapped(
  value: unknown,
  map: (value: unknown, mapNamed: MapNamed) => unknown,
  source: Source,
): Promise<unknown> {
  const found: FoundObject[] = [];
  map(value, (schema, object) => {
    found.push({ schema, object });
    return object;
  });
  if (found.length === 0) return value;
  const facts = await loadFacts(value, found, source);
  return map(value, (schema, object) => mapObject(schema, object, facts));
}

function mapObject(schema: string, object: Fields, facts: Facts): Fields {
  const result: Record<string, unknown> = { ...object };
  for (const { property, value } of bySchema.get(schema) ?? []) {
    const found = value(object, facts);
    if (found === undefined) delete result[property];
    else result[property] = found;
  }
  return result;
}

/** The schemas for whose objects values may be stored. */
const schemasWithNewerValues: ReadonlySet<string> = new Set(["Role", "Channel"]);

/** Reads what the differences need beyond the objects themselves, in one unit of work, if anything. */
async function loadFacts(value: unknown, found: readonly FoundObject[], { read, guildId }: Source): Promise<Facts> {
  const guilds = guildsOf(value, found, guildId);
  const interactions = found.filter(({ schema }) => schema.endsWith("Interaction"));
  const hasNewerValues = interactions.length > 0 || found.some(({ schema }) => schemasWithNewerValues.has(schema));
  const invited = found
    .filter(({ schema }) => schema === "PartialInviteGuild")
    .map(({ object }) => String(object["id"]));
  const newer = new Map<string, NewerValue>();
  const scenes = new Map<string, InteractionScene>();
  const invitedTo = new Map<string, StoredGuild>();
  if (hasNewerValues || invited.length > 0)
    await read(async (work) => {
      if (hasNewerValues)
        for (const { object_id, target_id, value: each } of await work.newerValues.list(guilds))
          newer.set(`${object_id} ${target_id}`, each);
      for (const { object } of interactions) {
        const scene = await loadScene(work, object);
        if (scene !== undefined) scenes.set(String(object["id"]), scene);
      }
      for (const id of new Set(invited)) {
        const row = await work.guilds.find(id);
        if (row !== undefined) invitedTo.set(id, row);
      }
    });
  const channels = new Map([...scenes.values()].map(({ channel }) => [channel.id, channel]));
  return {
    newer: (objectId, targetId = "0") => newer.get(`${objectId} ${targetId}`) ?? {},
    channel: (id) => channels.get(id),
    appPermissions: (id) => scenes.get(id)?.appPermissions,
    guild: (id) => invitedTo.get(id),
  };
}

/** Where an interaction takes place. */
interface InteractionScene {
  readonly channel: Channel;
  readonly appPermissions: bigint;
}

/** Undefined for an interaction outside of guilds, and if the guild or the channel was deleted. */
async function loadScene(work: Work, interaction: Fields): Promise<InteractionScene | undefined> {
  const { guild_id: guildId, channel_id: channelId, application_id: applicationId } = interaction;
  if (typeof guildId !== "string" || typeof channelId !== "string") return undefined;
  const [guild, channel, application] = await Promise.all([
    work.guilds.find(guildId),
    work.channels.find(guildId, channelId),
    work.applications.find(String(applicationId)),
  ]);
  if (guild === undefined || channel === undefined) return undefined;
  const member = application && (await work.members.find(guildId, application.bot_id));
  const roles = member === undefined ? [] : await work.roles.list(guildId);
  const counts = isThread(channel.type) ? await work.threads.memberCounts(guildId) : undefined;
  return {
    channel: counts === undefined ? channelView(channel) : threadView(channel, counts.get(channelId) ?? 0),
    // A bot that is no member has no permissions.
    appPermissions:
      member === undefined ? 0n : await permissionsInChannelOrThread(work, { guild, roles, member }, channel),
  };
}

function guildsOf(value: unknown, found: readonly FoundObject[], guildId: string | undefined): string[] {
  const named = found.map(({ schema, object }) => object[schema === "Guild" ? "id" : "guild_id"]);
  if (isFields(value))
    named.push(value["guild_id"], ...(found.some(({ schema }) => schema === "Guild") ? [value["id"]] : []));
  const ids = [guildId, ...named].filter((id): id is string => typeof id === "string");
  return [...new Set(ids)];
}
