import type { Message } from "@guildwire/api/types";
import { newerInteractionValues } from "../delivery/interactions/newer-interaction.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import { newerValueKey } from "../store/repositories/newer-values.js";
import type { NewerEventValues } from "../store/schema/guild-tables.js";
import type { Work } from "../store/work.js";
import { type Fields, isFields } from "./fields.js";
import { createNamedSchemas, type MapNamed, type NamedSchemas } from "./named-schemas.js";
import { type Facts, type ResponseDifference, responseDifferences } from "./response-differences.js";

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

/**
 * The payload of an event in versions 9 and 10.
 *
 * @param recorded What these versions show beside the payload, as it was at the time of the event. Default: at present.
 */
export function eventOfNewer(
  { type, payload, recorded }: { readonly type: string; readonly payload: unknown; readonly recorded?: Recorded },
  read: Read,
): Promise<unknown> {
  const map = (value: unknown, mapNamed: MapNamed): unknown => namedSchemas().mapEvent(type, value, mapNamed);
  return mapped(payload, map, { read, recorded });
}

type Recorded = NewerEventValues | null;

interface FoundObject {
  readonly schema: string;
  readonly object: Fields;
}

interface Source {
  readonly read: Read;
  /** The guild of the request. */
  readonly guildId?: string | undefined;
  readonly recorded?: Recorded | undefined;
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
async function loadFacts(value: unknown, found: readonly FoundObject[], source: Source): Promise<Facts> {
  const { read, recorded } = source;
  const guilds = guildsOf(value, found, source.guildId);
  const interactions = found.filter(({ schema }) => schema.endsWith("Interaction"));
  const hasNewerValues = found.some(({ schema }) => schemasWithNewerValues.has(schema));
  const invited = found
    .filter(({ schema }) => schema === "PartialInviteGuild")
    .map(({ object }) => String(object["id"]));
  const newer = new Map(Object.entries(recorded?.values ?? {}));
  let interaction = recorded?.interaction;
  const invitedTo = new Map<string, StoredGuild>();
  const needsPresent = (recorded ?? null) === null && interactions.length + Number(hasNewerValues) > 0;
  if (needsPresent || invited.length > 0)
    await read(async (work) => {
      if (needsPresent) for (const row of await work.newerValues.list(guilds)) newer.set(newerValueKey(row), row.value);
      for (const { object } of needsPresent ? interactions : [])
        interaction = (await newerInteractionValues(work, object as never)).interaction;
      for (const id of new Set(invited)) {
        const row = await work.guilds.find(id);
        if (row !== undefined) invitedTo.set(id, row);
      }
    });
  return {
    newer: (object_id, target_id = "0") => newer.get(newerValueKey({ object_id, target_id })) ?? {},
    interaction,
    guild: (id) => invitedTo.get(id),
  };
}

function guildsOf(value: unknown, found: readonly FoundObject[], guildId: string | undefined): string[] {
  const named = found.map(({ schema, object }) => object[schema === "Guild" ? "id" : "guild_id"]);
  if (isFields(value))
    named.push(value["guild_id"], ...(found.some(({ schema }) => schema === "Guild") ? [value["id"]] : []));
  const ids = [guildId, ...named].filter((id): id is string => typeof id === "string");
  return [...new Set(ids)];
}
