/**
 * Columns and indexes for lists of members: names for searches by prefix, bots, and members who are not offline. Names
 * are compared by code points, so that an index supports prefixes.
 */
export const statements: readonly string[] = [
  "alter table members add column username_folded text not null default ''",
  "alter table members add column application_id bigint",
  fillFromUsers(),
  'create index members_by_username on members (guild_id, username_folded collate "C")',
  'create index members_by_nick on members (guild_id, nick_folded collate "C") where nick_folded is not null',
  "create index members_that_are_bots on members (guild_id, application_id) where application_id is not null",
  "create index members_present on members (guild_id, user_id) where status <> 'offline'",
  "create index outbox_by_audience on outbox using gin (audience)",
];

/** Copies columns of users to their members, including rows of an export that is older than these columns. */
export function fillFromUsers(): string {
  return `update members set
    username_folded = coalesce((select username_folded from users where users.id = members.user_id), ''),
    application_id = (select application_id from users where users.id = members.user_id)`;
}
