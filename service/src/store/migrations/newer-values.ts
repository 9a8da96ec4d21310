/**
 * Values of versions 9 and 10 that version 8 cannot express: of a role (target 0), or of an overwrite of a channel for
 * its target.
 */
export const statements: readonly string[] = [
  `create table newer_values (
    guild_id bigint not null references guilds on delete cascade,
    object_id bigint not null,
    target_id bigint not null default 0,
    value jsonb not null,
    primary key (guild_id, object_id, target_id)
  )`,
];
