import { ownNumberText } from "../event-numbering.js";

/** Locks the row of a guild, and returns the clock's offset after the wait. $1: the guild. */
export const lockGuildStatement = `select (select offset_milliseconds from clock) as "offset"
from guilds where id = $1 for update`;

const members = ["nick", "joined_at", "premium_since", "deaf", "mute", "pending", "last_active", "status"] as const;
const documents = ["activities", "client_status"] as const;
const users = ["username", "discriminator", "avatar", "system", "public_flags"] as const;

/** The columns of the calling member, each with the prefix `member_` in the row. */
const memberSelection = [
  ...["user_id", ...members, ...documents, "application_id"].map((name) => `members.${name} as member_${name}`),
  ...users.map((name) => `users.${name} as member_${name}`),
].join(", ");

/** A guild, the member who calls, and all roles. $1: the guild. $2: the calling user. */
export const unitCallerStatement: string = `select guilds.*, ${memberSelection},
  (
    select string_agg(cast(role_id as text), ',' order by role_id) from member_roles
    where member_roles.guild_id = $1 and member_roles.user_id = $2
  ) as member_roles,
  (
    select json_agg(json_build_object(
      'id', cast(id as text), 'name', name, 'permissions', cast(permissions as text), 'position', position,
      'color', color, 'hoist', hoist, 'managed', managed, 'mentionable', mentionable, 'tags', tags
    )) from roles where roles.guild_id = $1
  ) as guild_roles
from guilds left join (members join users on users.id = members.user_id)
  on members.guild_id = $1 and members.user_id = $2
where guilds.id = $1`;

/**
 * Numbers events of a guild, adds them to the outbox, and notifies all instances. Fails for a guild without a sequence.
 *
 * $1: the guild. $2: the ids of the events, ascending. $3: the name of the event. $4: the payloads, a JSON array. $5: the
 * time. $6: the ids of the recipients; null for the applications whose bots are in the guild. $7: the payload of a
 * notification for all applications. $8: the maximum length of a payload. $9: for each event, as JSON: what versions 9
 * and 10 show beside it; or the ids of the roles and channels whose values are that; or null.
 */
export const appendEventsStatement: string = `with recipients as materialized (
  select coalesce($6::text[], (
    select array_agg(cast(application_id as text) order by application_id) from members
    where guild_id = $1 and application_id is not null
  ), '{}') as ids
), taken as (
  update guild_sequences set value = value + cardinality($2::bigint[]),
    transaction_id = greatest(transaction_id, ${ownNumberText})
  where guild_id = $1
  returning value - cardinality($2::bigint[]) as previous, transaction_id
), added as (
  insert into outbox (guild_id, id, sequence, event, payload, audience, transaction_id, created_at, newer)
  select $1, ($2::bigint[])[ordinality], taken.previous + ordinality, $3, payload, recipients.ids,
    taken.transaction_id, $5,
    case jsonb_typeof(newer)
      when 'object' then newer
      when 'array' then jsonb_build_object('values', coalesce((
        select jsonb_object_agg(object_id || ' ' || target_id, value) from newer_values
        where guild_id = $1 and object_id = any (array(select cast(jsonb_array_elements_text(newer) as bigint)))
      ), '{}'))
    end
  from rows from (jsonb_array_elements($4::jsonb), jsonb_array_elements($9::jsonb))
    with ordinality as payloads (payload, newer, ordinality)
  cross join recipients left join taken on true
)
select pg_notify('guildwire_events', case when length(names) between 1 and $8 then names else $7 end)
from (select array_to_string(ids, ' ') as names from recipients) as named`;

/** $1: the guild. $2: the webhook. */
export const webhookStatement = "select * from webhooks where guild_id = $1 and id = $2";

/** The columns of a new message, with the defaults of those that may be null. */
export const newMessageColumns = [
  "guild_id",
  "id",
  "channel_id",
  "author_id",
  "author",
  "webhook_id",
  "application_id",
  "interaction_id",
  "interaction",
  "type",
  "content",
  "embeds",
  "components",
  "mentions",
  "mention_roles",
  "mention_everyone",
  "message_reference",
  "tts",
  "flags",
  "created_at",
] as const;

const defaults: Readonly<Record<string, string>> = {
  type: "0",
  content: "''",
  embeds: "'[]'::jsonb",
  components: "'[]'::jsonb",
  mentions: "'[]'::jsonb",
  mention_roles: "'[]'::jsonb",
  mention_everyone: "false",
  tts: "false",
  flags: "0",
};

const newMessageValues = newMessageColumns.map((name, index) =>
  defaults[name] === undefined ? `$${index + 1}` : `coalesce($${index + 1}, ${defaults[name]})`,
);

/** Adds a message as the last one of its channel. The parameters are `newMessageColumns`. */
export const insertMessageStatement: string = `with moved as (
  update channels set last_message_id = $2 where guild_id = $1 and id = $3
)
insert into messages (${newMessageColumns.join(", ")}) values (${newMessageValues.join(", ")}) returning *`;
