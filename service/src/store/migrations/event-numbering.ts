/**
 * Numbers of transactions begin anew where data are restored, so events are numbered by them plus a distance: see
 * `store/event-numbering.ts`. And what was deleted last is remembered for each application, so that one that has missed
 * nothing can go on.
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
  // For whom something was deleted so far is not known any more.
  `insert into application_floors (application_id, transaction_id, sequence, id)
    select applications.id, transaction_id, sequence, outbox_floor.id from applications, outbox_floor
    where transaction_id <> '0'`,
];
