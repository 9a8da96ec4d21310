/**
 * A restore resets the transaction numbers, so events are numbered with an offset: see
 * `store/postgresql/event-numbering.ts`. The position of the last deleted event is stored for each application, so that
 * a reader that has missed no event can resume.
 */
export const statements: readonly string[] = [
  `create table event_numbering (
    only_row boolean primary key default true check (only_row),
    ahead numeric(20) not null,
    origin text
  )`,
  "insert into event_numbering (ahead) values (0)",
  "alter table outbox alter column transaction_id drop default",
  `create table application_floors (
    application_id bigint primary key,
    transaction_id xid8 not null,
    sequence bigint not null,
    id bigint not null
  )`,
  // The last deleted event of each application is unknown for earlier deletions.
  `insert into application_floors (application_id, transaction_id, sequence, id)
    select applications.id, transaction_id, sequence, outbox_floor.id from applications, outbox_floor
    where transaction_id <> '0'`,
];
