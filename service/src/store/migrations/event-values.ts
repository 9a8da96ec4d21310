/**
 * What versions 9 and 10 show of an event beside its payload, as it was at the time of the event. Instances of former
 * versions, which run beside this one during an upgrade, leave it null.
 */
export const statements: readonly string[] = ["alter table outbox add column newer jsonb"];
