/**
 * The columns that readers need to resume: see `delivery/events/cursor.ts` for the order of events. One row stores
 * where the retained events begin, so that readers before that position get an error instead of missing events.
 */
export const statements: readonly string[] = [
  "alter table guild_sequences add column transaction_id xid8 not null default '0'",
  "drop index outbox_by_transaction",
  "create index outbox_by_place on outbox (transaction_id, sequence, id)",
  `create table outbox_floor (
    only_row boolean primary key default true check (only_row),
    transaction_id xid8 not null,
    sequence bigint not null,
    id bigint not null
  )`,
  "insert into outbox_floor (transaction_id, sequence, id) values ('0', 0, 0)",
];
