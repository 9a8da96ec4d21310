/**
 * The commands that applications register, with guild 0 for global ones, and the sessions of the gateway. Each session
 * has the position of the last event that its client has confirmed, so that any instance can resume it.
 */
export const statements: readonly string[] = [
  `create table application_commands (
    guild_id bigint not null,
    application_id bigint not null references applications on delete cascade,
    id bigint not null,
    type integer not null,
    name text not null,
    version bigint not null,
    definition jsonb not null,
    primary key (guild_id, application_id, id)
  )`,
  "create unique index application_commands_by_name on application_commands (guild_id, application_id, type, name)",
  `create table gateway_sessions (
    id text primary key,
    application_id bigint not null references applications on delete cascade,
    intents integer not null,
    shard_id integer not null,
    shard_count integer not null,
    confirmed bigint not null,
    transaction_id xid8 not null,
    event_sequence bigint not null,
    event_id bigint not null,
    seen_at timestamptz not null
  )`,
  "create index gateway_sessions_by_application on gateway_sessions (application_id, seen_at)",
];
